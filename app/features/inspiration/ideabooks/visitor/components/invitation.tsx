import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { InvitationAnswer } from "#app/kit/invitation.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { BookInvitation } from "../../ideabooks.contract.ts";
import { BOOKS_PATH, bookPath, invitationPath } from "../../ideabooks.ts";
import { Collage } from "./book-card.tsx";

/** An invitation to an ideabook: from whom, to which, and the two answers. */
export function Invitation({ invitation, token }: { invitation: BookInvitation; token: string }) {
  const t = useT("ideabooks");
  const client = useQueryClient();
  const navigate = useNavigate();
  const { title, inviter, role, photos, itemCount } = invitation;
  const book = bookPath(invitation.bookId);
  return (
    <article className="invitation panel">
      <Collage photos={photos} isFirst />
      <h1 dir="auto">{title}</h1>
      <p>{inviter ? t(`invitation.${role}`, { name: inviter }) : t(`invitation.${role}Plain`)}</p>
      <p className="tiny muted">{t("ideas", { n: itemCount })}</p>
      <InvitationAnswer
        offer={invitation}
        path={invitationPath(token)}
        opens={{ to: book, label: t("invitation.open") }}
        welcome={t("invitation.accepted", { book: title })}
        answer={(isAccepted) => api.ideabooks.answerInvitation({ token, isAccepted })}
        onAnswered={async (isAccepted) => {
          void client.invalidateQueries({ queryKey: orpc.ideabooks.key() });
          await navigate(isAccepted ? book : BOOKS_PATH);
        }}
        onRefused={() => void client.invalidateQueries({ queryKey: orpc.ideabooks.getInvitation.key() })}
      />
    </article>
  );
}
