import { type RawBuilder, type SqlBool, sql } from "kysely";
import { findVendors, vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import { IN_HEAD, searchArticles } from "#app/features/site/help/public.server.ts";
import { listConversations } from "#app/features/talk/messages/public.server.ts";
import { isAdministrator, mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import type { SearchHit } from "../dashboard.contract.ts";

/** Of a kind. */
const AT_MOST = 5;
const RECENT = 3;
/** One letter is a prefix of too many words. */
const SHORTEST = 2;

/**
 * What the viewer may open, by words in any spelling; without words the newest conversations and requests of their own. Each part returns only what its
 * own screen would show; all run in parallel.
 */
export async function searchEverything(query: string, viewer: Viewer | null, language: string): Promise<SearchHit[]> {
  const words = query.replace(/\s+/g, " ").trim();
  if (words !== "" && words.length < SHORTEST) return [];
  const limit = words ? AT_MOST : RECENT;
  const parts: Promise<SearchHit[]>[] = [];
  if (viewer) parts.push(conversations(words, viewer, language, limit), requests("sentRequest", words, viewer, language, limit));
  if (viewer) parts.push(requests("receivedRequest", words, viewer, language, limit));
  if (words) parts.push(vendors(words, language));
  if (words && isAdministrator(viewer)) parts.push(users(words));
  if (words && viewer && mayManageContent(viewer)) parts.push(adminVendors(words, language));
  if (words) parts.push(articles(words, language));
  return (await Promise.all(parts)).flat();
}

async function conversations(search: string, viewer: Viewer, language: string, limit: number): Promise<SearchHit[]> {
  const { items } = await listConversations({ box: "inbox", search }, viewer, language);
  return items.slice(0, limit).map(({ id, other, last, match }) => ({
    kind: "conversation",
    id,
    title: other.name,
    note: (match?.body ?? last.body).replace(/\s+/g, " ").slice(0, 100) || null,
    to: `/dashboard/messages/${id}`,
  }));
}

type RequestRow = { id: string; title: string; city: string };

/** Requests that a person sent, by vendor or text, or that their vendors received, by name or text. */
async function requests(kind: "sentRequest" | "receivedRequest", words: string, viewer: Viewer, language: string, limit: number): Promise<SearchHit[]> {
  const isSent = kind === "sentRequest";
  const name = isSent ? sql`case when ${language === "ar"} then coalesce(v.name_ar, v.name) else v.name end` : sql`q.contact_name`;
  const whose: RawBuilder<SqlBool> = isSent ? sql`q.requester_id = ${viewer.id}` : sql`q.vendor_id in ${vendorsWhere(viewer.id, "read")}`;
  const found = isSent ? sql`(q.search @@ search_query(${words}) or v.search @@ search_query(${words}))` : sql`q.search @@ search_query(${words})`;
  const { rows } = await sql<RequestRow>`
    select q.id, ${name} title, q.city from quote_requests q join vendors v on v.id = q.vendor_id
    where ${whose} ${words ? sql`and ${found}` : sql``} order by q.created_at desc, q.id desc limit ${limit}`.execute(db);
  const path = isSent ? "/dashboard/quotes" : "/vendor/quotes";
  return rows.map(({ id, title, city }) => ({ kind, id, title, note: cityName(city, language), to: `${path}?open=${id}` }));
}

async function vendors(words: string, language: string): Promise<SearchHit[]> {
  const found = await findVendors(words, language);
  return found
    .slice(0, AT_MOST)
    .map(({ id, name, city, slug }) => ({ kind: "vendor", id, title: name, note: city, to: `/vendors/${encodeURIComponent(slug)}` }));
}

async function articles(words: string, language: string): Promise<SearchHit[]> {
  const found = await searchArticles(words, language, RECENT, IN_HEAD);
  return found.map(({ id, title, summary, to }) => ({ kind: "article", id, title, note: summary, to }));
}

/** Vendors of every status, for those who maintain the directory. */
async function adminVendors(words: string, language: string): Promise<SearchHit[]> {
  const { rows } = await sql<{ id: string; name: string; city: string | null }>`
    select v.id, case when ${language === "ar"} then coalesce(v.name_ar, v.name) else v.name end name, v.city from vendors v
    where v.deleted_at is null and v.search @@ search_query(${words})
    order by v.search @@ search_query_in_name(search_query(${words})) desc, v.updated_at desc limit ${AT_MOST}`.execute(db);
  return rows.map(({ id, name, city }) => ({ kind: "adminVendor", id, title: name, note: city && cityName(city, language), to: `/admin/vendors/${id}` }));
}

async function users(words: string): Promise<SearchHit[]> {
  const { rows } = await sql<{ id: string; name: string; email: string }>`
    select u.id, u.name, u.email from user_directory d join users u on u.id = d.user_id
    where d.search @@ search_query(${words}) order by d.created_at desc, d.user_id desc limit ${AT_MOST}`.execute(db);
  return rows.map(({ id, name, email }) => ({ kind: "user", id, title: name, note: email, to: `/admin/users/${id}` }));
}
