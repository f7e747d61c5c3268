import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { OrganizationOffer } from "../../organizations.contract.ts";
import { invitationPath, teamPath } from "../../organizations.ts";
import { useOrganizationName } from "./use-organization.ts";

type Props = { invitation: OrganizationOffer; invitationKey: string };

/** Who invites to which organization, with which role, and the two answers. */
export function InvitationCard({ invitation, invitationKey }: Props) {
  const t = useT("organizations");
  const { inviter, role } = invitation;
  return (
    <article className="panel mx-auto grid max-w-xl gap-4 p-6 sm:p-8">
      <h1 className="text-2xl" dir="auto">
        {useOrganizationName()(invitation)}
      </h1>
      <p>{inviter ? t("invitation.text", { name: inviter }) : t("invitation.plain")}</p>
      <div className="rounded-control bg-sunken px-4 py-3 text-sm">
        <p className="font-medium">{t("invitation.role", { role: t(`role.${role}`) })}</p>
        <p className="text-muted">{t(`may.${role}`)}</p>
      </div>
      <Answer invitation={invitation} invitationKey={invitationKey} />
    </article>
  );
}

function Answer({ invitation, invitationKey }: Props) {
  const t = useT("organizations");
  const format = useFormat();
  const { viewer, isKnown } = useViewer();
  const { state, isForViewer, organizationId, email } = invitation;
  if (state === "accepted" && isForViewer)
    return (
      <div>
        <ButtonLink variant="primary" to={teamPath(organizationId)}>
          {t("invitation.open")}
        </ButtonLink>
      </div>
    );
  if (state !== "open") return <p className="text-muted">{t(`invitation.is.${state}`, { date: format.date(invitation.expiresAt) })}</p>;
  if (!isKnown) return null;
  if (!viewer) {
    const redirect = `?redirect=${encodeURIComponent(invitationPath(invitationKey))}`;
    return (
      <>
        <p className="text-sm text-muted">{t("invitation.signInText", { email })}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="primary" to={`/login${redirect}`}>
            {t("invitation.signIn")}
          </ButtonLink>
          <ButtonLink to={`/signup${redirect}`}>{t("invitation.signUp")}</ButtonLink>
        </div>
      </>
    );
  }
  if (!isForViewer) return <p className="rounded-control bg-warn-soft px-4 py-3 text-sm">{t("invitation.wrongPerson", { email, own: viewer.email })}</p>;
  return <Choice invitation={invitation} invitationKey={invitationKey} />;
}

function Choice({ invitation, invitationKey }: Props) {
  const t = useT("organizations");
  const client = useQueryClient();
  const navigate = useNavigate();
  const organization = useOrganizationName()(invitation);
  const answer = useMutation({
    mutationFn: (isAccepted: boolean) => api.organizations.answerInvitation({ key: invitationKey, isAccepted }),
    onSuccess: async ({ id }, isAccepted) => {
      toast({ title: t(isAccepted ? "invitation.accepted" : "invitation.declined", { organization }) });
      // The account may enter the vendor's area from now on.
      await client.invalidateQueries({ queryKey: orpc.account.me.key() });
      void client.invalidateQueries({ queryKey: orpc.organizations.key() });
      void navigate(isAccepted ? teamPath(id) : "/dashboard");
    },
    onError: () => void client.invalidateQueries({ queryKey: orpc.organizations.getInvitation.key() }),
  });
  const failure = answer.error && problemOf<unknown>(answer.error).code;
  return (
    <>
      {failure && (
        <p className="text-sm text-danger" role="alert">
          {t(failure === "UNVERIFIED" ? "invitation.unverified" : failure === "OVER" ? "over" : "failed")}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" pending={answer.isPending && answer.variables} onClick={() => answer.mutate(true)}>
          {t("invitation.accept")}
        </Button>
        <Button pending={answer.isPending && !answer.variables} onClick={() => answer.mutate(false)}>
          {t("invitation.decline")}
        </Button>
      </div>
    </>
  );
}

export function InvitationGone() {
  const t = useT("organizations");
  return (
    <EmptyState
      level={1}
      title={t("invitation.gone")}
      text={t("invitation.goneText")}
      actions={
        <ButtonLink variant="primary" to="/dashboard">
          {t("invitation.home")}
        </ButtonLink>
      }
    />
  );
}
