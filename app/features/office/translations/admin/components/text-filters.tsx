import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { ListTools } from "#app/ui/list/list-screen.tsx";
import type { ListPlace } from "#app/ui/list/use-list-address.ts";
import type { TextList } from "../../translations.contract.ts";
import type { textAddress } from "../../translations.search.ts";

export function TextFilters({ field, filtersOn, pages }: Pick<ListPlace<typeof textAddress>, "field" | "filtersOn"> & { pages: TextList["pages"] }) {
  const t = useT("translations.admin");
  const format = useFormat();
  const nameOf = (page: string) => {
    const { keys = 0, changed = 0 } = pages.find((known) => known.page === page) ?? {};
    return t("filter.pageCount", { page, keys: format.number(keys), changed });
  };
  return (
    <ListTools label={t("filter.label")} on={filtersOn} className="" search={<DelayedSearch {...field("search")} label={t("filter.search")} />}>
      <ChoiceFilter {...field("page")} label={t("filter.page")} options={pages.map(({ page }) => page)} text={nameOf} all={t("filter.allPages")} />
    </ListTools>
  );
}
