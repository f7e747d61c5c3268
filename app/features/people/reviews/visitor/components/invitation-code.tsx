import { useNavigate } from "react-router";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input } from "#app/ui/input.tsx";
import { reviewFormPath } from "../../reviews.ts";

/** Of a former client whom a professional invited. */
export function InvitationCode() {
  const t = useT("reviews");
  const navigate = useNavigate();
  const form = useSimpleForm({
    initial: { code: "" },
    check: ({ code }): Record<string, string> => (code.trim() ? {} : { code: "required" }),
    problemText: () => t("code.required"),
    send: ({ code }) => api.reviews.confirmInvitation({ code }),
    onSent: ({ id }) => navigate(reviewFormPath("professional", id)),
  });
  return (
    <section className="mt-10" aria-labelledby="invitation-code">
      <h2 id="invitation-code" className="text-xl">
        {t("code.title")}
      </h2>
      <Form form={form} className="mt-3 grid max-w-[420px] gap-3">
        <Input
          {...form.text("code")}
          label={t("code.label")}
          hint={t("code.hint")}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          required
        />
        <FailureNote form={form} texts={{ gone: t("code.wrong"), tooOften: t("code.tooOften") }} />
        <div>
          <Button type="submit" pending={form.isSending}>
            {t("code.send")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
