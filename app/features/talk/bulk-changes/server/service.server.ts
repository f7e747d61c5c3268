import { type Selectable, sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import { type AuditActor, recordAudit } from "#app/platform/audit/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { BulkChanges } from "#app/platform/database/schema.ts";
import { defineJob, enqueue } from "#app/platform/jobs/jobs.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { type BulkChange, notUndoable } from "../bulk-changes.contract.ts";
import { type BulkStatus, isOpen, UNDO_DAYS } from "../bulk-changes.ts";
import { type BulkSelection, kindOf } from "./kinds.server.ts";
import { runBulkChange } from "./run.server.ts";

/** Up to this many rows change within the request; more run as a job. */
const AT_ONCE = 100;

export type Author = { actor: NonNullable<AuditActor>; requestId: string };

export const bulkJob = defineJob<{ id: string }>({
  name: "bulk-change",
  handler: ({ id }, signal) => runBulkChange(id, signal),
  retryLimit: 20,
  isExclusive: true,
  heartbeatSeconds: 30,
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const isBefore = (moment: Date | null, days: number): boolean => moment !== null && moment < daysAgo(days);

/** Removes the data needed for undo, a day after the undo period ends. */
export const cleanBulkRowsJob = defineJob<Record<string, never>>({
  name: "bulk-change-clean",
  schedule: "50 3 * * *",
  async handler() {
    const isOver = sql`select id from bulk_changes where completed_at < ${daysAgo(UNDO_DAYS + 1)}`;
    await sql`delete from bulk_change_rows where change_id in (${isOver})`.execute(db);
  },
});

const stored = () => db.selectFrom("bulk_changes as c").leftJoin("bulk_changes as u", "u.undo_of", "c.id").selectAll("c").select("u.id as undone_by");

const present = (row: Selectable<BulkChanges> & { undone_by: string | null }): BulkChange => {
  const status = row.status as BulkStatus;
  return {
    ...{ id: row.id, kind: row.kind, value: row.value, status, total: row.total, done: row.done, changed: row.changed, unchanged: row.unchanged },
    missing: isOpen(status) ? 0 : Math.max(0, row.total - row.done),
    undoOf: row.undo_of,
    isUndoable: status === "completed" && row.changed > 0 && row.undo_of === null && row.undone_by === null && !isBefore(row.completed_at, UNDO_DAYS),
  };
};

/** @throws NOT_FOUND */
export async function getBulkChange(id: string): Promise<BulkChange> {
  const row = await stored().where("c.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return present(row);
}

export async function getRunning(kind: string): Promise<BulkChange | null> {
  const row = await stored().where("c.kind", "=", kind).where("c.status", "in", ["queued", "running"]).orderBy("c.id").limit(1).executeTakeFirst();
  return row ? present(row) : null;
}

type New = { kind: string; value: string | null; selection: BulkSelection; undoOf: string | null; total: number };

async function begin({ actor, requestId }: Author, { kind, value, selection, undoOf, total }: New): Promise<BulkChange> {
  const id = newId();
  await db.transaction().execute(async (trx) => {
    const row = { id, kind, value, selection: JSON.stringify(selection), undo_of: undoOf, total, actor_id: actor.id };
    await trx.insertInto("bulk_changes").values(row).execute();
    const changes = { kind: [null, kind.split(".")[0]], value: [null, value], count: [null, total] } satisfies Record<string, [unknown, unknown]>;
    await recordAudit(trx, { actor, requestId, action: undoOf ? "bulk_change.undo" : "bulk_change.start", entityType: "bulk_change", entityId: id, changes });
    if (total > AT_ONCE) await enqueue(bulkJob, { id }, { trx });
  });
  if (total <= AT_ONCE) await runBulkChange(id, new AbortController().signal);
  return getBulkChange(id);
}

/** Changes the state of all selected rows: at once when they are few, otherwise in a job. */
export async function startBulkChange(by: Author, kind: string, selection: BulkSelection, value: string): Promise<BulkChange> {
  const total = "ids" in selection ? new Set(selection.ids).size : await kindOf(kind).count(selection);
  return begin(by, { kind, value, selection, undoOf: null, total });
}

/** @throws NOT_FOUND, NOT_UNDOABLE */
export async function undoBulkChange(by: Author, id: string): Promise<BulkChange> {
  const change = await getBulkChange(id);
  if (!change.isUndoable) throw notUndoable();
  try {
    return await begin(by, { kind: change.kind, value: null, selection: { ids: [] }, undoOf: id, total: change.changed });
  } catch (error) {
    // Two pressed 'Undo' at the same moment.
    if ((error as { constraint?: string }).constraint === "bulk_changes_undone_once") throw notUndoable();
    throw error;
  }
}
