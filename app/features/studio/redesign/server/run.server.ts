import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Corrections } from "#app/engines/room/corrections.ts";
import type { Finishes } from "#app/engines/room/finishes.ts";
import type { Change, Left } from "#app/engines/room/outcome.ts";
import type { Restyle } from "#app/engines/room/style-names.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { log } from "#app/platform/env/log.server.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { type StoredImage, storeOwnJpeg } from "#app/platform/media/store-image.server.ts";
import { EMBEDDED, FURNISHED_SIDE, MOST_ATTEMPTS, PICTURE_SIDE, PREVIEW_SIDE, RUN_SECONDS } from "../redesign.ts";
import type { Furnish, FurnishedScene } from "../work/furnish.ts";
import { inWorker } from "../work/in-worker.server.ts";
import { paintByProvider } from "./by-provider.server.ts";
import { onEnd, sendToOwner } from "./events.server.ts";
import { type Failed, failedBecause, RoomUnfit } from "./failures.server.ts";
import { redesignPictureStatus } from "./picture-status.server.ts";
import { dropPreview, recount } from "./pictures.rows.server.ts";

/** A claimed picture, with everything needed to make it. */
export type Run = {
  id: string;
  runId: string;
  redesignId: string;
  ownerId: string;
  engine: string;
  style: Restyle;
  finishes: Finishes | null;
  prompt: string | null;
  furnish: Furnish | null;
  hasConsent: boolean;
  roomType: string | null;
  corrections: Corrections;
  correctionsVersion: number;
  createdAt: Date;
  photo: { storageKey: string; sha256: string; focal35: number | null; width: number; height: number };
};

/** What an engine made. */
export type Made = { image: StoredImage; model: string | null; costMicros: number | null; changed: Change[]; left: Left[]; scene?: FurnishedScene };

/** In the transaction in which a picture is finished. */
type OnDone = (trx: Kysely<DB>, run: Run) => Promise<void>;

/** The abort reason of a canceled run. */
class Unwanted extends Error {}

/**
 * Makes one picture. Safe to run again after a kill: each run has an id, and only the latest run's result is accepted.
 * Throws only when the job should run again.
 */
export async function runPicture(id: string, stop: AbortSignal, onDone?: OnDone): Promise<void> {
  const run = await claim(id);
  if (!run) return;
  const unwanted = new AbortController();
  const isEmbedded = run.engine === EMBEDDED;
  const deadline = AbortSignal.timeout((isEmbedded ? RUN_SECONDS.embedded : RUN_SECONDS.provider) * 1000);
  const unsubscribe = onEnd(id, () => unwanted.abort(new Unwanted()));
  const signal = AbortSignal.any([stop, unwanted.signal, deadline]);
  try {
    // Canceled between the claim and the subscription: stop early.
    const made = isEmbedded ? await paintHere(run, signal) : await paintByProvider(run, signal);
    await finish(run, made, onDone);
  } catch (error) {
    if (stop.aborted) throw error;
    if (error instanceof Unwanted || unwanted.signal.aborted) return;
    await fail(run, deadline.aborted ? { failure: "timedOut", reason: null } : failedBecause(error), error);
  } finally {
    unsubscribe();
  }
}

type Claimed = Omit<Run, "runId">;

/** Claims an open picture, also one whose last run was lost. Null when it has ended or used up its attempts. */
async function claim(id: string): Promise<Run | null> {
  const runId = newId();
  const set = {
    run_id: runId,
    attempts: sql<number>`attempts + 1`,
    started_at: sql<Date>`coalesce(started_at, now())`,
    deadline_at: sql<Date>`now() + make_interval(secs => case when engine = ${EMBEDDED} then ${RUN_SECONDS.embedded}::int else ${RUN_SECONDS.provider}::int end)`,
  };
  const [begun] = await redesignPictureStatus.moveAll(db, "begin", { by: null, where: (eb) => eb("id", "=", id), set });
  if (!begun) return null;
  const found = await sql<Claimed>`
    select p.id, p.redesign_id "redesignId", p.owner_id "ownerId", p.engine, p.style, p.finishes, p.prompt, p.furnish, p.has_consent "hasConsent", r.room_type "roomType",
      r.corrections, r.corrections_version "correctionsVersion", p.created_at "createdAt",
      json_build_object('storageKey', f.storage_key, 'sha256', f.sha256, 'focal35', r.focal_35, 'width', f.width, 'height', f.height) photo
    from redesign_pictures p join redesigns r on r.id = p.redesign_id join files f on f.id = r.photo_id where p.id = ${id}`.execute(db);
  const picture = found.rows[0];
  if (!picture) return null;
  const run = { ...picture, runId };
  if (begun.row.attempts < MOST_ATTEMPTS) {
    await sendToOwner(run.ownerId, run.redesignId);
    return run;
  }
  // What killed the process each time would kill it again.
  await fail(run, { failure: "engine", reason: null }, new Error("begun too often"));
  return null;
}

/** Our own engine: a small picture first, because someone is waiting, then the full one. */
async function paintHere(run: Run, signal: AbortSignal): Promise<Made> {
  const { photo, corrections, style, finishes, furnish } = run;
  const make = async (side: number, isUrgent: boolean): Promise<Made> => {
    const options = { signal, key: photo.sha256, isUrgent };
    const wanted = { photo, corrections, style, finishes, side };
    const made = furnish ? await inWorker("makeFurnished", { ...wanted, furnish }, options) : await inWorker("makeLook", wanted, options);
    if (!made) throw new RoomUnfit();
    const { jpeg, ...said } = made;
    const image = await storeOwnJpeg(Buffer.from(jpeg));
    await inWorker("makeSizes", image, options);
    return { image, ...said, model: null, costMicros: null };
  };
  if (Math.max(photo.width, photo.height) > PREVIEW_SIDE) await showFirst(run, await make(PREVIEW_SIDE, true));
  return make(furnish ? FURNISHED_SIDE : PICTURE_SIDE, false);
}

const fileRow = (run: Run, image: StoredImage) => ({ ...image, id: newId(), is_public: false, owner_id: run.ownerId });

const asJson = ({ changed, left, scene }: Pick<Made, "changed" | "left" | "scene">) => ({
  changed: JSON.stringify(changed),
  left_alone: JSON.stringify(left),
  scene: scene ? JSON.stringify(scene) : null,
});

/** Only for this run, and only until the picture is canceled. */
const ofRun =
  ({ id, runId }: Run) =>
  (eb: ExpressionBuilder<DB, "redesign_pictures">) =>
    eb.and([eb("id", "=", id), eb("run_id", "=", runId), eb("state", "=", "running")]);

async function showFirst(run: Run, made: Made): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await dropPreview(trx, run.id);
    const file = fileRow(run, made.image);
    await trx.insertInto("files").values(file).execute();
    const { numUpdatedRows } = await trx
      .updateTable("redesign_pictures")
      .where(ofRun(run))
      .set({ file_id: file.id, is_preview: true, corrections_version: run.correctionsVersion, ...asJson(made) })
      .executeTakeFirst();
    // The transaction rolls back, and its file with it.
    if (numUpdatedRows === 0n) throw new Unwanted();
    await sendToOwner(run.ownerId, run.redesignId, trx);
  });
}

async function finish(run: Run, made: Made, onDone?: OnDone): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const file = fileRow(run, made.image);
    await trx.insertInto("files").values(file).execute();
    const set = {
      file_id: file.id,
      is_preview: false,
      model: made.model,
      cost_micros: made.costMicros,
      corrections_version: run.correctionsVersion,
      ended_at: new Date(),
      ...asJson(made),
    };
    const [done] = await redesignPictureStatus.moveAll(trx, "finish", { by: null, where: ofRun(run), set });
    if (!done) throw new Unwanted();
    if (done.row.file_id) await removeFiles(trx, [done.row.file_id]);
    await recount(trx, run.redesignId);
    await sendToOwner(run.ownerId, run.redesignId, trx);
    await onDone?.(trx, run);
  });
}

async function fail(run: Run, { failure, reason }: Failed, error: unknown): Promise<void> {
  log.warn({ err: error, pictureId: run.id, engine: run.engine, failure }, "a picture was not made");
  await db.transaction().execute(async (trx) => {
    const set = { failure, failure_reason: reason, ended_at: new Date() };
    const failed = await redesignPictureStatus.moveAll(trx, "fail", { by: null, where: ofRun(run), set });
    if (failed.length === 0) return;
    await dropPreview(trx, run.id);
    await sendToOwner(run.ownerId, run.redesignId, trx);
  });
}
