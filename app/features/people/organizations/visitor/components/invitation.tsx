import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { InvitationAnswer } from "#app/kit/invitation.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { OrganizationOffer } from "../../organizations.contract.ts";
import { invitationPath, teamPath } from "../../organizations.ts";
import { useOrganizationName } from "./use-organization.ts";

/** Who invites to which organization, with which role, and the two answers. */
export function InvitationCard({ invitation, invitationKey }: { invitation: OrganizationOffer; invitationKey: string }) {
  const t = useT("organizations");
  const client = useQueryClient();
  const navigate = useNavigate();
  const { inviter, role } = invitation;
  const organization = useOrganizationName()(invitation);
  const team = teamPath(invitation.organizationId);
  return (
    <article className="panel mx-auto grid max-w-xl gap-4 p-6 sm:p-8">
      <h1 className="text-2xl" dir="auto">
        {organization}
      </h1>
      <p>{inviter ? t("invitation.text", { name: inviter }) : t("invitation.plain")}</p>
      <div className="rounded-control bg-sunken px-4 py-3 text-sm">
        <p className="font-medium">{t("invitation.role", { role: t(`role.${role}`) })}</p>
        <p className="text-muted">{t(`may.${role}`)}</p>
      </div>
      <InvitationAnswer
        offer={invitation}
        path={invitationPath(invitationKey)}
        opens={{ to: team, label: t("invitation.open") }}
        welcome={t("invitation.accepted", { organization })}
        answer={(isAccepted) => api.organizations.answerInvitation({ key: invitationKey, isAccepted })}
        onAnswered={async (isAccepted) => {
          // The account may enter the vendor's area from now on.
          await client.invalidateQueries({ queryKey: orpc.account.me.key() });
          void client.invalidateQueries({ queryKey: orpc.organizations.key() });
          await navigate(isAccepted ? team : "/dashboard");
        }}
        onRefused={() => void client.invalidateQueries({ queryKey: orpc.organizations.getInvitation.key() })}
      />
    </article>
  );
}
