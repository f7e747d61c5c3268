import { expect, test } from "vitest";
import { decideProduct } from "./products.policy.ts";

test.each([
  ["admin", null, true],
  ["admin", { role: "viewer" }, false],
  ["vendor", null, false],
  ["vendor", { role: "owner" }, false],
] as const)("%s, member %o: %s", (role, member, expected) => expect(decideProduct({ role }, member)).toBe(expected));
