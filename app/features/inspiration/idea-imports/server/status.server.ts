import type { Kysely } from "kysely";
import { notifyImportEnd } from "#app/features/talk/notifications/public.server.ts";
import { type AuditChanges, actorOf, recordAudit } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { notify } from "#app/platform/live/live.server.ts";
import { type Change, defineStatus } from "#app/platform/status/define-status.server.ts";
import { UPLOAD_TOPIC } from "../idea-imports.ts";

const COUNTS = ["successful_items", "existing_items", "failed_items"] as const;

type Row = { created_by: string | null; file_name: string; total_items: number } & Record<(typeof COUNTS)[number], number>;
type UploadChange = Change<string, string, Row, undefined>;

export const ideaImportStatus = defineStatus({
  table: "bulk_design_uploads",
  states: ["uploading", "processing", "completed", "failed", "cancelled"],
  columns: ["created_by", "file_name", "total_items", ...COUNTS],
  moves: {
    queue: { from: ["uploading"], to: "processing" },
    complete: { from: ["processing"], to: "completed" },
    fail: { from: ["processing"], to: "failed" },
    cancel: { from: ["processing"], to: "cancelled" },
    /** For its sender only: a file still being sent is not in the history. */
    drop: { from: ["uploading"], to: "cancelled" },
  },
  onMove: async (trx, changes: readonly UploadChange[]) => {
    for (const change of changes) await moved(trx, change);
  },
});

const ACTIONS: Readonly<Record<string, string>> = { queue: "started", complete: "completed", cancel: "cancelled", drop: "cancelled" };

async function moved(trx: Kysely<DB>, { id, move, row, by }: UploadChange): Promise<void> {
  await notify(UPLOAD_TOPIC, id, trx);
  const isDone = move === "complete";
  const { created_by: userId, file_name: file, total_items: rows, failed_items: errors } = row;
  if (isDone || move === "fail") await notifyImportEnd(trx, { userId, file, href: "/admin/design-ideas-upload?tab=history", isDone, rows, errors });
  const action = ACTIONS[move];
  if (!action) return;
  const changes: AuditChanges = { file_name: [null, file] };
  if (isDone) for (const name of COUNTS) changes[name] = [null, row[name]];
  const actor = isDone ? await actorOf(trx, userId) : by;
  await recordAudit(trx, { actor, action: `idea_import.${action}`, entityType: "idea_import", entityId: id, changes });
}
