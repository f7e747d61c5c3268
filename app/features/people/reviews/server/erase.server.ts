import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { ERASED_NAME } from "#app/platform/feature/feature.server.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";

/** What they wrote stays, without who wrote it; what is said of them as a professional goes with them. */
export async function eraseReviewer(trx: Kysely<DB>, userId: string): Promise<void> {
  const about = sql`select id from reviews where subject_type = 'professional' and subject_id = ${userId}`;
  await removeFiles(trx, sql`select file_id from review_photos where review_id in (${about})`);
  await sql`delete from reviews where id in (${about})`.execute(trx);
  const invitations = sql`review_invitations where professional_id = ${userId} or client_id = ${userId}
    or email = (select lower(u.email) from users u where u.id = ${userId})`;
  await removeFiles(trx, sql`select file_id from review_evidence where invitation_id in (select id from ${invitations})`);
  await sql`delete from ${invitations}`.execute(trx);
  await sql`delete from review_devices where review_id in (select id from reviews where author_id = ${userId})`.execute(trx);
  await trx.updateTable("reviews").set({ author_name: ERASED_NAME }).where("author_id", "=", userId).execute();
}
