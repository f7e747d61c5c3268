import { type Kysely, type RawBuilder, sql } from "kysely";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { membershipOf, membersWho, organizationsWhere } from "#app/platform/organizations/membership.server.ts";
import type { OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { peopleWho, professionalsWhere, roleInWork } from "#app/platform/organizations/professionals.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { mayWrite, mayWriteAs } from "../quotations.policy.ts";

/** Of `quotations`, templates and prices: whose they are. Without a vendor the author is the professional in whose name they are, also where someone of the company wrote them. */
export type WriterColumns = { author_id: string | null; vendor_id: string | null };

/** Ids of the vendors in whose name a person may write. */
const vendorsOf = (viewer: Viewer) => sql`(select lv.id from ${listings()} lv where lv.organization_id in ${organizationsWhere(viewer.id, "answer")})`;

/** A condition on rows with `author_id` and `vendor_id`, as in the policy. */
export const writtenBy = (viewer: Viewer, table: string): RawBuilder<unknown> =>
  sql`(${sql.ref(`${table}.vendor_id`)} is null and ${sql.ref(`${table}.author_id`)} in ${professionalsWhere(viewer.id, "answer")}
    or ${sql.ref(`${table}.vendor_id`)} in ${vendorsOf(viewer)})`;

/** The same for one name. */
export const ofName = ({ author_id, vendor_id }: WriterColumns, table: string): RawBuilder<unknown> =>
  vendor_id === null
    ? sql`${sql.ref(`${table}.vendor_id`)} is null and ${sql.ref(`${table}.author_id`)} = ${author_id}`
    : sql`${sql.ref(`${table}.vendor_id`)} = ${vendor_id}`;

/** The viewer's part in a name. */
export async function partIn(source: Kysely<DB>, viewer: Viewer, { author_id, vendor_id }: WriterColumns): Promise<OrganizationRole | null> {
  if (!vendor_id) return author_id === null ? null : roleInWork(source, author_id, viewer.id);
  const vendor = await source.selectFrom(listings().as("v")).select("organization_id").where("id", "=", vendor_id).executeTakeFirst();
  return (await membershipOf(source, vendor?.organization_id ?? null, viewer.id))?.role ?? null;
}

/** @throws NOT_FOUND for what the viewer did not write and may not write */
export async function requireWriter(source: Kysely<DB>, viewer: Viewer, row: WriterColumns | undefined): Promise<void> {
  if (!row || !mayWrite(await partIn(source, viewer, row))) throw notFound();
}

/** Everybody of the author's side. */
export async function writersOf(source: Kysely<DB>, { author_id, vendor_id }: WriterColumns): Promise<string[]> {
  if (!vendor_id) return author_id ? peopleWho(source, author_id, "answer") : [];
  const vendor = await source.selectFrom(listings().as("v")).select("organization_id").where("id", "=", vendor_id).executeTakeFirst();
  return vendor?.organization_id ? membersWho(source, vendor.organization_id, "answer") : [];
}

/** As a call names it: a vendor, a professional, or neither for the viewer's own. */
export type NamedBy = { vendorId?: string | null | undefined; professionalId?: string | null | undefined };

/** The name in which the viewer writes. @throws FORBIDDEN for those who may write in nobody's name, NOT_FOUND for a vendor or professional that is not theirs */
export async function requireName(
  source: Kysely<DB>,
  viewer: Viewer,
  { vendorId = null, professionalId }: NamedBy,
): Promise<WriterColumns & { author_id: string }> {
  const name = { author_id: (!vendorId && professionalId) || viewer.id, vendor_id: vendorId };
  if (!vendorId && !mayWriteAs(viewer, name.author_id)) throw forbidden();
  await requireWriter(source, viewer, name);
  return name;
}

export type AuthorName = { vendorId: string | null; professionalId: string | null; name: string; href: string | null };

/** In whose names a person may write: their own first, then professionals, then vendors. */
export async function namesOf(viewer: Viewer, language: string): Promise<AuthorName[]> {
  const { rows } = await sql<{ id: string; name: string; name_ar: string | null; slug: string }>`
    select v.id, v.name, v.name_ar, v.slug from ${listings()} v where v.id in ${vendorsOf(viewer)} order by v.name, v.id`.execute(db);
  const vendors = rows.map((row) => ({
    vendorId: row.id,
    professionalId: null,
    name: localText(row.name, row.name_ar, language),
    href: `/vendors/${row.slug}`,
  }));
  const people = await sql<{ id: string; name: string }>`select u.id, ${personName(language)} name from users u
    where u.id in ${professionalsWhere(viewer.id, "answer")} and (u.id <> ${viewer.id} or ${mayWriteAs(viewer)}) order by u.id <> ${viewer.id}, name_key(u.name), u.id`.execute(
    db,
  );
  return [...people.rows.map(({ id, name }) => ({ vendorId: null, professionalId: id, name, href: null })), ...vendors];
}

/** As a client reads it. */
export async function authorOf({ author_id, vendor_id }: WriterColumns, language: string): Promise<AuthorName> {
  if (vendor_id) {
    const { rows } = await sql<{ name: string; name_ar: string | null; slug: string; is_public: boolean }>`
      select v.name, v.name_ar, v.slug, v.is_public from ${listings()} v where v.id = ${vendor_id}`.execute(db);
    const [vendor] = rows;
    return {
      vendorId: vendor_id,
      professionalId: null,
      name: localText(vendor?.name, vendor?.name_ar, language) || "",
      href: vendor?.is_public ? `/vendors/${encodeURIComponent(vendor.slug)}` : null,
    };
  }
  const { rows } = await sql<{ name: string }>`select ${personName(language)} name from users u where u.id = ${author_id}`.execute(db);
  return { vendorId: null, professionalId: author_id, name: rows[0]?.name ?? "", href: null };
}
