import { expect, test } from "vitest";
import { maySubscribe } from "./subscriptions.policy.ts";

test("plans are for professionals, vendors and a vendor's people, not for families", () => {
  for (const role of ["professional", "vendor", "admin"] as const) expect(maySubscribe({ role, isVendorStaff: false })).toBe(true);
  expect(maySubscribe({ role: "homeowner", isVendorStaff: true })).toBe(true);
  expect(maySubscribe({ role: "homeowner", isVendorStaff: false })).toBe(false);
});
