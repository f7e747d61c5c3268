import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { ProjectStatus } from "../projects.ts";

type Some = { ownerId: string; status?: ProjectStatus; title?: string };

/** A project in Riyadh with a majlis and two items: 30 m² of floor, and a job. @returns its id */
export async function aProject({ ownerId, status = "planning", title = "Men's majlis" }: Some): Promise<string> {
  const id = newId();
  const roomId = newId();
  await db
    .insertInto("projects")
    .values({
      ...{ id, owner_id: ownerId, title, status, work: "renovation", property: "villa", city: "Riyadh", district: "Al Malqa", street: "Secret Street 7" },
      ...{ about: "Seats eighteen.", budget_min: 80_000_00, budget_max: 110_000_00, last_number: 2 },
    })
    .execute();
  await db.insertInto("project_rooms").values({ id: roomId, project_id: id, position: 0, kind: "majlis", area: 30 }).execute();
  await db
    .insertInto("brief_items")
    .values([
      { id: newId(), project_id: id, room_id: roomId, position: 0, number: 1, name: "Oak floor", quantity: 30, unit: "m2" },
      { id: newId(), project_id: id, room_id: null, position: 1, number: 2, name: "Deep clean", quantity: null, unit: "job" },
    ])
    .execute();
  return id;
}
