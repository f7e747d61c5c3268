import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { aProject } from "#app/features/projects/projects/testing/a-project.ts";
import { aQuote } from "#app/features/projects/quotes/testing/a-quote.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { dayFrom } from "./requests.rules.ts";
import { requestsRouter } from "./server/procedures.server.ts";
import { endRequests } from "./server/send.server.ts";
import { aBid, aQuestion, aRequest } from "./testing/a-request.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const as = clientOf(requestsRouter);
const refused = (code: string) => expect.objectContaining({ code });
const wrong = (fields: object) => expect.objectContaining({ code: "INVALID", data: { fields } });
const requestOf = (id: string) => db.selectFrom("requests").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const projectStatusOf = async (id: string) => (await db.selectFrom("projects").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;

async function aPro(trade = "architect", areas: readonly string[] = ["Riyadh"]): Promise<Viewer> {
  const viewer = await aUser("professional");
  await db
    .updateTable("profiles")
    .set({ professional_type: trade, service_areas: [...areas] })
    .where("id", "=", viewer.id)
    .execute();
  return viewer;
}

let reem: Viewer;
let saif: Viewer;
let rana: Viewer;
let stranger: Viewer;
let admin: Viewer;
beforeEach(async () => {
  [reem, saif, rana, stranger, admin] = [await aUser(), await aPro(), await aPro(), await aPro("engineer", ["Jeddah"]), await aUser("admin")];
});

const fields = (projectId: string, more = {}) => ({
  ...{ projectId, title: "A majlis in Al Malqa", kind: "invited" as const, professionals: [saif.id], lastDay: dayFrom(new Date(), 10) },
  ...{ idempotencyKey: randomUUID(), ...more },
});

describe("asking", () => {
  test("a draft is the household's alone; sent, it has the brief as it was and whoever is invited hears of it", async () => {
    const projectId = await aProject({ ownerId: reem.id });
    const { id } = await as(reem).save(fields(projectId));
    await expect(as(saif).get({ id })).rejects.toEqual(refused("NOT_FOUND"));
    expect(await noticesOf(saif)).toEqual([]);
    await as(reem).send({ id });
    expect(await projectStatusOf(projectId)).toBe("open");
    expect(await noticesOf(saif)).toMatchObject([
      { kind: "request_invited", params: { title: "A majlis in Al Malqa", city: "Riyadh" }, href: `/dashboard/jobs/${id}` },
    ]);
    expect([await noticesOf(rana), await noticesOf(reem)]).toEqual([[], []]);
    await db.updateTable("brief_items").set({ name: "Something else" }).where("project_id", "=", projectId).execute();
    const job = await as(saif).get({ id });
    expect(job.items.map(({ number, name, unit }) => [number, name, unit])).toEqual([
      [1, "Oak floor", "m2"],
      [2, "Deep clean", "job"],
    ]);
    expect(job).toMatchObject({ owner: null, city: "Riyadh", district: "Al Malqa", brief: { about: "Seats eighteen.", budgetMax: 110_000_00 } });
  });

  test("bidders read the rooms with their size, the year it was built and each item's room, as they were at the sending", async () => {
    const projectId = await aProject({ ownerId: reem.id });
    await db.updateTable("projects").set({ built_year: 2009 }).where("id", "=", projectId).execute();
    const { id } = await as(reem).save(fields(projectId));
    await as(reem).send({ id });
    await db.updateTable("project_rooms").set({ kind: "kitchen", area: 12 }).where("project_id", "=", projectId).execute();
    await db.updateTable("projects").set({ built_year: 1999 }).where("id", "=", projectId).execute();
    const job = await as(saif).get({ id });
    expect(job.brief).toMatchObject({ builtYear: 2009, rooms: [{ kind: "majlis", name: null, area: 30 }] });
    expect(job.brief.rooms.map((room) => Object.keys(room).sort())).toEqual([["area", "kind", "name"]]);
    expect(job.items.map(({ roomKind }) => roomKind)).toEqual(["majlis", null]);
    expect(Object.keys(job.brief)).not.toEqual(expect.arrayContaining(["street"]));
  });

  test("a brief that was sent before rooms went along has none", async () => {
    const { id } = await aRequest(reem, { invited: [saif], brief: JSON.stringify({ work: "renovation" }) });
    expect((await as(saif).get({ id })).brief).toMatchObject({ work: "renovation", builtYear: null, rooms: [] });
  });

  test("outsiders read neither name, street, title of the project nor, when it is hidden, the budget", async () => {
    const projectId = await aProject({ ownerId: reem.id, title: "Reem’s secret title" });
    const { id } = await as(reem).save(fields(projectId, { showsBudget: false }));
    await as(reem).send({ id });
    const said = JSON.stringify([await as(saif).get({ id }), await as(saif).listJobs({ tab: "invited" }), await noticesOf(saif)]);
    for (const secret of [reem.name, reem.email, reem.id, "Secret Street", "secret title", "11000000"]) expect(said).not.toContain(secret);
  });

  test("once for each key; a draft is changed until it is sent", async () => {
    const projectId = await aProject({ ownerId: reem.id });
    const input = fields(projectId);
    const { id } = await as(reem).save(input);
    expect(await as(reem).save(input)).toEqual({ id });
    await as(reem).save({ ...input, id, professionals: [rana.id], title: "Another title" });
    expect(await as(reem).getDraft({ id })).toMatchObject({ title: "Another title", professionals: [rana.id], vendors: [] });
    await as(reem).send({ id });
    await expect(as(reem).save({ ...input, id })).rejects.toEqual(refused("STATUS_CONFLICT"));
    await expect(as(reem).send({ id })).rejects.toEqual(refused("STATUS_CONFLICT"));
    expect([(await noticesOf(rana)).length, (await noticesOf(saif)).length]).toEqual([1, 0]);
  });

  test("only professionals of the directory and vendors with a team are invited, oneself is not", async () => {
    const projectId = await aProject({ ownerId: reem.id });
    const nobodys = await aVendor();
    for (const more of [
      { professionals: [admin.id] },
      { professionals: [reem.id] },
      { professionals: [], vendors: [nobodys.id] },
      { professionals: [randomUUID()] },
    ])
      await expect(as(reem).save(fields(projectId, more))).rejects.toEqual(wrong({ invited: "unknown" }));
    await expect(as(reem).save(fields(projectId, { professionals: [], title: "" }))).rejects.toEqual(wrong({ invited: "required", title: "required" }));
    await expect(as(reem).save(fields(projectId, { kind: "open", trades: ["wizard"] }))).rejects.toEqual(wrong({ trades: "unknown" }));
  });

  test("needs a brief, and the household", async () => {
    const draft = await aProject({ ownerId: reem.id, status: "draft" });
    await expect(as(reem).save(fields(draft))).rejects.toEqual(refused("BRIEF_UNFINISHED"));
    const placed = await aProject({ ownerId: reem.id });
    for (const viewer of [saif, stranger, admin]) await expect(as(viewer).save(fields(placed))).rejects.toEqual(refused("NOT_FOUND"));
  });

  test("opened to all that fit, those of the trade who work in the city or its region see it, until they bid", async () => {
    const [region, elsewhere] = [await aPro("architect", ["SA-01"]), await aPro("architect", ["Jeddah"])];
    const projectId = await aProject({ ownerId: reem.id });
    const { id } = await as(reem).save(fields(projectId, { kind: "open", trades: ["architect"], professionals: [] }));
    await as(reem).send({ id });
    const fits = async (viewer: Viewer) => (await as(viewer).listJobs({ tab: "fits" })).items.map((job) => job.id).includes(id);
    expect(await Promise.all([saif, region, elsewhere, stranger, admin, reem].map(fits))).toEqual([true, true, false, false, false, false]);
    for (const viewer of [elsewhere, stranger, admin]) await expect(as(viewer).get({ id })).rejects.toEqual(refused("NOT_FOUND"));
    await aBid({ id }, saif);
    expect([await fits(saif), await fits(region)]).toEqual([false, true]);
    expect((await as(saif).listJobs({ tab: "bids" })).items).toMatchObject([{ id, bid: { status: "submitted", total: { amount: 9_503_600 } } }]);
  });
});

describe("sealed bids", () => {
  test("are nobody's but their authors' until the deadline, whoever asks and however", async () => {
    const request = await aRequest(reem, { invited: [saif, rana] });
    const bid = await aBid(request, saif, { total: 7_654_321 });
    const others = [reem, rana, admin];
    const answers = async () =>
      JSON.stringify(
        await Promise.all(
          others.map(async (viewer) => [
            await as(viewer)
              .get({ id: request.id })
              .catch(() => null),
            await as(viewer).listMine({}),
            await as(viewer).listJobs({ tab: "bids" }),
            await as(viewer).listClients({}),
            await noticesOf(viewer),
          ]),
        ),
      );
    const said = await answers();
    for (const secret of [bid.id, "7654321"]) expect(said).not.toContain(secret);
    expect((await as(reem).get({ id: request.id })).owner?.bids).toBeNull();
    expect((await as(reem).listMine({})).items[0]?.bids).toBeNull();
    expect((await as(saif).get({ id: request.id })).bidder?.bid).toMatchObject({ id: bid.id, total: { amount: 7_654_321 } });
  });

  test("open at the deadline, by the clock and by the job; without one the request expires", async () => {
    const now = new Date();
    const [answered, empty, later] = [
      await aRequest(reem, { deadline: now }),
      await aRequest(reem, { deadline: now, invited: [saif] }),
      await aRequest(reem, { deadline: new Date(now.getTime() + 1) }),
    ];
    await aBid(answered, saif);
    await aBid(empty, saif, { status: "draft" });
    await aBid(later, saif);
    expect((await as(reem).get({ id: answered.id })).owner?.bids).toHaveLength(1);
    await endRequests(now);
    const states = await Promise.all([answered, empty, later].map(async ({ id }) => (await requestOf(id)).status));
    expect(states).toEqual(["closed", "expired", "open"]);
    expect(await projectStatusOf(empty.project_id)).toBe("planning");
    expect(await projectStatusOf(answered.project_id)).toBe("open");
    const kinds = (await noticesOf(reem)).map(({ kind, params }) => [kind, (params as { news?: string }).news]);
    expect(kinds).toContainEqual(["request_moved", "own_closed"]);
    expect(kinds).toContainEqual(["request_moved", "own_expired"]);
    expect(await noticesOf(saif)).toMatchObject([
      { kind: "request_moved", params: { news: "closed" } },
      { kind: "request_moved", params: { news: "expired" } },
    ]);
  });

  test("are opened early by the household alone, which ends the time for bids", async () => {
    const request = await aRequest(reem, { invited: [saif] });
    const neighbor = await aRequest(reem);
    await aBid(request, saif);
    await expect(as(saif).close({ id: request.id })).rejects.toEqual(refused("FORBIDDEN"));
    await expect(as(stranger).close({ id: request.id })).rejects.toEqual(refused("NOT_FOUND"));
    expect(await as(reem).close({ id: request.id })).toMatchObject({ status: "closed" });
    expect((await as(reem).get({ id: request.id })).owner?.bids).toMatchObject([{ bidder: { name: saif.name }, total: { amount: 9_503_600 } }]);
    await expect(as(reem).close({ id: request.id })).rejects.toEqual(refused("NO_MORE_BIDS"));
    expect((await requestOf(neighbor.id)).status).toBe("open");
    expect((await as(saif).get({ id: request.id })).permissions).toMatchObject({ canBid: false, canAsk: false });
  });

  test("of the last request that runs: cancelled, its project is planned again", async () => {
    const one = await aRequest(reem);
    const another = await aRequest(reem, { project_id: one.project_id });
    const neighbor = await aRequest(reem);
    await as(reem).cancel({ id: one.id });
    expect(await projectStatusOf(one.project_id)).toBe("open");
    await as(reem).cancel({ id: another.id });
    expect([await projectStatusOf(one.project_id), await projectStatusOf(neighbor.project_id)]).toEqual(["planning", "open"]);
  });

  test("stay sealed in a request that is cancelled, of which everybody concerned is told", async () => {
    const request = await aRequest(reem, { invited: [saif, rana] });
    await aBid(request, saif);
    await as(rana).decline({ id: request.id });
    await expect(as(saif).cancel({ id: request.id })).rejects.toEqual(refused("FORBIDDEN"));
    await as(reem).cancel({ id: request.id });
    expect((await as(reem).get({ id: request.id })).owner?.bids).toBeNull();
    expect(await noticesOf(saif)).toMatchObject([{ kind: "request_moved", params: { news: "cancelled" } }]);
    expect(await noticesOf(rana)).toEqual([]);
    await expect(as(reem).cancel({ id: request.id })).rejects.toEqual(refused("STATUS_CONFLICT"));
  });
});

describe("questions", () => {
  test("are answered for all bidders at once; nobody learns who asked", async () => {
    const request = await aRequest(reem, { invited: [saif, rana] });
    const { id: questionId } = await as(saif).ask({ id: request.id, idempotencyKey: randomUUID(), body: "Is there a lift?" });
    expect((await as(rana).get({ id: request.id })).questions).toEqual([]);
    expect((await as(saif).get({ id: request.id })).questions).toMatchObject([{ body: "Is there a lift?", answer: null, isMine: true }]);
    const asked = await as(reem).get({ id: request.id });
    expect(asked.questions).toMatchObject([{ id: questionId, isMine: false }]);
    expect(JSON.stringify([asked.questions, await noticesOf(reem)])).not.toContain(saif.name);
    await expect(as(rana).answer({ id: request.id, questionId, answer: "Yes" })).rejects.toEqual(refused("FORBIDDEN"));
    await expect(as(reem).answer({ id: request.id, questionId, answer: " " })).rejects.toEqual(wrong({ answer: "required" }));
    await as(reem).answer({ id: request.id, questionId, answer: "Yes, for eight people." });
    expect((await as(rana).get({ id: request.id })).questions).toMatchObject([{ answer: "Yes, for eight people.", isMine: false }]);
    expect([await noticesOf(saif), await noticesOf(rana)]).toMatchObject([[{ params: { news: "answered" } }], [{ params: { news: "answered" } }]]);
    const another = await aRequest(reem);
    await expect(as(reem).answer({ id: another.id, questionId, answer: "Yes" })).rejects.toEqual(refused("NOT_FOUND"));
  });

  test("are asked by whoever may bid, in time, once for each key", async () => {
    const request = await aRequest(reem, { invited: [saif] });
    const question = { id: request.id, idempotencyKey: randomUUID(), body: "Is there a lift?" };
    expect(await as(saif).ask(question)).toEqual(await as(saif).ask(question));
    await expect(as(reem).ask(question)).rejects.toEqual(refused("FORBIDDEN"));
    await expect(as(stranger).ask(question)).rejects.toEqual(refused("NOT_FOUND"));
    const over = await aRequest(reem, { invited: [saif], deadline: new Date() });
    await expect(as(saif).ask({ ...question, id: over.id })).rejects.toEqual(refused("NO_MORE_BIDS"));
  });
});

describe("lists", () => {
  test("what someone asked for is one list: requests for bids, and quote requests to one vendor", async () => {
    const vendor = await aVendor({ name: "Sidra" });
    const [request, quote] = [await aRequest(reem), await aQuote(vendor, reem)];
    await aRequest(reem, { status: "cancelled" });
    await aQuote(vendor, await aUser());
    const { items } = await as(reem).listMine({ status: "running" });
    expect(items.map(({ source, id, title, vendor: named }) => [source, id, title, named])).toEqual([
      ["quote", quote.id, null, "Sidra"],
      ["request", request.id, "A majlis in Al Malqa", null],
    ]);
    expect((await as(reem).listMine({ status: "over" })).items).toMatchObject([{ status: "cancelled" }]);
  });

  test("of one project, for its household alone; sealed ones without their number", async () => {
    const projectId = await aProject({ ownerId: reem.id, status: "open" });
    const [sealed, opened] = [
      await aRequest(reem, { project_id: projectId }),
      await aRequest(reem, { project_id: projectId, status: "closed", opened_at: new Date() }),
    ];
    await aRequest(reem);
    for (const request of [sealed, opened]) await aBid(request, saif);
    const found = await as(reem).listOfProject({ id: projectId });
    expect(found.map(({ id, bids }) => [id, bids])).toEqual([
      [opened.id, 1],
      [sealed.id, null],
    ]);
    await db
      .insertInto("project_people")
      .values({
        id: randomUUID(),
        project_id: projectId,
        email: rana.email,
        user_id: rana.id,
        role: "professional",
        status: "accepted",
        token: randomUUID(),
        expires_at: new Date(),
      })
      .execute();
    await expect(as(rana).listOfProject({ id: projectId })).rejects.toEqual(refused("FORBIDDEN"));
    for (const viewer of [saif, stranger, admin]) await expect(as(viewer).listOfProject({ id: projectId })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(reem).listOfProject({ id: randomUUID() })).rejects.toEqual(refused("NOT_FOUND"));
  });

  test("of one project, with what waits for its household: questions without an answer, and bids that can be chosen with the day on which they lapse", async () => {
    const projectId = await aProject({ ownerId: reem.id, status: "in_progress" });
    const asked = (more: object) => aRequest(reem, { project_id: projectId, ...more });
    const [sealed, closed, over] = [
      await asked({ invited: [saif] }),
      await asked({ status: "closed", opened_at: new Date() }),
      await asked({ status: "awarded", opened_at: new Date() }),
    ];
    await aBid(sealed, saif, { valid_until: "2099-01-01" });
    const bids = [
      ["2099-03-02", "submitted"],
      ["2099-02-01", "shortlisted"],
      ["2020-01-01", "submitted"],
      ["2098-01-01", "declined"],
    ] as const;
    for (const [valid_until, status] of bids) await aBid(closed, await aUser("professional"), { valid_until, status });
    await aBid(over, saif, { status: "accepted" });
    const [question, answered] = [await aQuestion(sealed), await aQuestion(sealed)];
    await aQuestion(over);
    await as(reem).answer({ id: sealed.id, questionId: answered, answer: "Yes" });
    const found = new Map((await as(reem).listOfProject({ id: projectId })).map(({ id, choice, questions }) => [id, { choice, questions }]));
    expect(found.get(sealed.id)).toEqual({ choice: null, questions: [{ id: question, body: "Is there a lift?" }] });
    expect(found.get(closed.id)).toEqual({ choice: { bids: 3, holdsUntil: "2099-02-01" }, questions: [] });
    expect(found.get(over.id)).toEqual({ choice: null, questions: [] });
  });

  test("a vendor's people find invitations and quote requests together, once they say no not any more", async () => {
    const vendor = await aVendor({ name: "Sidra" });
    const owner = await aUser("vendor");
    await giveVendor(vendor.id, owner.id);
    const [request, quote] = [await aRequest(reem, { vendors: [vendor] }), await aQuote(vendor, reem)];
    const { items, counts } = await as(owner).listJobs({ tab: "invited" });
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set([request.id, quote.id]));
    expect(counts).toMatchObject({ invited: 2, bids: 0, won: 0, fits: 0 });
    expect((await as(owner).get({ id: request.id })).bidder).toMatchObject({ isInvited: true, inNameOf: { name: "Sidra", isVendor: true } });
    await as(owner).markSeen({ id: request.id });
    await as(owner).decline({ id: request.id });
    expect((await as(reem).get({ id: request.id })).owner?.invited).toMatchObject([{ name: "Sidra", hasSeen: true, answer: "declined" }]);
    await expect(as(stranger).decline({ id: request.id })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(reem).decline({ id: request.id })).rejects.toEqual(refused("FORBIDDEN"));
  });
});
