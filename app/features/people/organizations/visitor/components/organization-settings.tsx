import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import type { Organization } from "../../organizations.contract.ts";
import { NameFields } from "./name-fields.tsx";
import { Transfer } from "./transfer.tsx";
import { useOrganizationName, useRefreshOrganizations, useTeamChange } from "./use-organization.ts";

export function OrganizationSettings({ organization }: { organization: Organization }) {
  const t = useT("organizations");
  return (
    <section aria-labelledby="settings" className="grid gap-6">
      <h2 id="settings" className="text-xl">
        {t("settings.title")}
      </h2>
      <Details organization={organization} />
      {organization.can.includes("manageOwners") && organization.memberCount > 1 && <Transfer organization={organization} />}
      {organization.can.includes("remove") && <Deletion organization={organization} />}
    </section>
  );
}

function Details({ organization }: { organization: Organization }) {
  const t = useT("organizations");
  const refresh = useRefreshOrganizations();
  const form = useForm({
    stored: organization,
    valuesOf: ({ name, nameAr, isPublic }) => ({ name, nameAr: nameAr ?? "", isPublic }),
    problemText: (code) => t(`problem.${code as "required"}`),
    send: async (values) => {
      await api.organizations.update({ id: organization.id, ...values, nameAr: values.nameAr || null });
      return { ...organization, ...values };
    },
    next: (saved) => saved,
    onSent: () => {
      toast({ title: t("settings.saved") });
      return refresh();
    },
  });
  return (
    <Form form={form} className="grid gap-4">
      <NameFields form={form} />
      <Checkbox label={t("settings.isPublic")} checked={form.values.isPublic} onChange={(event) => form.set("isPublic", event.target.checked)} />
      <FailureNote form={form} />
      <div>
        <Button type="submit" variant="primary" aria-disabled={!form.isDirty || undefined} pending={form.isSending}>
          {t("settings.save")}
        </Button>
      </div>
    </Form>
  );
}

function Deletion({ organization }: { organization: Organization }) {
  const t = useT("organizations");
  const navigate = useNavigate();
  const names = { organization: useOrganizationName()(organization) };
  const [isAsking, setAsking] = useState(false);
  const remove = useTeamChange(
    () => api.organizations.remove({ id: organization.id }).finally(() => setAsking(false)),
    () => t("settings.deleted", names),
    () => void navigate("/dashboard/team"),
  );
  return (
    <div className="border-t border-line pt-5">
      <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
        {t("settings.delete")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t("confirm.delete", names)}
          action={t("confirm.deleteDo")}
          isDanger
          pending={remove.isPending}
          onConfirm={() => remove.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {t("confirm.deleteText")}
        </ConfirmDialog>
      )}
    </div>
  );
}
