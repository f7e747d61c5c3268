import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { HOUR_MS, MINUTE_MS } from "#app/platform/rules/durations.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { stopClockAt } from "#app/platform/testing/clock.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { mailsTo } from "#app/platform/testing/mails.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { beginBid, submitBid } from "./public.server.ts";
import { MOST_INVITED } from "./requests.ts";
import { bidsRouter, requestsRouter } from "./server/procedures.server.ts";
import { aBid, aRequest, invitationOf } from "./testing/a-request.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const as = clientOf(requestsRouter);
const asChooser = clientOf(bidsRouter);
const refused = (code: string) => expect.objectContaining({ code });
const wrong = (fields: object) => expect.objectContaining({ code: "INVALID", data: { fields } });
const newsOf = async (viewer: Viewer) => (await noticesOf(viewer)).map(({ kind, params }) => (params as { news?: string }).news ?? kind);
const invitedTo = async (id: string) => (await db.selectFrom("request_invitations").selectAll().where("request_id", "=", id).execute()).length;
const remindedAt = async (invitationId: string) =>
  (await db.selectFrom("request_invitations").select("reminded_at").where("id", "=", invitationId).executeTakeFirstOrThrow()).reminded_at;
const eventsOf = async (projectId: string) =>
  (await db.selectFrom("project_events").select(["kind", "data"]).where("project_id", "=", projectId).orderBy("id").execute()).map(({ kind }) => kind);
const auditOf = async (id: string) =>
  (await db.selectFrom("audit_events").select(["action", "actor_id"]).where("entity_id", "=", id).orderBy("id").execute()).map(({ action }) => action);
const setReminded = (invitationId: string, at: Date) => db.updateTable("request_invitations").set({ reminded_at: at }).where("id", "=", invitationId).execute();

let reem: Viewer;
let fahad: Viewer;
let saif: Viewer;
let rana: Viewer;
let stranger: Viewer;
let admin: Viewer;
beforeEach(async () => {
  [reem, fahad, saif] = [await aUser(), await aUser(), await aUser("professional")];
  [rana, stranger, admin] = [await aUser("professional"), await aUser("professional"), await aUser("admin")];
});

const join = (projectId: string, person: Viewer, role: "co_owner" | "professional") =>
  db
    .insertInto("project_people")
    .values({
      ...{ id: randomUUID(), project_id: projectId, email: person.email, user_id: person.id, role },
      ...{ status: "accepted", token: randomUUID(), expires_at: new Date() },
    })
    .execute();

describe("a reminder", () => {
  test("goes to the one who is silent, in their language by mail, and stands in the project’s log and the audit log", async () => {
    await db.updateTable("users").set({ language: "ar" }).where("id", "=", saif.id).execute();
    const request = await aRequest(reem, { invited: [saif, rana] });
    const [invitationId, neighbor] = [await invitationOf(request.id, saif), await invitationOf(request.id, rana)];
    expect(await as(reem).remind({ id: request.id, invitationId })).toEqual({ id: invitationId });
    expect(await noticesOf(saif)).toMatchObject([
      { kind: "request_moved", params: { title: request.title, news: "reminder" }, href: `/dashboard/jobs/${request.id}` },
    ]);
    expect(mailsTo(saif.email)).toMatchObject([{ subject: expect.stringContaining("ما زال عرضك مرحّبًا به") }]);
    expect([await noticesOf(rana), await noticesOf(reem), await remindedAt(neighbor)]).toEqual([[], [], null]);
    expect([await eventsOf(request.project_id), await auditOf(request.id)]).toEqual([["bids.reminded"], ["request.remind"]]);
    const [first, second] = (await as(reem).get({ id: request.id })).owner?.invited ?? [];
    expect([first, second]).toMatchObject([
      { invitationId, canRemind: false, remindedAt: expect.any(String) },
      { invitationId: neighbor, canRemind: true, remindedAt: null },
    ]);
  });

  test("is the household’s: its co-owner’s too, and nobody else’s", async () => {
    const request = await aRequest(reem, { invited: [saif] });
    await join(request.project_id, fahad, "co_owner");
    await join(request.project_id, rana, "professional");
    const invitationId = await invitationOf(request.id);
    for (const [viewer, code] of [
      [saif, "FORBIDDEN"],
      [rana, "NOT_FOUND"],
      [stranger, "NOT_FOUND"],
      [admin, "NOT_FOUND"],
    ] as const)
      await expect(as(viewer).remind({ id: request.id, invitationId })).rejects.toEqual(refused(code));
    const other = await aRequest(reem, { invited: [saif] });
    for (const wrongId of [randomUUID(), await invitationOf(other.id)])
      await expect(as(reem).remind({ id: request.id, invitationId: wrongId })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(reem).remind({ id: randomUUID(), invitationId })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(reem).remind({ id: request.id, invitationId: "x" })).rejects.toEqual(refused("BAD_REQUEST"));
    expect(await noticesOf(saif)).toEqual([]);
    await as(fahad).remind({ id: request.id, invitationId });
    expect(await newsOf(saif)).toEqual(["reminder"]);
  });

  test("of two clicks at once is one, and the next is possible after 48 hours", async () => {
    const request = await aRequest(reem, { invited: [saif] });
    const target = { id: request.id, invitationId: await invitationOf(request.id) };
    await Promise.all([as(reem).remind(target), as(reem).remind(target)]);
    expect([await newsOf(saif), await eventsOf(request.project_id)]).toEqual([["reminder"], ["bids.reminded"]]);
    const now = Date.now();
    stopClockAt(now);
    for (const ago of [MINUTE_MS, 48 * HOUR_MS - MINUTE_MS]) {
      await setReminded(target.invitationId, new Date(now - ago));
      await expect(as(reem).remind(target)).rejects.toEqual(refused("ASKED_LATELY"));
    }
    await setReminded(target.invitationId, new Date(now - 48 * HOUR_MS));
    await as(reem).remind(target);
    expect(await newsOf(saif)).toEqual(["reminder", "reminder"]);
  });

  test("comes until an hour before the deadline, and only while the request is open", async () => {
    const now = Date.now();
    stopClockAt(now);
    const soon = await aRequest(reem, { invited: [saif], deadline: new Date(now + HOUR_MS + 1) });
    const requests = [
      await aRequest(reem, { invited: [saif], deadline: new Date(now + HOUR_MS) }),
      await aRequest(reem, { invited: [saif], deadline: new Date(now) }),
      await aRequest(reem, { invited: [saif], status: "draft" }),
      await aRequest(reem, { invited: [saif], status: "closed", opened_at: new Date(now) }),
      await aRequest(reem, { invited: [saif], status: "cancelled" }),
      await aRequest(reem, { invited: [saif], status: "expired" }),
    ];
    for (const { id } of requests) {
      await expect(as(reem).remind({ id, invitationId: await invitationOf(id) })).rejects.toEqual(refused("NO_MORE_BIDS"));
      expect((await as(reem).get({ id })).owner?.invited).toMatchObject([{ canRemind: false }]);
    }
    expect(await noticesOf(saif)).toEqual([]);
    await as(reem).remind({ id: soon.id, invitationId: await invitationOf(soon.id) });
    expect(await newsOf(saif)).toEqual(["reminder"]);
  });

  test("is not for those who declined, bid or withdrew, where the household knows it", async () => {
    const request = await aRequest(reem, { invited: [saif, rana, stranger], is_sealed: false });
    await as(saif).decline({ id: request.id });
    await aBid(request, rana);
    await aBid(request, stranger, { status: "withdrawn" });
    const answers = [
      [saif, "declined"],
      [rana, "bid"],
      [stranger, "withdrawn"],
    ] as const;
    for (const [person, answer] of answers) {
      const target = { id: request.id, invitationId: await invitationOf(request.id, person) };
      await expect(as(reem).remind(target)).rejects.toMatchObject({ code: "STATUS_CONFLICT", data: { status: answer } });
      expect(await noticesOf(person)).toEqual([]);
    }
    const invited = (await as(reem).get({ id: request.id })).owner?.invited ?? [];
    expect(new Map(invited.map(({ id, answer, canRemind }) => [id, [answer, canRemind]]))).toEqual(
      new Map(answers.map(([person, answer]) => [person.id, [answer, false]])),
    );
  });

  test("shows nothing of sealed bids: who bid or withdrew gets none, and the household reads the same as of the silent", async () => {
    const request = await aRequest(reem, { invited: [saif, rana, stranger] });
    await aBid(request, saif);
    await aBid(request, rana, { status: "withdrawn" });
    await aBid(request, stranger, { status: "draft" });
    const read = async () => {
      const [project] = await as(reem).listOfProject({ id: request.project_id });
      return [(await as(reem).get({ id: request.id })).owner?.invited, project?.invited].map((all) =>
        all?.map(({ answer, canRemind, remindedAt: at, hasSeen }) => JSON.stringify({ answer, canRemind, isReminded: at !== null, hasSeen })),
      );
    };
    for (const isReminded of [false, true]) {
      for (const all of await read()) expect([all?.length, new Set(all).size]).toEqual([3, 1]);
      if (isReminded) break;
      for (const person of [saif, rana, stranger]) {
        const invitationId = await invitationOf(request.id, person);
        expect(await as(reem).remind({ id: request.id, invitationId })).toEqual({ id: invitationId });
      }
    }
    expect([await newsOf(saif), await newsOf(rana), await newsOf(stranger)]).toEqual([[], [], ["reminder"]]);
    expect(await eventsOf(request.project_id)).toEqual(["bids.reminded", "bids.reminded", "bids.reminded"]);
    // What was withdrawn before the opening stays unknown.
    await as(reem).close({ id: request.id });
    expect((await as(reem).get({ id: request.id })).owner?.invited.map(({ id, answer }) => [id, answer]).toSorted()).toEqual(
      [
        [saif.id, "bid"],
        [rana.id, null],
        [stranger.id, null],
      ].toSorted(),
    );
  });

  test("of who declined and then bids, sealed, nothing shows before the opening", async () => {
    const request = await aRequest(reem, { invited: [saif] });
    await as(saif).decline({ id: request.id });
    const { id } = await db.transaction().execute(async (trx) => {
      const begun = await beginBid(trx, saif, request.id);
      await submitBid(trx, saif, begun?.id ?? "", { revision: 1, total: 9_503_600, validUntil: "2027-01-15" });
      return { id: request.id };
    });
    const answerNow = async () => (await as(reem).get({ id })).owner?.invited.map(({ answer }) => answer);
    expect([await answerNow(), (await as(saif).get({ id })).bidder?.hasDeclined]).toEqual([["declined"], false]);
    await as(reem).close({ id });
    expect(await answerNow()).toEqual(["bid"]);
  });

  test("in a vendor’s name goes to those of its team who answer", async () => {
    const vendor = await aVendor({ name: "Sidra" });
    const [owner, reader] = [await aUser("vendor"), await aUser()];
    await giveVendor(vendor.id, owner.id, { [reader.id]: "viewer" });
    const request = await aRequest(reem, { vendors: [vendor] });
    await as(reem).remind({ id: request.id, invitationId: await invitationOf(request.id) });
    expect([await newsOf(owner), await newsOf(reader)]).toEqual([["reminder"], []]);
  });
});

describe("inviting another", () => {
  test("notifies them alone as the sending does, lets them in, and stands in both logs", async () => {
    const vendor = await aVendor({ name: "Sidra" });
    const owner = await aUser("vendor");
    await giveVendor(vendor.id, owner.id);
    const [request, neighbor] = [await aRequest(reem, { invited: [saif] }), await aRequest(reem)];
    await expect(as(rana).get({ id: request.id })).rejects.toEqual(refused("NOT_FOUND"));
    expect(await as(reem).invite({ id: request.id, professionals: [rana.id], vendors: [vendor.id] })).toEqual({ id: request.id });
    for (const person of [rana, owner])
      expect(await noticesOf(person)).toMatchObject([
        { kind: "request_invited", params: { title: request.title, city: "Riyadh", date: expect.any(String) }, href: `/dashboard/jobs/${request.id}` },
      ]);
    expect([await noticesOf(saif), await noticesOf(reem)]).toEqual([[], []]);
    expect((await as(rana).get({ id: request.id })).permissions.canBid).toBe(true);
    expect([await eventsOf(request.project_id), await auditOf(request.id)]).toEqual([["bids.widened", "bids.widened"], ["request.invite"]]);
    expect([await invitedTo(request.id), await invitedTo(neighbor.id)]).toEqual([3, 0]);
  });

  test("is the household’s alone", async () => {
    const request = await aRequest(reem, { invited: [saif] });
    await join(request.project_id, fahad, "co_owner");
    for (const [viewer, code] of [
      [saif, "FORBIDDEN"],
      [stranger, "NOT_FOUND"],
      [admin, "NOT_FOUND"],
    ] as const)
      await expect(as(viewer).invite({ id: request.id, professionals: [rana.id] })).rejects.toEqual(refused(code));
    await expect(as(reem).invite({ id: randomUUID(), professionals: [rana.id] })).rejects.toEqual(refused("NOT_FOUND"));
    expect([await noticesOf(rana), await invitedTo(request.id)]).toEqual([[], 1]);
    await as(fahad).invite({ id: request.id, professionals: [rana.id] });
    expect(await newsOf(rana)).toEqual(["request_invited"]);
  });

  test("invites nobody twice, not even who declined", async () => {
    const request = await aRequest(reem, { invited: [saif] });
    await as(saif).decline({ id: request.id });
    await Promise.all([1, 2].map(() => as(reem).invite({ id: request.id, professionals: [rana.id, rana.id, saif.id] })));
    expect([await newsOf(rana), await newsOf(saif), await invitedTo(request.id)]).toEqual([["request_invited"], [], 2]);
    expect(await eventsOf(request.project_id)).toEqual(["bids.said_no", "bids.widened"]);
    expect((await as(reem).get({ id: request.id })).owner?.invited[0]).toMatchObject({ id: saif.id, answer: "declined" });
  });

  test("takes who can be chosen at the sending, and so many", async () => {
    const request = await aRequest(reem);
    const nobodys = await aVendor();
    for (const more of [{ professionals: [admin.id] }, { professionals: [reem.id] }, { professionals: [rana.id, randomUUID()] }, { vendors: [nobodys.id] }])
      await expect(as(reem).invite({ id: request.id, ...more })).rejects.toEqual(wrong({ invited: "unknown" }));
    await expect(as(reem).invite({ id: request.id })).rejects.toEqual(wrong({ invited: "required" }));
    const people = await Promise.all(Array.from({ length: MOST_INVITED - 1 }, () => aUser("professional")));
    const full = await aRequest(reem, { invited: people });
    await expect(as(reem).invite({ id: full.id, professionals: [saif.id, rana.id] })).rejects.toEqual(wrong({ invited: "tooMany" }));
    expect((await as(reem).get({ id: full.id })).permissions.canInvite).toBe(true);
    await as(reem).invite({ id: full.id, professionals: [saif.id] });
    expect((await as(reem).get({ id: full.id })).permissions.canInvite).toBe(false);
    expect([await newsOf(rana), await newsOf(admin), await invitedTo(request.id), await invitedTo(full.id)]).toEqual([[], [], 0, MOST_INVITED]);
  });

  test("is for an open request to chosen people, until its deadline", async () => {
    for (const more of [
      { deadline: new Date() },
      { status: "draft" },
      { status: "closed", opened_at: new Date() },
      { status: "awarded" },
      { status: "cancelled" },
    ]) {
      const { id } = await aRequest(reem, more);
      await expect(as(reem).invite({ id, professionals: [rana.id] })).rejects.toEqual(refused("NO_MORE_BIDS"));
      expect((await as(reem).get({ id })).permissions.canInvite).toBe(false);
    }
    for (const more of [{ kind: "open", trades: ["architect"] }, { kind: "package" }]) {
      const { id } = await aRequest(reem, more);
      await expect(as(reem).invite({ id, professionals: [rana.id] })).rejects.toEqual(refused("FORBIDDEN"));
    }
    expect(await noticesOf(rana)).toEqual([]);
  });
});

describe("requests to invite a professional to", () => {
  test("are the open ones of the household that ask by name, the first to close first, and say where they are already", async () => {
    const soon = new Date(Date.now() + HOUR_MS);
    const later = await aRequest(reem, { invited: [saif] });
    const first = await aRequest(reem, { deadline: soon, title: "Kitchen", invited: [rana] });
    for (const more of [{ status: "draft" }, { status: "closed" }, { kind: "open" }, { deadline: new Date() }] as const) await aRequest(reem, more);
    await aRequest(fahad);
    expect(await as(reem).listInvitable({ professionalId: saif.id })).toMatchObject([
      { id: first.id, title: "Kitchen", isInvited: false },
      { id: later.id, isInvited: true },
    ]);
    await join(first.project_id, stranger, "professional");
    expect(await as(stranger).listInvitable({ professionalId: saif.id })).toEqual([]);
    await join(first.project_id, fahad, "co_owner");
    expect((await as(fahad).listInvitable({ professionalId: saif.id })).map(({ id }) => id)).toContain(first.id);
  });
});

describe("withdrawing an invitation", () => {
  test("tells the one who was invited, who can’t read the request any more; a neighbor’s stays", async () => {
    const request = await aRequest(reem, { invited: [saif, rana] });
    const target = { id: request.id, invitationId: await invitationOf(request.id, saif) };
    expect((await as(reem).get({ id: request.id })).owner?.invited).toMatchObject([{ canWithdraw: true }, { canWithdraw: true }]);
    expect(await as(reem).withdrawInvitation(target)).toEqual({ id: target.invitationId });
    expect(await noticesOf(saif)).toMatchObject([{ kind: "request_moved", params: { title: request.title, news: "withdrawn" }, href: "/dashboard/jobs" }]);
    await expect(as(saif).get({ id: request.id })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(saif).decline({ id: request.id })).rejects.toEqual(refused("NOT_FOUND"));
    expect([await noticesOf(rana), await noticesOf(reem), (await as(rana).get({ id: request.id })).permissions.canBid]).toEqual([[], [], true]);
    expect((await as(reem).get({ id: request.id })).owner?.invited.map(({ id }) => id)).toEqual([rana.id]);
    expect([await eventsOf(request.project_id), await auditOf(request.id)]).toEqual([["bids.narrowed"], ["request.uninvite"]]);
    await expect(as(reem).withdrawInvitation(target)).rejects.toEqual(refused("NOT_FOUND"));
    await as(reem).invite({ id: request.id, professionals: [saif.id] });
    expect((await as(saif).get({ id: request.id })).permissions.canBid).toBe(true);
  });

  test("is the household’s alone, of an open request, and not of who answered", async () => {
    const request = await aRequest(reem, { invited: [saif, rana], is_sealed: false });
    const target = { id: request.id, invitationId: await invitationOf(request.id, saif) };
    for (const [viewer, code] of [
      [saif, "FORBIDDEN"],
      [stranger, "NOT_FOUND"],
      [admin, "NOT_FOUND"],
    ] as const)
      await expect(as(viewer).withdrawInvitation(target)).rejects.toEqual(refused(code));
    await as(saif).decline({ id: request.id });
    await aBid(request, rana);
    const bidder = await invitationOf(request.id, rana);
    for (const [invitationId, status] of [
      [target.invitationId, "declined"],
      [bidder, "bid"],
    ] as const)
      await expect(as(reem).withdrawInvitation({ id: request.id, invitationId })).rejects.toMatchObject({ code: "STATUS_CONFLICT", data: { status } });
    const over = await aRequest(reem, { invited: [saif], deadline: new Date() });
    await expect(as(reem).withdrawInvitation({ id: over.id, invitationId: await invitationOf(over.id) })).rejects.toEqual(refused("NO_MORE_BIDS"));
    expect([await invitedTo(request.id), await invitedTo(over.id), (await noticesOf(rana)).length]).toEqual([2, 1, 0]);
  });

  test("takes a bid that was only begun; one that was sent sealed stays, and nothing shows it", async () => {
    const request = await aRequest(reem, { invited: [saif, rana] });
    await aBid(request, saif, { status: "draft" });
    const sealed = await aBid(request, rana);
    for (const person of [saif, rana]) await as(reem).withdrawInvitation({ id: request.id, invitationId: await invitationOf(request.id, person) });
    expect([await newsOf(saif), await newsOf(rana)]).toEqual([["withdrawn"], []]);
    await expect(as(saif).get({ id: request.id })).rejects.toEqual(refused("NOT_FOUND"));
    expect((await as(rana).get({ id: request.id })).bidder?.bid?.id).toBe(sealed.id);
    expect((await as(reem).get({ id: request.id })).owner).toMatchObject({ invited: [], bids: null });
    await as(reem).close({ id: request.id });
    expect((await as(reem).get({ id: request.id })).owner?.bids?.map(({ id }) => id)).toEqual([sealed.id]);
  });
});

describe("a renewal", () => {
  const asked = (id: string, at: Date) => db.updateTable("bids").set({ renewal_asked_at: at }).where("id", "=", id).execute();
  const received = async (requestId: string) => (await as(reem).get({ id: requestId })).owner?.bids;

  test("is asked for once by two clicks, and again after 48 hours", async () => {
    const request = await aRequest(reem, { status: "closed", opened_at: new Date() });
    const [bid, neighbor] = [await aBid(request, saif, { valid_until: new Date("2026-01-15") }), await aBid(request, rana)];
    await Promise.all([1, 2].map(() => asChooser(reem).askRenewal({ id: bid.id })));
    expect([await newsOf(saif), await newsOf(rana), await newsOf(reem)]).toEqual([["renewal"], [], []]);
    expect((await received(request.id))?.map(({ id, canAskRenewal }) => [id, canAskRenewal]).toSorted()).toEqual(
      [
        [bid.id, false],
        [neighbor.id, true],
      ].toSorted(),
    );
    const now = Date.now();
    stopClockAt(now);
    await asked(bid.id, new Date(now - 48 * HOUR_MS + MINUTE_MS));
    await expect(asChooser(reem).askRenewal({ id: bid.id })).rejects.toEqual(refused("ASKED_LATELY"));
    await asked(bid.id, new Date(now - 48 * HOUR_MS));
    await asChooser(reem).askRenewal({ id: bid.id });
    expect(await newsOf(saif)).toEqual(["renewal", "renewal"]);
  });

  test("is asked for while the request is open or closed, not once it is awarded, and of standing bids alone", async () => {
    const open = await aBid(await aRequest(reem, { is_sealed: false }), saif);
    await asChooser(reem).askRenewal({ id: open.id });
    expect(await newsOf(saif)).toEqual(["renewal"]);
    for (const status of ["awarded", "cancelled", "expired"]) {
      const { id } = await aBid(await aRequest(reem, { status, opened_at: new Date() }), rana);
      await expect(asChooser(reem).askRenewal({ id })).rejects.toEqual(refused("STATUS_CONFLICT"));
    }
    const closed = await aRequest(reem, { status: "closed", opened_at: new Date() });
    for (const status of ["declined", "withdrawn"]) {
      const { id } = await aBid(closed, status === "declined" ? rana : stranger, { status });
      await expect(asChooser(reem).askRenewal({ id })).rejects.toEqual(refused("STATUS_CONFLICT"));
    }
    expect([await noticesOf(rana), await noticesOf(stranger)]).toEqual([[], []]);
  });
});
