import { randomUUID } from "node:crypto";
import { type Cases, nothing, of, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "vendorListing.list": nothing,
  "vendorListing.get": of(["vendor"], (world) => ({ id: world.ownedVendor.id })),
  "vendorListing.update": of(["vendor"], async (world) => {
    const { id } = world.ownedVendor;
    return { id, version: await world.versionOf("vendors", id), changes: {} };
  }),
  "vendorListing.withdraw": of(["vendor"], async (world) => ({ id: (await world.newListingChange()).vendorId })),
  "vendorListing.uploadPhoto": withInput((world) => ({ photo: world.photo })),
  "vendorChanges.list": withInput(() => ({})),
  "vendorChanges.get": withInput(async (world) => ({ id: (await world.newListingChange()).id })),
  "vendorChanges.approve": withInput(async (world) => ({ id: (await world.newListingChange()).id })),
  "vendorChanges.reject": withInput(async (world) => ({ id: (await world.newListingChange()).id, reason: "The licence names another business." })),

  "vendors.list": withInput(() => ({})),
  "vendors.facets": withInput(() => ({})),
  "vendors.highlights": withInput(() => ({})),
  "vendors.get": withInput((world) => ({ slug: world.ownedVendor.slug })),
  "vendors.similar": withInput((world) => ({ slug: world.ownedVendor.slug })),
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
