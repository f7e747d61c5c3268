import { sql } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { oneLine } from "#app/platform/rules/plain-texts.ts";
import { MOST_PRICES } from "../quotation.ts";
import type { OwnPrice } from "../quotations.schema.ts";
import { type NamedBy, ofName, requireName, requireWriter } from "./writers.server.ts";

type Row = Omit<OwnPrice, "unitPrice" | "cost"> & { unit_price: number; cost: number | null };

/** @throws FORBIDDEN, NOT_FOUND */
export async function listPrices(viewer: Viewer, given: NamedBy): Promise<OwnPrice[]> {
  const name = await requireName(db, viewer, given);
  const { rows } = await sql<Row>`select p.id, p.text, p.unit, p.nature, p.vat, p.unit_price, p.cost from own_prices p
    where ${ofName(name, "p")} order by p.text, p.id limit ${MOST_PRICES}`.execute(db);
  return rows.map(({ unit_price, cost, ...price }) => ({ ...price, unitPrice: Number(unit_price), cost: cost === null ? null : Number(cost) }));
}

/** @throws FORBIDDEN, NOT_FOUND also for the id of another name's, INVALID */
export async function putPrice(viewer: Viewer, given: Omit<OwnPrice, "id"> & { id?: string | undefined } & NamedBy): Promise<{ id: string }> {
  const { text: typed, unit, nature, vat, unitPrice, cost } = given;
  const text = oneLine(typed);
  if (!text) throw invalid({ text: "required" });
  return db.transaction().execute(async (trx) => {
    const name = await requireName(trx, viewer, given);
    await sql`select pg_advisory_xact_lock(hashtext('own prices of ' || ${name.vendor_id ?? name.author_id}))`.execute(trx);
    const { rows } = await sql<{ id: string; n: number; is_same: boolean }>`
      select p.id, p.text = ${text} and p.unit = ${unit} is_same from own_prices p where ${ofName(name, "p")}`.execute(trx);
    const known = rows.find(({ is_same }) => is_same);
    const values = { text, unit, nature, vat, unit_price: unitPrice, cost };
    if (given.id) {
      if (!rows.some(({ id }) => id === given.id)) throw notFound();
      if (known && known.id !== given.id) throw invalid({ text: "taken" });
      await trx.updateTable("own_prices").set(values).where("id", "=", given.id).execute();
      return { id: given.id };
    }
    if (known) {
      await trx.updateTable("own_prices").set(values).where("id", "=", known.id).execute();
      return { id: known.id };
    }
    if (rows.length >= MOST_PRICES) throw invalid({ limit: "tooManyPrices" });
    const id = newId();
    await trx
      .insertInto("own_prices")
      .values({ id, ...name, ...values })
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
