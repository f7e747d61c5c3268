import { useId, useState } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Select } from "#app/ui/input.tsx";
import type { Organization } from "../../organizations.contract.ts";
import { useOrganizationName, useTeamChange } from "./use-organization.ts";

/** Another member becomes the owner in the viewer's place. */
export function Transfer({ organization }: { organization: Organization }) {
  const t = useT("organizations");
  const others = organization.members.filter(({ isViewer }) => !isViewer);
  const [userId, setUserId] = useState(others[0]?.userId ?? "");
  const textId = useId();
  const [isAsking, setAsking] = useState(false);
  const chosen = others.find((member) => member.userId === userId) ?? others[0];
  const names = { name: chosen?.name ?? "", organization: useOrganizationName()(organization) };
  const transfer = useTeamChange(
    (to: string) => api.organizations.transfer({ id: organization.id, userId: to }),
    () => t("members.roleSaved", { name: names.name, role: t("role.owner") }),
    () => setAsking(false),
  );
  if (!chosen) return null;
  return (
    <div className="border-t border-line pt-5">
      <div className="flex flex-wrap items-end gap-3">
        <Select label={t("settings.transferTo")} aria-describedby={textId} value={chosen.userId} onChange={(event) => setUserId(event.target.value)}>
          {others.map((member) => (
            <option key={member.userId} value={member.userId}>
              {member.name}
            </option>
          ))}
        </Select>
        <Button onClick={() => setAsking(true)}>{t("settings.transfer")}</Button>
      </div>
      <p id={textId} className="mt-1.5 text-sm text-muted">
        {t("settings.transferText")}
      </p>
      {isAsking && (
        <ConfirmDialog
          title={t("confirm.transfer", names)}
          action={t("confirm.transferDo")}
          pending={transfer.isPending}
          onConfirm={() => transfer.mutate(chosen.userId)}
          onClose={() => setAsking(false)}
        >
          {t("confirm.transferText", names)}
        </ConfirmDialog>
      )}
    </div>
  );
}
