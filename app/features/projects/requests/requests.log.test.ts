import "#app/api/router.server.ts";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import type { Topic } from "#app/features/projects/projects/projects.ts";
import { joinProfessional } from "#app/features/projects/projects/public.server.ts";
import { archiveRecord } from "#app/features/projects/projects/testing/archive-record.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { submitBid } from "./public.server.ts";
import { aBid, aBooking, aQuestion, aRequest } from "./testing/a-request.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

let reem: Viewer, saif: Viewer, rana: Viewer;
beforeAll(async () => {
  [reem, saif, rana] = [
    await aUser("homeowner", { name: "Reem" }),
    await aUser("professional", { name: "Saif" }),
    await aUser("professional", { name: "Rana" }),
  ];
});

const log = async (viewer: Viewer, id: string, topic: Topic | "" = "") => (await as(viewer).projects.listEvents({ id, topic })).items;
const saidOf = async (viewer: Viewer, id: string, topic: Topic | "" = "") =>
  (await log(viewer, id, topic)).filter(({ kind }) => !kind.startsWith("status.") && kind !== "people.joined").map(({ kind, data }) => [kind, data]);
const submit = (viewer: Viewer, id: string, revision: number, total: number) =>
  db.transaction().execute((trx) => submitBid(trx, viewer, id, { revision, total, validUntil: "2027-01-15" }));

describe("bids that are not sealed", () => {
  test("stand in the log as they are sent, revised and taken back, each with its bidder and sum", async () => {
    const request = await aRequest(reem, { invited: [saif], is_sealed: false });
    const bid = await aBid(request, saif, { status: "draft" });
    await submit(saif, bid.id, 1, 9_000_000);
    await submit(saif, bid.id, 2, 8_500_000);
    await as(saif).bids.withdraw({ id: bid.id });
    const of = { request: request.title, bidder: saif.id, name: "Saif" };
    expect(await saidOf(reem, request.project_id)).toEqual([
      ["bids.withdrawn", { ...of, sum: 8_500_000 }],
      ["bids.revised", { ...of, sum: 8_500_000 }],
      ["bids.received", { ...of, sum: 9_000_000 }],
    ]);
  });

  test("are found under money, what names no sum is not", async () => {
    const request = await aRequest(reem, { invited: [saif, rana], is_sealed: false });
    const bid = await aBid(request, saif, { status: "draft" });
    await submit(saif, bid.id, 1, 9_000_000);
    await as(rana).requests.decline({ id: request.id, reason: "Booked until March" });
    expect((await log(reem, request.project_id, "money")).map(({ kind }) => kind)).toEqual(["bids.received"]);
    expect((await log(reem, request.project_id, "bids")).map(({ kind }) => kind)).toEqual(["bids.said_no", "bids.received"]);
  });
});

describe("sealed bids", () => {
  test("leave no trace before they are opened, then stand where they were last sent; one that was taken back never does", async () => {
    const request = await aRequest(reem, { invited: [saif, rana] });
    const [first, second] = [await aBid(request, saif, { status: "draft" }), await aBid(request, rana, { status: "draft" })];
    await submit(saif, first.id, 1, 9_000_000);
    await submit(rana, second.id, 1, 7_000_000);
    await as(rana).bids.withdraw({ id: second.id });
    await submit(saif, first.id, 2, 8_500_000);
    expect(await log(reem, request.project_id)).toEqual([]);
    const { submitted_at } = await db.selectFrom("bids").select("submitted_at").where("id", "=", first.id).executeTakeFirstOrThrow();
    await as(reem).requests.close({ id: request.id });
    const events = await log(reem, request.project_id);
    expect(events.map(({ kind }) => kind)).toEqual(["bids.opened", "bids.received"]);
    expect(events[1]).toMatchObject({ data: { name: "Saif", sum: 8_500_000 }, createdAt: submitted_at?.toISOString() });
  });

  test("that are awarded by the clock, before a job has opened them, are in the log once", async () => {
    const request = await aRequest(reem, { invited: [saif, rana], deadline: new Date() });
    const [won] = [await aBid(request, saif), await aBid(request, rana)];
    await as(reem).bids.award({ id: won.id });
    const kinds = (await log(reem, request.project_id, "bids")).map(({ kind }) => kind);
    expect(kinds).toEqual(["bids.awarded", "bids.received", "bids.received"]);
  });

  test("of a canceled request stay out of it", async () => {
    const request = await aRequest(reem, { invited: [saif] });
    await aBid(request, saif);
    await as(reem).requests.cancel({ id: request.id });
    expect((await log(reem, request.project_id, "bids")).map(({ kind }) => kind)).toEqual(["bids.cancelled"]);
  });
});

describe("choosing", () => {
  test("an award names whom and how much to the household and the winner, and only that there was one to other professionals", async () => {
    const request = await aRequest(reem, { status: "closed", opened_at: new Date(), invited: [saif, rana] });
    const [won, lost] = [await aBid(request, saif), await aBid(request, rana)];
    await joinProfessional(db, { projectId: request.project_id, userId: rana.id, actorId: reem.id });
    await as(reem).bids.releaseContact({ id: won.id });
    await as(reem).bids.award({ id: won.id });
    const of = { request: request.title, bidder: saif.id, sum: 9_503_600, name: "Saif" };
    const said = [
      ["bids.awarded", { ...of, others: 1 }],
      ["bids.contact", of],
    ];
    expect(await saidOf(reem, request.project_id)).toEqual(said);
    expect((await log(reem, request.project_id)).find(({ kind }) => kind === "bids.awarded")).toMatchObject({ actor: "Reem", isViewer: true });
    expect(await saidOf(saif, request.project_id)).toEqual(said);
    expect(await saidOf(rana, request.project_id)).toEqual([["bids.awarded", { request: request.title }]]);
    expect(await saidOf(rana, request.project_id, "money")).toEqual([]);
    expect(await db.selectFrom("bids").select("status").where("id", "=", lost.id).executeTakeFirst()).toEqual({ status: "declined" });
  });

  test("a declined bid and one whose renewal was asked for name their bidder", async () => {
    const request = await aRequest(reem, { status: "closed", opened_at: new Date(), invited: [saif, rana] });
    const [first, second] = [await aBid(request, saif), await aBid(request, rana)];
    await as(reem).bids.decline({ id: first.id });
    await as(reem).bids.askRenewal({ id: second.id });
    expect((await log(reem, request.project_id)).map(({ kind, data }) => [kind, data["name"]])).toEqual([
      ["bids.renewal", "Rana"],
      ["bids.declined", "Saif"],
    ]);
  });

  test("of a vendor, by its name; its team reads it", async () => {
    const vendor = await aVendor({ name: "Sidra" });
    const owner = await aUser("vendor");
    await giveVendor(vendor.id, owner.id);
    const request = await aRequest(reem, { status: "closed", opened_at: new Date(), vendors: [vendor] });
    const bid = await aBid(request, null, { vendor_id: vendor.id });
    await as(reem).bids.award({ id: bid.id });
    for (const viewer of [reem, owner])
      expect((await saidOf(viewer, request.project_id))[0]).toMatchObject(["bids.awarded", { name: "Sidra", sum: 9_503_600 }]);
    expect(await archiveRecord(reem, request.project_id)).toContain('"bidder_name": "Sidra"');
  });
});

test("an invited one who says no stands in it once, with the reason", async () => {
  const request = await aRequest(reem, { invited: [saif] });
  await as(saif).requests.decline({ id: request.id, reason: " Booked until March " });
  await as(saif).requests.decline({ id: request.id, reason: "Again" });
  expect(await saidOf(reem, request.project_id)).toEqual([
    ["bids.said_no", { request: request.title, bidder: saif.id, words: "Booked until March", name: "Saif" }],
  ]);
});

test("who was invited, reminded and no longer wanted is named to the household and to themselves, to no other professional", async () => {
  const request = await aRequest(reem, { invited: [saif] });
  for (const { id } of [saif, rana]) await joinProfessional(db, { projectId: request.project_id, userId: id, actorId: reem.id });
  await as(reem).requests.invite({ id: request.id, professionals: [rana.id], vendors: [] });
  const { owner } = await as(reem).requests.get({ id: request.id });
  const invitationId = owner?.invited.find(({ id }) => id === rana.id)?.invitationId ?? "";
  await as(reem).requests.remind({ id: request.id, invitationId });
  await as(reem).requests.withdrawInvitation({ id: request.id, invitationId });
  const of = { request: request.title, bidder: rana.id, name: "Rana" };
  const said = ["narrowed", "reminded", "widened"].map((what) => [`bids.${what}`, of]);
  expect(await saidOf(reem, request.project_id)).toEqual(said);
  expect(await saidOf(rana, request.project_id)).toEqual(said);
  expect(await saidOf(saif, request.project_id)).toEqual([]);
});

test("a question names nobody, and is the household's; its answer stands for all, once", async () => {
  const request = await aRequest(reem, { invited: [saif] });
  await as(saif).requests.ask({ id: request.id, idempotencyKey: newId(), body: "Which walnut?" });
  const questionId = await aQuestion(request);
  await as(reem).requests.answer({ id: request.id, questionId, answer: "Yes" });
  await as(reem).requests.answer({ id: request.id, questionId, answer: "Yes, two" });
  await joinProfessional(db, { projectId: request.project_id, userId: rana.id, actorId: reem.id });
  const events = await log(reem, request.project_id, "bids");
  expect(events).toMatchObject([
    { kind: "bids.answered", data: { words: "Yes" }, isViewer: true },
    { kind: "bids.question", data: { words: "Which walnut?" }, actor: null },
  ]);
  expect(JSON.stringify(events)).not.toContain(saif.id);
  expect(await saidOf(rana, request.project_id)).toEqual([["bids.answered", { request: request.title, words: "Yes" }]]);
});

test("a booked package names its professional and price, and the reason of who declines", async () => {
  const [accepted, declined] = [await aBooking(reem, saif), await aBooking(reem, saif)];
  await as(saif).bookings.accept({ id: accepted.id });
  await as(saif).requests.decline({ id: declined.id, reason: "On a trip" });
  const of = { request: "Room plan", bidder: saif.id, sum: 240_000, name: "Saif" };
  expect(await saidOf(reem, accepted.project_id)).toEqual([["bids.agreed", of]]);
  expect(await saidOf(reem, declined.project_id)).toEqual([["bids.refused", { ...of, words: "On a trip" }]]);
});
