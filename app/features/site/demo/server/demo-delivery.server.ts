import { type Kysely, sql } from "kysely";
import { insertDeliveries, type NewDelivery, type NewMethod } from "#app/features/shop/delivery/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { toMinor } from "#app/platform/money/money.ts";
import { regions } from "#app/platform/places/places.ts";
import { seeded } from "../seeded.ts";

const KILO = 1_000;
/** Cities with carriers of their own for furniture. */
const LARGE = ["Riyadh", "Jeddah", "Dammam", "Khobar", "Makkah", "Madinah"];
const EVERYWHERE = regions("en").map(({ value }) => value);

const steps = (light: number, sofa: number, heavy: number): NewMethod["steps"] => [
  { upTo: 20 * KILO, fee: toMinor(light) },
  { upTo: 80 * KILO, fee: toMinor(sofa) },
  { upTo: null, fee: toMinor(heavy) },
];

/** Each seller of the shop delivers at home, to the large cities and elsewhere; those of every fifth do not leave the large cities. */
export async function insertDemoDelivery(trx: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ id: string; city: string | null }>`
    select v.id, v.city from vendors v where exists (select from products p where p.vendor_id = v.id) order by v.id`.execute(trx);
  await insertDeliveries(
    trx,
    rows.map(({ id, city }, index) => deliveryOf(id, city ?? "Riyadh", index)),
  );
}

function deliveryOf(vendorId: string, home: string, index: number): NewDelivery {
  const { int } = seeded(`delivery ${index}`);
  const free = toMinor(int(3, 8) * 1_000);
  const standard = (fees: NewMethod["steps"], daysMin: number, daysMax: number, freeAbove: number | null): NewMethod => ({
    ...{ kind: "standard", steps: fees, daysMin, daysMax, freeAbove, assemblyFee: null, floorFee: 0 },
  });
  const intoRoom = (fees: NewMethod["steps"], daysMin: number, daysMax: number): NewMethod => ({
    ...{ kind: "white_glove", steps: fees, daysMin, daysMax, freeAbove: null, assemblyFee: toMinor(int(8, 20) * 10), floorFee: toMinor(25) },
  });
  const pickup: NewMethod = { kind: "pickup", steps: [{ upTo: null, fee: 0 }], daysMin: 1, daysMax: 1, freeAbove: null, assemblyFee: null, floorFee: 0 };
  const large = LARGE.filter((city) => city !== home);
  return {
    vendorId,
    slots: ["morning", "afternoon", "evening"],
    slotCapacity: int(3, 6),
    zones: [
      { areas: [home], methods: [standard(steps(35, 95, 220), 1, 2, free), intoRoom(steps(90, 190, 380), 1, 3), pickup] },
      { areas: large, methods: [standard(steps(55, 210, 420), 3, 5, null), intoRoom(steps(130, 320, 560), 4, 7)] },
      ...(index % 5 === 4 ? [] : [{ areas: EVERYWHERE, methods: [standard(steps(75, 290, 560), 5, 9, null)] }]),
    ],
  };
}
