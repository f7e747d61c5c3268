import { csvLine } from "#app/platform/csv/write-csv.ts";
import type { ActivityEntry, ActivityFilters } from "../admin-area.contract.ts";
import { readActivity } from "./service.server.ts";

const COLUMNS = ["id", "at", "actor", "impersonated_by", "action", "entity_type", "entity_id", "entity", "changes"];

const cells = (entry: ActivityEntry) => [
  entry.id,
  entry.at,
  entry.actorName,
  entry.impersonatorName,
  entry.action,
  entry.entityType,
  entry.entityId,
  entry.entityName,
  JSON.stringify(Object.fromEntries(entry.changes.map(({ field, before, after }) => [field, [before, after]]))),
];

/** The log as a file for spreadsheets, one batch in memory at a time. Anyone who calls has checked that an admin asks. */
export function exportActivity(filters: ActivityFilters): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const batches = readActivity(filters);
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${csvLine(COLUMNS)}`)),
    async pull(controller) {
      const { value, done } = await batches.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map((entry) => csvLine(cells(entry))).join("")));
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
}
