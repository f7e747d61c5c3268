import type { Kysely } from "kysely";
import { insertSale } from "#app/features/shop/discounts/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";

const DAYS_BEFORE = 2;
const DAYS_AFTER = 12;

/** The demo's own vendor sells its decor for less these days. */
export async function insertDemoSale(trx: Kysely<DB>, vendorId: string | undefined): Promise<void> {
  if (!vendorId) return;
  const day = (days: number) => riyadhDay(new Date(Date.now() + days * DAY_MS));
  await insertSale(trx, { vendorId, name: "Autumn sale", category: "decor", percent: 15, startsOn: day(-DAYS_BEFORE), endsOn: day(DAYS_AFTER) });
}
