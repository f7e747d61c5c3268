import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { DashboardHome } from "../../dashboard.contract.ts";
import { HomePart } from "./home-part.tsx";

// A wide photograph in a high place: what shows is its middle.
const SIZES = "(max-width: 720px) 320px, 450px";

/** What was saved last, of every kind, in a row that scrolls sideways. */
export function SavedStrip({ saved, title }: { saved: DashboardHome["saved"]; title: string }) {
  const t = useT("dashboard");
  return (
    <HomePart title={title} all={saved.total > 0 ? { to: "/dashboard/saved", label: t("saved.allCounted", { n: saved.total }) } : undefined}>
      {saved.items.length === 0 ? (
        <div className="home-empty">
          <p>{t(saved.total > 0 ? "saved.gone" : "saved.noneYet")}</p>
          <ButtonLink to="/ideas">{t("saved.browse")}</ButtonLink>
        </div>
      ) : (
        <ul className="home-strip">
          {saved.items.map(({ id, title, to, line, from, photo }) => (
            <li key={id}>
              <Photo image={photo} shape="fill" sizes={SIZES} alt="" />
              <Link to={to} dir="auto">
                {title}
              </Link>
              <p className="line">
                <bdi>{line}</bdi>
                {from && (
                  <span>
                    {t("saved.from")} <MoneyText {...from} />
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </HomePart>
  );
}
