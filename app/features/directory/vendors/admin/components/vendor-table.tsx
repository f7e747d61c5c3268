import { ArrowDown, CircleCheck, CirclePause, ExternalLink, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { CheckCell, DataTable, HeadCell, HeadCheckCell, Row, SkeletonRows } from "#app/ui/list/table.tsx";
import { Rating } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import type { AdminVendorRow } from "../../vendors.admin.contract.ts";
import { type AdminVendorStatus, nextStatus } from "../../vendors.admin.ts";
import { useVendorName, VendorStatus } from "./vendor-status.tsx";

type Props = {
  /** Undefined while the first page loads. */
  items: readonly AdminVendorRow[] | undefined;
  selected: ReadonlySet<string>;
  onSelect(ids: readonly string[], isSelected: boolean): void;
  onStatus(id: string, status: AdminVendorStatus): void;
  /** The vendor whose status is just being changed. */
  busyId: string | undefined;
  foot: ReactNode;
};

const COLUMNS = 8;

export function VendorTable({ items, selected, onSelect, onStatus, busyId, foot }: Props) {
  const t = useT("vendors.admin");
  const ids = (items ?? []).map((item) => item.id);
  const count = ids.filter((id) => selected.has(id)).length;
  const head = (
    <>
      <HeadCheckCell
        checked={count > 0 && count === ids.length}
        indeterminate={count > 0 && count < ids.length}
        onChange={(isSelected) => onSelect(ids, isSelected)}
      />
      <HeadCell>{t("column.name")}</HeadCell>
      <HeadCell>{t("column.city")}</HeadCell>
      <HeadCell>{t("column.status")}</HeadCell>
      <HeadCell className="c-rating">{t("column.rating")}</HeadCell>
      <HeadCell className="end-col units">{t("column.min")}</HeadCell>
      <HeadCell className="c-updated" sorted="descending">
        <span className="inline-flex items-center gap-1">
          {t("column.updated")}
          <ArrowDown aria-hidden />
        </span>
      </HeadCell>
      <HeadCell className="end-col">{t("column.actions")}</HeadCell>
    </>
  );
  return (
    <DataTable caption={t("tableLabel")} head={head} foot={foot}>
      {items ? (
        items.map((item) => (
          <VendorRow
            key={item.id}
            item={item}
            isSelected={selected.has(item.id)}
            isBusy={item.id === busyId}
            onSelect={(isSelected) => onSelect([item.id], isSelected)}
            onStatus={onStatus}
          />
        ))
      ) : (
        <SkeletonRows columns={COLUMNS} />
      )}
    </DataTable>
  );
}

type RowProps = { item: AdminVendorRow; isSelected: boolean; isBusy: boolean; onSelect(isSelected: boolean): void; onStatus: Props["onStatus"] };

function VendorRow({ item, isSelected, isBusy, onSelect, onStatus }: RowProps) {
  const t = useT("vendors.admin");
  const name = useVendorName()(item);
  const min = item.minProjectValue;
  return (
    <Row selected={isSelected}>
      <CheckCell name={name} checked={isSelected} onChange={onSelect} />
      <td className="c-name">
        <Link className="name" to={`/admin/vendors/${item.id}`}>
          <bdi>{name}</bdi>
        </Link>
        <span className="type">{t(`type.${item.vendorType}`)}</span>
      </td>
      <td className="p-hide">{item.cityLabel ?? <Nothing label={t("noCity")} />}</td>
      <td className="c-status">
        <VendorStatus status={item.status} />
      </td>
      <td className="c-rating p-hide">{item.rating > 0 ? <Rating rating={item.rating} count={item.reviewCount} /> : <Nothing label={t("noRating")} />}</td>
      <td className="c-meta end-col units">
        {item.cityLabel && <span className="sm:hidden">{item.cityLabel} · </span>}
        {min ? <MoneyText amount={min.amount} currency={min.currency} /> : <span className="muted">{t("contactForPricing")}</span>}
      </td>
      <td className="c-updated p-hide muted">
        <TimeAgo at={item.updatedAt} />
      </td>
      <td className="c-acts">
        <span className="row-acts">
          <PublicPage item={item} name={name} />
          <Tooltip text={t("action.edit", { name })}>
            <Link className="icon-btn sm muted p-hide" to={`/admin/vendors/${item.id}`} aria-label={t("action.edit", { name })}>
              <Pencil aria-hidden />
            </Link>
          </Tooltip>
          <StatusToggle item={item} name={name} isBusy={isBusy} onStatus={onStatus} />
        </span>
      </td>
    </Row>
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

function StatusToggle({ item, name, isBusy, onStatus }: { item: AdminVendorRow; name: string; isBusy: boolean; onStatus: Props["onStatus"] }) {
  const t = useT("vendors.admin");
  const next = nextStatus(item.status);
  return (
    <IconButton
      label={t(next === "Verified" ? "action.Verified" : "action.Inactive", { name })}
      size="sm"
      className="muted"
      aria-busy={isBusy}
      onClick={() => !isBusy && onStatus(item.id, next)}
    >
      {next === "Verified" ? <CircleCheck aria-hidden /> : <CirclePause aria-hidden />}
    </IconButton>
  );
}
