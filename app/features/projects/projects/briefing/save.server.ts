import { type Kysely, sql } from "kysely";
import { invalid } from "#app/platform/api/errors.ts";
import { nameOfOther } from "#app/platform/audit/last-change.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { canonicalCity } from "#app/platform/places/places.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { type Brief, briefConflict } from "../projects.contract.ts";
import { type BriefField, type BriefItem, type BriefPart, type BriefRoom, type BriefValues, judgeBrief, missingFrom } from "../projects.rules.ts";
import { projectFor, type SeenProject, sendProjectEvent } from "../server/access.server.ts";
import { recordEvent } from "../server/events.server.ts";
import { projectStatus } from "../server/status.server.ts";
import { readBrief } from "./brief.server.ts";

type Save = { id: string; revision: number; step?: string | undefined; changes: Partial<BriefValues> };

/** Fields that are one column each. */
const COLUMNS = {
  title: "title",
  work: "work",
  property: "property",
  ownership: "ownership",
  builtYear: "built_year",
  city: "city",
  district: "district",
  street: "street",
  styles: "styles",
  about: "about",
  must: "must",
  mustNot: "must_not",
  startsOn: "starts_on",
  permits: "permits",
  occupancy: "occupancy",
  budgetMin: "budget_min",
  budgetMax: "budget_max",
} as const satisfies Partial<Record<BriefField, string>>;

const OPEN_STATES: readonly string[] = ["draft", "planning", "open", "in_progress"];

/** A brief that is closed says what was agreed. @throws STATUS_CONFLICT */
export function requireOpen({ status }: Pick<SeenProject, "status">): void {
  if (!OPEN_STATES.includes(status)) throw statusConflict({ status });
}

function checked(changes: Partial<BriefValues>): Partial<BriefValues> {
  const { values, problems } = judgeBrief(changes);
  if (values.city) {
    const city = canonicalCity(values.city);
    if (city) values.city = city;
    else problems["city"] ??= "city";
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return values;
}

/** Stores the given fields, finished or not. */
export async function saveBrief(viewer: Viewer, { id, revision, step, changes }: Save, language: string): Promise<Brief> {
  const values = checked(changes);
  return db.transaction().execute(async (trx) => {
    const project = await projectFor(trx, viewer, id, { isLocked: true });
    if (project.revision !== revision) throw briefConflict(await overtakenBy(trx, id, language));
    requireOpen(project);
    const columns = Object.fromEntries(Object.entries(COLUMNS).flatMap(([field, column]) => (field in values ? [[column, values[field as BriefField]]] : [])));
    const parts = Object.keys(values) as BriefField[];
    await trx
      .updateTable("projects")
      .set({
        ...columns,
        ...(step && { step }),
        ...(parts.length > 0 && { revision: revision + 1, brief_by: viewer.id, brief_at: sql`now()`, updated_at: sql`now()` }),
      })
      .where("id", "=", id)
      .execute();
    if (values.rooms) await writeRooms(trx, id, values.rooms);
    if (values.items) await writeItems(trx, project, values.items);
    if (parts.length > 0) {
      await recordChange(trx, viewer, project, parts);
      await sendProjectEvent(trx, id);
    }
    return readBrief(trx, id, language);
  });
}

async function overtakenBy(trx: Kysely<DB>, id: string, language: string) {
  const current = await readBrief(trx, id, language);
  const last = await trx.selectFrom("projects").select(["brief_by", "brief_at"]).where("id", "=", id).executeTakeFirstOrThrow();
  return { changedBy: await nameOfOther(trx, last.brief_by), changedAt: last.brief_at?.toISOString() ?? null, current };
}

/** Replaces the rooms by those given; ids are the writer's, so that items of the same save can name them. Another project's rows stay as they are. */
async function writeRooms(trx: Kysely<DB>, projectId: string, rooms: readonly BriefRoom[]): Promise<void> {
  const ids = rooms.map((room) => room.id);
  await sql`delete from project_rooms where project_id = ${projectId} and id <> all (${ids}::uuid[])`.execute(trx);
  if (rooms.length === 0) return;
  await trx
    .insertInto("project_rooms")
    .values(rooms.map((room, position) => ({ ...room, project_id: projectId, position })))
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((eb) => ({
          ...{ kind: eb.ref("excluded.kind"), name: eb.ref("excluded.name"), area: eb.ref("excluded.area") },
          ...{ note: eb.ref("excluded.note"), position: eb.ref("excluded.position") },
        }))
        .whereRef("project_rooms.project_id", "=", "excluded.project_id"),
    )
    .execute();
}

/** The same for items. In a draft their numbers follow the order; afterwards each stays, and a new one gets one that none had. */
async function writeItems(trx: Kysely<DB>, { id, status, last_number }: SeenProject, items: readonly BriefItem[]): Promise<void> {
  const known = await trx.selectFrom("brief_items").select(["id", "number"]).where("project_id", "=", id).execute();
  const rooms = await trx.selectFrom("project_rooms").select("id").where("project_id", "=", id).execute();
  const roomIds = new Set(rooms.map((room) => room.id));
  const numbers = new Map(known.map((item) => [item.id, item.number]));
  let last = status === "draft" ? 0 : last_number;
  const numberOf = (itemId: string): number => {
    const given = status === "draft" ? undefined : numbers.get(itemId);
    if (given !== undefined) return given;
    last += 1;
    return last;
  };
  const written = items.map((item, position) => ({ item, position, number: numberOf(item.id) }));
  const ids = items.map((item) => item.id);
  await sql`delete from brief_items where project_id = ${id} and id <> all (${ids}::uuid[])`.execute(trx);
  await trx.updateTable("projects").set({ last_number: last }).where("id", "=", id).execute();
  if (items.length === 0) return;
  await trx
    .insertInto("brief_items")
    .values(
      written.map(({ item, position, number }) => ({
        ...{ id: item.id, project_id: id, position, number, name: item.name, quantity: item.quantity, unit: item.unit, note: item.note },
        room_id: item.roomId && roomIds.has(item.roomId) ? item.roomId : null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((eb) => ({
          ...{ room_id: eb.ref("excluded.room_id"), position: eb.ref("excluded.position"), number: eb.ref("excluded.number") },
          ...{ name: eb.ref("excluded.name"), quantity: eb.ref("excluded.quantity"), unit: eb.ref("excluded.unit"), note: eb.ref("excluded.note") },
        }))
        .whereRef("brief_items.project_id", "=", "excluded.project_id"),
    )
    .execute();
}

const ONE_EVENT_MINUTES = 30;

/** The writing of a draft is no news; afterwards one entry stands for what someone changes in half an hour, part by part. */
export async function recordChange(trx: Kysely<DB>, viewer: Viewer, { id, status }: SeenProject, parts: readonly BriefPart[]): Promise<void> {
  if (status === "draft") return;
  const { rows } = await sql<{ parts: string[] }>`
    select data -> 'parts' parts from project_events where project_id = ${id} and actor_id = ${viewer.id} and kind = 'brief.changed'
      and created_at > now() - ${ONE_EVENT_MINUTES} * interval '1 minute'`.execute(trx);
  const said = new Set(rows.flatMap((row) => row.parts));
  const fresh = parts.filter((part) => !said.has(part));
  if (fresh.length > 0) await recordEvent(trx, { projectId: id, actorId: viewer.id, kind: "brief.changed", data: { parts: fresh } });
}

/** The brief is ready to be priced. */
export async function placeBrief(viewer: Viewer, id: string): Promise<{ id: string }> {
  await db.transaction().execute(async (trx) => {
    await projectFor(trx, viewer, id, { isLocked: true });
    const { values } = await readBrief(trx, id, "en");
    const missing = missingFrom(values);
    if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((field) => [field, "required"])));
    await projectStatus.move(trx, id, "place", { by: viewer, set: { placed_at: sql`now()` } });
  });
  return { id };
}
