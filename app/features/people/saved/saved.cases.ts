import { type Cases, endingIn, nothing, of, withInput } from "#app/api/testing/cases.ts";
import { newId } from "#app/platform/database/ids.ts";

export const cases: Cases = {
  "saved.list": withInput(() => ({})),
  "saved.check": withInput((world) => ({ type: "vendor", ids: [world.ownedVendor.id] })),
  "saved.save": withInput((world) => ({ type: "vendor", id: world.ownedVendor.id })),
  "saved.remove": withInput((world) => ({ type: "vendor", id: world.ownedVendor.id })),
  "wishlists.listMine": nothing,
  "wishlists.create": withInput(() => ({ name: "Majlis" })),
  "wishlists.rename": of([], () => ({ id: newId(), name: "Majlis" })),
  "wishlists.remove": of([], () => ({ id: newId() })),
  "wishlists.move": of([], () => ({ productId: newId(), id: null })),
  "wishlists.setShared": of([], () => ({ id: newId(), isShared: true })),
  "wishlists.getShared": endingIn(
    "NOT_FOUND",
    withInput(() => ({ token: "withdrawn" })),
  ),
  "saved.setNote": of([], () => ({ type: "vendor", id: newId(), note: "x" })),
};
