import { type Cases, of, withInput } from "#app/api/testing/cases.ts";
import { newId } from "#app/platform/database/ids.ts";

export const cases: Cases = {
  "saved.list": withInput(() => ({})),
  "saved.check": withInput((world) => ({ type: "vendor", ids: [world.ownedVendor.id] })),
  "saved.save": withInput((world) => ({ type: "vendor", id: world.ownedVendor.id })),
  "saved.remove": withInput((world) => ({ type: "vendor", id: world.ownedVendor.id })),
  "saved.setNote": of([], () => ({ type: "vendor", id: newId(), note: "x" })),
};
