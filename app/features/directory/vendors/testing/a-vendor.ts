import type { Insertable } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";

/** A vendor of the public directory, without an owner unless the test gives one. */
export async function aVendor(more: Partial<Insertable<DB["vendors"]>> = {}) {
  const id = more.id ?? newId();
  const values = { name: `Vendor ${id.slice(-6)}`, slug: `vendor-${id}`, status: "Verified", ...more, id };
  await db.insertInto("vendors").values(values).execute();
  return values;
}
