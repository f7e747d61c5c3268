import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Photo } from "#app/ui/photo.tsx";
import type { DashboardHome } from "../../dashboard.contract.ts";
import { HomePart } from "./home-part.tsx";

const AT_MOST = 4;

/** What was saved last. */
export function SavedList({ saved }: { saved: DashboardHome["saved"] }) {
  const t = useT("dashboard");
  return (
    <HomePart className="saved" title={t("saved.title")} all={saved.total > 0 ? { to: "/dashboard/saved", label: t("saved.all") } : undefined}>
      {saved.items.length === 0 ? (
        <p className="text-sm text-muted">
          <b className="block font-medium text-ink">{t(saved.total > 0 ? "saved.goneTitle" : "saved.none")}</b>
          {t(saved.total > 0 ? "saved.gone" : "saved.noneText")}
        </p>
      ) : (
        <ul className="home-list">
          {saved.items.slice(0, AT_MOST).map((item) => (
            <li key={item.id}>
              <Link to={item.to}>
                <Photo image={item.photo} sizes="64px" alt="" />
                <span className="me-auto min-w-0">
                  <b>
                    <bdi lang={languageOf(item.title)}>{item.title}</bdi>
                  </b>
                  <span className="line">
                    <bdi>{item.line}</bdi>
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </HomePart>
  );
}
