import { CircleCheck, CirclePause, ExternalLink, Pencil } from "lucide-react";
import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PhoneLabel } from "#app/ui/list/columns.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import type { sortHeads } from "#app/ui/list/sort-head.ts";
import { Rating } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import type { AdminVendorRow } from "../../vendors.admin.contract.ts";
import { type NextStatus, nextStatus, type VendorSort } from "../../vendors.admin.ts";
import { useVendorName, VendorStatus } from "./vendor-status.tsx";

type OnStatus = (id: string, status: NextStatus) => void;

/** `sorted`: how a column is sorted by, and the address that sorts by it. */
export function useVendorColumns(onStatus: OnStatus, sorted: ReturnType<typeof sortHeads<VendorSort>>): Column<AdminVendorRow>[] {
  const t = useT("vendors.admin");
  const format = useFormat();
  const nameOf = useVendorName();
  return [
    {
      id: "name",
      head: t("column.name"),
      ...sorted("name"),
      className: "c-name",
      cell: (item) => (
        <>
          <Link className="name" to={`/admin/vendors/${item.id}`}>
            <bdi>{nameOf(item)}</bdi>
          </Link>
          <span className="type">{t(`type.${item.vendorType}`)}</span>
        </>
      ),
    },
    { id: "city", head: t("column.city"), ...sorted("city"), className: "p-hide", cell: ({ cityLabel }) => cityLabel ?? <Nothing label={t("noCity")} /> },
    { id: "status", head: t("column.status"), className: "c-status", cell: ({ status }) => <VendorStatus status={status} /> },
    {
      id: "rating",
      head: t("column.rating"),
      ...sorted("rating", "descending"),
      headClass: "c-rating",
      className: "c-rating p-hide",
      cell: ({ rating }) => (rating > 0 ? <Rating rating={rating} /> : <Nothing label={t("noRating")} />),
    },
    {
      id: "reviews",
      head: t("column.reviews"),
      ...sorted("reviews", "descending"),
      headClass: "c-rating end-col units",
      className: "c-rating p-hide end-col units",
      cell: ({ reviewCount }) => format.number(reviewCount),
    },
    {
      id: "min",
      head: t("column.min"),
      ...sorted("value", "descending"),
      headClass: "end-col units",
      className: "c-meta end-col units",
      cell: ({ cityLabel, minProjectValue: min }) => (
        <>
          {cityLabel && <span className="sm:hidden">{cityLabel} · </span>}
          {min && <PhoneLabel>{t("column.min")}</PhoneLabel>}
          {min ? <MoneyText amount={min.amount} currency={min.currency} /> : <span className="muted">{t("contactForPricing")}</span>}
        </>
      ),
    },
    {
      id: "updated",
      head: t("column.updated"),
      ...sorted("updated", "descending"),
      headClass: "c-updated",
      className: "c-updated p-hide muted",
      cell: ({ updatedAt }) => <TimeAgo at={updatedAt} />,
    },
    {
      id: "actions",
      head: t("column.actions"),
      headClass: "end-col",
      className: "c-acts",
      cell: (item) => <RowActions item={item} name={nameOf(item)} onStatus={onStatus} />,
    },
  ];
}

type ActionsProps = { item: AdminVendorRow; name: string; onStatus: OnStatus };

function RowActions({ item, name, ...toggle }: ActionsProps) {
  const t = useT("vendors.admin");
  return (
    <span className="row-acts">
      <PublicPage item={item} name={name} />
      <Tooltip text={t("action.edit", { name })}>
        <Link className="icon-btn sm muted p-hide" to={`/admin/vendors/${item.id}`} aria-label={t("action.edit", { name })}>
          <Pencil aria-hidden />
        </Link>
      </Tooltip>
      <StatusToggle item={item} name={name} {...toggle} />
    </span>
  );
}

const Nothing = ({ label }: { label: string }) => (
  <span className="muted">
    <span aria-hidden>–</span>
    <span className="vh">{label}</span>
  </span>
);

function PublicPage({ item, name }: { item: AdminVendorRow; name: string }) {
  const t = useT("vendors.admin");
  const isPublic = item.status === "Verified";
  const label = t(isPublic ? "action.open" : "action.openHidden", { name });
  if (!isPublic) {
    return (
      <IconButton label={label} size="sm" className="muted p-hide opacity-50" aria-disabled>
        <ExternalLink aria-hidden />
      </IconButton>
    );
  }
  return (
    <Tooltip text={label}>
      <a className="icon-btn sm muted p-hide" href={`/vendors/${encodeURIComponent(item.slug)}`} target="_blank" rel="noreferrer" aria-label={label}>
        <ExternalLink aria-hidden />
      </a>
    </Tooltip>
  );
}

function StatusToggle({ item, name, onStatus }: ActionsProps) {
  const t = useT("vendors.admin");
  const next = nextStatus(item.status);
  return (
    <IconButton
      label={t(next === "Verified" ? "action.Verified" : "action.Inactive", { name })}
      size="sm"
      className="muted"
      onClick={() => onStatus(item.id, next)}
    >
      {next === "Verified" ? <CircleCheck aria-hidden /> : <CirclePause aria-hidden />}
    </IconButton>
  );
}
