import { expect, test } from "vitest";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { decideClaim, mayClaim, withdrawClaim } from "./vendor-claims.policy.ts";

const [vendor, admin] = [aViewer("vendor"), aViewer("admin")];

test("vendors claim; nobody else does, admins included", () => {
  expect([vendor, admin, aViewer("homeowner"), aViewer("professional"), null].map(mayClaim)).toEqual([true, false, false, false, false]);
});

test("admins decide, never about their own claim", () => {
  expect([decideClaim(admin, { claimantId: vendor.id }), decideClaim(admin, { claimantId: admin.id })]).toEqual([true, false]);
  expect([decideClaim(vendor, { claimantId: admin.id }), decideClaim(vendor, { claimantId: vendor.id })]).toEqual([false, false]);
});

test("a claim is withdrawn by its author, by no admin", () => {
  expect([withdrawClaim(vendor, { claimantId: vendor.id }), withdrawClaim(admin, { claimantId: vendor.id })]).toEqual([true, false]);
});
