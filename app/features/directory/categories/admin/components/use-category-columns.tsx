import { CircleCheck, CirclePause, CornerDownRight, Merge, Pencil } from "lucide-react";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { Category } from "../../categories.contract.ts";
import { stateOf } from "../../categories.filter.ts";
import type { CategoryState } from "../../categories.ts";

export const STATE_TONES: Record<CategoryState, Tone> = { active: "ok", inactive: "neutral", unnamed: "warn" };

/** The name in the page's language where the category has one. */
export function useCategoryName(): (category: { name: string; nameAr: string | null }) => string {
  const { code } = useLanguage();
  return (category) => (code === "ar" ? (category.nameAr ?? category.name) : category.name);
}

type Actions = { busyId: string | undefined; onEdit(category: Category): void; onMerge(category: Category): void; onActive(category: Category): void };

export function useCategoryColumns({ busyId, onEdit, onMerge, onActive }: Actions): Column<Category>[] {
  const t = useT("categories.admin");
  const nameOf = useCategoryName();
  const parentOf = ({ parent }: Category) => parent && nameOf(parent);
  return [
    { id: "name", head: t("column.name"), className: "c-name", cell: (item) => <CategoryName item={item} /> },
    {
      id: "type",
      head: t("column.type"),
      className: "c-meta",
      cell: (item) => (
        <>
          {t(`type.${item.type}`)}
          {item.parent && (
            <span className="sm:hidden">
              {" · "}
              <bdi>{parentOf(item)}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      id: "parent",
      head: t("column.parent"),
      className: "p-hide muted",
      cell: (item) => (item.parent ? <bdi>{parentOf(item)}</bdi> : <span aria-hidden>–</span>),
    },
    {
      id: "status",
      head: t("column.status"),
      className: "c-status",
      cell: (item) => <StatusBadge tone={STATE_TONES[stateOf(item)]}>{t(`state.${stateOf(item)}`)}</StatusBadge>,
    },
    {
      id: "updated",
      head: t("column.updated"),
      headClass: "c-updated",
      className: "c-updated p-hide muted",
      cell: ({ updatedAt }) => <TimeAgo at={updatedAt} />,
    },
    {
      id: "actions",
      head: t("column.actions"),
      headClass: "end-col",
      className: "c-acts",
      cell: (item) => (
        <span className="row-acts">
          <IconButton label={t("action.edit", { name: nameOf(item) })} size="sm" className="muted" onClick={() => onEdit(item)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={t("action.merge", { name: nameOf(item) })} size="sm" className="muted" onClick={() => onMerge(item)}>
            <Merge aria-hidden />
          </IconButton>
          <IconButton
            label={t(item.isActive ? "action.deactivate" : "action.activate", { name: nameOf(item) })}
            size="sm"
            className="muted"
            aria-busy={busyId === item.id}
            onClick={() => busyId !== item.id && onActive(item)}
          >
            {item.isActive ? <CirclePause aria-hidden /> : <CircleCheck aria-hidden />}
          </IconButton>
        </span>
      ),
    },
  ];
}

function CategoryName({ item }: { item: Category }) {
  const t = useT("categories.admin");
  const format = useFormat();
  const nameOf = useCategoryName();
  const parent = item.parent && nameOf(item.parent);
  return (
    <>
      <span className="name">
        {parent && (
          <>
            <CornerDownRight size={16} className="flip ms-2 shrink-0 text-muted" aria-hidden />
            <span className="vh">{t("childOf", { parent })}</span>
          </>
        )}
        <bdi>{nameOf(item)}</bdi>
      </span>
      {item.aliases.length > 0 && <span className={parent ? "type ms-8" : "type"}>{t("aliases", { names: format.list(item.aliases) })}</span>}
      {item.vendorCount > 0 && <span className={parent ? "type ms-8" : "type"}>{t("vendors", { count: item.vendorCount })}</span>}
    </>
  );
}
