import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { Dashboard } from "../account.contract.ts";

/** What waits for an administrator or content manager, each number leading to its list. */
export function WorkCounts({ counts }: { counts: NonNullable<Dashboard["counts"]> }) {
  const t = useT("account");
  const format = useFormat();
  const items = [
    { key: "pendingVendors", to: "/admin/vendors?status=Pending", count: counts.pendingVendors },
    { key: "newRequests", to: "/admin/quotes", count: counts.newRequests },
    { key: "runningImports", to: "/admin/vendors/import", count: counts.runningImports },
    { key: "categories", to: "/admin/categories", count: counts.activeCategories },
  ] as const;
  return (
    <nav aria-label={t("dashboard.admin.title")} className="metric-line mb-10">
      {items.map(
        ({ key, to, count }, index) =>
          count !== null && (
            <Link key={key} to={to} className={index === 0 ? "lead" : undefined}>
              <b>{format.number(count)}</b>
              <span>{t(`dashboard.admin.${key}`, { count })}</span>
            </Link>
          ),
      )}
    </nav>
  );
}
