import { expect, test } from "vitest";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { mayHavePackages } from "./packages.policy.ts";

test("professionals offer packages, nobody else; companies those of a professional", () => {
  expect((["homeowner", "professional", "vendor", "admin"] as const).filter((role) => mayHavePackages(aViewer(role)))).toEqual(["professional"]);
  expect(mayHavePackages(aViewer("homeowner"), aViewer("professional").id)).toBe(true);
});
