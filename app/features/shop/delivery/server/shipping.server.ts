import { type Kysely, sql } from "kysely";
import { requireVendorTeam } from "#app/features/directory/vendors/public.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import { changesBetween, recordAudit } from "#app/platform/audit/audit.server.ts";
import { lastChange } from "#app/platform/audit/last-change.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { canonicalArea } from "#app/platform/places/places.ts";
import { hasProblems } from "#app/platform/rules/problems.ts";
import type { Slot } from "../delivery.ts";
import { shippingConflict, type VendorShipping } from "../shipping.contract.ts";
import { judgeShipping, type MethodFields, type ShippingFields, type ShippingProblems } from "../shipping.rules.ts";
import { methodRow } from "./rows.server.ts";

type Row = Pick<VendorShipping, "zones" | "holidays"> & {
  working_days: number[];
  cutoff_hour: number;
  slots: Slot[];
  slot_capacity: number;
  updated_at: Date;
};

/** As a vendor begins: nothing is offered until it names a zone. */
const FIRST = { workingDays: [0, 1, 2, 3, 4, 6], cutoffHour: 14, slots: [], slotCapacity: 4, zones: [], holidays: [] };

async function readFields(source: Kysely<DB>, vendorId: string): Promise<Omit<VendorShipping, "canEdit">> {
  const { rows } = await sql<Row>`
    select s.working_days, s.cutoff_hour, s.slots, s.slot_capacity, s.updated_at,
      (select coalesce(json_agg(json_build_object('id', z.id, 'areas', z.areas, 'methods', (
          select coalesce(json_agg(json_build_object('kind', m.kind, 'steps', m.steps, 'freeAbove', m.free_above, 'daysMin', m.days_min, 'daysMax', m.days_max,
            'assemblyFee', m.assembly_fee, 'floorFee', nullif(m.floor_fee, 0)) order by array_position('{standard,white_glove,pickup}', m.kind)), '[]')
          from delivery_methods m where m.zone_id = z.id)) order by z.position), '[]')
        from delivery_zones z where z.vendor_id = s.vendor_id) zones,
      (select coalesce(json_agg(json_build_object('from', h.starts_on, 'to', h.ends_on) order by h.starts_on, h.id), '[]')
        from delivery_holidays h where h.vendor_id = s.vendor_id and h.ends_on >= (now() at time zone 'Asia/Riyadh')::date) holidays
    from delivery_settings s where s.vendor_id = ${vendorId}`.execute(source);
  const row = rows[0];
  if (!row) return { vendorId, version: null, ...FIRST };
  return {
    ...{ vendorId, version: row.updated_at.toISOString(), workingDays: row.working_days, cutoffHour: row.cutoff_hour },
    ...{ slots: row.slots, slotCapacity: row.slot_capacity, zones: row.zones, holidays: row.holidays },
  };
}

/** @throws NOT_FOUND */
export async function getShipping(viewer: Viewer, vendorId: string): Promise<VendorShipping> {
  const { canEdit } = await requireVendorTeam(db, viewer, vendorId, "read");
  return { ...(await readFields(db, vendorId)), canEdit };
}

/** @throws INVALID with a problem for each place */
function checked(given: ShippingFields): ShippingFields {
  const unknown: ShippingProblems = {};
  const zones = given.zones.map((zone, index) => {
    const areas = zone.areas.map((area) => canonicalArea(area));
    if (areas.includes(null)) unknown[`zones.${index}.areas`] = "area";
    return { ...zone, areas: areas.filter((area) => area !== null) };
  });
  const { values, problems } = judgeShipping({ ...given, zones });
  const found = { ...problems, ...unknown };
  if (hasProblems(found)) throw invalid(found);
  return values;
}

type Change = { vendorId: string; version: string | null; fields: ShippingFields };

/** @throws NOT_FOUND, FORBIDDEN, INVALID, CONFLICT */
export function updateShipping(viewer: Viewer, { vendorId, version, fields }: Change): Promise<VendorShipping> {
  return db.transaction().execute(async (trx) => {
    // Of two people who save at once the second waits, also where there is nothing yet.
    await trx.selectFrom("vendors").select("id").where("id", "=", vendorId).forNoKeyUpdate().execute();
    const { canEdit } = await requireVendorTeam(trx, viewer, vendorId, "editListing");
    const values = checked(fields);
    const before = { ...(await readFields(trx, vendorId)), canEdit };
    if (before.version !== (version && new Date(version).toISOString()))
      throw shippingConflict({ ...(await lastChange(trx, { type: "shipping", id: vendorId })), changedAt: before.version, current: before });
    await storeSettings(trx, vendorId, values);
    await storeZones(trx, vendorId, values.zones);
    await storeHolidays(trx, vendorId, values.holidays);
    const after = { ...(await readFields(trx, vendorId)), canEdit };
    const changes = changesBetween(audited(before), audited(after));
    if (Object.keys(changes).length > 0)
      await recordAudit(trx, { actor: viewer, action: "shipping.update", entityType: "shipping", entityId: vendorId, changes });
    return after;
  });
}

const audited = ({ workingDays, cutoffHour, slots, slotCapacity, zones, holidays }: VendorShipping) => ({
  ...{ working_days: workingDays.join(", "), cutoff_hour: cutoffHour, slots: slots.join(", "), slot_capacity: slotCapacity },
  zones: JSON.stringify(zones.map(({ areas, methods }) => ({ areas, methods }))),
  holidays: holidays.map(({ from, to }) => `${from} – ${to}`).join(", "),
});

async function storeSettings(trx: Kysely<DB>, vendorId: string, { workingDays, cutoffHour, slots, slotCapacity }: ShippingFields): Promise<void> {
  const columns = { working_days: workingDays, cutoff_hour: cutoffHour, slots, slot_capacity: slotCapacity };
  await trx
    .insertInto("delivery_settings")
    .values({ vendor_id: vendorId, ...columns })
    .onConflict((conflict) =>
      conflict.column("vendor_id").doUpdateSet({
        ...columns,
        updated_at: sql<Date>`greatest(date_trunc('milliseconds', clock_timestamp()), delivery_settings.updated_at + interval '1 millisecond')`,
      }),
    )
    .execute();
}

const newMethod = ({ steps, floorFee, ...method }: MethodFields) => ({
  ...method,
  steps: steps.map(({ upTo, fee }) => ({ upTo, fee: fee ?? 0 })),
  floorFee: floorFee ?? 0,
});

/** Ids of zones and methods are stable, by which a buyer who is at the checkout has chosen. */
async function storeZones(trx: Kysely<DB>, vendorId: string, given: ShippingFields["zones"]): Promise<void> {
  const stored = await trx.selectFrom("delivery_zones").select("id").where("vendor_id", "=", vendorId).execute();
  const known = new Set(stored.map(({ id }) => id));
  const zones = given.map((zone) => ({ ...zone, id: known.delete(zone.id) ? zone.id : newId() }));
  if (known.size > 0)
    await trx
      .deleteFrom("delivery_zones")
      .where("id", "in", [...known])
      .execute();
  if (zones.length === 0) return;
  await trx
    .insertInto("delivery_zones")
    .values(zones.map(({ id, areas }, position) => ({ id, vendor_id: vendorId, position, areas })))
    .onConflict((conflict) => conflict.column("id").doUpdateSet(({ ref }) => ({ position: ref("excluded.position"), areas: ref("excluded.areas") })))
    .execute();
  const methods = zones.flatMap((zone) => zone.methods.map((method) => methodRow(newId(), zone.id, newMethod(method))));
  await sql`delete from delivery_methods m where m.zone_id = any(${zones.map(({ id }) => id)}::uuid[])
    and (m.zone_id, m.kind) not in (select * from unnest(${methods.map(({ zone_id }) => zone_id)}::uuid[], ${methods.map(({ kind }) => kind)}::text[]))`.execute(
    trx,
  );
  await trx
    .insertInto("delivery_methods")
    .values(methods)
    .onConflict((conflict) =>
      conflict.columns(["zone_id", "kind"]).doUpdateSet(({ ref }) => ({
        ...{ steps: ref("excluded.steps"), free_above: ref("excluded.free_above"), days_min: ref("excluded.days_min") },
        ...{ days_max: ref("excluded.days_max"), assembly_fee: ref("excluded.assembly_fee"), floor_fee: ref("excluded.floor_fee") },
      })),
    )
    .execute();
}

/** Those that are over have no use. */
async function storeHolidays(trx: Kysely<DB>, vendorId: string, holidays: ShippingFields["holidays"]): Promise<void> {
  await trx.deleteFrom("delivery_holidays").where("vendor_id", "=", vendorId).execute();
  if (holidays.length === 0) return;
  await trx
    .insertInto("delivery_holidays")
    // As texts: a day has no time zone.
    .values(holidays.map(({ from, to }) => ({ id: newId(), vendor_id: vendorId, starts_on: sql<Date>`${from}::date`, ends_on: sql<Date>`${to}::date` })))
    .execute();
}
