import { useState } from "react";
import { api } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { Organization } from "../../organizations.contract.ts";
import { mayShareWork } from "../../organizations.policy.ts";
import { useOrganizationName, useTeamChange } from "./use-organization.ts";

/** The professionals in whose name the team works, and the viewer's own choice. Renders nothing for a team without any. */
export function SharedWork({ organization }: { organization: Organization }) {
  const t = useT("organizations");
  const { viewer } = useViewer();
  const sharing = organization.members.filter(({ sharesWork }) => sharesWork);
  const isMine = sharing.some(({ isViewer }) => isViewer);
  const mayChoose = isMine || (viewer !== null && mayShareWork(viewer));
  if (sharing.length === 0 && !mayChoose) return null;
  return (
    <section aria-labelledby="work">
      <h2 id="work" className="mb-3 text-xl">
        {t("work.title")}
      </h2>
      <p className="text-sm text-muted">{t(sharing.length > 0 ? "work.text" : "work.none")}</p>
      {sharing.length > 0 && (
        <ul className="mt-2 list-disc ps-5">
          {sharing.map(({ userId, name }) => (
            <li key={userId}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {mayChoose && <OwnWork organization={organization} isShared={isMine} />}
    </section>
  );
}

/** Others get rights by it: it is asked once more. */
function OwnWork({ organization, isShared }: { organization: Organization; isShared: boolean }) {
  const t = useT("organizations");
  const names = { organization: useOrganizationName()(organization) };
  const [isAsking, setAsking] = useState(false);
  const share = useTeamChange(
    (next: boolean) => api.organizations.shareWork({ id: organization.id, isShared: next }).finally(() => setAsking(false)),
    (next) => t(next ? "work.started" : "work.stopped", names),
  );
  return (
    <div className="mt-4">
      <Button size="sm" pending={share.isPending} onClick={() => (isShared ? share.mutate(false) : setAsking(true))}>
        {t(isShared ? "work.stop" : "work.start")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t("confirm.work", names)}
          action={t("confirm.workDo")}
          pending={share.isPending}
          onConfirm={() => share.mutate(true)}
          onClose={() => setAsking(false)}
        >
          {t("confirm.workText")}
        </ConfirmDialog>
      )}
    </div>
  );
}
