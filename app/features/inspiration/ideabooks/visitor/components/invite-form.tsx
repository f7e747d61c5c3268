import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input, Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { type BookErrorCode, MEMBER_ROLES, type MemberRole } from "../../ideabooks.ts";

/** Asks an address in. It stays in its field when that failed. */
export function InviteForm({ bookId }: { bookId: string }) {
  const t = useT("ideabooks");
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: { email: "", role: "edit" as MemberRole },
    problemText: (code: BookErrorCode) => t(`error.${code}`),
    send: ({ email, role }) => api.ideabooks.invite({ id: bookId, email, role }),
    onSent: () => {
      const { email, role } = form.values;
      toast({ title: t("members.invited", { email: email.trim() }) });
      form.restart({ email: "", role });
      return client.invalidateQueries({ queryKey: orpc.ideabooks.get.key() });
    },
  });
  const { failure } = form;
  const refused = failure && t(failure.kind === "tooOften" ? "members.limited" : "failed");
  const error = form.error("email") ?? form.error("limit") ?? refused ?? undefined;
  return (
    <Form form={form} className="invite-form">
      <Input label={t("members.email")} type="email" autoComplete="off" hint={t("members.emailHint")} {...form.text("email")} error={error} />
      <Select label={t("members.role")} {...form.text("role")}>
        {MEMBER_ROLES.map((value) => (
          <option key={value} value={value}>
            {t(`role.${value}`)}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="primary" pending={form.isSending}>
        {t("members.invite")}
      </Button>
    </Form>
  );
}
