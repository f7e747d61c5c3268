import { randomUUID } from "node:crypto";
import { type Cases, nothing, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "vendors.list": withInput(() => ({})),
  "vendors.facets": withInput(() => ({})),
  "vendors.highlights": withInput(() => ({})),
  "vendors.get": withInput((world) => ({ slug: world.ownedVendor.slug })),
  "vendors.similar": withInput((world) => ({ slug: world.ownedVendor.slug })),
  "vendors.reviews": withInput((world) => ({ slug: world.ownedVendor.slug })),
  "vendorsAdmin.list": withInput(() => ({})),
  "vendorsAdmin.overview": nothing,
  "vendorsAdmin.get": withInput((world) => ({ id: world.ownedVendor.id })),
  "vendorsAdmin.create": withInput(() => ({ name: `Vendor ${randomUUID()}` })),
  "vendorsAdmin.update": withInput(async (world) => {
    const { id } = world.ownedVendor;
    return { id, version: await world.versionOf("vendors", id), changes: {} };
  }),
  "vendorsAdmin.setStatus": withInput((world) => ({ id: world.ownedVendor.id, status: "Verified" })),
  "vendorsAdmin.setStatusOfMany": withInput((world) => ({ selection: { ids: [world.ownedVendor.id] }, status: "Verified" })),
  "vendorsAdmin.uploadPhoto": withInput((world) => ({ photo: world.photo })),
  "vendorsAdmin.history": withInput((world) => ({ id: world.ownedVendor.id })),
};
