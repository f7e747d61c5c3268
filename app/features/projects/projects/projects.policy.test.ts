import { expect, test } from "vitest";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { accessToProject, mayDecide, mayRemoveFile, mayRemovePerson } from "./projects.policy.ts";

const owner = aViewer();
const other = aViewer();

test("the owner, those who joined, and nobody else", () => {
  expect(accessToProject(owner, { ownerId: owner.id, memberRole: null })).toBe("owner");
  expect(accessToProject(other, { ownerId: owner.id, memberRole: "co_owner" })).toBe("co_owner");
  expect(accessToProject(other, { ownerId: owner.id, memberRole: "professional" })).toBe("professional");
  expect(accessToProject(other, { ownerId: owner.id, memberRole: null })).toBeNull();
  expect(accessToProject(aViewer("admin"), { ownerId: owner.id, memberRole: null })).toBeNull();
});

test("the household decides", () => expect((["owner", "co_owner", "professional"] as const).map(mayDecide)).toEqual([true, true, false]));

test("professionals remove the files they added, the household all", () => {
  expect(mayRemoveFile(other, "professional", other.id)).toBe(true);
  expect(mayRemoveFile(other, "professional", owner.id)).toBe(false);
  expect(mayRemoveFile(other, "professional", null)).toBe(false);
  expect(mayRemoveFile(other, "co_owner", owner.id)).toBe(true);
});

test("the owner removes anyone, others themselves; nobody is an open invitation", () => {
  expect(mayRemovePerson(owner, "owner", other.id)).toBe(true);
  expect(mayRemovePerson(other, "co_owner", other.id)).toBe(true);
  expect(mayRemovePerson(other, "co_owner", owner.id)).toBe(false);
  expect(mayRemovePerson(other, "co_owner", null)).toBe(false);
});
