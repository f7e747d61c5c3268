import type { Kysely } from "kysely";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { FlagReason, SubjectType } from "../moderation.ts";

type Flag = { id: string; reason: FlagReason };

/** Puts into the queue what the server noticed. Each reason once for a subject, also when it was dismissed. */
export async function flagSubjects(trx: Kysely<DB>, type: SubjectType, flags: readonly Flag[]): Promise<void> {
  if (flags.length === 0) return;
  await trx
    .insertInto("moderation_reports")
    .values(flags.map(({ id, reason }) => ({ id: newId(), subject_type: type, subject_id: id, reason })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
