import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { isPublic } from "./server/cards.server.ts";

test("a vendor is public when it is verified and not removed, by the column and by the condition of the lists alike", async () => {
  const vendor = (name: string, more: object) => ({ id: newId(), name, slug: name, ...more });
  await db
    .insertInto("vendors")
    .values([
      vendor("verified", { status: "Verified" }),
      vendor("removed", { status: "Verified", deleted_at: new Date() }),
      vendor("pending", { status: "Pending" }),
      vendor("inactive", { status: "Inactive" }),
    ])
    .execute();
  const { rows } = await sql<{ name: string }>`select name from vendors v where v.is_public`.execute(db);
  expect(rows).toEqual([{ name: "verified" }]);
  expect((await sql`select name from vendors v where ${isPublic}`.execute(db)).rows).toEqual(rows);
});
