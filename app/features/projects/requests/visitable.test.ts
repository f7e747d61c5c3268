import { expect, test } from "vitest";
import { visitable } from "./visitable.ts";

const person = (id: string, isVendor = false) => ({ id, name: id.toUpperCase(), isVendor });
const invited = (id: string, answer: string | null = null) => ({ ...person(id), answer });
const bid = (id: string, status: string) => ({ bidder: person(id), status });
const named = (status: "open" | "closed" | "awarded" | "cancelled", owner: Parameters<typeof visitable>[0]["owner"], booking: object | null = null) =>
  visitable({ status, owner, booking }).map(({ id }) => id);

test("before the award those invited and those who bid, each once; nobody who declined or was turned down, and no vendor", () => {
  const owner = {
    invited: [invited("a"), invited("b", "declined"), invited("c", "bid"), invited("d", "bid"), { ...invited("v"), isVendor: true }],
    bids: [bid("c", "submitted"), bid("d", "declined"), bid("e", "shortlisted")],
  };
  expect(named("closed", owner)).toEqual(["a", "c", "e"]);
  expect(named("open", { ...owner, bids: null })).toEqual(["a", "c", "d"]);
  expect(named("cancelled", owner)).toEqual([]);
  expect(named("open", null)).toEqual([]);
});

test("after the award the winner alone; a booked package has no other", () => {
  const bids = [bid("a", "declined"), bid("b", "accepted"), bid("c", "declined")];
  const asked = [invited("a", "bid"), invited("b", "bid"), invited("c", "bid"), invited("silent")];
  expect(named("awarded", { invited: asked, bids })).toEqual(["b"]);
  expect(named("awarded", { invited: [invited("b")], bids: [] }, {})).toEqual(["b"]);
});
