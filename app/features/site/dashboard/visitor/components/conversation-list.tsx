import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { DashboardConversation } from "../../dashboard.contract.ts";
import { HomePart } from "./home-part.tsx";

type Props = {
  conversations: readonly DashboardConversation[];
  /** What leads to a first one. */
  next: { to: string; label: string };
};

/** The newest conversations, with what is unread. */
export function ConversationList({ conversations, next }: Props) {
  const t = useT("dashboard");
  const format = useFormat();
  return (
    <HomePart title={t("messages.title")} all={conversations.length > 0 ? { to: "/dashboard/messages", label: t("messages.all") } : undefined}>
      {conversations.length === 0 ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-sm text-muted">
            <b className="block font-medium text-ink">{t("messages.none")}</b>
            {t("messages.noneText")}
          </p>
          <ButtonLink to={next.to}>{next.label}</ButtonLink>
        </div>
      ) : (
        <ul className="home-list">
          {conversations.map(({ id, name, text, at, unread }) => (
            <li key={id}>
              <Link to={`/dashboard/messages/${id}`}>
                <span className="min-w-0">
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  <span className="line one-line">
                    <bdi lang={text ? languageOf(text) : undefined}>{text || t("messages.file")}</bdi>
                  </span>
                </span>
                <span className="when">
                  <TimeAgo at={at} />
                  {unread > 0 && (
                    <span className="unread">
                      <span aria-hidden>{format.number(unread)}</span>
                      <span className="vh">{t("messages.unread", { n: unread })}</span>
                    </span>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </HomePart>
  );
}
