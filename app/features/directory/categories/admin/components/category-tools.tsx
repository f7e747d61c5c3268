import { CircleCheck, CirclePause } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { BulkBar } from "#app/ui/list/bulk-bar.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import type { ListPlace } from "#app/ui/list/use-list-address.ts";
import type { Selection } from "#app/ui/list/use-selection.ts";
import type { categoryAddress } from "../../categories.search.ts";
import { CATEGORY_STATES, CATEGORY_TYPES } from "../../categories.ts";

export function CategoryFilters({ field }: Pick<ListPlace<typeof categoryAddress>, "field">) {
  const t = useT("categories.admin");
  return (
    <>
      <ChoiceFilter
        {...field("status")}
        label={t("column.status")}
        options={CATEGORY_STATES}
        text={(status) => t(`state.${status}`)}
        all={t("filter.anyStatus")}
      />
      <ChoiceFilter {...field("type")} label={t("column.type")} options={CATEGORY_TYPES} text={(type) => t(`type.${type}`)} all={t("filter.anyType")} />
      <ChoiceFilter
        {...field("vendors")}
        label={t("filter.vendors.label")}
        options={["some", "none"]}
        text={(vendors) => t(`filter.vendors.${vendors}`)}
        all={t("filter.vendors.all")}
      />
    </>
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
