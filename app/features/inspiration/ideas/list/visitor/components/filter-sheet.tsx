import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { FilterSheet as Shell } from "#app/ui/list/filter-sheet.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import { clearedFilters, type IdeaSearch } from "../../ideas.address.ts";
import type { IdeaFacets } from "../../ideas.list.contract.ts";
import { BudgetOptions, ColorOptions, DifficultyOptions, RegionOptions, RoomOptions, StyleOptions, TagOptions } from "./filter-options.tsx";
import { useGo } from "./use-go.tsx";

/** On phones: every filter, each change applied at once, the number of ideas on the button that closes it. */
export function FilterSheet({ search, facets, onClose }: { search: IdeaSearch; facets: IdeaFacets | undefined; onClose(): void }) {
  const t = useT("ideas.list");
  const format = useFormat();
  const { go } = useGo(search);
  const follow = useAnchors({ preventScrollReset: true });
  const tags = facets?.tags ?? [];
  const show = facets?.isCapped ? t("showMany", { m: `${format.number(facets.total)}+` }) : t("show", { n: facets?.total ?? 0 });
  const sections = [
    ["room", RoomOptions],
    ["style", StyleOptions],
    ["color", ColorOptions],
    ["budget", BudgetOptions],
    ["difficulty", DifficultyOptions],
    ["region", RegionOptions],
    ...(tags.length > 0 || search.tag ? ([["tag", TagOptions]] as const) : []),
  ] as const;
  return (
    <Shell onClose={onClose} onClear={() => go(clearedFilters(search))} show={show}>
      {/* biome-ignore lint/a11y: the links inside are the controls; this only prevents full page loads */}
      <div className="idea-sheet" onClick={follow}>
        {sections.map(([name, Section]) => (
          <section key={name} aria-labelledby={`idea-sheet-${name}`}>
            <h3 id={`idea-sheet-${name}`}>{t(name)}</h3>
            <Section search={search} tags={tags} rooms={facets?.rooms ?? []} />
          </section>
        ))}
      </div>
    </Shell>
  );
}
