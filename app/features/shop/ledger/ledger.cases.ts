import { randomUUID } from "node:crypto";
import { type Cases, endingIn, nothing, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "payouts.list": withInput(() => ({})),
  "payouts.listMine": nothing,
  // Nothing was sold.
  "payouts.create": endingIn(
    "INVALID",
    withInput((world) => ({ key: randomUUID(), vendorId: world.ownedVendor.id, amount: 100 })),
  ),
  "payouts.setRate": withInput((world) => ({ vendorId: world.ownedVendor.id, rate: 800 })),
};
