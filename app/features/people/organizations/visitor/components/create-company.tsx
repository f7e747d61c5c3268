import { useNavigate } from "react-router";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import { teamPath } from "../../organizations.ts";
import { NameFields } from "./name-fields.tsx";
import { useRefreshOrganizations } from "./use-organization.ts";

export function CreateCompany() {
  const t = useT("organizations");
  const navigate = useNavigate();
  const refresh = useRefreshOrganizations();
  const form = useSimpleForm({
    initial: { name: "", nameAr: "" },
    problemText: (code) => t(`problem.${code as "required"}`),
    send: ({ name, nameAr }) => api.organizations.create({ name, nameAr: nameAr || null }),
    onSent: async ({ id }) => {
      toast({ title: t("create.done") });
      await refresh();
      void navigate(teamPath(id));
    },
  });
  return (
    <Form form={form} className="grid gap-4">
      <NameFields form={form} />
      <FailureNote form={form} />
      <div>
        <Button type="submit" variant="primary" pending={form.isSending}>
          {t("create.submit")}
        </Button>
      </div>
    </Form>
  );
}
