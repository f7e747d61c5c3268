import { sql } from "kysely";
import { availableEngines, GenerationFailed, generate } from "#app/features/studio/ai-providers/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { defineJob, enqueue } from "#app/platform/jobs/jobs.server.ts";
import { sendEvent } from "#app/platform/live/person-events.server.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import type { TextEngine } from "../interior-creator.contract.ts";
import { MOST_PICTURES, OPEN_PICTURES, type PictureFailure } from "../interior-creator.ts";
import { promptOf } from "../prompt.ts";
import { ownBoard } from "./boards.server.ts";
import { interiorPictureStatus } from "./picture-status.server.ts";

const MOST_BYTES = 40 * 1024 * 1024;
/** How often a running picture looks whether it was canceled. */
const LOOK_MS = 2_000;

export async function listTextEngines(viewer: Viewer): Promise<TextEngine[]> {
  const engines = (await availableEngines(viewer.id)).filter(({ can }) => can.text);
  return engines.map(({ id, name, model, isElsewhere, leftToday, host }) => ({ id, name, model, isElsewhere, leftToday, host }));
}

type Wanted = { id: string; engine: string; consent: boolean; requestKey?: string | undefined };

export async function beginPicture(viewer: Viewer, { id, engine, consent, requestKey = newId() }: Wanted): Promise<{ id: string }> {
  await ownBoard(viewer, id);
  const known = (await listTextEngines(viewer)).find((one) => one.id === engine);
  if (!known) throw notFound();
  if (known.isElsewhere && !consent) throw invalid({ consent: "needsConsent" });
  if (known.leftToday === 0) throw invalid({ limit: "noneLeftToday" });
  return db.transaction().execute(async (trx) => {
    const { brief } = await ownBoard(viewer, id, trx);
    await sql`select pg_advisory_xact_lock(hashtext('interior pictures of ' || ${viewer.id}))`.execute(trx);
    const before = await trx.selectFrom("interior_pictures").select("id").where("board_id", "=", id).where("request_key", "=", requestKey).executeTakeFirst();
    if (before) return before;
    const { rows } = await sql<{ open: number; all: number }>`
      select (select count(*)::int from interior_pictures where owner_id = ${viewer.id} and state in ('queued', 'running')) open,
        (select count(*)::int from interior_pictures where board_id = ${id}) "all"`.execute(trx);
    if ((rows[0]?.open ?? 0) >= OPEN_PICTURES) throw invalid({ limit: "tooManyOpen" });
    if ((rows[0]?.all ?? 0) >= MOST_PICTURES) throw invalid({ limit: "tooManyPictures" });
    const picture = { id: newId(), board_id: id, owner_id: viewer.id, engine, engine_name: known.name, has_consent: consent, request_key: requestKey };
    await trx
      .insertInto("interior_pictures")
      .values({ ...picture, prompt: promptOf(brief), style: brief.style, room_type: brief.room })
      .execute();
    await enqueue(interiorPictureJob, { pictureId: picture.id }, { trx });
    return { id: picture.id };
  });
}

async function ownPicture(viewer: Viewer, id: string) {
  const row = await db
    .selectFrom("interior_pictures")
    .select(["id", "state", "file_id"])
    .where("id", "=", id)
    .where("owner_id", "=", viewer.id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export async function cancelPicture(viewer: Viewer, id: string): Promise<{ id: string }> {
  await ownPicture(viewer, id);
  await end(id, { move: "cancel" });
  return { id };
}

export async function removePicture(viewer: Viewer, id: string): Promise<{ id: string }> {
  const { file_id } = await ownPicture(viewer, id);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("interior_pictures").where("id", "=", id).execute();
    if (file_id) await removeFiles(trx, [file_id]);
  });
  return { id };
}

/** Anyone who has the link of a board sees its pictures. */
export async function maySeeSharedPicture(_viewer: Viewer | null, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    select from interior_pictures p join interior_boards b on b.id = p.board_id and b.share_key is not null
    where p.file_id = ${fileId} and p.state = 'done'`.execute(db);
  return rows.length > 0;
}

type End =
  | { move: "cancel"; set?: never }
  | { move: "fail"; set: { failure: PictureFailure; reason: string | null } }
  | { move: "finish"; set: { file_id: string; model: string | null } };

/** Ends only an open one. @returns whether it did */
async function end(id: string, { move, set }: End): Promise<boolean> {
  const ended = await interiorPictureStatus.moveAll(db, move, { by: null, where: (eb) => eb("id", "=", id), set: { ...set, ended_at: sql<Date>`now()` } });
  for (const { row } of ended) await sendEvent(row.owner_id, { topic: "job", id });
  return ended.length > 0;
}

const FAILURE_OF: Record<GenerationFailed["code"], PictureFailure> = {
  NOT_ALLOWED: "limit",
  LIMIT: "limit",
  MODERATED: "moderated",
  UNAVAILABLE: "unavailable",
  CANCELED: "unavailable",
  TIMED_OUT: "timedOut",
  INVALID: "refused",
};

/** Raised when the person canceled, or when this process stops. */
function untilCanceled(id: string, stop: AbortSignal): { signal: AbortSignal; done(): void } {
  const canceled = new AbortController();
  const timer = setInterval(() => {
    void db
      .selectFrom("interior_pictures")
      .select("state")
      .where("id", "=", id)
      .executeTakeFirst()
      .then((row) => row?.state !== "running" && canceled.abort())
      .catch(() => undefined);
  }, LOOK_MS);
  return { signal: AbortSignal.any([stop, canceled.signal]), done: () => clearInterval(timer) };
}

/** Makes one picture. An interrupted run resumes with the same reference, so that nothing is paid twice. */
export const interiorPictureJob = defineJob<{ pictureId: string }>({
  name: "interior-picture",
  concurrency: 3,
  expireInSeconds: 360,
  heartbeatSeconds: 15,
  async handler({ pictureId }, stop) {
    const started = await interiorPictureStatus.moveAll(db, "start", { by: null, where: (eb) => eb("id", "=", pictureId) });
    if (started.length === 0) return;
    const picture = await db.selectFrom("interior_pictures").selectAll().where("id", "=", pictureId).executeTakeFirst();
    if (!picture) return;
    await sendEvent(picture.owner_id, { topic: "job", id: pictureId });
    const watch = untilCanceled(pictureId, stop);
    try {
      const { image, model } = await generate({
        engine: picture.engine,
        kind: "text",
        prompt: picture.prompt,
        style: picture.style,
        roomType: picture.room_type,
        signal: watch.signal,
        personId: picture.owner_id,
        reference: pictureId,
        hasConsent: picture.has_consent,
      });
      const file = await storeImage(image, { isPublic: false, ownerId: picture.owner_id, maxBytes: MOST_BYTES });
      if (!(await end(pictureId, { move: "finish", set: { file_id: file.id, model } }))) await removeFiles(db, [file.id]);
    } catch (error) {
      // This process stops: the next one resumes.
      if (stop.aborted) throw error;
      const [failure, reason] = error instanceof GenerationFailed ? [FAILURE_OF[error.code], error.reason] : (["unavailable", null] as const);
      await end(pictureId, { move: "fail", set: { failure, reason } });
      if (!(error instanceof GenerationFailed)) throw error;
    } finally {
      watch.done();
    }
  },
});
