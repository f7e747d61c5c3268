import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aCompany, type Company } from "#app/platform/testing/company.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { endRequests } from "./server/send.server.ts";
import { aBooking, aPlacedProject } from "./testing/a-request.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const refused = (code: string, data?: object) => expect.objectContaining({ code, ...(data && { data: expect.objectContaining(data) }) });
const newsOf = async (viewer: Viewer) => (await noticesOf(viewer)).map(({ kind, params }) => [kind, (params as { news?: string }).news]);
const jobsOf = async (viewer: Viewer, tab: "invited" | "won") => (await as(viewer).requests.listJobs({ tab })).items.map(({ id }) => id);
const countOf = async (client: Viewer) =>
  (await db.selectFrom("requests").select("id").where("owner_id", "=", client.id).execute()).length +
  (await db.selectFrom("projects").select("id").where("owner_id", "=", client.id).execute()).length;

let company: Company;
let professional: Viewer;
let client: Viewer;
let id: string;
beforeEach(async () => {
  company = await aCompany();
  professional = company.professional;
  client = await aUser("homeowner", { name: "Reem", email: `${newId()}@family.example` });
  await db.updateTable("profiles").set({ phone: "+966500000123" }).where("id", "=", client.id).execute();
  id = newId();
  const row = { id, owner_id: professional.id, title: "Room plan", title_ar: "مخطط غرفة", price: 2_400_00, days: 6, revisions: 1, position: 1 };
  const extras = JSON.stringify([{ name: "One picture", nameAr: "صورة", price: 500_00 }]);
  await db
    .insertInto("packages")
    .values({ ...row, included: "Survey\nPlan at 1:50", excluded: "Materials", extras })
    .execute();
});
const booking = (more: object = {}) => ({ id, idempotencyKey: newId(), price: 2_900_00, extras: [0, 0], city: "Riyadh", note: "The majlis, please.", ...more });
const book = (more: object = {}, by = client) => as(by).bookings.create(booking(more));

describe("booking", () => {
  test("is a request at a price that stands, in both lists; the professional and those of their company who answer hear of it once", async () => {
    const request = await book();
    await db.updateTable("packages").set({ price: 9_999_00, title: "Dearer" }).where("id", "=", id).execute();
    const [mine] = (await as(client).requests.listMine({})).items;
    expect(mine).toMatchObject({ id: request.id, title: "Room plan", vendor: professional.name, status: "open", fixedPrice: { amount: 2_900_00 } });
    expect(await jobsOf(professional, "invited")).toEqual([request.id]);
    expect(await jobsOf(company.neighbor, "invited")).toEqual([]);
    const seen = await as(professional).requests.get({ id: request.id });
    expect(seen).toMatchObject({
      ...{ kind: "package", title: "Room plan", words: "The majlis, please.", city: "Riyadh", items: [] },
      booking: { price: { amount: 2_400_00 }, total: { amount: 2_900_00 }, days: 6, included: ["Survey", "Plan at 1:50"], extras: [{ name: "One picture" }] },
      ...{ bidder: { contact: null }, permissions: { canAccept: true, canDecline: true, canBid: false, canAsk: false } },
    });
    expect((await as(professional, "ar").requests.get({ id: request.id })).booking).toMatchObject({ title: "مخطط غرفة", extras: [{ name: "صورة" }] });
    for (const person of [professional, company.manager]) expect(await newsOf(person)).toEqual([["package_booked", undefined]]);
    for (const person of [client, company.viewer, company.neighbor]) expect(await newsOf(person)).toEqual([]);
    const { items } = await as(professional).messages.page({ id: seen.booking?.conversationId ?? "" });
    expect(items.map(({ body }) => body)).toEqual([expect.stringContaining("2,900")]);
    expect((await as(company.manager).requests.get({ id: request.id })).booking?.conversationId).toBeNull();
  });

  test("in the client's own project it is planned in that one, without its lines and budget", async () => {
    const projectId = await aPlacedProject(client);
    expect((await as(client).bookings.places()).projects).toEqual([{ id: projectId, title: "Men's majlis" }]);
    const request = await book({ projectId, city: "" });
    expect((await as(client).requests.listOfProject({ id: projectId })).map((each) => each.id)).toEqual([request.id]);
    expect(await as(professional).requests.get({ id: request.id })).toMatchObject({ district: "Al Malqa", brief: { budgetMax: null }, items: [] });
    expect(JSON.stringify(await as(professional).requests.get({ id: request.id }))).not.toMatch(/Secret Street|966500000123/);
  });

  test("sent twice, or twice at once, it is one, whatever the package costs by then", async () => {
    const input = booking();
    const answers = await Promise.all([as(client).bookings.create(input), as(client).bookings.create(input)]);
    await db.updateTable("packages").set({ price: 1_00 }).where("id", "=", id).execute();
    answers.push(await as(client).bookings.create(input));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(answers.map(({ isWaiting }) => isWaiting)).toEqual([false, false, false]);
    expect(await countOf(client)).toBe(2);
    expect(await newsOf(professional)).toHaveLength(1);
  });

  test("of a package that waits for its answer is that one, also from two windows at once; its message is written once", async () => {
    const twins = await Promise.all([book(), book()]);
    const later = await book({ price: 1, note: "Once more", city: "" });
    expect(new Set([...twins, later].map((answer) => answer.id)).size).toBe(1);
    expect([...twins.map(({ isWaiting }) => isWaiting).toSorted(), later.isWaiting]).toEqual([false, true, true]);
    expect(await countOf(client)).toBe(2);
    expect(await newsOf(professional)).toHaveLength(1);
    const { booking: booked } = await as(client).requests.get(later);
    expect((await as(client).messages.page({ id: booked?.conversationId ?? "" })).items).toHaveLength(1);
  });

  test("in another window at the moment at which the first is stored is that one, without a second message", async () => {
    const first = await book();
    // It is not there yet when the second looks for it, and is when the second goes on.
    await db.updateTable("request_packages").set({ package_id: null }).where("request_id", "=", first.id).execute();
    const late = await db.transaction().execute(async (trx) => {
      await sql`lock table packages in access exclusive mode`.execute(trx);
      const second = book();
      const waits = sql<{ n: number }>`select count(*)::int n from pg_locks where relation = 'packages'::regclass and not granted`;
      await vi.waitFor(async () => expect((await waits.execute(trx)).rows[0]?.n).toBeGreaterThan(0), { timeout: 10_000 });
      await trx.updateTable("request_packages").set({ package_id: id }).where("request_id", "=", first.id).execute();
      return { second };
    });
    expect(await late.second).toEqual({ id: first.id, isWaiting: true });
    const { booking: booked } = await as(client).requests.get(first);
    expect((await as(client).messages.page({ id: booked?.conversationId ?? "" })).items).toHaveLength(1);
  });

  test("stands beside another person's, another package's, and beside one that was answered, canceled or not answered in time", async () => {
    const first = await book();
    const neighbor = await aUser("homeowner", { email: `${newId()}@family.example` });
    const other = newId();
    const row = { id: other, owner_id: professional.id, title: "Survey", price: 500_00, days: 2, revisions: 0, position: 2, included: "Plan" };
    await db.insertInto("packages").values(row).execute();
    const others = [await book({}, neighbor), await book({ id: other, price: 500_00, extras: [] })];
    await as(client).requests.cancel(first);
    const second = await book();
    await as(professional).bookings.accept(second);
    const third = await book();
    await db
      .updateTable("requests")
      .set({ deadline: new Date(Date.now() - 1) })
      .where("id", "=", third.id)
      .execute();
    const made = [first, ...others, second, third, await book()];
    expect(new Set(made.map((answer) => answer.id)).size).toBe(6);
    expect(made.filter(({ isWaiting }) => isWaiting)).toEqual([]);
    const { booking: booked } = await as(client).requests.get(first);
    expect((await as(client).messages.page({ id: booked?.conversationId ?? "" })).items).toHaveLength(5);
  });

  test.each([
    ["another price", { price: 2_400_00 }, "PRICE_CHANGED", { price: { amount: 2_900_00, currency: "SAR" } }],
    ["no city", { city: " " }, "INVALID", { fields: { city: "required" } }],
    ["a city that there is not", { city: "Atlantis" }, "INVALID", { fields: { city: "unknown" } }],
    ["a note that is too long", { note: "x".repeat(1_001) }, "INVALID", { fields: { note: "tooLong" } }],
    ["a package that there is not", { id: randomUUID() }, "NOT_FOUND", undefined],
    ["a project that there is not", { projectId: randomUUID() }, "NOT_FOUND", undefined],
  ])("with %s is refused, and nothing is written", async (_, more, code, data) => {
    await expect(book(more)).rejects.toEqual(refused(code, data));
    expect(await countOf(client)).toBe(0);
    expect(await newsOf(professional)).toEqual([]);
  });

  test("is refused in a project that is over, in someone else's, and in one of the professional's own household", async () => {
    await expect(book({ projectId: await aPlacedProject(client, "completed") })).rejects.toEqual(refused("INVALID", { fields: { projectId: "unknown" } }));
    await expect(book({ projectId: await aPlacedProject(company.stranger) })).rejects.toEqual(refused("NOT_FOUND"));
    const shared = await aPlacedProject(client);
    const person = {
      id: newId(),
      project_id: shared,
      email: professional.email,
      user_id: professional.id,
      role: "co_owner",
      status: "accepted",
      token: newId(),
    };
    await db
      .insertInto("project_people")
      .values({ ...person, expires_at: new Date() })
      .execute();
    await expect(book({ projectId: shared })).rejects.toEqual(refused("INVALID", { fields: { projectId: "unknown" } }));
  });

  test("is refused by a professional who hides or blocked the client, and to themselves", async () => {
    await expect(book({}, professional)).rejects.toEqual(refused("REFUSED"));
    const before = await book();
    const { booking: booked } = await as(client).requests.get(before);
    await as(client).requests.cancel(before);
    await as(professional).messages.setBlocked({ id: booked?.conversationId ?? "", isBlocked: true });
    await expect(book()).rejects.toEqual(refused("REFUSED"));
    const other = await aUser();
    await db
      .updateTable("profiles")
      .set({ visibility: JSON.stringify({ profile: "nobody" }) })
      .where("id", "=", professional.id)
      .execute();
    await expect(book({}, other)).rejects.toEqual(refused("NOT_FOUND"));
    expect([await countOf(professional), await countOf(other)]).toEqual([0, 0]);
  });
});

describe("the answer", () => {
  test("accepted, it is awarded at its price: the project begins, the professional joins it and may call; everybody hears of it", async () => {
    const request = await book();
    await as(company.editor).bookings.accept(request);
    const seen = await as(professional).requests.get(request);
    expect(seen).toMatchObject({
      ...{ status: "awarded", bidder: { bid: { status: "accepted", total: { amount: 2_900_00 } }, contact: { name: "Reem", phone: "+966 50 000 0123" } } },
      permissions: { canAccept: false, canDecline: false, canWithdraw: false },
    });
    const [project] = (await as(professional).projects.list({})).items;
    expect(project).toMatchObject({ status: "in_progress", access: "professional" });
    // The household writes to who works there; they themselves need no way to themselves.
    const peopleSeenBy = async (viewer: Viewer) => (await as(viewer).projects.get({ id: project?.id ?? "" })).people.map(({ profileId }) => profileId);
    expect([await peopleSeenBy(client), await peopleSeenBy(professional)]).toEqual([
      [null, professional.id],
      [null, null],
    ]);
    expect(await jobsOf(professional, "won")).toEqual([request.id]);
    expect((await as(professional).requests.listClients({})).items).toMatchObject([{ name: "Reem", total: { amount: 2_900_00 } }]);
    expect(await newsOf(client)).toEqual([
      ["package_answered", "accepted"],
      ["project_moved", undefined],
    ]);
    expect(await newsOf(professional)).toEqual([
      ["package_booked", undefined],
      ["bid_moved", "accepted"],
    ]);
    expect((await as(client).projects.listEvents({ id: project?.id ?? "" })).items.map(({ kind }) => kind)).toContain("bids.agreed");
    expect(await as(client).reviews.listWaiting()).toMatchObject([{ type: "professional", id: professional.id }]);
  });

  test("accepted twice and at once, it is accepted once; afterwards it is neither declined nor canceled", async () => {
    const request = await book();
    await Promise.all([as(professional).bookings.accept(request), as(professional).bookings.accept(request)]);
    expect(await db.selectFrom("bids").select("status").where("request_id", "=", request.id).execute()).toEqual([{ status: "accepted" }]);
    await expect(as(professional).requests.decline({ ...request, reason: "No" })).rejects.toEqual(refused("STATUS_CONFLICT", { status: "awarded" }));
    await expect(as(client).requests.cancel(request)).rejects.toEqual(refused("STATUS_CONFLICT", { status: "awarded" }));
  });

  test("declined with a reason, the household reads why, and nobody joins; without one it is not", async () => {
    const request = await book();
    await expect(as(professional).requests.decline(request)).rejects.toEqual(refused("INVALID", { fields: { reason: "required" } }));
    await expect(as(professional).requests.decline({ ...request, reason: "x".repeat(501) })).rejects.toEqual(
      refused("INVALID", { fields: { reason: "tooLong" } }),
    );
    await as(professional).requests.decline({ ...request, reason: " Fully booked until spring. " });
    const seen = await as(client).requests.get(request);
    expect(seen).toMatchObject({ status: "declined", booking: { reason: "Fully booked until spring." }, permissions: { canCancel: false } });
    expect(await newsOf(client)).toEqual([["package_answered", "declined"]]);
    expect((await as(client).requests.listMine({ status: "over" })).items.map((each) => each.id)).toEqual([request.id]);
    expect([await jobsOf(professional, "invited"), (await as(professional).projects.list({})).items]).toEqual([[], []]);
    await expect(as(professional).bookings.accept(request)).rejects.toEqual(refused("STATUS_CONFLICT", { status: "declined" }));
  });

  test("is not needed once the household canceled it; the professional hears of that", async () => {
    const [request, neighbor] = [await book(), await aBooking(client, company.neighbor)];
    await as(client).requests.cancel(request);
    expect(await newsOf(professional)).toEqual([
      ["package_booked", undefined],
      ["request_moved", "cancelled"],
    ]);
    await expect(as(professional).bookings.accept(request)).rejects.toEqual(refused("STATUS_CONFLICT", { status: "cancelled" }));
    expect(await jobsOf(company.neighbor, "invited")).toEqual([neighbor.id]);
  });

  test("that does not come in time ends the booking, to the second; both hear of it", async () => {
    const request = await book();
    await db
      .updateTable("requests")
      .set({ deadline: new Date(Date.now() - 1) })
      .where("id", "=", request.id)
      .execute();
    await expect(as(professional).bookings.accept(request)).rejects.toEqual(refused("STATUS_CONFLICT", { status: "expired" }));
    await expect(as(professional).requests.decline({ ...request, reason: "No" })).rejects.toEqual(refused("STATUS_CONFLICT", { status: "expired" }));
    await endRequests(new Date());
    expect(await newsOf(client)).toEqual([["package_answered", "expired"]]);
    expect((await newsOf(professional)).at(-1)).toEqual(["request_moved", "expired"]);
  });

  test("is the professional's and their company's alone: strangers find nothing, others are refused", async () => {
    const request = await book();
    for (const stranger of [company.stranger, company.neighborEditor]) {
      await expect(as(stranger).bookings.accept(request)).rejects.toEqual(refused("NOT_FOUND"));
      await expect(as(stranger).requests.decline({ ...request, reason: "No" })).rejects.toEqual(refused("NOT_FOUND"));
    }
    for (const other of [client, company.viewer]) await expect(as(other).bookings.accept(request)).rejects.toEqual(refused("FORBIDDEN"));
    await expect(as(company.viewer).requests.decline({ ...request, reason: "No" })).rejects.toEqual(refused("FORBIDDEN"));
    expect((await as(client).requests.get(request)).status).toBe("open");
  });

  test("is not given for a project that was put away meanwhile, nor to a request for bids", async () => {
    const request = await book();
    const { owner } = await as(client).requests.get(request);
    await as(client).projects.move({ id: owner?.projectId ?? "", move: "archive" });
    await expect(as(professional).bookings.accept(request)).rejects.toEqual(refused("STATUS_CONFLICT", { status: "archived" }));
  });
});

test("a booking that was answered in messages lets its client review, with the package beside it; nobody before", async () => {
  const { booking: booked } = await as(client).requests.get(await book());
  const place = { type: "professional" as const, id: professional.id };
  await expect(as(client).reviews.save({ ...place, rating: 5 })).rejects.toEqual(refused("FORBIDDEN"));
  await as(professional).messages.send({ id: booked?.conversationId ?? "", idempotencyKey: newId(), body: "With pleasure." });
  expect(await as(client).reviews.listWaiting()).toMatchObject([{ ...place, basis: "request" }]);
  await as(client).reviews.save({ ...place, rating: 5, body: "Drew before she spoke." });
  expect((await as().reviews.list(place)).items).toMatchObject([{ basis: "request", bought: "Room plan" }]);
  await expect(as(company.stranger).reviews.save({ ...place, rating: 1 })).rejects.toEqual(refused("FORBIDDEN"));
});
