import { BellOff } from "lucide-react";
import { NavLink } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { classes } from "#app/ui/classes.ts";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { ConversationItem } from "../../messages.contract.ts";
import { conversationPath } from "../../messages.ts";
import { useSubject } from "./use-subject.ts";

/** One conversation of the list: person, subject, last message and unread count. */
export function ConversationRow({ item }: { item: ConversationItem }) {
  const t = useT("messages");
  const subject = useSubject();
  const { other, last, match, unread } = item;
  const name = other.name || t("goneAccount");
  const to = conversationPath(item.id) + (match ? `?at=${match.seq}` : "");
  const said = last.isRemoved ? t("removed") : last.body || t("filesOnly", { n: last.fileCount });
  return (
    <li>
      <NavLink to={to} className={classes("conv", unread > 0 && "unread")} preventScrollReset>
        <Avatar name={name} />
        <span className="conv-text">
          <span className="conv-line">
            <bdi className="conv-name">{name}</bdi>
            {item.isMuted && (
              <span role="img" aria-label={t("isMuted")}>
                <BellOff size={14} aria-hidden />
              </span>
            )}
            <span className="conv-when">
              <TimeAgo at={match?.at ?? last.at} />
            </span>
          </span>
          <span className="conv-subject" dir="auto">
            {subject(item.about)}
          </span>
          <span className="conv-line">
            <span className="conv-last" dir="auto" lang={languageOf(match?.body ?? said)}>
              {match ? match.body : last.isMine ? t.rich("youSaid", { text: () => <bdi>{said}</bdi> }) : said}
            </span>
            {unread > 0 && (
              <span className="conv-count">
                <span aria-hidden>{unread}</span>
                <span className="vh">{t("unread", { n: unread })}</span>
              </span>
            )}
          </span>
        </span>
      </NavLink>
    </li>
  );
}
