import { z } from "zod";

/** What an overtaken edit is answered with: who changed the row, and the row as it stands now. A form shows both (app/ui/form/conflict-box.tsx). */
export const conflictData = <Row extends z.ZodType>(row: Row) =>
  z.object({ changedBy: z.string().nullable(), changedAt: z.iso.datetime().nullable(), current: row });
