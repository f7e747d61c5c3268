import { expect, test } from "vitest";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { mayAnswerAsClient, mayWrite, mayWriteAs } from "./quotations.policy.ts";

const parts = ["owner", "manager", "editor", "viewer", null] as const;

test("those of a name who answer write in it; none of its people answers as the client", () => {
  expect(parts.map(mayWrite)).toEqual([true, true, true, false, false]);
  expect(parts.map(mayAnswerAsClient)).toEqual([false, false, false, false, true]);
});

test("professionals write in their own name", () => {
  expect((["homeowner", "professional", "vendor", "admin"] as const).filter((role) => mayWriteAs(aViewer(role)))).toEqual(["professional"]);
  expect(mayWriteAs(aViewer("homeowner"), aViewer("professional").id)).toBe(true);
});
