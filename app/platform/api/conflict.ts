import { z } from "zod";

/** The error data of a stale edit: who changed the row, and the current row. A form shows both (app/ui/form/conflict-box.tsx). */
export const conflictData = <Row extends z.ZodType>(row: Row) =>
  z.object({ changedBy: z.string().nullable(), changedAt: z.iso.datetime().nullable(), current: row });
