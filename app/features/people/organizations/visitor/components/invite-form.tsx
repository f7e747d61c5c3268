import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input, Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { INVITATION_DAYS, INVITED_ROLES, type InvitedRole } from "../../organizations.ts";
import { useRefreshOrganizations } from "./use-organization.ts";

const EMPTY: { email: string; role: InvitedRole } = { email: "", role: "editor" };

/** Sends an invitation; the address stays in its field when that failed. */
export function InviteForm({ id }: { id: string }) {
  const t = useT("organizations");
  const refresh = useRefreshOrganizations();
  const form = useSimpleForm({
    initial: EMPTY,
    problemText: (code) => t(`problem.${code as "required"}`),
    send: async (values) => {
      await api.organizations.invite({ id, ...values });
      return values;
    },
    onSent: ({ email, role }) => {
      toast({ title: t("invite.sent", { email: email.trim() }) });
      form.renew({ email: "", role });
      return refresh();
    },
  });
  return (
    <section aria-labelledby="invite">
      <h2 id="invite" className="text-xl">
        {t("invite.title")}
      </h2>
      <p className="mb-4 text-sm text-muted">{t("invite.text", { days: INVITATION_DAYS })}</p>
      <Form form={form} className="grid items-start gap-4 sm:grid-cols-[1fr_16rem]">
        <Input {...form.text("email")} label={t("invite.email")} type="email" autoComplete="off" dir="ltr" required />
        <Select {...form.text("role")} label={t("invite.role")} hint={t(`may.${form.values.role}`)}>
          {INVITED_ROLES.map((value) => (
            <option key={value} value={value}>
              {t(`role.${value}`)}
            </option>
          ))}
        </Select>
        <div className="grid gap-3 sm:col-span-2">
          <FailureNote form={form} texts={{ tooOften: t("invite.tooOften") }} />
          <div>
            <Button type="submit" variant="primary" pending={form.isSending}>
              {t("invite.send")}
            </Button>
          </div>
        </div>
      </Form>
    </section>
  );
}
