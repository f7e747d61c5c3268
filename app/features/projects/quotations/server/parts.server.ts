import { sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { type PrivateNotes, type QuotationContent, SOURCES_SHOWN } from "../quotation.ts";
import type { PartSource, QuotationPartSources, QuotationParts } from "../quotations.contract.ts";
import { freshCopy } from "../rules/edits.ts";
import { findOwn } from "./read.server.ts";
import { findTemplate } from "./templates.server.ts";
import { ofName, type WriterColumns } from "./writers.server.ts";

/** A copy of a template or an earlier one, for another client. @throws NOT_FOUND also in another name */
export async function copyOf(viewer: Viewer, from: PartSource, name: WriterColumns): Promise<{ content: QuotationContent; notes: PrivateNotes }> {
  if (from.kind === "template") return freshCopy(await findTemplate(from.id, name));
  const { row, newest } = await findOwn(viewer, from.id);
  // What the people of one name know stays with them.
  if (row.vendor_id !== name.vendor_id || (row.vendor_id === null && row.author_id !== name.author_id)) throw notFound();
  return freshCopy(newest);
}

/** Templates and quotes of the name in which this one is written, the latest first. @throws NOT_FOUND */
export async function listPartSources(viewer: Viewer, { id, search }: { id: string; search: string }): Promise<QuotationPartSources> {
  const { row } = await findOwn(viewer, id);
  const words = search.trim();
  const [templates, quotations] = await Promise.all([
    sql<{ id: string; name: string }>`
      select t.id, t.name from quotation_templates t where ${ofName(row, "t")} ${words ? sql`and search_words_of(t.name) @@ search_query(${words})` : sql``}
      order by t.id desc limit ${SOURCES_SHOWN}`.execute(db),
    sql<{ id: string; title: string; client: string; gross: number }>`
      select q.id, q.title, q.client_name client, q.gross from quotations q
      where ${ofName(row, "q")} and q.id <> ${id} and q.sample_for is null
        ${words ? sql`and search_words_of(q.title || ' ' || q.client_name) @@ search_query(${words})` : sql``}
      order by q.updated_at desc, q.id desc limit ${SOURCES_SHOWN}`.execute(db),
  ]);
  return { templates: templates.rows, quotations: quotations.rows.map((quotation) => ({ ...quotation, gross: Number(quotation.gross) })) };
}

/** Groups to add to this one: they answer no item yet, and photographs of another client's work stay behind. @throws NOT_FOUND */
export async function getParts(viewer: Viewer, { id, kind, sourceId }: { id: string; kind: PartSource["kind"]; sourceId: string }): Promise<QuotationParts> {
  const { row } = await findOwn(viewer, id);
  const { content, notes } = await copyOf(viewer, { kind, id: sourceId }, row);
  const groups = content.groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, photos: [] })) }));
  return { groups: groups.filter(({ lines }) => lines.length > 0), notes };
}
