import { ArrowDown, ArrowUp, ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { moved } from "#app/ui/form/list-moves.ts";
import { SortableList } from "#app/ui/form/sortable-list.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { Category } from "../../categories.contract.ts";
import { stateOf } from "../../categories.filter.ts";
import { STATE_TONES, useCategoryName } from "./use-category-columns.tsx";

type Props = {
  id: string;
  label: string;
  categories: readonly Category[];
  onMove(ids: string[]): void;
  beneath?: ((category: Category) => { count: number; list: ReactNode } | null) | undefined;
};

/** Siblings, dragged or moved by arrows; both say aloud where a category is now. */
export function ArrangedList({ id, label, categories, onMove, beneath }: Props) {
  const t = useT("categories.admin");
  const orderText = useT("ui.form");
  const nameOf = useCategoryName();
  const [said, setSaid] = useState("");
  const place = (category: Category, to: number) => {
    const next = moved(categories, categories.indexOf(category), to);
    if (next === categories) return;
    setSaid(orderText("order.said", { title: nameOf(category), place: to + 1, n: categories.length }));
    onMove(next.map((one) => one.id));
  };
  const row = (category: Category, index: number, handle: ReactNode) => {
    const name = nameOf(category);
    const state = stateOf(category);
    const below = beneath?.(category);
    return (
      <>
        <div className="flex min-h-14 items-center gap-1">
          {handle}
          <span className="me-auto flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <bdi className={beneath ? "font-semibold wrap-anywhere" : "wrap-anywhere"}>{name}</bdi>
            {state !== "active" && <StatusBadge tone={STATE_TONES[state]}>{t(`state.${state}`)}</StatusBadge>}
          </span>
          <IconButton label={orderText("rows.earlier", { name })} aria-disabled={index === 0} onClick={() => place(category, index - 1)}>
            <ArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton label={orderText("rows.later", { name })} aria-disabled={index === categories.length - 1} onClick={() => place(category, index + 1)}>
            <ArrowDown size={18} aria-hidden />
          </IconButton>
        </div>
        {below && (
          <details className="group -mt-2 mb-1 ms-11">
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-sm text-muted">
              <ChevronDown size={16} className="group-open:rotate-180" aria-hidden />
              {t("order.children", { count: below.count })} <span className="vh">{name}</span>
            </summary>
            {below.list}
          </details>
        )}
      </>
    );
  };
  return (
    <>
      <SortableList<Category> id={`order-${id}`} label={label} className="arranged" items={categories} nameOf={nameOf} onMove={place} row={row} />
      <p className="vh" role="status">
        {said}
      </p>
    </>
  );
}
