import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { ListTools } from "#app/ui/list/list-screen.tsx";
import type { TextList } from "../../translations.contract.ts";
import type { textAddress } from "../../translations.search.ts";

type Search = SearchOf<typeof textAddress>;

export function TextFilters({ search, pages, onChange }: { search: Search; pages: TextList["pages"]; onChange(change: Partial<Search>): void }) {
  const t = useT("translations.admin");
  const format = useFormat();
  const nameOf = (page: string) => {
    const { keys = 0, changed = 0 } = pages.find((known) => known.page === page) ?? {};
    return t("filter.pageCount", { page, keys: format.number(keys), changed });
  };
  return (
    <ListTools label={t("filter.label")} className="">
      <DelayedSearch label={t("filter.search")} value={search.search} onChange={(words) => onChange({ search: words })} />
      <ChoiceFilter
        label={t("filter.page")}
        value={search.page}
        onChange={(page) => onChange({ page })}
        options={pages.map(({ page }) => page)}
        text={nameOf}
        all={t("filter.allPages")}
      />
    </ListTools>
  );
}
