import { useQueryClient } from "@tanstack/react-query";
import { ArrowUpDown, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { everybody, prefetchLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
import { useWholeList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { useSelection } from "#app/ui/list/use-selection.ts";
import type { Category } from "../../categories.contract.ts";
import { matching } from "../../categories.filter.ts";
import { categoryAddress } from "../../categories.search.ts";
import { CategoryDialog } from "../components/category-dialog.tsx";
import { CategoryBulk, CategoryFilters } from "../components/category-tools.tsx";
import { MergeDialog } from "../components/merge-dialog.tsx";
import { useActive } from "../components/use-active.ts";
import { useCategoryColumns, useCategoryName } from "../components/use-category-columns.tsx";

const categories = (queries: typeof orpc) => queries.categories.list.queryOptions();

export const loader = prefetchLoader(everybody, (server) => [categories(server)]);

/** Filters are applied by the screen itself. */
export const shouldRevalidate = () => false;

export default hydrated(AdminCategories);

/** What is open in a dialog; "new" while a category is being made. */
type Opened = { edit: Category | "new" } | { merge: Category } | null;

function AdminCategories() {
  const t = useT("categories.admin");
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened>(null);
  const place = useListAddress(categoryAddress, "/admin/categories");
  const whole = useWholeList({ ...categories(orpc), staleTime: 90_000 }, (all) => all);
  const list = { ...whole, items: whole.items && matching(whole.items, place.search) };
  const refresh = () => client.invalidateQueries({ queryKey: orpc.categories.key() });
  const selection = useSelection({ scope: place.scope, page: 1, shown: list.items?.map(({ id }) => id) });
  const active = useActive({ refresh, onStarted: selection.clear });
  const columns = useCategoryColumns({
    busyId: active.busyId,
    onEdit: (edit) => setOpened({ edit }),
    onMerge: (merge) => setOpened({ merge }),
    onActive: active.setOne,
  });
  const close = () => setOpened(null);
  return (
    <FilteredList
      title={t("title")}
      text={t("subtitle")}
      caption={t("tableLabel")}
      actions={
        <>
          <Link className={buttonClass({ size: "sm" })} to="/admin/categories/order">
            <ArrowUpDown size={16} aria-hidden />
            {t("order.open")}
          </Link>
          <Button size="sm" variant="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setOpened({ edit: "new" })}>
            {t("create")}
          </Button>
        </>
      }
      place={place}
      words={(word) => t(word)}
      filters={<CategoryFilters field={place.field} />}
      note={active.progress}
      list={list}
      columns={columns}
      selection={selection}
      nameOf={useCategoryName()}
    >
      <CategoryBulk selection={selection} total={list.items?.length ?? 0} onActive={active.setMany} />
      {active.dialog}
      {opened && "edit" in opened && (
        <CategoryDialog category={opened.edit === "new" ? null : opened.edit} categories={whole.items ?? []} onClose={close} onSaved={refresh} />
      )}
      {opened && "merge" in opened && <MergeDialog category={opened.merge} categories={whole.items ?? []} onClose={close} onMerged={refresh} />}
    </FilteredList>
  );
}
