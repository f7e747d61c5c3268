import { sql } from "kysely";
import { vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { deviceOf } from "#app/platform/auth/device.server.ts";
import { roleCache } from "#app/platform/auth/role-cache.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import { shownPhone } from "#app/platform/rules/phone.ts";
import type { User } from "../admin-users.contract.ts";
import { presentRow, type RowColumns, rowColumns } from "./list.server.ts";

const MOST_SESSIONS = 50;
const MOST_VENDORS = 20;

type Detail = RowColumns & {
  phone: string | null;
  company_name: string | null;
  city: string | null;
  language: string | null;
  suspension_reason: string | null;
  has_password: boolean;
  two_factor_enabled: boolean;
  quotes_sent: number;
  quotes_received: number;
  feedback: number;
  reports_about: number;
};

async function readUser(id: string, language: string): Promise<Detail> {
  const { rows } = await sql<Detail>`
    select ${rowColumns(language)}, p.phone, p.company_name, p.city, u.language, u.suspension_reason, u.two_factor_enabled,
      exists (select from accounts a where a.user_id = u.id and a.password is not null) has_password,
      (select count(*) from quote_requests q where q.requester_id = u.id)::int quotes_sent,
      (select count(*) from quote_requests q where q.vendor_id in ${vendorsWhere(sql`u.id`, "read")})::int quotes_received,
      (select count(*) from feedback f where f.author_id = u.id)::int feedback,
      (select count(*) from message_reports r where r.reported_id = u.id)::int reports_about
    from user_directory d join users u on u.id = d.user_id left join profiles p on p.id = u.id where u.id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) throw notFound();
  return row;
}

async function readSessions(id: string): Promise<User["sessions"]> {
  const rows = await db
    .selectFrom("sessions as s")
    .leftJoin("users as admin", "admin.id", "s.impersonated_by")
    .where("s.user_id", "=", id)
    .where("s.expires_at", ">", new Date())
    .select(["s.id", "s.created_at", "s.last_seen_at", "s.ip_address", "s.user_agent", "admin.name as impersonated_by"])
    .orderBy("s.last_seen_at", "desc")
    .limit(MOST_SESSIONS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    ip: row.ip_address || null,
    browser: deviceOf(row.user_agent).browser,
    system: deviceOf(row.user_agent).system,
    impersonatedBy: row.impersonated_by,
  }));
}

const readVendors = (id: string): Promise<User["vendors"]> =>
  db
    .selectFrom("vendors")
    .where(sql<boolean>`id in ${vendorsWhere(id, "read")}`)
    .where("deleted_at", "is", null)
    .select(["id", "name", "name_ar as nameAr", "status"])
    .orderBy("name_key")
    .limit(MOST_VENDORS)
    .execute();

/** @param viewer the admin who asks @param language of names */
export async function getUser(id: string, viewer: Viewer, language: string): Promise<User> {
  const [row, grants, sessions, vendors] = await Promise.all([readUser(id, language), roleCache().get(id), readSessions(id), readVendors(id)]);
  const role = grants?.role ?? row.role;
  const isOther = id !== viewer.id;
  return {
    ...presentRow({ ...row, role }),
    phone: shownPhone(row.phone),
    companyName: row.company_name,
    city: row.city && cityName(row.city, language),
    language: row.language,
    roleIsFallback: grants?.isFallback ?? false,
    hasPassword: row.has_password,
    hasTwoFactor: row.two_factor_enabled,
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    suspensionReason: row.suspension_reason,
    deletionRequestedAt: row.deletion_requested_at?.toISOString() ?? null,
    sessions,
    vendors,
    counts: { quotesSent: row.quotes_sent, quotesReceived: row.quotes_received, feedback: row.feedback, reportsAbout: row.reports_about },
    can: { changeRole: isOther, suspend: isOther, impersonate: isOther && role !== "admin" && !row.suspended_at && !row.deletion_requested_at },
  };
}
