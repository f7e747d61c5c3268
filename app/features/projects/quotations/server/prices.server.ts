import { sql } from "kysely";
import { invalid } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { oneLine } from "#app/platform/rules/plain-texts.ts";
import { MOST_PRICES } from "../quotation.ts";
import type { OwnPrice } from "../quotations.schema.ts";
import { ofName, requireName, requireWriter } from "./writers.server.ts";

type Row = Omit<OwnPrice, "unitPrice" | "cost"> & { unit_price: number; cost: number | null };

/** @throws FORBIDDEN, NOT_FOUND */
export async function listPrices(viewer: Viewer, vendorId: string | null): Promise<OwnPrice[]> {
  await requireName(db, viewer, vendorId);
  const { rows } = await sql<Row>`select p.id, p.text, p.unit, p.nature, p.vat, p.unit_price, p.cost from own_prices p
    where ${ofName(viewer, vendorId, "p")} order by p.text, p.id limit ${MOST_PRICES}`.execute(db);
  return rows.map(({ unit_price, cost, ...price }) => ({ ...price, unitPrice: Number(unit_price), cost: cost === null ? null : Number(cost) }));
}

/** @throws FORBIDDEN, NOT_FOUND, INVALID */
export async function putPrice(viewer: Viewer, given: Omit<OwnPrice, "id"> & { vendorId: string | null }): Promise<{ id: string }> {
  const { vendorId, text: typed, unit, nature, vat, unitPrice, cost } = given;
  const text = oneLine(typed);
  if (!text) throw invalid({ text: "required" });
  return db.transaction().execute(async (trx) => {
    await requireName(trx, viewer, vendorId);
    await sql`select pg_advisory_xact_lock(hashtext('own prices of ' || ${vendorId ?? viewer.id}))`.execute(trx);
    const { rows } = await sql<{ id: string; n: number; is_same: boolean }>`
      select p.id, p.text = ${text} and p.unit = ${unit} is_same from own_prices p where ${ofName(viewer, vendorId, "p")}`.execute(trx);
    const known = rows.find(({ is_same }) => is_same);
    const values = { text, unit, nature, vat, unit_price: unitPrice, cost };
    if (known) {
      await trx.updateTable("own_prices").set(values).where("id", "=", known.id).execute();
      return { id: known.id };
    }
    if (rows.length >= MOST_PRICES) throw invalid({ limit: "tooManyPrices" });
    const id = newId();
    await trx
      .insertInto("own_prices")
      .values({ id, author_id: viewer.id, vendor_id: vendorId, ...values })
      .execute();
    return { id };
  });
}

/** @throws NOT_FOUND */
export async function removePrice(viewer: Viewer, id: string): Promise<{ id: string }> {
  await requireWriter(db, viewer, await db.selectFrom("own_prices").select(["author_id", "vendor_id"]).where("id", "=", id).executeTakeFirst());
  await db.deleteFrom("own_prices").where("id", "=", id).execute();
  return { id };
}
