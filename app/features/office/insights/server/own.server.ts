import { type RawBuilder, sql } from "kysely";
import { vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import type { Subject } from "#app/features/talk/counts/public.ts";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { requirePart } from "#app/platform/organizations/professionals.server.ts";
import type { ProfessionalReach, VendorReach, ViewedPage } from "../insights.contract.ts";
import { type Period, PROFESSIONAL_SERIES, type Range, seriesOf, VENDOR_SERIES } from "../insights.ts";
import { inPeriod, presentPeriod, rangeUntilToday, readRows, readSince, readSums } from "./sums.server.ts";
import { pagesOf } from "./viewed.server.ts";

type Sql = RawBuilder<unknown>;
const MOST_PAGES = 10;

/** Of a vendor's or professional's own pages. */
const contactKinds = <const Of extends "vendor" | "professional">(subject: Of) => ({
  [`${subject}.view`]: "views",
  [`${subject}.phone`]: "phone",
  [`${subject}.whatsapp`]: "whatsapp",
  [`${subject}.email`]: "email",
  [`${subject}.website`]: "website",
});

const viewedOf = (kind: Subject, subjects: Sql, range: Range, language: string): Promise<ViewedPage[]> =>
  pagesOf(
    kind,
    sql`select c.subject_id id, sum(c.count)::int views from daily_counts c where c.kind = ${`${kind}.view`} and c.subject_id in ${subjects} and ${inPeriod(sql`c.day`, range)}
      group by 1 order by 2 desc, 1 limit ${MOST_PAGES * 2}`,
    language,
    MOST_PAGES,
  );

/** @throws NOT_FOUND for a vendor of others */
async function requireVendor(viewer: Viewer, vendorId: string): Promise<void> {
  const { rows } = await sql`select from vendors v where v.id = ${vendorId} and v.id in ${vendorsWhere(viewer.id, "read")}`.execute(db);
  if (rows.length === 0) throw notFound();
}

/** @throws NOT_FOUND for a vendor of others */
export async function vendorReach(viewer: Viewer, { days, vendor }: { days: Period; vendor: string }, language: string): Promise<VendorReach> {
  if (vendor) await requireVendor(viewer, vendor);
  const range = rangeUntilToday(days);
  const own = vendor ? sql`(select ${vendor}::uuid)` : vendorsWhere(viewer.id, "read");
  const pieces = sql`(select p.id from products p where p.vendor_id in ${own})`;
  const [since, pages, ...counted] = await Promise.all([
    readSince(),
    viewedOf("product", pieces, range, language),
    readSums(contactKinds("vendor"), range, own),
    readSums({ "product.view": "pieces" }, range, pieces),
    readRows("quotes", range, sql`from quote_requests q where q.vendor_id in ${own}`, sql`q.created_at`),
    readRows("messages", range, sql`from conversations c where c.subject = 'vendor' and c.vendor_id in ${own}`, sql`c.created_at`),
    readRows("saved", range, sql`from saved_items s where s.entity_type = 'vendor' and s.entity_id in ${own}`, sql`s.created_at`),
  ]);
  const sinceOf = (id: (typeof VENDOR_SERIES)[number]) => (id === "pieces" ? since.pieces : isStored(id) ? range.beforeFrom : since.all);
  return { ...presentPeriod(range, since.all), series: seriesOf(VENDOR_SERIES, range, counted.flat(), sinceOf), pages };
}

/** Read from what people made, which is there since the first day. */
const isStored = (id: string): boolean => ["quotes", "requests", "messages", "saved"].includes(id);

type Asked = { days: Period; professionalId?: string | undefined };

/** @throws NOT_FOUND for strangers to the professional's work */
export async function professionalReach(viewer: Viewer, { days, professionalId = viewer.id }: Asked, language: string): Promise<ProfessionalReach> {
  await requirePart(db, viewer, professionalId, "read");
  const range = rangeUntilToday(days);
  const self = sql`(select ${professionalId}::uuid)`;
  const rooms = sql`(select i.id from design_ideas i where i.author_id = ${professionalId})`;
  const packages = sql`(select k.id from packages k where k.owner_id = ${professionalId})`;
  const begun = sql`from conversation_people cp join conversations c on c.id = cp.conversation_id
    where cp.user_id = ${professionalId} and c.subject = 'profile' and c.started_by is distinct from ${professionalId}`;
  const [since, viewedRooms, viewedPackages, ...counted] = await Promise.all([
    readSince(),
    viewedOf("idea", rooms, range, language),
    viewedOf("package", packages, range, language),
    readSums(contactKinds("professional"), range, self),
    readSums({ "idea.view": "rooms" }, range, rooms),
    readSums({ "package.view": "packages" }, range, packages),
    readRows(
      "requests",
      range,
      sql`from request_invitations r where r.user_id = ${professionalId} and not exists (select from requests q where q.id = r.request_id and q.sample_for is not null)`,
      sql`r.created_at`,
    ),
    readRows("messages", range, begun, sql`c.created_at`),
    readRows("saved", range, sql`from saved_items s where s.entity_type = 'profile' and s.entity_id = ${professionalId}`, sql`s.created_at`),
  ]);
  const pages = [...viewedRooms, ...viewedPackages].toSorted((a, b) => b.views - a.views).slice(0, MOST_PAGES);
  const sinceOf = (id: (typeof PROFESSIONAL_SERIES)[number]) => (isStored(id) ? range.beforeFrom : since.all);
  return { ...presentPeriod(range, since.all), series: seriesOf(PROFESSIONAL_SERIES, range, counted.flat(), sinceOf), pages };
}
