import { CircleCheck, CirclePause, CornerDownRight, Pencil } from "lucide-react";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { DataTable, HeadCell, Row, SkeletonRows } from "#app/ui/list/table.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { Category } from "../../categories.contract.ts";

type Props = { items: readonly Category[] | undefined; busyId: string | undefined; onEdit(category: Category): void; onActive(category: Category): void };

/** The name in the page's language where the category has one. */
export function useCategoryName(): (category: { name: string; nameAr: string | null }) => string {
  const { code } = useLanguage();
  return (category) => (code === "ar" ? (category.nameAr ?? category.name) : category.name);
}

export function CategoryTable({ items, ...actions }: Props) {
  const t = useT("categories.admin");
  const head = (
    <>
      <HeadCell>{t("column.name")}</HeadCell>
      <HeadCell>{t("column.type")}</HeadCell>
      <HeadCell>{t("column.parent")}</HeadCell>
      <HeadCell>{t("column.status")}</HeadCell>
      <HeadCell className="c-updated">{t("column.updated")}</HeadCell>
      <HeadCell className="end-col">{t("column.actions")}</HeadCell>
    </>
  );
  return (
    <DataTable caption={t("tableLabel")} head={head} plainRows>
      {items ? items.map((item) => <CategoryRow key={item.id} item={item} {...actions} />) : <SkeletonRows columns={6} />}
    </DataTable>
  );
}

function CategoryRow({ item, busyId, onEdit, onActive }: Omit<Props, "items"> & { item: Category }) {
  const t = useT("categories.admin");
  const nameOf = useCategoryName();
  const name = nameOf(item);
  const parent = item.parent && nameOf(item.parent);
  return (
    <Row>
      <td className="c-name">
        <span className="name">
          {parent && (
            <>
              <CornerDownRight size={16} className="flip ms-2 shrink-0 text-muted" aria-hidden />
              <span className="vh">{t("childOf", { parent })}</span>
            </>
          )}
          <bdi>{name}</bdi>
        </span>
        {item.vendorCount > 0 && <span className={parent ? "type ms-8" : "type"}>{t("vendors", { count: item.vendorCount })}</span>}
      </td>
      <td className="c-meta">
        {t(`type.${item.type}`)}
        {parent && (
          <span className="sm:hidden">
            {" · "}
            <bdi>{parent}</bdi>
          </span>
        )}
      </td>
      <td className="p-hide muted">{parent ? <bdi>{parent}</bdi> : <span aria-hidden>–</span>}</td>
      <td className="c-status">
        <StatusBadge tone={item.isActive ? "ok" : "neutral"}>{t(item.isActive ? "active" : "inactive")}</StatusBadge>
      </td>
      <td className="c-updated p-hide muted">
        <TimeAgo at={item.updatedAt} />
      </td>
      <td className="c-acts">
        <span className="row-acts">
          <IconButton label={t("action.edit", { name })} size="sm" className="muted" onClick={() => onEdit(item)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton
            label={t(item.isActive ? "action.deactivate" : "action.activate", { name })}
            size="sm"
            className="muted"
            aria-busy={busyId === item.id}
            onClick={() => busyId !== item.id && onActive(item)}
          >
            {item.isActive ? <CirclePause aria-hidden /> : <CircleCheck aria-hidden />}
          </IconButton>
        </span>
      </td>
    </Row>
  );
}
