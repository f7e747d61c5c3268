import { z } from "zod";
import { contentProcedure, IdSchema } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import type { ListAddress } from "#app/platform/list/list-address.ts";
import { filtersInput } from "#app/platform/list/list-schema.ts";
import { BULK_STATUSES, MOST_SELECTED } from "./bulk-changes.ts";

export { MOST_SELECTED };

const Count = z.number().int().nonnegative();

export const BulkChange = z.object({
  id: IdSchema,
  kind: z.string(),
  /** What the rows are brought to; null for an undo. */
  value: z.string().nullable(),
  status: z.enum(BULK_STATUSES),
  /** How many were selected, and how many of these were processed so far. */
  total: Count,
  done: Count,
  changed: Count,
  /** Already in that state; for an undo: changed again since. */
  unchanged: Count,
  missing: Count,
  /** The change that this one undoes. */
  undoOf: IdSchema.nullable(),
  isUndoable: z.boolean(),
});
export type BulkChange = z.infer<typeof BulkChange>;

/** Named rows, or all that match the filters of a list. */
export const selectionOf = <A extends Pick<ListAddress, "fields">>(address: A) =>
  z.union([z.object({ ids: z.array(IdSchema).min(1).max(MOST_SELECTED) }), z.object({ matching: filtersInput(address) })]);

export const notUndoable = defineError("NOT_UNDOABLE", { status: 409, message: "This change is still running, or was undone before." });

const tags = ["Bulk changes"];
const One = z.object({ id: IdSchema });

export const bulkChangesContract = {
  get: contentProcedure.route({ method: "GET", path: "/admin/bulk-changes/{id}", summary: "Get a bulk change", tags }).input(One).output(BulkChange),
  /** The change of this kind that is running or waits; null when none is. Content managers. */
  running: contentProcedure
    .route({ method: "GET", path: "/admin/bulk-changes/running", summary: "Get the running bulk change", tags })
    .input(z.object({ kind: z.string().max(60) }))
    .output(BulkChange.nullable()),
  /** Restores rows unchanged since; answers the bulk change that does it. Content managers. */
  undo: contentProcedure
    .route({ method: "POST", path: "/admin/bulk-changes/{id}/undo", summary: "Undo a bulk change", tags })
    .errors(declare(notUndoable))
    .input(One)
    .output(BulkChange),
};
