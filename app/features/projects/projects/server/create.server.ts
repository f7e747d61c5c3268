import { type Kysely, sql } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { insertPieces, readChosen } from "../briefing/pieces.server.ts";
import { judgeBrief } from "../projects.rules.ts";
import { MOST_PROJECTS, type SourceKind } from "../projects.ts";
import { recordEvent } from "./events.server.ts";
import { copyPictures, findSource } from "./sources.server.ts";
import { projectStatus } from "./status.server.ts";

type NewProject = {
  /** Becomes the id: sent twice, it is one project. */
  idempotencyKey: string;
  title: string;
  work: string | null;
  rooms: readonly string[];
  from?: { kind: SourceKind; id: string } | undefined;
};

/** Locks, so that two begun at once count each other. */
async function leaveRoom(trx: Kysely<DB>, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('projects of ' || ${ownerId}))`.execute(trx);
  const { rows } = await sql<{ n: number }>`select count(*)::int n from projects where owner_id = ${ownerId}`.execute(trx);
  if ((rows[0]?.n ?? 0) >= MOST_PROJECTS) throw invalid({ limit: "tooManyProjects" });
}

export async function createProject(viewer: Viewer, input: NewProject, language: string): Promise<{ id: string }> {
  const id = input.idempotencyKey;
  const source = input.from && (await findSource(viewer, input.from, language));
  const rooms = input.rooms.map((kind) => ({ id: newId(), kind, name: null, area: null, note: null }));
  const { values, problems } = judgeBrief({ title: input.title, work: input.work, rooms });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const pieces = await readChosen(source?.pieces ?? [], language);
  const isNew = await db.transaction().execute(async (trx) => {
    await leaveRoom(trx, viewer.id);
    const row = await trx
      .insertInto("projects")
      .values({
        ...{ id, owner_id: viewer.id, title: values.title ?? "", work: values.work ?? null },
        ...{ about: source?.about ?? null, styles: source?.styles ?? [] },
        ...{ source_kind: input.from?.kind ?? null, source_id: input.from?.id ?? null },
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return false;
    await insertRooms(trx, id, values.rooms ?? []);
    await insertPieces(trx, id, pieces);
    await addPictures(trx, { id, ownerId: viewer.id, pictures: source?.pictures ?? [] });
    await recordEvent(trx, { projectId: id, actorId: viewer.id, kind: "status.created", data: input.from ? { source: input.from.kind } : {} });
    return true;
  });
  if (isNew) return { id };
  const before = await db.selectFrom("projects").select("id").where("id", "=", id).where("owner_id", "=", viewer.id).executeTakeFirst();
  if (!before) throw notFound();
  return { id };
}

type Planned = { title: string; city: string };

/** A project that begins with what somebody offered: planned as it stands, its brief open to more. */
export async function beginPlanned(trx: Kysely<DB>, viewer: Viewer, { title, city }: Planned): Promise<{ id: string; city: string; district: null }> {
  await leaveRoom(trx, viewer.id);
  const id = newId();
  await trx.insertInto("projects").values({ id, owner_id: viewer.id, title, city }).execute();
  await recordEvent(trx, { projectId: id, actorId: viewer.id, kind: "status.created", data: {} });
  await projectStatus.move(trx, id, "place", { by: viewer, set: { placed_at: sql`now()` } });
  return { id, city, district: null };
}

async function insertRooms(trx: Kysely<DB>, projectId: string, rooms: readonly { id: string; kind: string }[]): Promise<void> {
  if (rooms.length === 0) return;
  await trx
    .insertInto("project_rooms")
    .values(rooms.map(({ id, kind }, position) => ({ id, project_id: projectId, kind, position })))
    .execute();
}

async function addPictures(trx: Kysely<DB>, { id, ownerId, pictures }: { id: string; ownerId: string; pictures: readonly string[] }): Promise<void> {
  const copies = await copyPictures(trx, ownerId, pictures);
  const [first] = copies;
  if (!first) return;
  await trx
    .insertInto("project_files")
    .values(copies.map((copy) => ({ project_id: id, file_id: copy.id, kind: "inspiration", name: copy.name })))
    .execute();
  await trx.updateTable("projects").set({ cover_id: first.id }).where("id", "=", id).execute();
}
