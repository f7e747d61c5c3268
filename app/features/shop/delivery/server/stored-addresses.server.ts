import { sql } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { Address } from "#app/platform/rules/national-address.ts";
import { hasProblems } from "#app/platform/rules/problems.ts";
import { judgeAddress } from "./address.server.ts";

const MOST = 10;

export async function listAddresses(userId: string): Promise<(Address & { id: string })[]> {
  return db
    .selectFrom("delivery_addresses")
    .select(["id", "street", "district", "city", "unit", "note"])
    .select(["short_code as shortCode", "building_number as buildingNumber", "postal_code as postalCode", "additional_number as additionalNumber"])
    .where("user_id", "=", userId)
    .orderBy("used_at", "desc")
    .orderBy("id", "desc")
    .limit(MOST)
    .execute();
}

/** @throws INVALID with a problem for each field */
export async function storeAddress(userId: string, given: Address): Promise<{ id: string }> {
  const { address, problems } = judgeAddress(given);
  if (hasProblems(problems)) throw invalid(problems);
  const { shortCode, buildingNumber, postalCode, additionalNumber, ...rest } = address;
  const changing = { short_code: shortCode, street: rest.street, district: rest.district, city: rest.city, note: rest.note, used_at: new Date() };
  const row = await db
    .insertInto("delivery_addresses")
    .values({
      ...{ id: newId(), user_id: userId, building_number: buildingNumber, postal_code: postalCode, additional_number: additionalNumber, unit: rest.unit },
      ...changing,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "building_number", "postal_code", "additional_number", "unit"]).doUpdateSet(changing))
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`delete from delivery_addresses where user_id = ${userId} and id in
    (select id from delivery_addresses where user_id = ${userId} order by used_at desc, id desc offset ${MOST})`.execute(db);
  return row;
}

/** @throws NOT_FOUND for another person's */
export async function removeAddress(userId: string, id: string): Promise<{ id: string }> {
  const row = await db.deleteFrom("delivery_addresses").where("id", "=", id).where("user_id", "=", userId).returning("id").executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
