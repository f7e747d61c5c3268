import { type Kysely, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { allLines, type QuotationContent } from "../quotation.ts";
import type { QuotationPhoto } from "../quotations.contract.ts";

type Content = Pick<QuotationContent, "groups">;

/** Ids, each once. */
export const photosIn = (content: Content): string[] => [...new Set(allLines(content).flatMap(({ photos }) => photos ?? []))];

/** With their sizes, in no order. */
export async function photosOf(content: Content, source: Kysely<DB> = db): Promise<QuotationPhoto[]> {
  const ids = photosIn(content);
  if (ids.length === 0) return [];
  const { rows } = await sql<QuotationPhoto>`
    select f.id, f.width, f.height, f.placeholder blur from files f where f.id = any (${ids}::uuid[]) and f.width is not null`.execute(source);
  return rows;
}
