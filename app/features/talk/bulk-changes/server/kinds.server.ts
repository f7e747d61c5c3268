import type { Kysely } from "kysely";
import type { AuditActor } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { slot } from "#app/platform/feature/slot.server.ts";

/** A row before a bulk change: its state, and a version that every later change replaces. */
export type BulkRow = { id: string; state: string; version: string };
/** `filters`: those of the kind's list, validated by its contract. */
export type BulkSelection = { ids: readonly string[] } | { matching: object };

export type BulkKind = {
  count(selection: BulkSelection): Promise<number>;
  /** The selected rows made until `until` whose id is above `after`, in the order of their ids, locked. */
  lock(trx: Kysely<DB>, selection: BulkSelection, page: { after: string | null; until: Date; limit: number }): Promise<BulkRow[]>;
  /** False for rows that bulk changes always skip. */
  isMovable?(row: BulkRow): boolean;
  /** Moves rows into this state, with one audit entry each that names `requestId`. */
  move(trx: Kysely<DB>, rows: readonly BulkRow[], to: string, by: { actor: AuditActor; requestId: string }): Promise<void>;
};

export const bulkKinds = slot<Readonly<Record<string, BulkKind>>>("bulk kinds");

export function kindOf(name: string): BulkKind {
  const kind = (Object.assign({}, ...bulkKinds.all()) as Record<string, BulkKind>)[name];
  if (!kind) throw new Error(`No feature brings the bulk kind '${name}'.`);
  return kind;
}
