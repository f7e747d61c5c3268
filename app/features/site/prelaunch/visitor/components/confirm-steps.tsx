import { useMutation } from "@tanstack/react-query";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input } from "#app/ui/input.tsx";
import type { PlaceInLine } from "../../prelaunch.contract.ts";
import { CODE_LENGTH, PRELAUNCH_PATH } from "../../prelaunch.ts";

type Done = { onDone(place: PlaceInLine): void };

/** The code that was sent. */
export function ConfirmCode({ contact, channel, onDone, onBack }: Done & { contact: string; channel: "email" | "phone"; onBack(): void }) {
  const t = useT("prelaunch");
  const form = useSimpleForm({
    initial: { code: "" },
    problemText: () => t("problem.code"),
    send: ({ code }) => api.prelaunch.confirm({ contact, code }),
    onSent: onDone,
  });
  return (
    <>
      <h1>{t("code.title")}</h1>
      <p className="lede">{t.rich(`code.${channel}`, { contact: () => <bdi dir="ltr">{contact}</bdi> })}</p>
      <Form form={form} className="grid gap-5">
        <Input {...form.text("code")} label={t("code.label")} dir="ltr" inputMode="numeric" autoComplete="one-time-code" maxLength={CODE_LENGTH + 2} required />
        <FailureNote form={form} />
        <Button type="submit" variant="primary" size="lg" block pending={form.isSending}>
          {t("code.submit")}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t("code.back")}
        </Button>
      </Form>
    </>
  );
}

/** The link of the mail: confirmed by a tap, because programs open links, too. */
export function ConfirmLink({ token, onDone }: Done & { token: string }) {
  const t = useT("prelaunch");
  const confirm = useMutation({ mutationFn: () => api.prelaunch.confirm({ token }), onSuccess: onDone });
  return (
    <>
      <h1>{t("link.title")}</h1>
      <p className="lede">{t(confirm.isError ? "link.over" : "link.text")}</p>
      {confirm.isError ? (
        <ButtonLink size="lg" block reloadDocument to={PRELAUNCH_PATH}>
          {t("link.again")}
        </ButtonLink>
      ) : (
        <Button variant="primary" size="lg" block pending={confirm.isPending} onClick={() => confirm.mutate()}>
          {t("code.submit")}
        </Button>
      )}
    </>
  );
}
