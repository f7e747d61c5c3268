import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";

/** Until staff say otherwise: 10 %, in hundredths of a percent. */
export const FIRST_RATE = 1_000;

/** The rates of today by vendor: its own, else that of all. Orders freeze theirs. */
export async function commissionRates(executor: Kysely<DB>, vendorIds: readonly string[]): Promise<(vendorId: string) => number> {
  const rows = await executor
    .selectFrom("commission_rates")
    .select(["vendor_id", "rate"])
    .where((eb) => eb.or([eb("vendor_id", "is", null), eb("vendor_id", "in", [...vendorIds])]))
    .execute();
  const byVendor = new Map(rows.map(({ vendor_id, rate }) => [vendor_id, rate]));
  return (vendorId) => byVendor.get(vendorId) ?? byVendor.get(null) ?? FIRST_RATE;
}
