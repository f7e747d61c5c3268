import { describe, expect, test } from "vitest";
import type { OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { isLate, mayCancel, mayReturn, mayRunOrder, maySeeOrder, type OrderFacts, sideOf } from "./orders.policy.ts";
import { ORDER_STATUSES } from "./orders.ts";

const person = aViewer("vendor");
const admin = aViewer("admin");
const inTeam = (teamRole: OrganizationRole | null) => ({ isBuyer: false, teamRole });
const buyer = { isBuyer: true, teamRole: null };

describe("who", () => {
  test("the buyer, without an account, too, the seller's team and admins see an order", () => {
    expect([maySeeOrder(null, buyer), maySeeOrder(person, inTeam("viewer")), maySeeOrder(admin, inTeam(null))]).toEqual([true, true, true]);
    expect([maySeeOrder(null, inTeam(null)), maySeeOrder(person, inTeam(null))]).toEqual([false, false]);
  });

  test("those of the team who answer run it, and admins", () => {
    expect([mayRunOrder(person, inTeam("editor")), mayRunOrder(admin, inTeam(null))]).toEqual([true, true]);
    expect([mayRunOrder(person, inTeam("viewer")), mayRunOrder(person, buyer), mayRunOrder(null, buyer)]).toEqual([false, false, false]);
  });

  test("an admin of the seller's team acts for the seller, any other for the staff", () => {
    expect([sideOf(admin, inTeam("editor")), sideOf(admin, inTeam(null)), sideOf(admin, inTeam("viewer"))]).toEqual(["seller", "staff", "staff"]);
    expect([sideOf(person, inTeam("owner")), sideOf(person, buyer), sideOf(null, buyer)]).toEqual(["seller", "buyer", "buyer"]);
  });
});

const order: OrderFacts = { status: "delivered", isCash: false, promisedOn: "2026-11-01", deliveredAt: null, hasReturnable: true };

describe("late", () => {
  test("is what has not come on the sixteenth day after the promised one, by the calendar of Riyadh", () => {
    expect(isLate(order, new Date("2026-11-16T20:59:59.999Z"))).toBe(false);
    expect(isLate(order, new Date("2026-11-16T21:00:00.000Z"))).toBe(true);
  });

  test("is told by the day it came, whenever that is asked", () => {
    const later = new Date("2027-03-01T09:00:00Z");
    expect(isLate({ ...order, deliveredAt: new Date("2026-11-16T09:00:00Z") }, later)).toBe(false);
    expect(isLate({ ...order, deliveredAt: new Date("2026-11-17T09:00:00Z") }, later)).toBe(true);
    expect(isLate({ ...order, promisedOn: null }, later)).toBe(false);
  });
});

describe("cancelling", () => {
  const inTime = new Date("2026-11-02T09:00:00Z");
  const late = new Date("2026-12-02T09:00:00Z");
  const cancellable = (facts: Partial<OrderFacts>, now: Date) => ORDER_STATUSES.filter((status) => mayCancel({ ...order, ...facts, status }, now));

  test("is free until the seller has accepted", () => {
    expect(cancellable({}, inTime)).toEqual(["paid"]);
    expect(cancellable({ isCash: true }, inTime)).toEqual(["placed", "paid"]);
  });

  test("is free again when it is late and not on its way", () => expect(cancellable({}, late)).toEqual(["paid", "accepted", "preparing"]));
});

describe("returning", () => {
  const deliveredAt = new Date("2026-11-10T12:00:00.000Z");
  const [last, over] = [new Date("2026-11-17T12:00:00.000Z"), new Date("2026-11-17T12:00:00.001Z")];

  test("takes seven days from delivery, to the millisecond", () => {
    expect([mayReturn({ ...order, deliveredAt }, last), mayReturn({ ...order, deliveredAt }, over)]).toEqual([true, false]);
    expect(ORDER_STATUSES.filter((status) => mayReturn({ ...order, deliveredAt, status }, last))).toEqual(["delivered", "completed"]);
  });

  test("is not for what was made to order, nor for what has not come", () => {
    expect([mayReturn({ ...order, deliveredAt, hasReturnable: false }, last), mayReturn(order, last)]).toEqual([false, false]);
  });
});
