import { describe, expect, test } from "vitest";
import {
  can,
  canAssign,
  leavesNoOwner,
  ORGANIZATION_ACTIONS,
  ORGANIZATION_ROLES,
  type OrganizationAction,
  roleFor,
  rolesThatCan,
} from "./organization.policy.ts";

describe("can", () => {
  test.each<[OrganizationAction, string[]]>([
    ["read", ["owner", "manager", "editor", "viewer"]],
    ["answer", ["owner", "manager", "editor"]],
    ["editListing", ["owner", "manager", "editor"]],
    ["seeMoney", ["owner", "manager"]],
    ["manageTeam", ["owner", "manager"]],
    ["manageOwners", ["owner"]],
    ["remove", ["owner"]],
  ])("%s: %j, nobody else", (action, roles) => {
    expect(ORGANIZATION_ROLES.filter((role) => can({ role }, action))).toEqual(roles);
    expect(rolesThatCan(action)).toEqual(roles);
  });
  test("who is no member may do nothing", () => {
    expect(ORGANIZATION_ACTIONS.filter((action) => can(null, action) || can(undefined, action))).toEqual([]);
  });
});

describe("canAssign", () => {
  test.each([
    ["owner", "editor", "owner", true],
    ["owner", "owner", null, true],
    ["owner", null, "owner", true],
    ["manager", "viewer", "editor", true],
    ["manager", "editor", "manager", true],
    ["manager", "manager", null, true],
    ["manager", null, "viewer", true],
    ["manager", "editor", "owner", false],
    ["manager", "owner", "viewer", false],
    ["manager", "owner", null, false],
    ["manager", null, "owner", false],
    ["editor", "viewer", null, false],
    ["editor", null, "viewer", false],
    ["viewer", "viewer", "editor", false],
  ] as const)("%s: from %s to %s is %s", (role, from, to, isAllowed) => expect(canAssign({ role }, from, to)).toBe(isAllowed));
});

describe("leavesNoOwner", () => {
  test.each([
    [1, "owner", "manager", true],
    [1, "owner", null, true],
    [2, "owner", null, false],
    [1, "owner", "owner", false],
    [1, "manager", null, false],
  ] as const)("of %i owners, %s becomes %s: %s", (owners, from, to, isRefused) => expect(leavesNoOwner(owners, from, to)).toBe(isRefused));
});

test("in a professional's work they are as an owner, the company's people by their role, nobody else anything", () => {
  expect(roleFor("saif", "saif", null)).toBe("owner");
  expect(roleFor("saif", "saif", "viewer")).toBe("owner");
  expect(roleFor("saif", "reem", "editor")).toBe("editor");
  expect(roleFor("saif", "reem", null)).toBeNull();
});
