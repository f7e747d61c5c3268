import { expect, test } from "vitest";
import { decideListingChange } from "./vendors.policy.ts";

const admin = { id: "a", role: "admin" as const };

test.each([
  ["an admin, of another's request", admin, "b", true],
  ["an admin, of the own request", admin, "a", false],
  ["an admin, of one whose author closed the account", admin, null, true],
  ["a vendor, of another's request", { id: "v", role: "vendor" as const }, "b", false],
  ["a vendor, of the own request", { id: "v", role: "vendor" as const }, "v", false],
])("changes of a listing are decided by admins: %s", (_, viewer, requesterId, may) => expect(decideListingChange(viewer, { requesterId })).toBe(may));
