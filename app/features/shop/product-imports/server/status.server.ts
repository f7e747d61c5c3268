import { notifyImportEnd } from "#app/features/talk/notifications/public.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { IMPORT_MOVES, IMPORT_STATUSES } from "#app/platform/imports/import-status.ts";
import { notify } from "#app/platform/live/live.server.ts";
import { defineStatus } from "#app/platform/status/define-status.server.ts";
import { IMPORT_TOPIC } from "../product-imports.ts";

export const productImportStatus = defineStatus({
  table: "product_imports",
  states: IMPORT_STATUSES,
  columns: ["created_by", "file_name", "is_dry_run", "processed_rows", "failed_count"],
  moves: IMPORT_MOVES,
  onMove: async (trx, changes) => {
    for (const { id, move, row, by } of changes) {
      if (move === "begin") continue;
      await notify(IMPORT_TOPIC, id, trx);
      if (move === "cancel") await recordAudit(trx, { actor: by, action: "product_import.cancelled", entityType: "product_import", entityId: id });
      else if (!row.is_dry_run || move === "fail") {
        const { created_by: userId, file_name: file, processed_rows: rows, failed_count: errors } = row;
        await notifyImportEnd(trx, { userId, file, href: "/vendor/products/import", isDone: move === "complete", rows, errors });
      }
    }
  },
});
