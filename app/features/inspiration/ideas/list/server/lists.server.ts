import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { LIST_WORDS } from "../../ideas.words.ts";
import { EMPTY_SEARCH, parseIdeaAddress } from "../ideas.address.ts";
import { filtered } from "./filters.server.ts";

/** The lists right below /ideas that show at least one idea, as the end of their address. */
export async function listsWithIdeas(): Promise<string[]> {
  const lists = LIST_WORDS.map((word) => {
    const filters = { ...EMPTY_SEARCH, ...parseIdeaAddress(`/ideas/${word}`, new URLSearchParams()), kind: "all" as const };
    return sql`select ${`/${word}`}::text path where exists (select from design_ideas i where ${filtered(filters)})`;
  });
  const { rows } = await sql<{ path: string }>`${sql.join(lists, sql` union all `)}`.execute(db);
  return rows.map(({ path }) => path);
}
