import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { admins, prefetchLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { PLAN_LIMITS, wordsIn } from "#app/platform/plans/plans.ts";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { wideColumn } from "#app/ui/list/columns.tsx";
import { type Column, TableList } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { ListedSubscription } from "../../subscriptions.contract.ts";
import "../../pricing.css";

export const handle = { namespaces: ["subscriptions"] };

const overview = (queries: typeof orpc) => queries.subscriptionsAdmin.overview.queryOptions();
const people = (queries: typeof orpc) => queries.subscriptionsAdmin.list.infiniteOptions(morePages({}));

export const loader = prefetchLoader(admins, (server) => [overview(server), people(server)]);

export default hydrated(AdminPlans);

/** What this deployment sells, and who has it. */
function AdminPlans() {
  const t = useT("subscriptions");
  const format = useFormat();
  const { code } = useLanguage();
  const { data } = useQuery(overview(orpc));
  const list = useMoreList(people(orpc));
  const planName = (id: string) => {
    const plan = data?.plans.find((known) => known.id === id);
    return plan ? wordsIn(plan.name, code).text : id;
  };
  const columns: Column<ListedSubscription>[] = [
    {
      id: "person",
      head: t("admin.person"),
      className: "c-name",
      cell: ({ person }) => (
        <Link to={`/admin/users/${person.id}`}>
          <bdi>{person.name}</bdi>
        </Link>
      ),
    },
    { id: "plan", head: t("admin.plan"), className: "c-meta", cell: ({ plan, period }) => `${planName(plan)} · ${t(period)}` },
    { id: "status", head: t("admin.status"), className: "c-status", cell: ({ status }) => t(`own.status.${status}`) },
    wideColumn("until", t("admin.until"), ({ paidUntil, cancelsAtEnd }) => {
      if (!paidUntil) return "–";
      const day = format.date(paidUntil, "long");
      return cancelsAtEnd ? t("own.ends", { day }) : day;
    }),
  ];
  return (
    <>
      <title>{t("admin.title")}</title>
      <DashboardHeader title={t("admin.title")} text={t("admin.text")} />
      {data?.plans.length === 0 && <p className="mt-6">{t("admin.none")}</p>}
      {data && data.plans.length > 0 && (
        <>
          <p className="mt-6">
            {t(data.isEnforced ? "admin.enforced" : "admin.open")} · {t("admin.grace", { n: data.graceDays })} · {t("admin.month")}:{" "}
            <MoneyText amount={data.paidThisMonth} />
          </p>
          <div className="plans mt-6">
            {data.plans.map((plan) => (
              <section key={plan.id} className="plan">
                <h2>{wordsIn(plan.name, code).text}</h2>
                <p>{plan.price ? t("admin.active", { n: plan.active }) : t("nothing")}</p>
                {plan.price && (
                  <p>
                    <span className="inline-block">
                      <MoneyText amount={plan.price.month} /> {t("perMonth")}
                    </span>
                    {" · "}
                    <span className="inline-block">
                      <MoneyText amount={plan.price.year} /> {t("perYear")}
                    </span>
                  </p>
                )}
                <ul>
                  {PLAN_LIMITS.map((limit) => (
                    <li key={limit}>
                      {t(`limit.${limit}`)}: {plan.limits[limit] === null ? t("limit.any") : format.number(plan.limits[limit])}
                    </li>
                  ))}
                </ul>
                {plan.pastDue > 0 && <p>{t("admin.pastDue", { n: plan.pastDue })}</p>}
              </section>
            ))}
          </div>
        </>
      )}
      <h2 className="mt-8 text-lg">{t("admin.people")}</h2>
      <div className="mt-3">
        <TableList
          list={list}
          caption={t("admin.people")}
          columns={columns}
          failed={t("own.failed")}
          empty={<p className="text-muted">{t("admin.empty")}</p>}
        />
      </div>
    </>
  );
}
