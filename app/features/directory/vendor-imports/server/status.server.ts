import type { Kysely } from "kysely";
import { notifyImportEnd } from "#app/features/talk/notifications/public.server.ts";
import { type AuditChanges, type AuditEntry, actorOf, recordAudit } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { IMPORT_MOVES, IMPORT_STATUSES } from "#app/platform/imports/import-status.ts";
import { notify } from "#app/platform/live/live.server.ts";
import { type Change, defineStatus } from "#app/platform/status/define-status.server.ts";
import { IMPORT_TOPIC } from "../vendor-imports.ts";

const COUNTS = ["created_count", "updated_count", "skipped_count", "error_count", "categories_created_count"] as const;

type Row = { created_by: string | null; file_name: string; is_dry_run: boolean; processed_rows: number } & Record<(typeof COUNTS)[number], number>;
type ImportChange = Change<string, string, Row, undefined>;

/** A dry run that was cut off begins from the start. */
export const vendorImportStatus = defineStatus({
  table: "vendor_imports",
  states: IMPORT_STATUSES,
  columns: ["created_by", "file_name", "is_dry_run", "processed_rows", ...COUNTS],
  moves: IMPORT_MOVES,
  onMove: async (trx, changes: readonly ImportChange[]) => {
    for (const change of changes) await ended(trx, change);
  },
});

async function ended(trx: Kysely<DB>, { id, move, row, by }: ImportChange): Promise<void> {
  if (move === "begin") return;
  await notify(IMPORT_TOPIC, id, trx);
  const isDone = move === "complete";
  if (isDone && row.is_dry_run) return;
  const { created_by: userId, file_name: file, processed_rows: rows, error_count: errors } = row;
  if (move !== "cancel") await notifyImportEnd(trx, { userId, file, href: "/admin/vendors/import", isDone, rows, errors });
  const entry: Omit<AuditEntry, "actor" | "action"> = { entityType: "vendor_import", entityId: id };
  if (move === "cancel") await recordAudit(trx, { ...entry, actor: by, action: "vendor_import.cancelled" });
  if (!isDone) return;
  const changes: AuditChanges = { file_name: [null, file] };
  for (const name of COUNTS) changes[AUDITED[name]] = [null, row[name]];
  await recordAudit(trx, { ...entry, actor: await actorOf(trx, userId), action: "vendor_import.completed", changes });
}

/** As the audit log names them. */
const AUDITED: Record<(typeof COUNTS)[number], string> = {
  created_count: "created",
  updated_count: "updated",
  skipped_count: "skipped",
  error_count: "errors",
  categories_created_count: "categories_created",
};
