import { useEffect, useRef, useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import type { TextList } from "../../translations.contract.ts";
import type { TextSearch } from "../../translations.ts";

const PAUSE_MS = 300;

export function TextFilters({ search, pages, onChange }: { search: TextSearch; pages: TextList["pages"]; onChange(change: Partial<TextSearch>): void }) {
  const t = useT("translations.admin");
  const format = useFormat();
  const [text, setText] = useState(search.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() !== search.search) onChange({ search: next.trim() });
  };
  return (
    <search className="table-tools" aria-label={t("filter.label")}>
      <SearchInput
        label={t("filter.search")}
        placeholder={t("filter.search")}
        value={text}
        onChange={(event) => {
          const next = event.target.value;
          setText(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => ask(next), PAUSE_MS);
        }}
        onKeyDown={(event) => event.key === "Enter" && ask(text)}
      />
      <SelectBox aria-label={t("filter.page")} value={search.page} onChange={(event) => onChange({ page: event.target.value })}>
        <option value="">{t("filter.allPages")}</option>
        {pages.map(({ page, keys, changed }) => (
          <option key={page} value={page}>
            {t("filter.pageCount", { page, keys: format.number(keys), changed })}
          </option>
        ))}
      </SelectBox>
    </search>
  );
}
