import { type SqlBool, sql } from "kysely";
import { vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import { showSaved } from "#app/features/people/saved/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { DashboardHome, DashboardSelling } from "../dashboard.contract.ts";
import type { RequestStatus } from "../dashboard.ts";

const NEWEST = 5;

type Direction = "sent" | "received";

const whose = (direction: Direction, viewerId: string) =>
  direction === "sent" ? sql<SqlBool>`q.requester_id = ${viewerId}` : sql<SqlBool>`q.vendor_id in ${vendorsWhere(viewerId, "read")}`;

async function newest(direction: Direction, viewerId: string) {
  const [rows, counts] = await Promise.all([
    db
      .selectFrom("quote_requests as q")
      .innerJoin("vendors as v", "v.id", "q.vendor_id")
      .where(whose(direction, viewerId))
      .select(["q.id", "q.status", "q.project_type", "q.city", "q.created_at", "q.contact_name", "q.vendor_id", "v.name", "v.name_ar"])
      .orderBy("q.created_at", "desc")
      .orderBy("q.id", "desc")
      .limit(NEWEST)
      .execute(),
    sql<{ status: RequestStatus; n: number }>`select q.status, count(*)::int n from quote_requests q where ${whose(direction, viewerId)} group by 1`.execute(
      db,
    ),
  ]);
  const count = (status: RequestStatus) => counts.rows.find((row) => row.status === status)?.n ?? 0;
  return { rows, counts: { new: count("new"), seen: count("seen"), answered: count("answered"), closed: count("closed") } };
}

type Row = Awaited<ReturnType<typeof newest>>["rows"][number];

const present = (row: Row, name: string, language: string) => ({
  id: row.id,
  status: row.status as RequestStatus,
  projectType: row.project_type,
  city: cityName(row.city, language),
  createdAt: row.created_at.toISOString(),
  name,
});

/** The newest quote requests to a person's vendors, and how many there are of each status. */
export async function readReceived(viewerId: string, language: string): Promise<DashboardSelling["received"]> {
  const { rows, counts } = await newest("received", viewerId);
  return { counts, newest: rows.map((row) => present(row, row.contact_name, language)) };
}

/** The newest quote requests that a person sent, each with its vendor, and how many there are of each status. */
export async function readSent(viewerId: string, language: string): Promise<DashboardHome["sent"]> {
  const { rows, counts } = await newest("sent", viewerId);
  const cards = await showSaved(
    rows.map(({ vendor_id: id }) => ({ type: "vendor", id })),
    language,
  );
  const nameOf = (row: Row) => localText(row.name, row.name_ar, language);
  return { counts, newest: rows.map((row) => ({ ...present(row, nameOf(row), language), vendor: cards.get(row.vendor_id) ?? null })) };
}
