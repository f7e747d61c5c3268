import { CircleCheck, CirclePause } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { Button } from "#app/ui/button.tsx";
import { BulkBar } from "#app/ui/list/bulk-bar.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { ListTools } from "#app/ui/list/list-screen.tsx";
import type { Selection } from "#app/ui/list/use-selection.ts";
import type { categoryAddress } from "../../categories.search.ts";
import { CATEGORY_STATES, CATEGORY_TYPES } from "../../categories.ts";

type Search = SearchOf<typeof categoryAddress>;

export function CategoryFilters({ search, onChange }: { search: Search; onChange(change: Partial<Search>): void }) {
  const t = useT("categories.admin");
  return (
    <ListTools label={t("filter.label")}>
      <DelayedSearch label={t("filter.search")} value={search.search} onChange={(words) => onChange({ search: words })} />
      <ChoiceFilter
        label={t("column.status")}
        value={search.status}
        onChange={(status) => onChange({ status })}
        options={CATEGORY_STATES}
        text={(status) => t(`state.${status}`)}
        all={t("filter.anyStatus")}
      />
      <ChoiceFilter
        label={t("column.type")}
        value={search.type}
        onChange={(type) => onChange({ type })}
        options={CATEGORY_TYPES}
        text={(type) => t(`type.${type}`)}
        all={t("filter.anyType")}
      />
      <ChoiceFilter
        label={t("filter.vendors.label")}
        value={search.vendors}
        onChange={(vendors) => onChange({ vendors })}
        options={["some", "none"] as const}
        text={(vendors) => t(`filter.vendors.${vendors}`)}
        all={t("filter.vendors.all")}
      />
    </ListTools>
  );
}

type BulkProps = { selection: Selection; total: number; onActive(ids: string[], isActive: boolean): void };

/** Shows or hides the selected categories. */
export function CategoryBulk({ selection, total, onActive }: BulkProps) {
  const t = useT("categories.admin");
  const set = (isActive: boolean) => onActive([...selection.ids], isActive);
  return (
    <BulkBar selection={selection} total={Math.min(total, selection.ids.size)}>
      <Button size="sm" icon={<CircleCheck size={16} aria-hidden />} onClick={() => set(true)}>
        {t("bulk.activate")}
      </Button>
      <Button size="sm" icon={<CirclePause size={16} aria-hidden />} onClick={() => set(false)}>
        {t("bulk.deactivate")}
      </Button>
    </BulkBar>
  );
}
