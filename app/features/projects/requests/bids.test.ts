import "#app/api/router.server.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { aProject } from "#app/features/projects/projects/testing/a-project.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus } from "#app/platform/testing/status-cases.ts";
import { beginBid, submitBid } from "./public.server.ts";
import { noMoreBids } from "./requests.contract.ts";
import { bidStatus } from "./server/bid-status.server.ts";
import { bidsRouter, requestsRouter } from "./server/procedures.server.ts";
import { requestStatus } from "./server/request-status.server.ts";
import { aBid, aRequest } from "./testing/a-request.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const as = clientOf(bidsRouter);
const asAsker = clientOf(requestsRouter);
const refused = (code: string) => expect.objectContaining({ code });
const bidOf = (id: string) => db.selectFrom("bids").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const newsOf = async (viewer: Viewer) => (await noticesOf(viewer)).map(({ kind, params }) => [kind, (params as { news?: string }).news]);
const sent = { revision: 1, total: 9_503_600, validUntil: "2027-01-15" };
const begin = async (viewer: Viewer, requestId: string) => {
  const begun = await db.transaction().execute((trx) => beginBid(trx, viewer, requestId));
  return begun ?? Promise.reject(noMoreBids());
};
const submit = async (viewer: Viewer, id: string, more = {}) => {
  const isInTime = await db.transaction().execute((trx) => submitBid(trx, viewer, id, { ...sent, ...more }));
  if (!isInTime) throw noMoreBids();
};

let reem: Viewer;
let fahad: Viewer;
let saif: Viewer;
let rana: Viewer;
let stranger: Viewer;
let admin: Viewer;
beforeEach(async () => {
  [reem, fahad, saif, rana, stranger, admin] = [
    await aUser(),
    await aUser(),
    await aUser("professional"),
    await aUser("professional"),
    await aUser("professional"),
    await aUser("admin"),
  ];
});

/** Closed, with bids of Saif and Rana to choose from; Fahad owns the project, too. */
async function choice() {
  const projectId = await aProject({ ownerId: reem.id, status: "open" });
  const person = {
    project_id: projectId,
    email: fahad.email,
    user_id: fahad.id,
    role: "co_owner",
    status: "accepted",
    token: fahad.id,
    expires_at: new Date(),
  };
  await db
    .insertInto("project_people")
    .values({ id: fahad.id, ...person })
    .execute();
  const request = await aRequest(reem, { project_id: projectId, status: "closed", opened_at: new Date(), invited: [saif, rana] });
  return { projectId, request, first: await aBid(request, saif), second: await aBid(request, rana, { total: 8_000_000 }) };
}

describe("bidding", () => {
  test("begins once, is sent in time, and nobody hears of a sealed bid", async () => {
    const request = await aRequest(reem, { invited: [saif] });
    const begun = await begin(saif, request.id);
    expect(begun).toMatchObject({ vendorId: null, title: "A majlis in Al Malqa", items: [{ number: 1, name: "Gypsum ceiling", quantity: 30, unit: "m2" }] });
    expect((await begin(saif, request.id)).id).toBe(begun.id);
    await submit(saif, begun.id);
    await submit(saif, begun.id, { revision: 2, total: 9_000_000 });
    expect(await bidOf(begun.id)).toMatchObject({ status: "revised", revision: 2, total: 9_000_000 });
    expect(await noticesOf(reem)).toEqual([]);
  });

  test("that is not sealed is told to the household", async () => {
    const request = await aRequest(reem, { invited: [saif], is_sealed: false });
    const { id } = await begin(saif, request.id);
    await submit(saif, id);
    await submit(saif, id, { revision: 2 });
    expect(await newsOf(reem)).toEqual([
      ["bid_received", "submitted"],
      ["bid_received", "revised"],
    ]);
  });

  test("is for whoever is invited, until the second of the deadline", async () => {
    const request = await aRequest(reem, { invited: [saif] });
    for (const [viewer, code] of [
      [reem, "FORBIDDEN"],
      [rana, "NOT_FOUND"],
      [admin, "NOT_FOUND"],
    ] as const)
      await expect(begin(viewer, request.id)).rejects.toEqual(refused(code));
    const { id } = await begin(saif, request.id);
    await expect(submit(rana, id)).rejects.toEqual(refused("NOT_FOUND"));
    await db.updateTable("requests").set({ deadline: new Date() }).where("id", "=", request.id).execute();
    await expect(submit(saif, id)).rejects.toEqual(refused("NO_MORE_BIDS"));
    const over = await aRequest(reem, { invited: [saif], deadline: new Date() });
    await expect(begin(saif, over.id)).rejects.toEqual(refused("NO_MORE_BIDS"));
  });

  test("in a vendor's name is for those of its team who answer", async () => {
    const vendor = await aVendor({ name: "Sidra" });
    const [owner, reader] = [await aUser("vendor"), await aUser()];
    await giveVendor(vendor.id, owner.id, { [reader.id]: "viewer" });
    const request = await aRequest(reem, { vendors: [vendor] });
    await expect(begin(reader, request.id)).rejects.toEqual(refused("FORBIDDEN"));
    const { id } = await begin(owner, request.id);
    expect(await bidOf(id)).toMatchObject({ vendor_id: vendor.id, bidder_id: null });
    await expect(submit(reader, id)).rejects.toEqual(refused("FORBIDDEN"));
    await submit(owner, id);
    expect((await asAsker(reader).get({ id: request.id })).bidder?.bid).toMatchObject({ status: "submitted" });
  });

  test("of a cancelled request is withdrawn in silence; of an awarded one it stays", async () => {
    const request = await aRequest(reem, { status: "cancelled", is_sealed: false, invited: [saif] });
    const bid = await aBid(request, saif);
    await as(saif).withdraw({ id: bid.id });
    expect(await newsOf(reem)).toEqual([]);
    const awarded = await aBid(await aRequest(reem, { status: "awarded", opened_at: new Date(), invited: [saif] }), saif);
    await expect(as(saif).withdraw({ id: awarded.id })).rejects.toEqual(refused("STATUS_CONFLICT"));
  });

  test("is withdrawn by its author; a sealed one in silence", async () => {
    const [sealed, open] = [await aRequest(reem), await aRequest(reem, { is_sealed: false })];
    const [first, second] = [await aBid(sealed, saif), await aBid(open, saif)];
    await expect(as(reem).withdraw({ id: first.id })).rejects.toEqual(refused("FORBIDDEN"));
    await expect(as(rana).withdraw({ id: first.id })).rejects.toEqual(refused("NOT_FOUND"));
    await as(saif).withdraw({ id: first.id });
    expect(await noticesOf(reem)).toEqual([]);
    await as(saif).withdraw({ id: second.id });
    expect(await newsOf(reem)).toEqual([["bid_received", "withdrawn"]]);
    await expect(as(saif).withdraw({ id: second.id })).rejects.toEqual(refused("STATUS_CONFLICT"));
    expect((await asAsker(reem).get({ id: open.id })).owner?.bids).toEqual([]);
  });
});

describe("choosing", () => {
  test("nothing is chosen, noted or released while bids are sealed", async () => {
    const request = await aRequest(reem);
    const { id } = await aBid(request, saif);
    const calls = [
      () => as(reem).shortlist({ id, isShortlisted: true }),
      () => as(reem).decline({ id }),
      () => as(reem).award({ id }),
      () => as(reem).askRenewal({ id }),
      () => as(reem).releaseContact({ id }),
      () => as(reem).note({ id, note: "Cheap" }),
    ];
    for (const call of calls) await expect(call()).rejects.toEqual(refused("STILL_SEALED"));
    expect(await bidOf(id)).toMatchObject({ status: "submitted", note: null });
  });

  test("is the household's: no bidder, stranger or admin", async () => {
    const { first } = await choice();
    const id = first.id;
    const calls = (viewer: Viewer) => [
      () => as(viewer).shortlist({ id, isShortlisted: true }),
      () => as(viewer).decline({ id }),
      () => as(viewer).award({ id }),
      () => as(viewer).askRenewal({ id }),
      () => as(viewer).releaseContact({ id }),
      () => as(viewer).note({ id, note: "Mine" }),
    ];
    for (const [viewer, code] of [
      [saif, "FORBIDDEN"],
      [rana, "FORBIDDEN"],
      [stranger, "NOT_FOUND"],
      [admin, "NOT_FOUND"],
    ] as const)
      for (const call of calls(viewer)) await expect(call()).rejects.toEqual(refused(code));
    expect(await bidOf(id)).toMatchObject({ status: "submitted", note: null, contact_released_at: null });
  });

  test("the shortlist and notes are the household's secret", async () => {
    const { request, first, second } = await choice();
    expect(await as(reem).shortlist({ id: first.id, isShortlisted: true })).toEqual({ id: first.id, status: "shortlisted" });
    await as(fahad).note({ id: first.id, note: " Ask for new teak. " });
    expect((await asAsker(fahad).get({ id: request.id })).owner?.bids).toMatchObject([
      { id: second.id, status: "submitted" },
      { id: first.id, status: "shortlisted", note: "Ask for new teak." },
    ]);
    const read = JSON.stringify(await asAsker(saif).get({ id: request.id }));
    for (const secret of ["shortlisted", "teak"]) expect(read).not.toContain(secret);
    expect(await noticesOf(saif)).toEqual([]);
    expect(await as(reem).shortlist({ id: first.id, isShortlisted: false })).toMatchObject({ status: "submitted" });
    expect((await bidOf(second.id)).status).toBe("submitted");
  });

  test("an award begins the project for one, thanks the others and releases the address", async () => {
    const { projectId, request, first, second } = await choice();
    expect((await asAsker(saif).get({ id: request.id })).bidder?.contact).toBeNull();
    await as(reem).award({ id: first.id });
    expect([(await bidOf(first.id)).status, (await bidOf(second.id)).status]).toEqual(["accepted", "declined"]);
    expect(await db.selectFrom("projects").select("status").where("id", "=", projectId).executeTakeFirst()).toEqual({ status: "in_progress" });
    const people = await db
      .selectFrom("project_people")
      .select(["user_id", "role"])
      .where("project_id", "=", projectId)
      .where("role", "=", "professional")
      .execute();
    expect(people).toEqual([{ user_id: saif.id, role: "professional" }]);
    expect([await newsOf(saif), await newsOf(rana)]).toEqual([[["bid_moved", "accepted"]], [["bid_moved", "notChosen"]]]);
    expect(await noticesOf(reem)).toEqual([]);
    expect((await asAsker(saif).get({ id: request.id })).bidder?.contact).toMatchObject({ name: reem.name, street: "Secret Street 7" });
    expect((await asAsker(rana).get({ id: request.id })).bidder?.contact).toBeNull();
    expect((await asAsker(saif).listJobs({ tab: "won" })).items).toMatchObject([{ id: request.id }]);
    expect([(await asAsker(saif).listClients({})).items, (await asAsker(rana).listClients({})).items]).toMatchObject([
      [{ name: reem.name, requestId: request.id }],
      [],
    ]);
    await expect(as(reem).award({ id: second.id })).rejects.toEqual(refused("STATUS_CONFLICT"));
  });

  test("two owners award at once: one bid wins", async () => {
    const { request, first, second } = await choice();
    const tries = await Promise.allSettled([as(reem).award({ id: first.id }), as(fahad).award({ id: second.id })]);
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(tries.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "STATUS_CONFLICT" } });
    const bids = await db.selectFrom("bids").select("status").where("request_id", "=", request.id).execute();
    expect(bids.map(({ status }) => status).sort()).toEqual(["accepted", "declined"]);
    expect((await noticesOf(saif)).length + (await noticesOf(rana)).length).toBe(2);
  });

  test("one bid is declined, and its neighbor stays", async () => {
    const { first, second } = await choice();
    await as(reem).decline({ id: first.id });
    expect([(await bidOf(first.id)).status, (await bidOf(second.id)).status]).toEqual(["declined", "submitted"]);
    expect([await newsOf(saif), await newsOf(rana)]).toEqual([[["bid_moved", "declined"]], []]);
    await expect(as(reem).award({ id: first.id })).rejects.toEqual(refused("STATUS_CONFLICT"));
    expect((await bidOf(second.id)).status).toBe("submitted");
  });

  test("a renewed bid comes after the close when it was asked for, once", async () => {
    const { first } = await choice();
    await expect(submit(saif, first.id, { revision: 2 })).rejects.toEqual(refused("NO_MORE_BIDS"));
    await as(reem).askRenewal({ id: first.id });
    expect(await newsOf(saif)).toEqual([["bid_moved", "renewal"]]);
    await submit(saif, first.id, { revision: 2, total: 9_100_000 });
    expect(await newsOf(reem)).toEqual([["bid_received", "revised"]]);
    await expect(submit(saif, first.id, { revision: 3 })).rejects.toEqual(refused("NO_MORE_BIDS"));
  });

  test("a name and telephone are released to one bidder before the award, without the street", async () => {
    const { request, first } = await choice();
    await as(reem).releaseContact({ id: first.id });
    await as(reem).releaseContact({ id: first.id });
    expect((await asAsker(saif).get({ id: request.id })).bidder?.contact).toEqual({ name: reem.name, phone: null, street: null });
    expect((await asAsker(rana).get({ id: request.id })).bidder?.contact).toBeNull();
    expect(await newsOf(saif)).toEqual([["bid_moved", "contact"]]);
  });
});

describeStatus(requestStatus, {
  make: async (status) => (await aRequest(reem ?? (await aUser()), { status })).id,
  run: {
    send: (id) => requestStatus.move(db, id, "send", { by: null, set: { sent_at: new Date() } }),
    close: (id) => requestStatus.move(db, id, "close", { by: null }),
    expire: (id) => requestStatus.move(db, id, "expire", { by: null }),
    award: (id) => requestStatus.move(db, id, "award", { by: null }),
    cancel: (id) => requestStatus.move(db, id, "cancel", { by: null }),
    decline: (id) => requestStatus.move(db, id, "decline", { by: null }),
  },
});

describeStatus(bidStatus, {
  make: async (status) => (await aBid(await aRequest(await aUser()), await aUser("professional"), { status })).id,
  run: {
    submit: (id) => bidStatus.move(db, id, "submit", { by: null, set: { submitted_at: new Date(), revision: 1, total: 1 } }),
    revise: (id) => bidStatus.move(db, id, "revise", { by: null }),
    shortlist: (id) => bidStatus.move(db, id, "shortlist", { by: null }),
    unlist: (id) => bidStatus.move(db, id, "unlist", { by: null }),
    unlistRevised: (id) => bidStatus.move(db, id, "unlistRevised", { by: null }),
    accept: (id) => bidStatus.move(db, id, "accept", { by: null }),
    decline: (id) => bidStatus.move(db, id, "decline", { by: null }),
    withdraw: (id) => bidStatus.move(db, id, "withdraw", { by: null }),
  },
});
