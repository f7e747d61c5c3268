import { type SqlBool, sql } from "kysely";
import { cityName } from "#app/features/places/public.ts";
import { mayManageContent, type Theme, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { Dashboard, DashboardRequest } from "./account.contract.ts";

const NEWEST = 5;

type Preferences = { language?: string | null | undefined; theme?: Theme | null | undefined };

/** Stores what was given; undefined leaves a preference as it is. */
export async function setPreferences(viewer: Viewer, { language, theme }: Preferences): Promise<Viewer> {
  const changes = { ...(language === undefined ? {} : { language }), ...(theme === undefined ? {} : { theme }) };
  if (Object.keys(changes).length === 0) return viewer;
  await db
    .updateTable("users")
    .set({ ...changes, updated_at: sql`now()` })
    .where("id", "=", viewer.id)
    .execute();
  return { ...viewer, ...changes };
}

async function readCounts(viewer: Viewer): Promise<Dashboard["counts"]> {
  if (!mayManageContent(viewer)) return null;
  const { rows } = await sql<NonNullable<Dashboard["counts"]>>`
    select (select count(*) from vendors where status = 'Pending' and deleted_at is null)::int as "pendingVendors",
      (select count(*) from vendor_imports where status in ('queued', 'processing'))::int as "runningImports",
      (select count(*) from categories where is_active)::int as "activeCategories",
      case when ${viewer.role === "admin"} then (select count(*) from quote_requests where status = 'new')::int end as "newRequests"`.execute(db);
  return rows[0] ?? null;
}

/** The newest requests with the vendor's name (sent) or the requester's (received). */
async function newestRequests(isReceived: boolean, viewerId: string, language: string): Promise<DashboardRequest[]> {
  const rows = await db
    .selectFrom("quote_requests as q")
    .innerJoin("vendors as v", "v.id", "q.vendor_id")
    .where(isReceived ? sql<SqlBool>`v.owner_id = ${viewerId}` : sql<SqlBool>`q.requester_id = ${viewerId}`)
    .select(["q.id", "q.status", "q.project_type", "q.city", "q.created_at", "q.contact_name", "v.name", "v.name_ar", "v.slug"])
    .select(sql<boolean>`v.status = 'Verified' and v.deleted_at is null`.as("is_public"))
    .orderBy("q.created_at", "desc")
    .orderBy("q.id", "desc")
    .limit(NEWEST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    status: row.status as DashboardRequest["status"],
    projectType: row.project_type,
    city: cityName(row.city, language),
    createdAt: row.created_at.toISOString(),
    name: isReceived ? row.contact_name : row.name,
    nameAr: isReceived ? null : row.name_ar,
    vendorSlug: isReceived || !row.is_public ? null : row.slug,
  }));
}

async function ownVendors(viewerId: string): Promise<Dashboard["vendors"]> {
  const rows = await db
    .selectFrom("vendors")
    .where("owner_id", "=", viewerId)
    .where("deleted_at", "is", null)
    .select(["id", "name", "name_ar", "slug", "status"])
    .orderBy("name_key")
    .limit(NEWEST)
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name, nameAr: row.name_ar, slug: row.slug, status: row.status as Dashboard["vendors"][number]["status"] }));
}

/** @param language of the names of cities */
export async function readDashboard(viewer: Viewer, language: string): Promise<Dashboard> {
  const [user, counts, vendors, received, sent] = await Promise.all([
    db.selectFrom("users").select("email_verified").where("id", "=", viewer.id).executeTakeFirst(),
    readCounts(viewer),
    ownVendors(viewer.id),
    newestRequests(true, viewer.id, language),
    newestRequests(false, viewer.id, language),
  ]);
  return { isEmailVerified: user?.email_verified ?? false, counts, vendors, received, sent };
}
