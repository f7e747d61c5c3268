import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { DashboardPractice } from "../../dashboard.contract.ts";
import { HomePart } from "./home-part.tsx";

/** People waiting for a reply, longest first: that one has the primary action. */
export function WaitingList({ waiting: { total, items } }: { waiting: DashboardPractice["waiting"] }) {
  const t = useT("dashboard");
  const all = total > items.length ? { to: "/dashboard/messages", label: t("waiting.all", { n: total }) } : undefined;
  return (
    <HomePart title={t("waiting.title")} all={all}>
      {items.length === 0 ? (
        <div className="home-empty">
          <p>{t("waiting.none")}</p>
        </div>
      ) : (
        <ul className="home-rows">
          {items.map(({ id, name, text, at }, place) => (
            <li key={id}>
              <Link to={`/dashboard/messages/${id}`}>
                <Avatar name={name} src={null} />
                <span className="min-w-0">
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  <span className="line two-lines">
                    <bdi lang={text ? languageOf(text) : undefined}>{text || t("messages.file")}</bdi>
                  </span>
                  <span className="line">
                    <TimeAgo at={at} />
                  </span>
                </span>
                <span className={buttonClass({ variant: place === 0 ? "primary" : "outline", size: "sm" })} aria-hidden>
                  {t("waiting.answer")}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </HomePart>
  );
}
