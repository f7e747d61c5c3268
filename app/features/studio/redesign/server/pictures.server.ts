import { type Kysely, sql } from "kysely";
import type { Restyle } from "#app/engines/room/style-names.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import type { RedesignPicture } from "../redesign.contract.ts";
import { EMBEDDED, OPEN_PICTURES, PICTURES_AN_HOUR, PICTURES_EACH, WAITING_SECONDS } from "../redesign.ts";
import type { Furnish } from "../work/furnish.ts";
import { listEngines, namesOf } from "./engines.server.ts";
import { announceEnd, sendToOwner } from "./events.server.ts";
import { jobOf } from "./jobs.server.ts";
import { redesignPictureStatus } from "./picture-status.server.ts";
import { dropPreview, findPicture, presentPicture, recount } from "./pictures.rows.server.ts";
import { ownRedesign, type RedesignRow } from "./rows.server.ts";

export type Wish = {
  id: string;
  style: Restyle;
  engine: string;
  finishes?: unknown;
  furnish?: Furnish | undefined;
  prompt?: string | undefined;
  consent: boolean;
  requestKey?: string | undefined;
};

async function presented(id: string): Promise<RedesignPicture> {
  const row = await findPicture(id);
  if (!row) throw notFound();
  return presentPicture(row, await namesOf([row]));
}

const byKey = (executor: Kysely<DB>, redesignId: string, key: string) =>
  executor.selectFrom("redesign_pictures").select("id").where("redesign_id", "=", redesignId).where("request_key", "=", key).executeTakeFirst();

/** @throws INVALID when it cannot make a picture for this person, or only with a consent that is missing */
async function checkEngine(engine: string, ownerId: string, hasConsent: boolean): Promise<void> {
  if (engine === EMBEDDED) return;
  const found = (await listEngines(ownerId)).find(({ id }) => id === engine);
  if (!found) throw invalid({ engine: "unknown" });
  if (found.isElsewhere && !hasConsent) throw invalid({ consent: "needed" });
  if (found.leftToday !== null && found.leftToday <= 0) throw invalid({ limit: "today" });
}

/** Furniture stands right only between corners that the person has seen. */
function checkFurnish(engine: string, { corrections }: RedesignRow): void {
  if (engine !== EMBEDDED) throw invalid({ furnish: "engine" });
  if (!corrections.confirmed?.includes("corners") && Object.keys(corrections.corners ?? {}).length === 0) throw invalid({ furnish: "corners" });
}

/** Begins one picture; idempotent by key. */
export async function beginPicture(
  ownerId: string,
  { id: redesignId, style, engine, finishes, furnish, prompt, consent, requestKey }: Wish,
): Promise<RedesignPicture> {
  const redesign = await ownRedesign(redesignId, ownerId);
  const before = requestKey ? await byKey(db, redesignId, requestKey) : undefined;
  if (before) return presented(before.id);
  await checkEngine(engine, ownerId, consent);
  if (furnish) checkFurnish(engine, redesign);
  await enforceLimit(`redesign-picture:${ownerId}`, { max: PICTURES_AN_HOUR, windowSeconds: 3600 });
  const id = await db.transaction().execute(async (trx) => {
    // One at a time per person, so that two requests cannot both take the last slot.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`redesign ${ownerId}`}, 0))`.execute(trx);
    const same = requestKey ? await byKey(trx, redesignId, requestKey) : undefined;
    if (same) return same.id;
    await checkRoom(trx, ownerId, redesignId);
    const pictureId = newId();
    await trx
      .insertInto("redesign_pictures")
      .values((eb) => ({
        id: pictureId,
        redesign_id: redesignId,
        owner_id: ownerId,
        number: eb
          .selectFrom("redesign_pictures")
          .select((e) => sql<number>`coalesce(${e.fn.max("number")}, 0) + 1`.as("next"))
          .where("redesign_id", "=", redesignId),
        engine,
        style,
        finishes: finishes ? JSON.stringify(finishes) : null,
        furnish: furnish ? JSON.stringify(furnish) : null,
        prompt: prompt || null,
        has_consent: consent,
        corrections_version: redesign.corrections_version,
        request_key: requestKey ?? null,
        deadline_at: new Date(Date.now() + WAITING_SECONDS * 1000),
      }))
      .execute();
    await recount(trx, redesignId);
    await enqueue(jobOf(engine), { pictureId }, { trx });
    await sendToOwner(ownerId, redesignId, trx);
    return pictureId;
  });
  return presented(id);
}

async function checkRoom(trx: Kysely<DB>, ownerId: string, redesignId: string): Promise<void> {
  const { rows } = await sql<{ open: number; each: number }>`select
    (select count(*)::int from redesign_pictures where owner_id = ${ownerId} and state in ('queued', 'running')) open,
    (select count(*)::int from redesign_pictures where redesign_id = ${redesignId} and state not in ('failed', 'canceled')) each`.execute(trx);
  const { open = 0, each = 0 } = rows[0] ?? {};
  if (open >= OPEN_PICTURES) throw invalid({ limit: "tooManyOpen" });
  if (each >= PICTURES_EACH) throw invalid({ limit: "tooManyPictures" });
}

async function ownPicture(id: string, ownerId: string) {
  const row = await db.selectFrom("redesign_pictures").select(["id", "redesign_id"]).where("id", "=", id).where("owner_id", "=", ownerId).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Cancels a queued or running picture; one that has ended stays as it is. */
export async function cancelPicture(id: string, ownerId: string): Promise<void> {
  const { redesign_id: redesignId } = await ownPicture(id, ownerId);
  await db.transaction().execute(async (trx) => {
    const canceled = await redesignPictureStatus.moveAll(trx, "cancel", { by: null, where: (eb) => eb("id", "=", id), set: { ended_at: new Date() } });
    if (canceled.length === 0) return;
    await dropPreview(trx, id);
    await announceEnd(id, trx);
    await sendToOwner(ownerId, redesignId, trx);
  });
}

export async function removePicture(id: string, ownerId: string): Promise<void> {
  const { redesign_id: redesignId } = await ownPicture(id, ownerId);
  await db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom("redesign_pictures").where("id", "=", id).returning("file_id").executeTakeFirst();
    if (!gone) return;
    if (gone.file_id) await removeFiles(trx, [gone.file_id]);
    await recount(trx, redesignId);
    await announceEnd(id, trx);
    await sendToOwner(ownerId, redesignId, trx);
  });
}
