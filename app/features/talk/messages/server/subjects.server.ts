import { sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import { roleCache } from "#app/platform/auth/role-cache.server.ts";
import { offersWork, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { membershipOf, membersWho, organizationsWhere } from "#app/platform/organizations/membership.server.ts";
import { can } from "#app/platform/organizations/organization.policy.ts";
import { sideOfQuote } from "../messages.policy.ts";
import type { About, Obstacle, Subject } from "../messages.ts";
import type { Sides } from "./place.server.ts";
import { findPeopleOfProject, projectsOfPerson } from "./project-subjects.server.ts";
import { quotes } from "./quote-subjects.server.ts";

/** A potential conversation: its two sides and subject. */
export type Prospect = Sides & {
  key: string;
  kind: Subject;
  otherName: string;
  organizationId: string | null;
  vendor: { id: string; name: string; nameAr: string | null; slug: string } | null;
  quote: { id: string; projectType: string; status: string } | null;
  project: { id: string; title: string } | null;
  /** Why nobody can start it. */
  obstacle: Obstacle | null;
};

const unknown = (): never => {
  throw notFound();
};

/** Whom the viewer would write to. NOT_FOUND for anything they may not write about, so that probing reveals nothing. */
export function findProspect(about: About, viewer: Viewer): Promise<Prospect> {
  if ("quote" in about) return quoteProspect(about.quote, viewer);
  if ("project" in about) return projectProspect(about.project, viewer);
  return "vendor" in about ? vendorProspect(about.vendor, viewer) : profileProspect(about.profile, viewer);
}

const teamOf = async (organizationId: string | null): Promise<string[]> => (organizationId ? membersWho(db, organizationId, "read") : []);

/** Requester and the vendor's people talk about a quote request; a visitor's request has nobody to write to. */
async function quoteProspect(id: string, viewer: Viewer): Promise<Prospect> {
  const row = await db
    .selectFrom(quotes().as("q"))
    .innerJoin(listings().as("v"), "v.id", "q.vendor_id")
    .select([
      "q.id",
      "q.requester_id",
      "q.project_type",
      "q.status",
      "q.contact_name",
      "v.id as vendor_id",
      "v.name",
      "v.name_ar",
      "v.slug",
      "v.organization_id",
    ])
    .where("q.id", "=", id)
    .executeTakeFirst();
  if (!row) return unknown();
  const member = await membershipOf(db, row.organization_id, viewer.id);
  const side = sideOfQuote(viewer, row.requester_id, member);
  if (!side) return unknown();
  const team = await teamOf(row.organization_id);
  const asker = row.requester_id ? [row.requester_id] : [];
  const others = side === "asker" ? team : asker;
  return {
    key: `quote:${row.id}:${row.requester_id}:${row.organization_id}`,
    kind: "quote",
    organizationId: row.organization_id,
    ours: side === "asker" ? asker : team,
    others,
    mayWrite: side === "asker" || can(member, "answer"),
    otherName: side === "asker" ? row.name : row.contact_name,
    side,
    vendor: { id: row.vendor_id, name: row.name, nameAr: row.name_ar, slug: row.slug },
    quote: { id: row.id, projectType: row.project_type, status: row.status },
    project: null,
    obstacle: others.includes(viewer.id) ? "self" : others.length > 0 ? null : side === "asker" ? "noOwner" : "noAccount",
  };
}

/** Anyone signed in may write to a public vendor that has an owner. */
async function vendorProspect(slug: string, viewer: Viewer): Promise<Prospect> {
  const row = await db
    .selectFrom(listings().as("v"))
    .select(["v.id", "v.name", "v.name_ar", "v.slug", "v.organization_id"])
    .where("v.slug", "=", slug)
    .where("v.is_public", "=", true)
    .executeTakeFirst();
  if (!row) return unknown();
  const others = await teamOf(row.organization_id);
  return {
    key: `vendor:${row.id}:${row.organization_id}:${viewer.id}`,
    kind: "vendor",
    organizationId: row.organization_id,
    ours: [viewer.id],
    others,
    mayWrite: true,
    otherName: row.name,
    side: "asker",
    vendor: { id: row.id, name: row.name, nameAr: row.name_ar, slug: row.slug },
    quote: null,
    project: null,
    obstacle: others.includes(viewer.id) ? "self" : others.length > 0 ? null : "noOwner",
  };
}

/** Professionals and vendors can be written to; a homeowner only by the vendor whom they asked for a quote. */
async function profileProspect(id: string, viewer: Viewer): Promise<Prospect> {
  if (!isId(id)) return unknown();
  const { rows } = await sql<{ id: string; name: string; audience: string | null; quote_id: string | null }>`
    select u.id, u.name, p.visibility->>'profile' audience,
      (select q.id from ${quotes()} q join ${listings()} v on v.id = q.vendor_id
       where q.requester_id = u.id and v.organization_id in ${organizationsWhere(viewer.id, "read")} order by q.created_at desc limit 1) quote_id
    from users u left join profiles p on p.id = u.id
    where u.id = ${id} and u.suspended_at is null and u.deletion_requested_at is null`.execute(db);
  const row = rows[0];
  if (!row) return unknown();
  const isOpen = (await isOffering(row.id)) && row.audience !== "nobody";
  if (!isOpen) return row.quote_id ? quoteProspect(row.quote_id, viewer) : unknown();
  return {
    key: `profile:${[row.id, viewer.id].toSorted().join(":")}`,
    kind: "profile",
    organizationId: null,
    ours: [viewer.id],
    others: [row.id],
    mayWrite: true,
    otherName: row.name,
    side: "asker",
    vendor: null,
    quote: null,
    project: null,
    obstacle: row.id === viewer.id ? "self" : null,
  };
}

/** Everyone who belongs to a project. */
async function projectProspect(id: string, viewer: Viewer): Promise<Prospect> {
  const { rows } = await sql<{ title: string }>`select pr.title from ${projectsOfPerson(viewer.id)} pr where pr.id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) return unknown();
  const others = (await findPeopleOfProject(db, id)).filter((userId) => userId !== viewer.id);
  return {
    key: `project:${id}`,
    kind: "project",
    organizationId: null,
    ours: [viewer.id],
    others,
    mayWrite: true,
    otherName: row.title,
    side: "member",
    vendor: null,
    quote: null,
    project: { id, title: row.title },
    obstacle: others.length > 0 ? null : "alone",
  };
}

async function isOffering(userId: string): Promise<boolean> {
  const grants = await roleCache().get(userId);
  return grants ? offersWork(grants) : false;
}

/** The other person's public profile; homeowners have none. */
export const findProfilePath = async (kind: Subject, userId: string | null): Promise<string | null> =>
  kind === "profile" && userId && (await isOffering(userId)) ? `/profile/${userId}` : null;
