import { Images } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { NameLink } from "#app/ui/list/cells.tsx";
import { dayColumn, deskColumn, statusColumn, wideColumn } from "#app/ui/list/columns.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import type { QuoteItem } from "../../quotes.contract.ts";
import type { ProjectType } from "../../quotes.ts";
import { Budget, QuoteBadge } from "./quote-badge.tsx";

export type QuoteScope = "all" | "received" | "sent";

/** The name opens the request; whose it is depends on who reads. */
export function useQuoteColumns(scope: QuoteScope, to: (id: string) => string): Column<QuoteItem>[] {
  const t = useT("quotes");
  const isSent = scope === "sent";
  const vendor = deskColumn<QuoteItem>("vendor", t("list.vendor"), (item) => <bdi>{item.vendor.name}</bdi>);
  return [
    {
      id: "name",
      head: t(isSent ? "list.vendor" : "list.requester"),
      className: "c-name",
      cell: (item) => {
        const name = isSent ? item.vendor.name : item.contactName;
        return (
          <>
            <NameLink to={to(item.id)} label={t(isSent ? "list.openSent" : "list.open", { name })}>
              {name}
            </NameLink>
            <span className="type" dir="auto">
              {item.city}
            </span>
          </>
        );
      },
    },
    ...(scope === "all" ? [vendor] : []),
    {
      id: "project",
      head: t("list.project"),
      className: "c-meta",
      cell: ({ projectType, photoCount, budgetMin, budgetMax }) => (
        <>
          <span className="mt-1 hidden phone:block">
            <Budget budgetMin={budgetMin} budgetMax={budgetMax} />
          </span>
          {t(`projectType.${projectType as ProjectType}`)}{" "}
          {photoCount > 0 && (
            <span className="ms-1 inline-flex items-center gap-1 text-xs text-muted">
              <Images size={14} aria-hidden />
              {t("list.photos", { n: photoCount })}
            </span>
          )}
        </>
      ),
    },
    wideColumn("budget", t("list.budget"), (item) => (
      <span className="whitespace-nowrap">
        <Budget {...item} />
      </span>
    )),
    statusColumn(t("list.status"), ({ status }) => <QuoteBadge status={status} isSent={isSent} />),
    dayColumn(t(isSent ? "list.sent" : "list.received")),
  ];
}
