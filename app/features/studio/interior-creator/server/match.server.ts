import { sql } from "kysely";
import type { IdeaCardData } from "#app/features/inspiration/ideas/ideas.contract.ts";
import { type IdeaListInput, isPublicIdea, listIdeas } from "#app/features/inspiration/ideas/public.server.ts";
import { colorFamily } from "#app/features/inspiration/ideas/public.ts";
import { db } from "#app/platform/database/db.server.ts";
import { readWords } from "../brief/read-words.ts";
import type { BoardMatch, CostRange } from "../interior-creator.contract.ts";
import { type Brief, MOST_IDEAS, type Reason } from "../interior-creator.ts";
import { familiesOf } from "../palette/palette.ts";

type Wish = Pick<Brief, "room" | "style" | "colors" | "budget" | "words">;

const EVERYTHING: IdeaListInput = {
  ...{ search: "", collection: "", room: "", style: "", region: "", color: "", from: null, to: null, difficulty: "", tag: "", kind: "all" },
  ...{ sort: "popular", page: 1 },
};
/** The two looks that are regions rather than styles of ideas. */
const REGION_OF = { najdi: "najd", hijazi: "hijaz" } as const;
const WORDS = 80;

const styleFilter = (style: Brief["style"]): Partial<IdeaListInput> =>
  style === null ? {} : style === "najdi" || style === "hijazi" ? { region: REGION_OF[style] } : { style };

/** Lists to search, the strictest first; each drops one more wish. Always fewer than ten. */
function tiers({ room, style, colors, budget, words }: Wish): { filters: Partial<IdeaListInput>; reasons: Reason[] }[] {
  const [first, ...others] = familiesOf(colors);
  const inRoom = room ? { filters: { room }, reasons: ["room" as const] } : { filters: {}, reasons: [] };
  const ofStyle = { filters: styleFilter(style), reasons: style ? (["style"] as const) : [] };
  const cheap = budget === null ? { filters: {}, reasons: [] } : { filters: { to: budget }, reasons: ["budget" as const] };
  const inColor = (color: string) => ({ filters: { color }, reasons: ["color" as const] });
  type Part = { filters: Partial<IdeaListInput>; reasons: readonly Reason[] };
  const both = (...parts: Part[]) => ({
    filters: Object.assign({}, ...parts.map(({ filters }) => filters)) as Partial<IdeaListInput>,
    reasons: parts.flatMap(({ reasons }) => reasons),
  });
  const rest = readWords(words).rest.slice(0, WORDS);
  return [
    ...(first ? [both(inRoom, ofStyle, cheap, inColor(first)), ...others.slice(0, 1).map((color) => both(inRoom, ofStyle, cheap, inColor(color)))] : []),
    both(inRoom, ofStyle, cheap),
    ...(rest ? [both(inRoom, { filters: { search: rest }, reasons: ["words"] })] : []),
    ...(style && first ? [both(inRoom, cheap, inColor(first))] : []),
    ...(budget !== null ? [both(inRoom, ofStyle)] : []),
    ...(room && style ? [both(ofStyle, cheap), both(inRoom, cheap)] : []),
  ];
}

/** The wishes an idea fulfills beyond those of its list. */
function reasonsOf(idea: IdeaCardData, { room, style, colors, budget }: Wish, sure: readonly Reason[]): Reason[] {
  const families = familiesOf(colors);
  const seen = new Set((idea.photo?.colors ?? []).slice(0, 4).map(colorFamily));
  const says: Record<Reason, boolean> = {
    room: idea.roomType === room,
    style: idea.style === style,
    color: families.some((family) => seen.has(family)),
    budget: budget !== null && idea.estimatedCost?.currency === "SAR" && idea.estimatedCost.amount <= budget * 100,
    words: false,
  };
  return (Object.keys(says) as Reason[]).filter((reason) => says[reason] || sure.includes(reason));
}

/** Ideas for a brief, those with most of what was wished first, and what they cost by their own estimates. */
export async function matchBrief(wish: Wish, language: string): Promise<BoardMatch> {
  const lists = tiers(wish);
  const [cost, ...pages] = await Promise.all([
    costOf(wish),
    ...lists.map(({ filters }) => listIdeas({ ...EVERYTHING, ...filters, ...(filters.search && { sort: "best" as const }) }, language)),
  ]);
  const found = new Map<string, { idea: IdeaCardData; tier: number; sure: Reason[] }>();
  for (const [tier, page] of pages.entries())
    for (const idea of page?.items ?? []) {
      const known = found.get(idea.id) ?? { idea, tier, sure: [] };
      found.set(idea.id, { ...known, sure: [...known.sure, ...(lists[tier]?.reasons ?? [])] });
    }
  const ideas = [...found.values()]
    .map(({ idea, tier, sure }) => ({ idea, tier, reasons: reasonsOf(idea, wish, sure) }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.reasons.length - a.reasons.length || a.tier - b.tier)
    .slice(0, MOST_IDEAS)
    .map(({ idea, reasons }) => ({ idea, reasons }));
  return { ideas, cost };
}

/** Fewer estimates are not significant. */
const FEWEST = 3;
/** The most estimates that are read. */
const MOST = 500;

type CostRow = { low: number | null; middle: number | null; high: number | null; n: number };

async function costAmong(facets: readonly string[]): Promise<CostRow> {
  const { rows } = await sql<CostRow>`
    select percentile_cont(0.25) within group (order by cost) low, percentile_cont(0.5) within group (order by cost) middle,
      percentile_cont(0.75) within group (order by cost) high, count(*)::int n
    from (select i.estimated_cost::float8 cost from design_ideas i
      where ${isPublicIdea} and i.facets @> ${[...facets]}::text[] and i.estimated_cost is not null and i.currency = 'SAR' limit ${MOST}) known`.execute(db);
  return rows[0] ?? { low: null, middle: null, high: null, n: 0 };
}

/** Rounded to what an estimate can mean: hundreds of riyals. */
const riyals = (halalas: number | null) => ({ amount: Math.round((halalas ?? 0) / 10_000) * 10_000, currency: "SAR" });

/** What rooms like it cost, from the estimates of the ideas themselves; null where there are too few. */
export async function costOf({ room, style }: Pick<Wish, "room" | "style">): Promise<CostRange | null> {
  const roomFacet = room && `room:${room}`;
  const styleFacet = style && (style === "najdi" || style === "hijazi" ? `region:${REGION_OF[style]}` : `style:${style}`);
  const ways = [
    ...(roomFacet && styleFacet ? [{ basis: "roomStyle" as const, facets: [roomFacet, styleFacet] }] : []),
    ...(roomFacet ? [{ basis: "room" as const, facets: [roomFacet] }] : []),
    ...(!roomFacet && styleFacet ? [{ basis: "style" as const, facets: [styleFacet] }] : []),
  ];
  const rows = await Promise.all(ways.map(async ({ basis, facets }) => ({ basis, ...(await costAmong(facets)) })));
  const best = rows.find(({ n }) => n >= FEWEST);
  return best ? { low: riyals(best.low), middle: riyals(best.middle), high: riyals(best.high), count: best.n, basis: best.basis } : null;
}
