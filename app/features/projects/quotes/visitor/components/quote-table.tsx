import { Images } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { DataTable, HeadCell, Row, SkeletonRows } from "#app/ui/list/table.tsx";
import type { QuoteItem } from "../../quotes.contract.ts";
import type { QuoteScopeName } from "../../quotes.search.ts";
import type { ProjectType } from "../../quotes.ts";
import { QuoteBadge, useBudget } from "./quote-badge.tsx";

type Props = { items: readonly QuoteItem[] | undefined; scope: QuoteScopeName; to(id: string): string; foot?: ReactNode };

/** Requests, newest first; the name opens one. */
export function QuoteTable({ items, scope, to, foot }: Props) {
  const t = useT("quotes");
  const head = (
    <>
      <HeadCell>{t(scope === "sent" ? "list.vendor" : "list.requester")}</HeadCell>
      {scope === "all" && <HeadCell className="p-hide">{t("list.vendor")}</HeadCell>}
      <HeadCell>{t("list.project")}</HeadCell>
      <HeadCell className="p-hide">{t("list.budget")}</HeadCell>
      <HeadCell>{t("list.status")}</HeadCell>
      <HeadCell className="end-col">{t(scope === "sent" ? "list.sent" : "list.received")}</HeadCell>
    </>
  );
  return (
    <DataTable caption={t("list.caption")} head={head} foot={foot} plainRows>
      {items ? items.map((item) => <QuoteRow key={item.id} item={item} scope={scope} to={to(item.id)} />) : <SkeletonRows columns={scope === "all" ? 6 : 5} />}
    </DataTable>
  );
}

function QuoteRow({ item, scope, to }: { item: QuoteItem; scope: QuoteScopeName; to: string }) {
  const t = useT("quotes");
  const format = useFormat();
  const budget = useBudget();
  const name = scope === "sent" ? item.vendor.name : item.contactName;
  return (
    <Row>
      <td className="c-name">
        <Link className="name" to={to} preventScrollReset aria-label={t(scope === "sent" ? "list.openSent" : "list.open", { name })}>
          <span dir="auto">{name}</span>
        </Link>
        <span className="type" dir="auto">
          {item.city}
        </span>
      </td>
      {scope === "all" && (
        <td className="p-hide" dir="auto">
          {item.vendor.name}
        </td>
      )}
      <td className="c-meta">
        {t(`projectType.${item.projectType as ProjectType}`)}
        {item.photoCount > 0 && (
          <span className="ms-2 inline-flex items-center gap-1 text-xs text-muted">
            <Images size={14} aria-hidden />
            {t("list.photos", { n: item.photoCount })}
          </span>
        )}
      </td>
      <td className="p-hide">
        <bdi>{budget(item)}</bdi>
      </td>
      <td className="c-status">
        <QuoteBadge status={item.status} />
      </td>
      <td className="c-acts end-col text-sm text-muted">
        <time dateTime={item.createdAt}>{format.date(item.createdAt, "day")}</time>
      </td>
    </Row>
  );
}
