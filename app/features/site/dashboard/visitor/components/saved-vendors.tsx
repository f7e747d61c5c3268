import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { DashboardHome } from "../../dashboard.contract.ts";

/** The vendors saved last. */
export function SavedVendors({ saved }: { saved: DashboardHome["saved"] }) {
  const t = useT("dashboard");
  return (
    <section className="kept">
      <div className="home-head">
        <h2>{t("saved.title")}</h2>
        {saved.total > 0 && (
          <Link className="link" to="/dashboard/saved">
            {t("saved.all")}
            <span className="vh">: {t("saved.title")}</span>
          </Link>
        )}
      </div>
      {saved.vendors.length === 0 ? (
        <p className="text-sm text-muted">
          <b className="block font-medium text-ink">{t("saved.none")}</b>
          {t("saved.noneText")}
        </p>
      ) : (
        <ul className="home-list">
          {saved.vendors.map((vendor) => (
            <li key={vendor.id}>
              <Link to={vendor.to}>
                <span className="min-w-0">
                  <b>
                    <bdi>{vendor.title}</bdi>
                  </b>
                  <span className="line">
                    <bdi>{vendor.line}</bdi>
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
