import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { SectionHead } from "#app/ui/page-header.tsx";
import type { SearchHits, SearchOverview } from "../../search.contract.ts";
import { SEARCH_KINDS, type SearchKind, searchPath } from "../../search.ts";
import { HitLists } from "./hit-lists.tsx";
import { Listings } from "./listings.tsx";
import { NoHits } from "./no-hits.tsx";

const LIST_OF = {
  idea: "ideas",
  product: "products",
  vendor: "vendors",
  professional: "professionals",
  thread: "threads",
} as const satisfies Record<SearchKind, keyof SearchHits>;
const NONE: SearchHits = { ideas: [], products: [], vendors: [], professionals: [], threads: [] };

/** The best of each kind under its heading, and the way to the rest. */
export function BestOfAll({ words, overview }: { words: string; overview: SearchOverview }) {
  const t = useT("search");
  const kinds = SEARCH_KINDS.filter((kind) => overview[LIST_OF[kind]].length > 0);
  if (kinds.length === 0)
    return (
      <>
        <NoHits words={words} listings={overview.listings} />
        <Articles articles={overview.articles} />
      </>
    );
  return (
    <>
      {!overview.corrected && <Listings listings={overview.listings} />}
      {kinds.map((kind) => {
        const { total, isCapped } = overview.counts[kind];
        const hasMore = total > overview[LIST_OF[kind]].length;
        return (
          <section key={kind} className="search-kind">
            <SectionHead
              title={t(`kind.${kind}`)}
              aside={
                hasMore && (
                  <Link className="link" to={searchPath({ words, kind })}>
                    {isCapped ? t("seeMany", { n: total }) : t("seeAll", { n: total })} <ArrowRight size={16} className="flip" aria-hidden />
                  </Link>
                )
              }
            />
            <HitLists hits={{ ...NONE, [LIST_OF[kind]]: overview[LIST_OF[kind]] }} />
          </section>
        );
      })}
      <Articles articles={overview.articles} />
    </>
  );
}

/** Articles of the help that answer the words. */
function Articles({ articles }: Pick<SearchOverview, "articles">) {
  const t = useT("search");
  if (articles.length === 0) return null;
  return (
    <section className="search-kind">
      <SectionHead title={t("kind.article")} />
      <ul className="search-articles">
        {articles.map(({ id, to, title, summary }) => (
          <li key={id}>
            <Link to={to}>
              <b lang={languageOf(title)}>{title}</b>
              <span lang={languageOf(summary)}>{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
