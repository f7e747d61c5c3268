import { api } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import type { OpenInvitation } from "../../organizations.contract.ts";
import { useTeamChange } from "./use-organization.ts";

/** Who was invited and has not answered. */
export function OpenInvitations({ id, invitations }: { id: string; invitations: readonly OpenInvitation[] }) {
  const t = useT("organizations");
  return (
    <section aria-labelledby="open">
      <h2 id="open" className="mb-3 text-xl">
        {t("open.title", { n: invitations.length })}
      </h2>
      <ul className="panel divide-y divide-line px-5 py-1">
        {invitations.map((invitation) => (
          <Row key={invitation.id} id={id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function Row({ id, invitation: { id: invitationId, email, role, isExpired, expiresAt } }: { id: string; invitation: OpenInvitation }) {
  const t = useT("organizations");
  const format = useFormat();
  const which = { id, invitationId };
  const resend = useTeamChange(
    () => api.organizations.resend(which),
    () => t("open.resent", { email }),
  );
  const withdraw = useTeamChange(
    () => api.organizations.withdraw(which),
    () => t("open.withdrawn", { email }),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="truncate font-medium">
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className={isExpired ? "text-sm text-danger" : "text-sm text-muted"}>
          {t(isExpired ? "open.expired" : "open.until", { role: t(`role.${role}`), date: format.date(expiresAt) })}
        </p>
      </div>
      <div className="flex gap-1">
        <Button size="sm" pending={resend.isPending} aria-label={t("open.resendTo", { email })} onClick={() => resend.mutate(undefined)}>
          {t("open.resend")}
        </Button>
        <Button size="sm" pending={withdraw.isPending} aria-label={t("open.withdrawOf", { email })} onClick={() => withdraw.mutate(undefined)}>
          {t("open.withdraw")}
        </Button>
      </div>
    </li>
  );
}
