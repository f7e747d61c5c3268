import type { Insertable } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";

/** A vendor of the public directory, without people unless the test names the owner. */
export async function aVendor({ ownedBy, ...more }: Partial<Insertable<DB["vendors"]>> & { ownedBy?: string } = {}) {
  const id = more.id ?? newId();
  const values = { name: `Vendor ${id.slice(-6)}`, slug: `vendor-${id}`, status: "Verified", ...more, id };
  await db.insertInto("vendors").values(values).execute();
  if (ownedBy) await giveVendor(id, ownedBy);
  return values;
}
