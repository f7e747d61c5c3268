import { type Cases, nothing, of, withInput } from "#app/api/testing/cases.ts";
import { newId } from "#app/platform/database/ids.ts";
import { getShipping } from "./server/shipping.server.ts";

const door = {
  ...{ shortCode: null, buildingNumber: "3184", street: "Anas Ibn Malik Road", district: "Al Malqa", city: "Riyadh" },
  ...{ postalCode: "13521", additionalNumber: "7826", unit: null, note: null },
};

export const cases: Cases = {
  "addresses.list": nothing,
  "addresses.store": withInput(() => door),
  "addresses.remove": of([], () => ({ id: newId() })),
  "delivery.cities": nothing,
  "vendorShipping.get": of(["vendor"], (world) => ({ vendorId: world.ownedVendor.id })),
  "vendorShipping.update": of(["vendor"], async (world) => {
    const { vendorId, version, canEdit: _, ...fields } = await getShipping(world.people.vendor, world.ownedVendor.id);
    return { vendorId, version, fields };
  }),
};
