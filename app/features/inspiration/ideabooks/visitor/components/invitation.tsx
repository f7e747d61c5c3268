import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { BookInvitation } from "../../ideabooks.contract.ts";
import { BOOKS_PATH, bookPath, invitationPath } from "../../ideabooks.ts";
import { Collage } from "./book-card.tsx";

/** Someone asks to look at an ideabook together: who, which, and the two answers. */
export function Invitation({ invitation, token }: { invitation: BookInvitation; token: string }) {
  const t = useT("ideabooks");
  const { title, inviter, role, photos, itemCount } = invitation;
  return (
    <article className="invitation panel">
      <Collage photos={photos} isFirst />
      <h1 dir="auto">{title}</h1>
      <p>{inviter ? t(`invitation.${role}`, { name: inviter }) : t(`invitation.${role}Plain`)}</p>
      <p className="tiny muted">{t("ideas", { n: itemCount })}</p>
      <Answer invitation={invitation} token={token} />
    </article>
  );
}

function Answer({ invitation, token }: { invitation: BookInvitation; token: string }) {
  const t = useT("ideabooks");
  const client = useQueryClient();
  const navigate = useNavigate();
  const { viewer, isKnown } = useViewer();
  const answer = useMutation({
    mutationFn: (isAccepted: boolean) => api.ideabooks.answerInvitation({ token, isAccepted }),
    onSuccess: ({ id }, isAccepted) => {
      toast({ title: t(isAccepted ? "invitation.accepted" : "invitation.declined", { book: invitation.title }) });
      void client.invalidateQueries({ queryKey: orpc.ideabooks.key() });
      void navigate(isAccepted ? bookPath(id) : BOOKS_PATH);
    },
    onError: () => void client.invalidateQueries({ queryKey: orpc.ideabooks.getInvitation.key() }),
  });
  if (invitation.state === "accepted" && invitation.isForViewer)
    return (
      <ButtonLink variant="primary" to={bookPath(invitation.bookId)}>
        {t("invitation.open")}
      </ButtonLink>
    );
  if (invitation.state !== "open") return <p className="note">{t(`invitation.is.${invitation.state}`)}</p>;
  if (!isKnown) return null;
  if (!viewer)
    return (
      <>
        <p className="tiny muted">{t("invitation.signInText", { email: invitation.email })}</p>
        <ButtonLink variant="primary" to={`/login?redirect=${encodeURIComponent(invitationPath(token))}`}>
          {t("invitation.signIn")}
        </ButtonLink>
      </>
    );
  if (!invitation.isForViewer) return <p className="note">{t("invitation.wrongPerson", { email: invitation.email, own: viewer.email })}</p>;
  return (
    <>
      {answer.isError && (
        <p className="text-danger text-sm" role="alert">
          {t(problemOf<unknown>(answer.error).code === "WRONG_PERSON" ? "invitation.unverified" : "failed")}
        </p>
      )}
      <div className="acts">
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
  const t = useT("ideabooks");
  return (
    <EmptyState
      level={1}
      title={t("invitation.gone")}
      text={t("invitation.goneText")}
      actions={
        <ButtonLink variant="primary" to={BOOKS_PATH}>
          {t("notFound.back")}
        </ButtonLink>
      }
    />
  );
}
