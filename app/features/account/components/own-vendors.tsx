import { Link } from "react-router";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { Dashboard } from "../account.contract.ts";

const TONES: Record<Dashboard["vendors"][number]["status"], Tone> = { Verified: "ok", Pending: "warn", Inactive: "neutral" };

/** The directory entries that belong to the viewer. */
export function OwnVendors({ vendors }: { vendors: Dashboard["vendors"] }) {
  const t = useT("account");
  const isArabic = useLanguage().code === "ar";
  return (
    <section>
      <h2 className="text-xl">{t("dashboard.vendor.title")}</h2>
      {vendors.length === 0 ? (
        <div className="panel mt-3">
          <p className="font-medium">{t("dashboard.vendor.none")}</p>
          <p className="mt-1 text-sm text-muted">{t("dashboard.vendor.noneText")}</p>
        </div>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
          {vendors.map((vendor) => (
            <li key={vendor.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
              <p className="min-w-0 font-medium" dir="auto">
                {(isArabic && vendor.nameAr) || vendor.name}
              </p>
              <span className="flex items-center gap-4">
                <StatusBadge tone={TONES[vendor.status]}>{t(`dashboard.vendor.${vendor.status}`)}</StatusBadge>
                {vendor.status === "Verified" && (
                  <Link className="link min-h-11 text-sm" to={`/vendors/${vendor.slug}`}>
                    {t("dashboard.vendor.view")}
                  </Link>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
