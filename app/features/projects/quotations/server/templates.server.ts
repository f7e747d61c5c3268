import { sql } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { oneLine } from "#app/platform/rules/plain-texts.ts";
import { MOST_TEMPLATES, NAME_LENGTH, type PrivateNotes, type QuotationContent } from "../quotation.ts";
import type { QuotationTemplate } from "../quotations.contract.ts";
import { findOwn } from "./read.server.ts";
import { ofName, requireWriter, type WriterColumns, writtenBy } from "./writers.server.ts";

/** Of all names in which the viewer writes, the newest first. */
export async function listTemplates(viewer: Viewer): Promise<QuotationTemplate[]> {
  const { rows } = await sql<WriterColumns & { id: string; name: string }>`
    select t.id, t.author_id, t.vendor_id, t.name from quotation_templates t where ${writtenBy(viewer, "t")} order by t.id desc limit ${MOST_TEMPLATES * 10}`.execute(
    db,
  );
  return rows.map(({ id, author_id, vendor_id, name }) => ({ id, vendorId: vendor_id, professionalId: vendor_id ? null : author_id, name }));
}

/** Of a name in which the viewer may write. @throws NOT_FOUND also in another name */
export async function findTemplate(id: string, name: WriterColumns): Promise<{ content: QuotationContent; notes: PrivateNotes }> {
  const { rows } = await sql<{ content: QuotationContent; notes: PrivateNotes }>`
    select t.content, t.notes from quotation_templates t where t.id = ${id} and ${ofName(name, "t")}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** Lines answer the items of one brief alone; photographs show one client's work. */
const withoutItems = (content: QuotationContent): QuotationContent => ({
  ...content,
  title: "",
  startsOn: null,
  groups: content.groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, item: null, photos: [] })) })),
});

/** @throws NOT_FOUND, INVALID */
export async function saveTemplate(viewer: Viewer, { id, name }: { id: string; name: string }): Promise<{ id: string }> {
  const tidy = oneLine(name);
  if (!tidy) throw invalid({ name: "required" });
  if (tidy.length > NAME_LENGTH) throw invalid({ name: "tooLong" });
  return db.transaction().execute(async (trx) => {
    const { row, newest } = await findOwn(viewer, id, trx);
    // The quotation's lock is not enough: two of one name may be saved at once.
    await sql`select pg_advisory_xact_lock(hashtext('quotation templates of ' || ${row.vendor_id ?? row.author_id}))`.execute(trx);
    const { rows } = await sql<{ n: number }>`select count(*)::int n from quotation_templates t where ${ofName(row, "t")}`.execute(trx);
    if ((rows[0]?.n ?? 0) >= MOST_TEMPLATES) throw invalid({ limit: "tooManyTemplates" });
    const values = { id: newId(), author_id: row.vendor_id ? viewer.id : row.author_id, vendor_id: row.vendor_id, name: tidy };
    await trx
      .insertInto("quotation_templates")
      .values({ ...values, content: JSON.stringify(withoutItems(newest.content)), notes: JSON.stringify(newest.notes) })
      .execute();
    return { id: values.id };
  });
}

/** @throws NOT_FOUND */
export async function removeTemplate(viewer: Viewer, id: string): Promise<{ id: string }> {
  await requireWriter(db, viewer, await db.selectFrom("quotation_templates").select(["author_id", "vendor_id"]).where("id", "=", id).executeTakeFirst());
  await db.deleteFrom("quotation_templates").where("id", "=", id).execute();
  return { id };
}
