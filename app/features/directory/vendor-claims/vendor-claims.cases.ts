import { type Cases, nothing, of, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "vendorClaims.state": withInput((world) => ({ vendorId: world.ownedVendor.id })),
  "vendorClaims.candidates": withInput(() => ({ search: "majlis" })),
  "vendorClaims.listMine": nothing,
  "vendorClaims.create": of(
    ["vendor", "otherVendor"],
    async (world) => ({ vendorId: await world.newFreeVendor(), relation: "owner", note: "It is my shop on King Fahd Road." }),
    "FORBIDDEN",
  ),
  "vendorClaims.withdraw": of(["vendor"], async (world) => ({ id: await world.newClaim() })),
  "vendorClaims.list": withInput(() => ({})),
  "vendorClaims.get": withInput(async (world) => ({ id: await world.newClaim() })),
  "vendorClaims.approve": withInput(async (world) => ({ id: await world.newClaim() })),
  "vendorClaims.reject": withInput(async (world) => ({ id: await world.newClaim(), reason: "The papers are of another business." })),
};
