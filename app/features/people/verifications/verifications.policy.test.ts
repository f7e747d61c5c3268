import { expect, test } from "vitest";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { decideVerification } from "./verifications.policy.ts";

const [person, admin] = [aViewer("professional"), aViewer("admin")];

test("admins decide, never about their own papers", () => {
  expect([decideVerification(admin, { personId: person.id }), decideVerification(admin, { personId: admin.id })]).toEqual([true, false]);
  expect([decideVerification(person, { personId: admin.id }), decideVerification(person, { personId: person.id })]).toEqual([false, false]);
});
