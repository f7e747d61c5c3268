import { csvStream } from "#app/platform/csv/write-csv.ts";
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

/** The log as a file for spreadsheets, one batch in memory at a time. The caller has checked for an admin. */
export const exportActivity = (filters: ActivityFilters, language: string): ReadableStream<Uint8Array> =>
  csvStream(COLUMNS, readActivity(filters, language), cells);
