import { expect, test } from "vitest";
import { mayAnswer, mayHaveHours, visitPermissions } from "./schedule.policy.ts";
import { VISIT_STATUSES, type VisitStatus } from "./schedule.ts";

const visit = { professional_id: "faisal", client_id: "reem", proposed_by: "reem", starts_at: new Date("2026-11-24T09:00:00Z") };
const [before, after] = [new Date("2026-11-24T08:59:59Z"), new Date("2026-11-24T09:00:00Z")];
const can = (id: string, status: VisitStatus, now: Date, more = {}) =>
  Object.entries(visitPermissions({ id }, { ...visit, status, ...more }, now))
    .filter(([, may]) => may)
    .map(([name]) => name);

test("who was asked answers, both may cancel and move until it begins, the professional says when it is done", () => {
  expect(can("faisal", "booked", before)).toEqual(["canConfirm", "canDecline", "canCancel", "canMove"]);
  expect(can("reem", "booked", before)).toEqual(["canCancel", "canMove"]);
  expect(can("reem", "booked", before, { proposed_by: "faisal" })).toContain("canConfirm");
  expect([can("faisal", "confirmed", before), can("reem", "confirmed", before)]).toEqual([
    ["canCancel", "canMove"],
    ["canCancel", "canMove"],
  ]);
  expect([can("faisal", "confirmed", after), can("reem", "confirmed", after), can("faisal", "booked", after)]).toEqual([["canFinish"], [], []]);
});

test("strangers can do nothing, and nobody can with what is over", () => {
  for (const status of VISIT_STATUSES) expect([can("sara", status, before), can("sara", status, after)]).toEqual([[], []]);
  for (const status of ["declined", "cancelled", "moved", "done"] as const)
    expect([can("faisal", status, before), can("reem", status, after)]).toEqual([[], []]);
  expect(mayAnswer({ id: "sara" }, visit)).toBe(false);
});

test("hours are for professionals", () => {
  expect((["professional", "homeowner", "vendor", "admin"] as const).map((role) => mayHaveHours({ role }))).toEqual([true, false, false, false]);
});
