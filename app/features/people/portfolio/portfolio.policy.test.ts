import { expect, test } from "vitest";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { mayEditProject, mayHavePortfolio } from "./portfolio.policy.ts";

test("professionals have a portfolio, and each edits their own alone", () => {
  const owner = aViewer("professional");
  for (const role of ["homeowner", "vendor", "admin"] as const) expect(mayHavePortfolio(aViewer(role))).toBe(false);
  expect(mayHavePortfolio(owner)).toBe(true);
  expect(mayEditProject(owner, { owner_id: owner.id })).toBe(true);
  for (const other of [null, aViewer("professional"), aViewer("admin")]) expect(mayEditProject(other, { owner_id: owner.id })).toBe(false);
});
