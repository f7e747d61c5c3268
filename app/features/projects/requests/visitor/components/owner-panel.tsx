import { useState } from "react";
import { api } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { RequestDetail } from "../../requests.contract.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { InvitedList } from "./invited-list.tsx";
import { useMove } from "./use-request-moves.ts";

type Owner = NonNullable<RequestDetail["owner"]>;

/** What the household may do, and whom it asked. */
export function OwnerPanel({ job, owner }: { job: RequestDetail; owner: Owner }) {
  const t = useT("requests");
  const format = useFormat();
  const [asks, setAsks] = useState<"close" | "cancel" | null>(null);
  const [invites, setInvites] = useState(false);
  const moves = {
    close: useMove(() => api.requests.close({ id: job.id }), t("owner.closed")),
    cancel: useMove(() => api.requests.cancel({ id: job.id }), t("owner.cancelled")),
  };
  const { permissions } = job;
  return (
    <section className="job-panel" aria-labelledby="job-own">
      <h2 id="job-own">{t(job.kind === "open" ? "owner.open" : "owner.invited", { n: owner.invited.length })}</h2>
      {job.status === "open" && job.sentAt && (
        <p className="text-sm text-muted">
          {t("owner.receipt", { day: format.date(job.sentAt, "day"), last: format.date(`${job.lastDay}T12:00:00+03:00`, "day") })}
        </p>
      )}
      {job.kind === "open" ? (
        <p className="text-sm">{t("owner.openText")}</p>
      ) : (
        <InvitedList
          request={{ id: job.id, isOpen: job.status === "open", canInvite: permissions.canInvite }}
          invited={owner.invited}
          className="job-invited"
        />
      )}
      <div className="grid gap-2">
        {permissions.canEdit && (
          <ButtonLink variant="primary" block to={`/dashboard/jobs/new?request=${job.id}`}>
            {t("owner.edit")}
          </ButtonLink>
        )}
        {permissions.canInvite && (
          <Button block onClick={() => setInvites(true)}>
            {t("owner.inviteAnother")}
          </Button>
        )}
        {permissions.canClose && (
          <Button block onClick={() => setAsks("close")}>
            {t(job.isSealed ? "owner.openBids" : "owner.close")}
          </Button>
        )}
        {permissions.canCancel && (
          <Button variant="ghost" block onClick={() => setAsks("cancel")}>
            {t("owner.cancel")}
          </Button>
        )}
        {job.status === "expired" && (
          <ButtonLink variant="primary" block to={`/dashboard/jobs/new?project=${owner.projectId}`}>
            {t("owner.again")}
          </ButtonLink>
        )}
        <ButtonLink variant="ghost" block to={`/dashboard/projects/${owner.projectId}`}>
          {t("owner.project")}
        </ButtonLink>
      </div>
      {invites && <InviteDialog requestId={job.id} invited={owner.invited} onClose={() => setInvites(false)} />}
      {asks && (
        <ConfirmDialog
          title={t(`owner.${asks}Title`)}
          action={t(asks === "cancel" ? "owner.cancel" : job.isSealed ? "owner.openBids" : "owner.close")}
          cancel={t("owner.keep")}
          isDanger={asks === "cancel"}
          pending={moves[asks].isPending}
          onClose={() => setAsks(null)}
          onConfirm={() => {
            moves[asks].mutate(undefined);
            setAsks(null);
          }}
        >
          {t(`owner.${asks}Text`)}
        </ConfirmDialog>
      )}
    </section>
  );
}
