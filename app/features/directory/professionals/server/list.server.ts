import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { correctedSearch, findByWords, RANKED } from "#app/platform/list/find-words.server.ts";
import { walk } from "#app/platform/list/walk.server.ts";
import type { ProfessionalFilters, ProfessionalPage } from "../professionals.contract.ts";
import { MAX_PAGE, type ProfessionalSort } from "../professionals.search.ts";
import { cardsInOrder } from "./cards.server.ts";
import { filtered, isNarrow, matching, ORDERS, publicProfessionals } from "./filters.server.ts";

/** What finds more is counted as '10,000+'. */
const COUNT_CAP = 10_000;

type Input = ProfessionalFilters & { sort: ProfessionalSort; page: number; limit: number };

export async function listProfessionals(asked: Input, language: string): Promise<ProfessionalPage> {
  const corrected = await correctedSearch(publicProfessionals, asked.search);
  const input = { ...asked, search: corrected ?? asked.search };
  const total = await countMatches(input);
  const pages = Math.min(Math.ceil(Math.min(total, COUNT_CAP) / input.limit), MAX_PAGE);
  const page = Math.min(input.page, Math.max(pages, 1));
  const ids = total === 0 ? [] : await idsOf(input, page);
  return {
    items: await cardsInOrder(ids, language, input.search),
    total: Math.min(total, COUNT_CAP),
    isCapped: total > COUNT_CAP,
    page,
    pages,
    correctedSearch: corrected,
  };
}

async function countMatches(filters: ProfessionalFilters): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int n from (select from professionals i where ${matching(filters)} limit ${COUNT_CAP + 1}) found`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Words without an order of one's own come by how well they fit, as far as anybody reads. */
async function idsOf(input: Input, page: number): Promise<readonly string[]> {
  const at = { limit: input.limit, offset: (page - 1) * input.limit };
  if (input.search && input.sort === "recommended" && at.offset < RANKED)
    return (await findByWords(publicProfessionals, input.search, filtered(input), at)).ids;
  return (await walk(publicProfessionals, ORDERS[input.sort], { condition: matching(input), isNarrow: isNarrow(input), ...at })).map(({ id }) => id);
}
