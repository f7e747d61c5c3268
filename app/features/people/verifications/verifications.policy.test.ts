import { expect, test } from "vitest";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { decideVerification, withdrawVerification } from "./verifications.policy.ts";

const [person, admin] = [aViewer("professional"), aViewer("admin")];

test("admins decide, never about their own papers", () => {
  expect([decideVerification(admin, { personId: person.id }), decideVerification(admin, { personId: admin.id })]).toEqual([true, false]);
  expect([decideVerification(person, { personId: admin.id }), decideVerification(person, { personId: person.id })]).toEqual([false, false]);
});

test("papers are withdrawn by whom they are about, by no admin", () => {
  expect([withdrawVerification(person, { personId: person.id }), withdrawVerification(admin, { personId: person.id })]).toEqual([true, false]);
});
