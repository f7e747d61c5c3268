import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { allCities, canonicalCity } from "#app/platform/places/places.ts";
import { addDays, arrival, type Calendar, feeFor, isWorkingDay } from "../delivery.days.ts";
import { DELIVERY_KINDS, type DeliveryKind, type DeliveryOption, type FeeStep, SLOTS, type Slot } from "../delivery.ts";

/** A seller's part of a cart: what it weighs, what it costs, and in how many days it is ready. */
export type Parcel = { vendorId: string; weightGrams: number; subtotal: number; leadDays: number };
type Question = { city: string; sellers: readonly Parcel[]; now?: Date };

/** So many days with a choice of slots. */
const DAYS_TO_CHOOSE = 6;
/** Slots further ahead than this are not looked for. */
const SLOTS_AHEAD = 21;

type MethodRow = {
  id: string;
  kind: DeliveryKind;
  steps: FeeStep[];
  free_above: number | null;
  days_min: number;
  days_max: number;
  assembly_fee: number | null;
  floor_fee: number;
};
type SellerRow = {
  vendor_id: string;
  working_days: number[];
  cutoff_hour: number;
  slots: Slot[];
  slot_capacity: number;
  holidays: { from: string; to: string }[];
  methods: MethodRow[];
  booked: { day: string; slot: Slot; n: number }[];
};

/** The ways in which each seller can deliver to a city, by the fee and pickup last; none for a seller who does not deliver there. */
export async function deliveryOptionsFor(executor: Kysely<DB>, { city, sellers, now = new Date() }: Question): Promise<Map<string, DeliveryOption[]>> {
  const found = new Map<string, DeliveryOption[]>(sellers.map(({ vendorId }) => [vendorId, []]));
  const place = allCities().find(({ name }) => name === canonicalCity(city));
  if (!place || sellers.length === 0) return found;
  const rows = await readSellers(executor, [...found.keys()], [place.name, place.regionCode], now);
  const names = await namesOfKinds();
  for (const row of rows) {
    const parcel = sellers.find(({ vendorId }) => vendorId === row.vendor_id);
    if (parcel) found.set(row.vendor_id, optionsOf(row, parcel, names, now));
  }
  return found;
}

async function readSellers(executor: Kysely<DB>, vendorIds: string[], areas: [city: string, region: string], now: Date): Promise<SellerRow[]> {
  const { rows } = await sql<SellerRow>`
    select s.vendor_id, s.working_days, s.cutoff_hour, s.slots, s.slot_capacity,
      (select coalesce(json_agg(json_build_object('from', h.starts_on, 'to', h.ends_on)), '[]')
        from delivery_holidays h where h.vendor_id = s.vendor_id and h.ends_on >= ${now}::date - 1) holidays,
      (select coalesce(json_agg(m), '[]') from delivery_methods m where m.zone_id = z.id) methods,
      (select coalesce(json_agg(b), '[]') from (
        select day, slot, count(*)::int n from delivery_bookings where vendor_id = s.vendor_id and day >= ${now}::date - 1 group by day, slot) b) booked
    from delivery_settings s join lateral (
      select id from delivery_zones where vendor_id = s.vendor_id and areas && ${areas}::text[]
      order by areas @> array[${areas[0]}] desc, position limit 1) z on true
    where s.vendor_id = any(${vendorIds}::uuid[])`.execute(executor);
  return rows;
}

type Names = Record<DeliveryKind, { en: string; ar: string }>;
async function namesOfKinds(): Promise<Names> {
  const [en, ar] = await Promise.all([translator("en", "delivery"), translator("ar", "delivery")]);
  return Object.fromEntries(DELIVERY_KINDS.map((kind) => [kind, { en: en(`kind.${kind}`), ar: ar(`kind.${kind}`) }])) as Names;
}

function optionsOf(row: SellerRow, parcel: Parcel, names: Names, now: Date): DeliveryOption[] {
  const calendar: Calendar = { workingDays: row.working_days, cutoffHour: row.cutoff_hour, holidays: row.holidays };
  const options = row.methods.flatMap((method): DeliveryOption[] => {
    const step = feeFor(method.steps, parcel.weightGrams);
    const days = arrival(calendar, now, parcel.leadDays, { daysMin: method.days_min, daysMax: method.days_max });
    if (step === null || !days) return [];
    const isFree = method.free_above !== null && parcel.subtotal >= method.free_above;
    return [
      {
        methodId: method.id,
        kind: method.kind,
        name: names[method.kind],
        fee: isFree ? 0 : step,
        assemblyFee: method.assembly_fee,
        floorFee: method.floor_fee,
        ...days,
        slots: method.kind === "pickup" ? [] : freeSlots(row, calendar, days.earliest),
      },
    ];
  });
  return options.sort((a, b) => isPickup(a) - isPickup(b) || a.fee - b.fee || DELIVERY_KINDS.indexOf(a.kind) - DELIVERY_KINDS.indexOf(b.kind));
}

/** Who does not choose is delivered to. */
const isPickup = ({ kind }: DeliveryOption): number => Number(kind === "pickup");

/** The slots with a free place on the first days. */
function freeSlots({ slots, slot_capacity, booked }: SellerRow, calendar: Calendar, earliest: string): DeliveryOption["slots"] {
  const takenAt = (day: string, slot: Slot) => booked.find((one) => one.day === day && one.slot === slot)?.n ?? 0;
  const days = Array.from({ length: SLOTS_AHEAD }, (_, passed) => addDays(earliest, passed))
    .filter((day) => isWorkingDay(calendar, day))
    .map((date) => SLOTS.filter((slot) => slots.includes(slot) && takenAt(date, slot) < slot_capacity).map((slot) => ({ date, slot })));
  return days
    .filter((free) => free.length > 0)
    .slice(0, DAYS_TO_CHOOSE)
    .flat();
}
