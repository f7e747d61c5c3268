import type { Kysely } from "kysely";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { removePhotosOf } from "./photos.server.ts";

/** What the person wrote for their sample. */
export const findSampleQuotation = (source: Kysely<DB>, viewer: Viewer): Promise<{ id: string } | undefined> =>
  source.selectFrom("quotations").select("id").where("sample_for", "=", viewer.id).executeTakeFirst();

export async function removeSampleQuotation(trx: Kysely<DB>, viewer: Viewer): Promise<void> {
  const found = await findSampleQuotation(trx, viewer);
  if (!found) return;
  await removePhotosOf(trx, found.id);
  await trx.deleteFrom("quotations").where("id", "=", found.id).execute();
}
