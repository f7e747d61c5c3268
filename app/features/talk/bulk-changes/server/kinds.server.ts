import type { Kysely } from "kysely";
import type { AuditActor } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { slot } from "#app/platform/feature/slot.server.ts";

/** A row as a bulk change finds it: its state, and a version that every later change makes a different one. */
export type BulkRow = { id: string; state: string; version: string };
/** `filters`: as the list of the kind has them; its contract has checked them. */
export type BulkSelection = { ids: readonly string[] } | { matching: object };

export type BulkKind = {
  count(selection: BulkSelection): Promise<number>;
  /** The selected rows made until `until` whose id is above `after`, in the order of their ids, locked. */
  lock(trx: Kysely<DB>, selection: BulkSelection, page: { after: string | null; until: Date; limit: number }): Promise<BulkRow[]>;
  /** False for rows that a change leaves alone, whatever it brings others to. */
  isMovable?(row: BulkRow): boolean;
  /** Brings rows that are not in this state into it, with an audit entry for each that names `requestId`. */
  move(trx: Kysely<DB>, rows: readonly BulkRow[], to: string, by: { actor: AuditActor; requestId: string }): Promise<void>;
};

export const bulkKinds = slot<Readonly<Record<string, BulkKind>>>("bulk kinds");

export function kindOf(name: string): BulkKind {
  const kind = (Object.assign({}, ...bulkKinds.all()) as Record<string, BulkKind>)[name];
  if (!kind) throw new Error(`No feature brings the bulk kind '${name}'.`);
  return kind;
}
