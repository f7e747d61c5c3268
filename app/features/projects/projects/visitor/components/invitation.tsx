import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { InvitationAnswer } from "#app/kit/invitation.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { ProjectInvitation } from "../../projects.contract.ts";
import { invitationPath, PROJECTS_PATH, projectPath } from "../../projects.ts";

/** An invitation to a project: from whom, to which, and the two answers. */
export function Invitation({ invitation, token }: { invitation: ProjectInvitation; token: string }) {
  const t = useT("projects");
  const client = useQueryClient();
  const navigate = useNavigate();
  const { title, inviter } = invitation;
  const project = projectPath(invitation.projectId);
  return (
    <article className="panel mx-auto grid max-w-xl gap-4 p-6">
      <h1 className="text-2xl" dir="auto">
        {title}
      </h1>
      <p>{inviter ? t("invitation.text", { name: inviter }) : t("invitation.textPlain")}</p>
      <InvitationAnswer
        offer={invitation}
        path={invitationPath(token)}
        opens={{ to: project, label: t("invitation.open") }}
        welcome={t("invitation.accepted", { project: title })}
        answer={(isAccepted) => api.projects.answerInvitation({ token, isAccepted })}
        onAnswered={async (isAccepted) => {
          void client.invalidateQueries({ queryKey: orpc.projects.key() });
          await navigate(isAccepted ? project : PROJECTS_PATH);
        }}
        onRefused={() => void client.invalidateQueries({ queryKey: orpc.projects.getInvitation.key() })}
      />
    </article>
  );
}
