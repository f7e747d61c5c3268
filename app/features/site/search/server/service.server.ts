import { sql } from "kysely";
import { findVendors, listVendors, vendorWords } from "#app/features/directory/vendors/public.server.ts";
import { ideaWords, searchIdeas } from "#app/features/inspiration/ideas/public.server.ts";
import { ideaPath } from "#app/features/inspiration/ideas/public.ts";
import { productWords, searchProducts } from "#app/features/shop/products/public.server.ts";
import { productPath } from "#app/features/shop/products/public.ts";
import { IN_HEAD, searchArticles } from "#app/features/site/help/public.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { CARDS_OF_PAGE } from "#app/platform/list/page-sizes.ts";
import { correctWords } from "#app/platform/text/correct-words.server.ts";
import type { SearchHits, SearchOverview, Suggestion } from "../search.contract.ts";
import { MAX_PAGE, type SearchKind, SHORTEST, tidyWords } from "../search.ts";
import { searchProfessionals } from "./professionals.server.ts";
import { findShortcuts } from "./shortcuts.server.ts";
import { searchThreads } from "./threads.server.ts";

/** How many of each kind: while typing, on the page of all kinds, on a page of one kind. */
const SUGGESTED = { listing: 3, idea: 3, product: 3, vendor: 3, professional: 2, thread: 2 };
const BEST = { idea: 8, product: 8, vendor: 6, professional: 6, thread: 5 };
const PAGE = { idea: 24, product: 24, vendor: 24, professional: 24, thread: 20 };
const LISTINGS = 6;
const ARTICLES = 3;

const hasWords = (words: string): boolean => /[\p{L}\p{N}]/u.test(words);

/** Each part returns only what its own pages show to visitors; all run in parallel. */
export async function suggest(typed: string, language: string): Promise<Suggestion[]> {
  const words = tidyWords(typed);
  if (!hasWords(words)) return findShortcuts("", language, LISTINGS);
  if (words.length < SHORTEST) return findShortcuts(words, language, LISTINGS);
  const [listings, ideas, products, vendors, professionals, threads, t] = await Promise.all([
    findShortcuts(words, language, SUGGESTED.listing),
    searchIdeas(words, language, SUGGESTED.idea),
    searchProducts(words, language, SUGGESTED.product),
    findVendors(words, language),
    searchProfessionals(words, language, SUGGESTED.professional),
    searchThreads(words, language, SUGGESTED.thread),
    translator(language, "ideas"),
  ]);
  return [
    ...listings,
    ...ideas.items.map(
      ({ id, slug, title, roomType, style, photo }): Suggestion => ({
        kind: "idea",
        id,
        title,
        note: t("styleRoom", { style: t(`style.${style}`), room: t(`room.${roomType}`) }),
        to: ideaPath(slug),
        photo,
      }),
    ),
    ...products.items.map(
      ({ id, slug, name, vendor, photo }): Suggestion => ({ kind: "product", id, title: name, note: vendor, to: productPath(slug), photo }),
    ),
    ...vendors
      .slice(0, SUGGESTED.vendor)
      .map(
        ({ id, slug, name, city, photo }): Suggestion => ({ kind: "vendor", id, title: name, note: city, to: `/vendors/${encodeURIComponent(slug)}`, photo }),
      ),
    ...professionals.items.map(
      ({ id, name, trade, city, to, photo }): Suggestion => ({
        kind: "professional",
        id,
        title: name,
        note: [trade, city].filter(Boolean).join(" · ") || null,
        to,
        photo,
      }),
    ),
    ...threads.items.map(({ id, title, to }): Suggestion => ({ kind: "thread", id, title, note: null, to, photo: null })),
  ];
}

type Found = Pick<SearchOverview, "counts"> & SearchHits & { vendorsCorrected: string | null };

async function findBest(words: string, language: string): Promise<Found> {
  const [ideas, products, vendors, professionals, threads] = await Promise.all([
    searchIdeas(words, language, BEST.idea),
    searchProducts(words, language, BEST.product),
    findVendorPage(words, language, 1),
    searchProfessionals(words, language, BEST.professional),
    searchThreads(words, language, BEST.thread),
  ]);
  const countOf = ({ total, isCapped }: { total: number; isCapped: boolean }) => ({ total, isCapped });
  return {
    ideas: ideas.items,
    products: products.items,
    vendors: vendors.items.slice(0, BEST.vendor),
    professionals: professionals.items,
    threads: threads.items,
    counts: { idea: countOf(ideas), product: countOf(products), vendor: countOf(vendors), professional: countOf(professionals), thread: countOf(threads) },
    vendorsCorrected: vendors.correctedSearch,
  };
}

/** The directory corrects typos itself; here its hits count only when they match the words as given. */
async function findVendorPage(words: string, language: string, page: number) {
  const found = await listVendors({ search: words, category: "", city: "", vendorType: "", sort: "featured", page, limit: CARDS_OF_PAGE }, language);
  return found.correctedSearch === null ? found : { ...found, items: [], total: 0, pages: 0 };
}

const isEmpty = ({ counts }: Pick<SearchOverview, "counts">): boolean => Object.values(counts).every(({ total }) => total === 0);

export async function searchAll(typed: string, language: string): Promise<SearchOverview> {
  const words = tidyWords(typed);
  if (!hasWords(words)) return { ...nothing, listings: await findShortcuts("", language, LISTINGS) };
  const [overview, found] = await Promise.all([searchKinds(words, language), searchArticles(words, language, ARTICLES, IN_HEAD)]);
  return { ...overview, articles: found.map(({ id, to, title, summary }) => ({ id, to, title, summary })) };
}

async function searchKinds(words: string, language: string): Promise<Omit<SearchOverview, "articles">> {
  const [found, listings] = await Promise.all([findBest(words, language), findShortcuts(words, language, LISTINGS)]);
  const { vendorsCorrected, ...hits } = found;
  if (!isEmpty(found)) return { ...hits, listings, corrected: null };
  const better = vendorsCorrected ?? (await correctWords(words, sql`${vendorWords} union all ${ideaWords} union all ${productWords}`));
  const { vendorsCorrected: _, ...again } = better ? await findBest(better, language) : found;
  const corrected = isEmpty(again) ? null : better;
  if (listings.length > 0) return { ...again, corrected, listings };
  return { ...again, corrected, listings: await findShortcuts(corrected ?? "", language, LISTINGS) };
}

const none = { total: 0, isCapped: false };
const nothing: Omit<SearchOverview, "listings"> = {
  articles: [],
  ideas: [],
  products: [],
  vendors: [],
  professionals: [],
  threads: [],
  counts: { idea: none, product: none, vendor: none, professional: none, thread: none },
  corrected: null,
};

export async function searchKind(typed: string, kind: SearchKind, page: number, language: string): Promise<SearchHits & { next: number | null }> {
  const words = tidyWords(typed);
  const hits: SearchHits = { ideas: [], products: [], vendors: [], professionals: [], threads: [] };
  if (!hasWords(words)) return { ...hits, next: null };
  const found = await FIND[kind](words, language, page);
  const size = PAGE[kind];
  const next = found.items.length === size && page < MAX_PAGE ? page + 1 : null;
  return { ...hits, [HITS_OF[kind]]: found.items, next };
}

const HITS_OF = {
  idea: "ideas",
  product: "products",
  vendor: "vendors",
  professional: "professionals",
  thread: "threads",
} as const satisfies Record<SearchKind, keyof SearchHits>;
const FIND: Record<SearchKind, (words: string, language: string, page: number) => Promise<{ items: unknown[] }>> = {
  idea: (words, language, page) => searchIdeas(words, language, PAGE.idea, page),
  product: (words, language, page) => searchProducts(words, language, PAGE.product, page),
  vendor: async (words, language, page) => {
    const found = await findVendorPage(words, language, page);
    // Beyond the last page the directory repeats the last one.
    return found.page === page ? found : { items: [] };
  },
  professional: (words, language, page) => searchProfessionals(words, language, PAGE.professional, page),
  thread: (words, language, page) => searchThreads(words, language, PAGE.thread, page),
};
