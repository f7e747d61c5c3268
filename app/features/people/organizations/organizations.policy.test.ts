import { expect, test } from "vitest";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { mayFoundOrganization, mayShareWork } from "./organizations.policy.ts";

test("those who offer work found organizations", () => {
  const roles = ["homeowner", "professional", "vendor", "admin"] as const;
  expect(roles.filter((role) => mayFoundOrganization(aViewer(role)))).toEqual(["professional", "vendor"]);
  expect(roles.filter((role) => mayShareWork(aViewer(role)))).toEqual(["professional"]);
});
