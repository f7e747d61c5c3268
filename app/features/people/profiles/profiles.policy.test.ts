import { expect, test } from "vitest";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { mayEditProfile, onlookerOf } from "./profiles.policy.ts";

const [person, other, admin] = [aViewer("professional"), aViewer("vendor"), aViewer("admin")];

test("a profile is edited by its person and by admins", () => {
  expect([person, other, admin].map((viewer) => mayEditProfile(viewer, person.id))).toEqual([true, false, true]);
});

test("those who may edit it see all of it, everybody else what is for signed-in people or for all", () => {
  expect([person, other, admin, null].map((viewer) => onlookerOf(viewer, person.id))).toEqual(["self", "signed_in", "self", "visitor"]);
});
