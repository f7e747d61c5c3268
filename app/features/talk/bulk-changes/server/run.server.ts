import { type Kysely, type Selectable, sql } from "kysely";
import { isPassingFailure } from "#app/platform/api/passing-failure.ts";
import { type AuditActor, actorOf, partOf } from "#app/platform/audit/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { BulkChanges, DB } from "#app/platform/database/schema.ts";
import { log } from "#app/platform/env/log.server.ts";
import { sendEvent } from "#app/platform/live/person-events.server.ts";
import { type BulkKind, type BulkRow, type BulkSelection, kindOf } from "./kinds.server.ts";
import { bulkStatus } from "./status.server.ts";

export const BATCH = 500;
const EVERYTHING = new Date("9999-12-31");

type Stored = Selectable<BulkChanges>;
/** `rows` were checked, of which `moving` change their state. */
type Step = { seen: number; last: string | null; moving: { rows: BulkRow[]; to: string }[] };

/** Runs a change to its end from its checkpoint; a batch and its checkpoint commit together. */
export async function runBulkChange(id: string, signal: AbortSignal, batch = BATCH): Promise<void> {
  try {
    await bulkStatus.moveAll(db, "begin", { by: null, where: (eb) => eb("id", "=", id) });
    while (await runBatch(id, batch)) signal.throwIfAborted();
  } catch (error) {
    if (isPassingFailure(error, signal)) throw error;
    log.error({ err: error, id }, "bulk change failed");
    await bulkStatus.moveAll(db, "fail", { by: null, where: (eb) => eb("id", "=", id), set: { completed_at: new Date() } });
  }
}

/** @returns whether there is more to do */
function runBatch(id: string, limit: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const change = await trx.selectFrom("bulk_changes").selectAll().where("id", "=", id).where("status", "=", "running").forUpdate().executeTakeFirst();
    if (!change) return false;
    const kind = kindOf(change.kind);
    const step = change.undo_of ? await undoStep(trx, kind, change.undo_of, change.checkpoint, limit) : await changeStep(trx, kind, change, limit);
    const actor = await actorOf(trx, change.actor_id);
    for (const { rows, to } of step.moving) await moveRows(trx, kind, change.id, rows, to, actor);
    const changed = step.moving.reduce((sum, { rows }) => sum + rows.length, 0);
    await trx
      .updateTable("bulk_changes")
      .set((eb) => ({
        checkpoint: step.last ?? change.checkpoint,
        done: eb("done", "+", step.seen),
        changed: eb("changed", "+", changed),
        unchanged: eb("unchanged", "+", step.seen - changed),
      }))
      .where("id", "=", id)
      .execute();
    const isOver = step.last === null;
    if (isOver) await bulkStatus.move(trx, id, "complete", { by: null, set: { completed_at: new Date() } });
    if (change.actor_id) await sendEvent(change.actor_id, { topic: "job", id }, trx);
    return !isOver;
  });
}

async function changeStep(trx: Kysely<DB>, kind: BulkKind, { selection, value, checkpoint, created_at }: Stored, limit: number): Promise<Step> {
  const rows = await kind.lock(trx, selection as BulkSelection, { after: checkpoint, until: new Date(created_at.getTime() + 1), limit });
  const to = value ?? "";
  const moving = rows.filter((row) => row.state !== to && kind.isMovable?.(row) !== false);
  return { seen: rows.length, last: rows.at(-1)?.id ?? null, moving: [{ rows: moving, to }] };
}

/** Only rows unchanged since the bulk change. */
async function undoStep(trx: Kysely<DB>, kind: BulkKind, undone: string, after: string | null, limit: number): Promise<Step> {
  const left = await trx
    .selectFrom("bulk_change_rows")
    .select(["row_id", "before", "version"])
    .where("change_id", "=", undone)
    .$if(after !== null, (query) => query.where("row_id", ">", after ?? ""))
    .orderBy("row_id")
    .limit(limit)
    .execute();
  if (left.length === 0) return { seen: 0, last: null, moving: [] };
  const now = await kind.lock(trx, { ids: left.map((row) => row.row_id) }, { after: null, until: EVERYTHING, limit });
  const leftAs = new Map(left.map((row) => [row.row_id, row]));
  const untouched = now.filter((row) => leftAs.get(row.id)?.version === row.version);
  const byState = Map.groupBy(untouched, (row) => leftAs.get(row.id)?.before ?? "");
  return { seen: left.length, last: left.at(-1)?.row_id ?? null, moving: [...byState].map(([to, rows]) => ({ rows, to })) };
}

async function moveRows(trx: Kysely<DB>, kind: BulkKind, changeId: string, rows: BulkRow[], to: string, actor: AuditActor): Promise<void> {
  if (rows.length === 0) return;
  await kind.move(trx, rows, to, { actor, requestId: partOf(changeId) });
  const before = new Map(rows.map((row) => [row.id, row.state]));
  const after = await kind.lock(trx, { ids: rows.map(({ id }) => id) }, { after: null, until: EVERYTHING, limit: rows.length });
  const stored = after.map(({ id, version }) => ({ row_id: id, before: before.get(id), version }));
  await sql`insert into bulk_change_rows (change_id, row_id, before, version)
    select ${changeId}::uuid, row_id, before, version from json_to_recordset(${JSON.stringify(stored)}::json) x (row_id uuid, before text, version text)`.execute(
    trx,
  );
}
