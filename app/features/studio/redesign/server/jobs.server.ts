import { type ExpressionBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { defineJob, enqueue, type Job } from "#app/platform/jobs/jobs.server.ts";
import { WORKERS } from "#app/platform/work/work.server.ts";
import { EMBEDDED, MOST_ATTEMPTS, RUN_SECONDS, WAITING_SECONDS } from "../redesign.ts";
import { notifyReady } from "./notices.server.ts";
import { redesignPictureStatus } from "./picture-status.server.ts";
import { dropPreview } from "./pictures.rows.server.ts";
import { runPicture } from "./run.server.ts";

type PictureJob = Job<{ pictureId: string }>;

const pictureJob = (name: string, seconds: number, concurrency: number): PictureJob =>
  defineJob<{ pictureId: string }>({
    name,
    handler: ({ pictureId }, signal) => runPicture(pictureId, signal, notifyReady),
    expireInSeconds: seconds + 60,
    // Throws only for causes outside the picture, such as a stop or a lost database. The run itself marks failed pictures.
    retryLimit: MOST_ATTEMPTS,
    concurrency,
    heartbeatSeconds: 15,
  });

/** More than there are workers, so that everyone's small first picture comes before anyone's large one. */
export const embeddedJob = pictureJob("redesign-picture", RUN_SECONDS.embedded, WORKERS + 3);
/** Providers work elsewhere; we only wait. */
export const providerJob = pictureJob("redesign-provider", RUN_SECONDS.provider, 6);

export const jobOf = (engine: string): PictureJob => (engine === EMBEDDED ? embeddedJob : providerJob);

/** A run ends its picture at the deadline; one still open this long after was lost with its process. */
const LOST_SECONDS = 60;

type Lost = { id: string; engine: string; attempts: number };

/** Restarts lost pictures a few times, then marks them as failed. */
export async function sweep(now = new Date()): Promise<void> {
  const lost: Lost[] = await db
    .selectFrom("redesign_pictures")
    .select(["id", "engine", "attempts"])
    .where("state", "in", ["queued", "running"])
    .where("deadline_at", "<", new Date(now.getTime() - LOST_SECONDS * 1000))
    .orderBy("deadline_at")
    .limit(200)
    .execute();
  for (const picture of lost) await revive(picture, now);
}

const revive = ({ id, engine, attempts }: Lost, now: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const lost = { by: null, where: (eb: ExpressionBuilder<DB, "redesign_pictures">) => eb.and([eb("id", "=", id), eb("attempts", "=", attempts)]) };
    if (attempts < MOST_ATTEMPTS) {
      // An attempt counts when it begins; a job lost before that counts, too.
      const set = { attempts: sql<number>`attempts + 1`, deadline_at: new Date(now.getTime() + WAITING_SECONDS * 1000) };
      const queued = await redesignPictureStatus.moveAll(trx, "requeue", { ...lost, set });
      if (queued.length > 0) await enqueue(jobOf(engine), { pictureId: id }, { trx });
      return;
    }
    const failed = await redesignPictureStatus.moveAll(trx, "fail", { ...lost, set: { failure: "timedOut", ended_at: now } });
    if (failed.length > 0) await dropPreview(trx, id);
  });

export const sweepPicturesJob = defineJob<Record<string, never>>({ name: "redesign-sweep", schedule: "* * * * *", handler: () => sweep() });
