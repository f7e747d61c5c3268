import { useT } from "#app/platform/languages/language-context.tsx";
import type { OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { invitationPath } from "../../organizations.ts";
import { useOrganizationName } from "./use-organization.ts";

type Waiting = { id: string; name: string; nameAr: string | null; role: OrganizationRole };

/** Invitations to the viewer that wait for an answer. */
export function WaitingInvitations({ invitations }: { invitations: readonly Waiting[] }) {
  const t = useT("organizations");
  const nameOf = useOrganizationName();
  if (invitations.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {invitations.map((invitation) => (
        <li key={invitation.id} className="panel flex flex-wrap items-center justify-between gap-3 p-5">
          <div className="min-w-0">
            <p className="font-medium" dir="auto">
              {t("waiting.title", { organization: nameOf(invitation) })}
            </p>
            <p className="text-sm text-muted">{t("waiting.text", { role: t(`role.${invitation.role}`) })}</p>
          </div>
          <ButtonLink variant="primary" size="sm" to={invitationPath(invitation.id)}>
            {t("waiting.open")}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
