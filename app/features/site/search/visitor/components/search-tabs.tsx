import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { SearchOverview } from "../../search.contract.ts";
import { SEARCH_KINDS, type Search, searchPath } from "../../search.ts";

/** All kinds, then each with its number; kinds without results are left out, unless one is open. */
export function SearchTabs({ search, counts }: { search: Search; counts: SearchOverview["counts"] }) {
  const t = useT("search");
  const format = useFormat();
  const kinds = SEARCH_KINDS.filter((kind) => counts[kind].total > 0 || search.kind === kind);
  const tabs = kinds.map((kind) => ({
    id: kind,
    to: searchPath({ words: search.words, kind }),
    label: (
      <>
        {t(`kind.${kind}`)}{" "}
        <span className="num" aria-label={counts[kind].isCapped ? t("many", { n: counts[kind].total }) : t("count", { n: counts[kind].total })} role="img">
          {format.number(counts[kind].total) + (counts[kind].isCapped ? "+" : "")}
        </span>
      </>
    ),
  }));
  return (
    <Tabs label={t("kinds")} current={search.kind || "all"} tabs={[{ id: "all", to: searchPath({ words: search.words }), label: t("kind.all") }, ...tabs]} />
  );
}
