import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { localText } from "#app/platform/text/local-text.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { User } from "../../admin-users.contract.ts";

/** Who the account belongs to, and what belongs to it. */
export function UserFacts({ user }: { user: User }) {
  const t = useT("admin-users");
  const format = useFormat();
  const { code } = useLanguage();
  const nothing = <span className="text-muted">{t("fact.none")}</span>;
  const latin = (text: string | null) => (text ? <bdi dir="ltr">{text}</bdi> : nothing);
  const free = (text: string | null) => (text ? <bdi>{text}</bdi> : nothing);
  const ways = [user.hasPassword && t("fact.password"), user.hasTwoFactor && t("fact.twoFactor")].filter((way) => way !== false);
  const facts: [label: string, value: ReactNode][] = [
    [
      t("fact.email"),
      <span key="email" className="inline-flex flex-wrap items-center gap-2">
        {latin(user.email)}
        <StatusBadge tone={user.isEmailVerified ? "ok" : "warn"}>{t(user.isEmailVerified ? "verified.yes" : "verified.no")}</StatusBadge>
      </span>,
    ],
    [t("fact.phone"), latin(user.phone)],
    [t("fact.username"), latin(user.username)],
    [t("fact.company"), free(user.companyName)],
    [t("fact.city"), free(user.city)],
    [t("fact.signIn"), ways.length > 0 ? format.list(ways) : nothing],
    [t("fact.joined"), format.date(user.createdAt, "dateTime")],
    [t("fact.seen"), user.lastSeenAt ? <TimeAgo key="seen" at={user.lastSeenAt} /> : t("never")],
    [t("fact.quotesSent"), format.number(user.counts.quotesSent)],
    [t("fact.quotesReceived"), format.number(user.counts.quotesReceived)],
    [t("fact.feedback"), format.number(user.counts.feedback)],
    [t("fact.reports"), format.number(user.counts.reportsAbout)],
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="vh">
        {t("fact.title")}
      </h2>
      <dl className="facts-list text-sm">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        {user.vendors.length > 0 && (
          <div>
            <dt>{t("fact.vendors")}</dt>
            <dd className="grid gap-1">
              {user.vendors.map((vendor) => (
                <Link key={vendor.id} to={`/admin/vendors/${vendor.id}`}>
                  <bdi>{localText(vendor.name, vendor.nameAr, code)}</bdi>
                </Link>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
