import { describe, expect, test } from "vitest";
import { HOUR_MS } from "#app/platform/rules/durations.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import {
  areBidsOpened,
  asksByName,
  awaitsAnswer,
  bidEndOf,
  isContactReleased,
  isRenewalDue,
  isTrade,
  mayActInName,
  mayAskRenewal,
  mayBid,
  mayCancel,
  mayChoose,
  mayInvite,
  mayRemind,
  maySeeTalk,
  maySubmit,
  mayWithdraw,
  mayWithdrawInvitation,
  sideOf,
  statusForBidder,
  takesBids,
  takesReminders,
} from "./requests.policy.ts";
import { BID_STATUSES, BIDDER_ANSWERS, REQUEST_STATUSES } from "./requests.ts";

const deadline = new Date("2026-12-03T21:00:00.000Z");
const [before, at] = [new Date(deadline.getTime() - 1), deadline];
const sealed = { kind: "invited" as const, status: "open" as const, is_sealed: true, deadline, opened_at: null };
const bid = { status: "submitted" as const, submitted_at: new Date("2026-11-30T10:00:00Z"), renewal_asked_at: null };
const draft = { status: "draft" as const, submitted_at: null, renewal_asked_at: null };

test("a booked package takes an answer until its deadline, and never a bid or a choice", () => {
  const booked = { ...sealed, kind: "package" as const, is_sealed: false };
  expect([awaitsAnswer(booked, before), awaitsAnswer(booked, at), awaitsAnswer(sealed, before)]).toEqual([true, false, false]);
  expect(REQUEST_STATUSES.filter((status) => awaitsAnswer({ ...booked, status }, before))).toEqual(["open"]);
  expect([takesBids(booked, before), maySubmit(booked, draft, before), mayChoose(booked, before)]).toEqual([false, false, false]);
});

test("further bidders are invited while bids are taken, of people whom the household chose", () => {
  expect([mayInvite(sealed, before), mayInvite(sealed, at)]).toEqual([true, false]);
  expect(REQUEST_STATUSES.filter((status) => mayInvite({ ...sealed, status }, before))).toEqual(["open"]);
  for (const kind of ["open", "package"] as const) expect([asksByName({ kind }), mayInvite({ ...sealed, kind }, before)]).toEqual([false, false]);
  expect(asksByName(sealed)).toBe(true);
});

test("the silent are reminded until an hour before the deadline, once in two days", () => {
  const [early, late] = [new Date(deadline.getTime() - HOUR_MS - 1), new Date(deadline.getTime() - HOUR_MS)];
  expect([takesReminders(sealed, early), takesReminders(sealed, late)]).toEqual([true, false]);
  const silent = { answer: null, reminded_at: null };
  expect([mayRemind(sealed, silent, early), mayRemind(sealed, silent, late)]).toEqual([true, false]);
  for (const answer of BIDDER_ANSWERS) expect(mayRemind(sealed, { ...silent, answer }, early)).toBe(false);
  const ago = (ms: number) => mayRemind(sealed, { ...silent, reminded_at: new Date(early.getTime() - ms) }, early);
  expect([ago(48 * HOUR_MS), ago(48 * HOUR_MS - 1), ago(0)]).toEqual([true, false, false]);
});

test("an invitation is withdrawn while bids are taken and nobody has answered it", () => {
  expect([mayWithdrawInvitation(sealed, null, before), mayWithdrawInvitation(sealed, null, at)]).toEqual([true, false]);
  for (const answer of BIDDER_ANSWERS) expect(mayWithdrawInvitation(sealed, answer, before)).toBe(false);
  expect(mayWithdrawInvitation({ ...sealed, kind: "package" }, null, before)).toBe(false);
});

test("a standing bid's renewal is asked for once in two days", () => {
  const asked = (ms: number) => mayAskRenewal({ ...bid, renewal_asked_at: new Date(at.getTime() - ms) }, at);
  expect([mayAskRenewal(bid, at), asked(48 * HOUR_MS), asked(48 * HOUR_MS - 1)]).toEqual([true, true, false]);
  expect(BID_STATUSES.filter((status) => mayAskRenewal({ ...bid, status }, at))).toEqual(["submitted", "revised", "shortlisted"]);
});

test("client and professional talk about a booked package, nobody else", () => {
  const [client, professional, other] = [aViewer("homeowner"), aViewer("professional"), aViewer("admin")];
  const sides = { clientId: client.id, professionalId: professional.id };
  expect([client, professional, other].map((viewer) => maySeeTalk(viewer, sides))).toEqual([true, true, false]);
  expect(maySeeTalk(professional, { ...sides, professionalId: null })).toBe(false);
});

describe("the deadline", () => {
  test("is the last moment for bids and the first to read sealed ones", () => {
    expect([takesBids(sealed, before), takesBids(sealed, at)]).toEqual([true, false]);
    expect([areBidsOpened(sealed, before), areBidsOpened(sealed, at)]).toEqual([false, true]);
    expect([mayChoose(sealed, before), mayChoose(sealed, at)]).toEqual([false, true]);
    expect([maySubmit(sealed, draft, before), maySubmit(sealed, draft, at), maySubmit(sealed, bid, at)]).toEqual([true, false, false]);
  });

  test("opens nothing of a request that was cancelled while it was sealed", () => {
    expect(areBidsOpened({ ...sealed, status: "cancelled" }, at)).toBe(false);
    expect(areBidsOpened({ ...sealed, status: "cancelled", opened_at: before }, at)).toBe(true);
  });
});

test("bids that are not sealed are read as they come", () => {
  expect(REQUEST_STATUSES.filter((status) => areBidsOpened({ ...sealed, status, is_sealed: false }, before))).toEqual(REQUEST_STATUSES.slice(1));
});

test("nothing is chosen from what is over", () => {
  const open = { ...sealed, opened_at: before };
  expect(REQUEST_STATUSES.filter((status) => mayChoose({ ...open, status }, at))).toEqual(["open", "closed"]);
});

test("what is decided or over is not cancelled", () => {
  expect(REQUEST_STATUSES.filter((status) => mayCancel({ ...sealed, status }))).toEqual(["draft", "open", "closed"]);
});

test("whoever was asked, has bid or fits bids, never for their own household", () => {
  const nobody = { isHousehold: false, isInvited: false, hasBid: false, fits: false };
  expect([mayBid({ ...nobody, isInvited: true }), mayBid({ ...nobody, hasBid: true }), mayBid({ ...nobody, fits: true })]).toEqual([true, true, true]);
  expect([mayBid(nobody), mayBid({ ...nobody, isHousehold: true }), mayBid({ ...nobody, isHousehold: true, fits: true })]).toEqual([false, false, false]);
});

test("professionals, vendors and their staff find work where it is offered", () => {
  expect([isTrade(aViewer("professional")), isTrade(aViewer("vendor")), isTrade(aViewer("homeowner", { isVendorStaff: true }))]).toEqual([true, true, true]);
  expect([sideOf(aViewer("professional")), sideOf(aViewer("homeowner")), sideOf(null)]).toEqual(["jobs", "asked", "asked"]);
  expect([isTrade(aViewer("homeowner")), isTrade(aViewer("homeowner", { isVendorStaff: false })), isTrade(null)]).toEqual([false, false, false]);
});

test("nothing more is sent once bidding is over, unless a renewed bid is due, or when the bid was withdrawn", () => {
  expect(BID_STATUSES.map((status) => [status, bidEndOf(sealed, { ...bid, status }, before)]).filter(([, end]) => end)).toEqual([
    ["accepted", "over"],
    ["declined", "over"],
    ["withdrawn", "withdrawn"],
  ]);
  const closed = { ...sealed, status: "closed" as const };
  const renewal = { submitted_at: new Date(before.getTime() - 2), renewal_asked_at: new Date(before.getTime() - 1) };
  expect([bidEndOf(closed, { ...bid, status: "submitted" }, before), bidEndOf(closed, { ...bid, ...renewal, status: "submitted" }, before)]).toEqual([
    "over",
    null,
  ]);
});

test("only standing bids are revised or withdrawn", () => {
  expect(BID_STATUSES.filter((status) => maySubmit(sealed, { ...bid, status }, before))).toEqual(["draft", "submitted", "revised", "shortlisted"]);
  expect(BID_STATUSES.filter((status) => mayWithdraw(sealed, { ...bid, status }))).toEqual(["submitted", "revised", "shortlisted"]);
  expect(REQUEST_STATUSES.filter((status) => mayWithdraw({ ...sealed, status }, bid))).toEqual(["open", "closed", "cancelled"]);
});

test("a renewed bid comes once for each time that it was asked for", () => {
  const closed = { ...sealed, status: "closed" as const, opened_at: at };
  const asked = { ...bid, renewal_asked_at: new Date("2026-12-05T10:00:00Z") };
  expect([isRenewalDue(bid), isRenewalDue(asked), isRenewalDue({ ...asked, submitted_at: new Date("2026-12-06T10:00:00Z") })]).toEqual([false, true, false]);
  expect([isRenewalDue({ ...asked, submitted_at: asked.renewal_asked_at }), isRenewalDue({ ...asked, submitted_at: null })]).toEqual([false, false]);
  expect([maySubmit(closed, bid, at), maySubmit(closed, asked, at), maySubmit({ ...closed, status: "awarded" }, asked, at)]).toEqual([false, true, false]);
});

test("a bidder does not learn of the shortlist", () => {
  expect([statusForBidder("shortlisted", 1), statusForBidder("shortlisted", 2), statusForBidder("accepted", 2)]).toEqual(["submitted", "revised", "accepted"]);
});

test("the owner's name and telephone are for whom they were released to, and who won", () => {
  const contact = (status: "submitted" | "accepted", contact_released_at: Date | null) => isContactReleased({ status, contact_released_at });
  expect([contact("submitted", null), contact("submitted", at), contact("accepted", null)]).toEqual([false, true, true]);
});

test("those of a name who answer act in it, those who only read do not", () => {
  expect((["owner", "manager", "editor", "viewer", null] as const).map(mayActInName)).toEqual([true, true, true, false, false]);
});
