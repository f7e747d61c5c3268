import { Link } from "react-router";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { Lattice } from "#app/ui/brand.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { DashboardRequest } from "../account.contract.ts";

const TONES: Record<DashboardRequest["status"], Tone> = { new: "clay", seen: "info", answered: "ok", closed: "neutral" };

type Props = {
  title: string;
  requests: readonly DashboardRequest[];
  emptyText: string;
  /** Where more is; `isAlways` shows it when the list is empty, too. */
  action: { to: string; label: string; isAlways: boolean };
};

/** The newest quote requests, sent or received, with their status. */
export function RequestList({ title, requests, emptyText, action }: Props) {
  const t = useT("account");
  const format = useFormat();
  const isArabic = useLanguage().code === "ar";
  return (
    <section>
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-xl">{title}</h2>
        {requests.length > 0 && (
          <Link className="link min-h-11 text-sm" to={action.to}>
            {action.label}
          </Link>
        )}
      </div>
      {requests.length === 0 ? (
        <div className="empty mt-3 rounded-card border border-line">
          <Lattice />
          <h3>{t("dashboard.requests.none")}</h3>
          <p>{emptyText}</p>
          {action.isAlways && (
            <div className="acts">
              <ButtonLink to={action.to}>{action.label}</ButtonLink>
            </div>
          )}
        </div>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
          {requests.map((request) => {
            const name = (isArabic && request.nameAr) || request.name;
            return (
              <li key={request.id} className="flex items-center justify-between gap-4 px-4 py-3">
                <div className="min-w-0">
                  <p className="truncate font-medium" dir="auto">
                    {request.vendorSlug ? (
                      <Link className="hover:underline" to={`/vendors/${request.vendorSlug}`}>
                        {name}
                      </Link>
                    ) : (
                      name
                    )}
                  </p>
                  <p className="text-sm text-muted">
                    <bdi>{request.city}</bdi> · <time dateTime={request.createdAt}>{format.date(request.createdAt)}</time>
                  </p>
                </div>
                <StatusBadge tone={TONES[request.status]}>{t(`dashboard.status.${request.status}`)}</StatusBadge>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
