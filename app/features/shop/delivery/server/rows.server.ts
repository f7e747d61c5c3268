import type { Insertable, Kysely } from "kysely";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { DeliveryKind, FeeStep, Slot } from "../delivery.ts";

export type NewMethod = {
  kind: DeliveryKind;
  steps: readonly FeeStep[];
  freeAbove: number | null;
  daysMin: number;
  daysMax: number;
  assemblyFee: number | null;
  floorFee: number;
};
export type NewDelivery = {
  vendorId: string;
  workingDays?: readonly number[];
  cutoffHour?: number;
  slots?: readonly Slot[];
  slotCapacity?: number;
  zones: readonly { areas: readonly string[]; methods: readonly NewMethod[] }[];
  holidays?: readonly { from: string; to: string }[];
};

/** Writes how vendors deliver, in one statement for each table. */
export async function insertDeliveries(trx: Kysely<DB>, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const zones: Insertable<DB["delivery_zones"]>[] = [];
  const methods: Insertable<DB["delivery_methods"]>[] = [];
  for (const { vendorId, zones: own } of deliveries)
    for (const [position, zone] of own.entries()) {
      const id = newId();
      zones.push({ id, vendor_id: vendorId, position, areas: [...zone.areas] });
      methods.push(...zone.methods.map((method) => methodRow(newId(), id, method)));
    }
  await trx.insertInto("delivery_settings").values(deliveries.map(settingsRow)).execute();
  if (zones.length > 0) await trx.insertInto("delivery_zones").values(zones).execute();
  if (methods.length > 0) await trx.insertInto("delivery_methods").values(methods).execute();
  const holidays = deliveries.flatMap(({ vendorId, holidays: own = [] }) =>
    own.map(({ from, to }) => ({ id: newId(), vendor_id: vendorId, starts_on: from, ends_on: to })),
  );
  if (holidays.length > 0) await trx.insertInto("delivery_holidays").values(holidays).execute();
}

const settingsRow = ({ vendorId, workingDays, cutoffHour, slots, slotCapacity }: NewDelivery): Insertable<DB["delivery_settings"]> => ({
  vendor_id: vendorId,
  ...(workingDays && { working_days: [...workingDays] }),
  ...(cutoffHour !== undefined && { cutoff_hour: cutoffHour }),
  ...(slots && { slots: [...slots] }),
  ...(slotCapacity !== undefined && { slot_capacity: slotCapacity }),
});

export const methodRow = (id: string, zoneId: string, method: NewMethod): Insertable<DB["delivery_methods"]> => ({
  id,
  zone_id: zoneId,
  kind: method.kind,
  steps: JSON.stringify(method.steps),
  free_above: method.freeAbove,
  days_min: method.daysMin,
  days_max: method.daysMax,
  assembly_fee: method.assemblyFee,
  floor_fee: method.floorFee,
});
