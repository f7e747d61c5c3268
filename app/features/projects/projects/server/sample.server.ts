import { type Kysely, sql } from "kysely";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { recordEvent } from "./events.server.ts";
import { filesOf } from "./remove.server.ts";
import { projectStatus } from "./status.server.ts";

type Room = { kind: string; area: number };
/** `room` is the place of a room in the list. */
type Item = { name: string; quantity: number; unit: string; room: number };
type Texts = { title: string; street: string; district: string; about: string; must: string };
export type SampleBrief = Texts & { rooms: readonly Room[]; items: readonly Item[]; budget: readonly [number, number]; startsOn: string };

const PLACE = { work: "renovation", property: "villa", ownership: "own", city: "Riyadh", permits: "not_needed", occupancy: "family" };

/** A project of nobody, placed as a household would; `viewer` alone will see it. The same steps as a real one, without anybody to notify. */
export async function placeSample(trx: Kysely<DB>, viewer: Viewer, { rooms, items, budget, startsOn, ...texts }: SampleBrief): Promise<{ id: string }> {
  const id = newId();
  await trx
    .insertInto("projects")
    .values({
      ...{ id, owner_id: null, sample_for: viewer.id, ...PLACE, ...texts, styles: ["modern"] },
      ...{ starts_on: sql<Date>`${startsOn}::date`, budget_min: budget[0], budget_max: budget[1], last_number: items.length },
    })
    .execute();
  const placed = rooms.map((room, position) => ({ id: newId(), project_id: id, position, ...room }));
  await trx.insertInto("project_rooms").values(placed).execute();
  await trx
    .insertInto("brief_items")
    .values(items.map(({ room, ...item }, at) => ({ id: newId(), project_id: id, room_id: placed[room]?.id ?? null, position: at, number: at + 1, ...item })))
    .execute();
  await recordEvent(trx, { projectId: id, actorId: null, kind: "status.created", data: {} });
  await projectStatus.move(trx, id, "place", { by: null, set: { placed_at: sql`now()` } });
  return { id };
}

export const completeSample = (trx: Kysely<DB>, id: string) => projectStatus.move(trx, id, "complete", { by: null });

/** The person's sample with its request, bid and files. */
export async function removeSampleProject(trx: Kysely<DB>, viewer: Viewer): Promise<void> {
  await removeFiles(trx, filesOf(sql`select id from projects where sample_for = ${viewer.id}`));
  await trx.deleteFrom("projects").where("sample_for", "=", viewer.id).execute();
}
