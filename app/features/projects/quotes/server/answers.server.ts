import { sql } from "kysely";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { money } from "#app/platform/money/money.ts";
import type { QuoteAnswer } from "../quotes.contract.ts";

type File = { id: string; name: string; mime: string };
type Row = {
  id: string;
  body: string;
  price_min: number | null;
  price_max: number | null;
  currency: string;
  is_on_site: boolean;
  created_at: Date;
  author: string | null;
  files: File[];
};

/** Oldest first. Who wrote it is for the vendor's own people and admins. */
export async function answersOf(quoteId: string, namesAuthors: boolean, language: string): Promise<QuoteAnswer[]> {
  const { rows } = await sql<Row>`select a.id, a.body, a.price_min, a.price_max, a.currency, a.is_on_site, a.created_at, ${personName(language)} author,
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', af.name, 'mime', f.mime) order by af.position), '[]')
        from quote_answer_files af join files f on f.id = af.file_id where af.answer_id = a.id) files
    from quote_answers a left join users u on u.id = a.author_id where a.quote_request_id = ${quoteId} order by a.created_at, a.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    body: row.body,
    priceMin: money(row.price_min, row.currency),
    priceMax: money(row.price_max, row.currency),
    isOnSite: row.is_on_site,
    author: namesAuthors ? row.author : null,
    createdAt: row.created_at.toISOString(),
    files: row.files,
  }));
}
