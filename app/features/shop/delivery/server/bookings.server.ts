import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import type { Slot } from "../delivery.ts";

type Booking = { bookingId: string; vendorId: string; date: string; slot: Slot };

/**
 * Takes a place in a slot, within the caller's transaction; buyers of one seller wait for each other. Again for the same booking changes nothing.
 * @returns false when the slot is full or the seller offers none like it
 */
export async function bookSlot(trx: Kysely<DB>, { bookingId, vendorId, date, slot }: Booking): Promise<boolean> {
  const settings = await trx
    .selectFrom("delivery_settings")
    .select(["slots", "slot_capacity"])
    .where("vendor_id", "=", vendorId)
    .forUpdate()
    .executeTakeFirst();
  if (!settings?.slots.includes(slot)) return false;
  const booked = await trx
    .selectFrom("delivery_bookings")
    .select("booking_id")
    .where("vendor_id", "=", vendorId)
    .where("day", "=", sql<Date>`${date}::date`)
    .where("slot", "=", slot)
    .execute();
  if (booked.some(({ booking_id }) => booking_id === bookingId)) return true;
  if (booked.length >= settings.slot_capacity) return false;
  await trx
    .insertInto("delivery_bookings")
    .values({ booking_id: bookingId, vendor_id: vendorId, day: date, slot })
    .onConflict((conflict) => conflict.columns(["booking_id", "vendor_id"]).doUpdateSet({ day: date, slot }))
    .execute();
  return true;
}

/** Gives the places of a booking back, such as of an order that was cancelled. */
export const releaseSlots = async (trx: Kysely<DB>, bookingId: string): Promise<void> => {
  await trx.deleteFrom("delivery_bookings").where("booking_id", "=", bookingId).execute();
};
