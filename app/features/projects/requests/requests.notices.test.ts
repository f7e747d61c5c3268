import "#app/api/router.server.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { mailsTo } from "#app/platform/testing/mails.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { endRequests } from "./server/send.server.ts";
import { aBid, aRequest } from "./testing/a-request.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const newsOf = async (viewer: Viewer) => (await noticesOf(viewer)).map(({ kind, params }) => (params as { news?: string }).news ?? kind);

let reem: Viewer, bidder: Viewer, silent: Viewer, writer: Viewer, refuser: Viewer, leaver: Viewer, stranger: Viewer;
beforeEach(async () => {
  reem = await aUser();
  [bidder, silent, writer, refuser, leaver, stranger] = [
    await aUser("professional"),
    await aUser("professional"),
    await aUser("professional"),
    await aUser("professional"),
    await aUser("professional"),
    await aUser("professional"),
  ];
});

type Asked = NonNullable<Parameters<typeof aRequest>[1]>;

/** With one who bid, one who is silent, one who is writing, one who said no, one who bid and withdrew. */
async function asked({ isAnswered = true, ...more }: Asked & { isAnswered?: boolean } = {}) {
  const request = await aRequest(reem, { invited: [bidder, silent, writer, refuser, leaver], ...more });
  await aBid(request, writer, { status: "draft" });
  await aBid(request, leaver, { status: "withdrawn" });
  await db.updateTable("request_invitations").set({ declined_at: new Date() }).where("request_id", "=", request.id).where("user_id", "=", refuser.id).execute();
  return { request, bid: isAnswered ? await aBid(request, bidder) : null };
}

const allNews = async () => ({
  bidder: await newsOf(bidder),
  silent: await newsOf(silent),
  writer: await newsOf(writer),
  others: [...(await newsOf(refuser)), ...(await newsOf(leaver)), ...(await newsOf(stranger))],
});

describe("those without a bid hear, and not who said no or withdrew,", () => {
  test("that the household ended the time for bids", async () => {
    const { request } = await asked();
    await as(reem).requests.close({ id: request.id });
    expect(await allNews()).toEqual({ bidder: ["closed"], silent: ["stopped"], writer: ["stopped"], others: [] });
  });

  test("the same where nobody had bid", async () => {
    const { request } = await asked({ isAnswered: false });
    await as(reem).requests.close({ id: request.id });
    expect(await allNews()).toEqual({ bidder: ["stopped"], silent: ["stopped"], writer: ["stopped"], others: [] });
  });

  test("nothing of a deadline that came, with bids", async () => {
    await asked({ deadline: new Date() });
    await endRequests(new Date());
    expect(await allNews()).toEqual({ bidder: ["closed"], silent: [], writer: [], others: [] });
  });

  test("that it expired without any", async () => {
    await asked({ isAnswered: false, deadline: new Date() });
    await endRequests(new Date());
    expect(await allNews()).toEqual({ bidder: ["expired"], silent: ["expired"], writer: ["expired"], others: [] });
  });

  test("that a bid was taken", async () => {
    const { bid } = await asked({ is_sealed: false });
    await as(reem).bids.award({ id: bid?.id ?? "" });
    expect(await allNews()).toEqual({ bidder: ["accepted"], silent: ["awarded"], writer: ["awarded"], others: [] });
  });

  test("that it was canceled", async () => {
    const { request } = await asked();
    await as(reem).requests.cancel({ id: request.id });
    expect(await allNews()).toEqual({ bidder: ["cancelled"], silent: ["cancelled"], writer: ["cancelled"], others: [] });
  });
});

test("of an open request, whoever is writing hears, without an invitation", async () => {
  const request = await aRequest(reem, { kind: "open", is_sealed: false });
  const [bid] = [await aBid(request, bidder), await aBid(request, writer, { status: "draft" })];
  await as(reem).bids.award({ id: bid.id });
  expect(await allNews()).toEqual({ bidder: ["accepted"], silent: [], writer: ["awarded"], others: [] });
});

test("who bids in one name and is silent in another hears it once, as a bidder", async () => {
  const vendor = await aVendor({ name: "Sidra" });
  await giveVendor(vendor.id, bidder.id);
  const request = await aRequest(reem, { invited: [bidder], vendors: [vendor] });
  await aBid(request, bidder);
  await as(reem).requests.close({ id: request.id });
  expect(await newsOf(bidder)).toEqual(["closed"]);
});

describe("a 'no'", () => {
  test("reaches both owners with its reason, by bell and by mail, once; no other bidder", async () => {
    const fahad = await aUser();
    const request = await aRequest(reem, { invited: [refuser, silent] });
    const person = { id: fahad.id, project_id: request.project_id, email: fahad.email, user_id: fahad.id, role: "co_owner", status: "accepted" };
    await db
      .insertInto("project_people")
      .values({ ...person, token: fahad.id, expires_at: new Date() })
      .execute();
    await as(refuser).requests.decline({ id: request.id, reason: "Booked until March" });
    await as(refuser).requests.decline({ id: request.id, reason: "Again" });
    for (const owner of [reem, fahad])
      expect(await noticesOf(owner)).toMatchObject([
        { kind: "request_moved", params: { news: "own_declined", name: refuser.name, reason: "Booked until March" }, href: `/dashboard/jobs/${request.id}` },
      ]);
    expect(mailsTo(reem.email).at(-1)?.text).toContain("Booked until March");
    for (const other of [refuser, silent, stranger]) expect(await newsOf(other)).toEqual([]);
    expect((await as(reem).requests.get({ id: request.id })).owner?.invited[0]).toMatchObject({ answer: "declined", reason: "Booked until March" });
  });

  test("needs no reason, and names a vendor", async () => {
    const vendor = await aVendor({ name: "Sidra" });
    await giveVendor(vendor.id, refuser.id);
    const request = await aRequest(reem, { vendors: [vendor] });
    await as(refuser).requests.decline({ id: request.id });
    expect(await noticesOf(reem)).toMatchObject([{ params: { news: "own_declined", name: "Sidra", hasReason: "no" } }]);
  });
});
