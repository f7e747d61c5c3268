import { expect, test } from "vitest";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { mayEditProject, mayHavePortfolio, maySeeProject } from "./portfolio.policy.ts";

test("professionals have a portfolio, and companies that of a professional", () => {
  const owner = aViewer("professional");
  for (const role of ["homeowner", "vendor", "admin"] as const) expect(mayHavePortfolio(aViewer(role))).toBe(false);
  expect(mayHavePortfolio(owner)).toBe(true);
  expect(mayHavePortfolio(aViewer("homeowner"), owner.id)).toBe(true);
  const parts = ["owner", "manager", "editor", "viewer", null] as const;
  expect(parts.map(mayEditProject)).toEqual([true, true, true, false, false]);
  expect(parts.map(maySeeProject)).toEqual([true, true, true, true, false]);
});
