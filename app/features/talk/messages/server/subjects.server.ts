import { sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import { roleCache } from "#app/platform/auth/role-cache.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { About, Obstacle, Subject } from "../messages.ts";

/** A conversation that could be: who would talk with whom about what. */
export type Prospect = {
  key: string;
  kind: Subject;
  otherId: string | null;
  otherName: string;
  /** The viewer asks, or answers for a vendor. */
  side: "asker" | "answerer";
  vendor: { id: string; name: string; nameAr: string | null; slug: string } | null;
  quote: { id: string; projectType: string; status: string } | null;
  /** Why there can be none, anyone who asks. */
  obstacle: Obstacle | null;
};

const unknown = (): never => {
  throw notFound();
};

/** Whom the viewer would write to. NOT_FOUND for everything they may not write about, so that nothing is learnt by trying. */
export function findProspect(about: About, viewer: Viewer): Promise<Prospect> {
  if ("quote" in about) return quoteProspect(about.quote, viewer);
  return "vendor" in about ? vendorProspect(about.vendor, viewer) : profileProspect(about.profile, viewer);
}

/** Requester and owner of the vendor talk about a quote request; a visitor's request has nobody to write to. */
async function quoteProspect(id: string, viewer: Viewer): Promise<Prospect> {
  const row = await db
    .selectFrom("quote_requests as q")
    .innerJoin("vendors as v", "v.id", "q.vendor_id")
    .select(["q.id", "q.requester_id", "q.project_type", "q.status", "q.contact_name", "v.id as vendor_id", "v.name", "v.name_ar", "v.slug", "v.owner_id"])
    .where("q.id", "=", id)
    .executeTakeFirst();
  const side = row?.requester_id === viewer.id ? "asker" : row?.owner_id === viewer.id ? "answerer" : null;
  if (!row || !side) return unknown();
  const otherId = side === "asker" ? row.owner_id : row.requester_id;
  return {
    key: `quote:${row.id}:${row.requester_id}:${row.owner_id}`,
    kind: "quote",
    otherId,
    otherName: side === "asker" ? row.name : row.contact_name,
    side,
    vendor: { id: row.vendor_id, name: row.name, nameAr: row.name_ar, slug: row.slug },
    quote: { id: row.id, projectType: row.project_type, status: row.status },
    obstacle: otherId === viewer.id ? "self" : otherId ? null : side === "asker" ? "noOwner" : "noAccount",
  };
}

/** Anybody signed in writes to a public vendor that has an owner. */
async function vendorProspect(slug: string, viewer: Viewer): Promise<Prospect> {
  const row = await db
    .selectFrom("vendors as v")
    .select(["v.id", "v.name", "v.name_ar", "v.slug", "v.owner_id"])
    .where("v.slug", "=", slug)
    .where("v.is_public", "=", true)
    .executeTakeFirst();
  if (!row) return unknown();
  return {
    key: `vendor:${row.id}:${row.owner_id}:${viewer.id}`,
    kind: "vendor",
    otherId: row.owner_id,
    otherName: row.name,
    side: "asker",
    vendor: { id: row.id, name: row.name, nameAr: row.name_ar, slug: row.slug },
    quote: null,
    obstacle: row.owner_id === viewer.id ? "self" : row.owner_id ? null : "noOwner",
  };
}

/** Professionals and vendors can be written to; a homeowner only by the vendor whom they asked for a quote. */
async function profileProspect(id: string, viewer: Viewer): Promise<Prospect> {
  if (!isId(id)) return unknown();
  const { rows } = await sql<{ id: string; name: string; audience: string | null; quote_id: string | null }>`
    select u.id, u.name, p.visibility->>'profile' audience,
      (select q.id from quote_requests q join vendors v on v.id = q.vendor_id
       where q.requester_id = u.id and v.owner_id = ${viewer.id} order by q.created_at desc limit 1) quote_id
    from users u left join profiles p on p.id = u.id
    where u.id = ${id} and u.suspended_at is null and u.deletion_requested_at is null`.execute(db);
  const row = rows[0];
  if (!row) return unknown();
  const isOpen = (await offersWork(row.id)) && row.audience !== "nobody";
  if (!isOpen) return row.quote_id ? quoteProspect(row.quote_id, viewer) : unknown();
  return {
    key: `profile:${[row.id, viewer.id].toSorted().join(":")}`,
    kind: "profile",
    otherId: row.id,
    otherName: row.name,
    side: "asker",
    vendor: null,
    quote: null,
    obstacle: row.id === viewer.id ? "self" : null,
  };
}

async function offersWork(userId: string): Promise<boolean> {
  const role = (await roleCache().get(userId))?.role;
  return role === "professional" || role === "vendor";
}

/** The page of someone one talks with as themselves; homeowners have none that others read. */
export const findProfilePath = async (kind: Subject, userId: string | null): Promise<string | null> =>
  kind === "profile" && userId && (await offersWork(userId)) ? `/profile/${userId}` : null;

/** Why the viewer cannot write to this person now; null when they can. One query. */
export async function findObstacle(viewerId: string, otherId: string | null, isNew: boolean): Promise<Obstacle | null> {
  const { rows } = await sql<{ is_verified: boolean; is_suspended: boolean; is_gone: boolean; has_blocked: boolean; is_blocked: boolean }>`
    select me.email_verified is_verified, me.suspended_at is not null is_suspended,
      o.id is null or o.suspended_at is not null or o.deletion_requested_at is not null is_gone,
      exists (select from blocks where blocker_id = me.id and blocked_id = ${otherId}) has_blocked,
      exists (select from blocks where blocker_id = ${otherId} and blocked_id = me.id) is_blocked
    from users me left join users o on o.id = ${otherId} where me.id = ${viewerId}`.execute(db);
  const row = rows[0];
  if (!row || row.is_suspended) return "suspended";
  if (row.is_gone) return "gone";
  if (row.has_blocked) return "blocked";
  if (row.is_blocked) return "blockedByThem";
  return isNew && !row.is_verified ? "unverified" : null;
}
