import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { anIdea } from "#app/features/inspiration/ideas/testing/an-idea.ts";
import { aQuote } from "#app/features/projects/quotes/testing/a-quote.ts";
import { aBid, aPlacedProject, aRequest } from "#app/features/projects/requests/testing/a-request.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { HOUR_MS } from "#app/platform/rules/durations.ts";
import { aUser } from "#app/platform/testing/people.ts";

const people = {
  homeowner: await aUser("homeowner", { name: "homeowner Alharbi" }),
  professional: await aUser("professional", { name: "professional Alharbi" }),
  vendor: await aUser("vendor", { name: "vendor Alharbi" }),
  otherVendor: await aUser("vendor", { name: "otherVendor Alharbi" }),
  admin: await aUser("admin", { name: "admin Alharbi" }),
};
const vendorId = newId();
let firstRequest = "";

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

beforeEach(async () => {
  for (const table of ["quote_requests", "saved_items", "vendors"] as const) await db.deleteFrom(table).execute();
  await aVendor({ id: vendorId, name: "Majlis Craft", name_ar: "حرفة المجلس", slug: "majlis-craft", ownedBy: people.vendor.id });
  await aVendor({ name: "Majlis Waiting", status: "Pending" });
  const made = [];
  for (let n = 0; n < 7; n += 1)
    made.push(await aQuote({ id: vendorId }, people.homeowner, { description: "Plaster walls", contact_name: `Person ${n}`, created_at: ago((7 - n) * 24) }));
  firstRequest = made[0]?.id ?? "";
});
afterAll(disconnect);

describe("home", () => {
  it("shows a homeowner what they asked for, newest first, and what would help next", async () => {
    const home = await as(people.homeowner).dashboard.home();
    expect(home).toMatchObject({ role: "homeowner", isEmailVerified: true, selling: null, work: null });
    expect(home.sent.counts).toEqual({ new: 7, seen: 0, answered: 0, closed: 0 });
    expect(home.sent.newest.map(({ name }) => name)).toEqual(Array(5).fill("Majlis Craft"));
    expect(home.sent.newest[0]?.id).not.toBe(firstRequest);
    expect(home.nextSteps).toContain("findVendors");
    expect(home.nextSteps).not.toContain("askForQuote");
    expect((await as(people.homeowner, "ar").dashboard.home()).sent.newest[0]).toMatchObject({ name: "حرفة المجلس", city: "الرياض" });
  });

  it("a step that is done is not suggested", async () => {
    await as(people.homeowner).saved.save({ type: "vendor", id: vendorId });
    const home = await as(people.homeowner).dashboard.home();
    expect(home.nextSteps).not.toContain("findVendors");
    expect(home.saved).toMatchObject({ total: 1, items: [{ title: "Majlis Craft", to: "/vendors/majlis-craft" }] });
  });

  describe("rooms of a homeowner", () => {
    const other = people.professional;
    const of = async (viewer: Viewer, language = "en") => {
      const home = await as(viewer, language).dashboard.home();
      if (!home.rooms) throw new Error("no rooms");
      return { ...home, rooms: home.rooms };
    };
    const withCover = async (idea: Parameters<typeof anIdea>[0]) => {
      const id = newId();
      await db
        .insertInto("files")
        .values({ id, storage_key: id, sha256: id, mime: "image/webp", byte_size: 1, width: 960, height: 640, is_public: true })
        .execute();
      return anIdea({ ...idea, photoIds: [id] });
    };
    const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
    beforeEach(async () => {
      for (const table of ["ideabooks", "idea_likes", "design_ideas"] as const) await db.deleteFrom(table).execute();
    });

    it("begin with the project that waits for bids, else the one that is built; nobody else's, and sealed bids are not counted", async () => {
      const family = await aUser();
      expect((await of(family)).rooms.project).toBeNull();
      await aPlacedProject(family, "completed");
      await aPlacedProject(other, "open");
      const built = await aPlacedProject(family, "in_progress");
      expect((await of(family)).rooms.project).toMatchObject({ id: built, status: "in_progress", request: null });
      const open = await aPlacedProject(family, "open");
      const sealed = await aRequest(family, { project_id: open });
      await aBid(sealed, other);
      expect((await of(family)).rooms.project).toMatchObject({ id: open, city: "Riyadh", request: { id: sealed.id, bids: null } });
      const opened = await aRequest(family, { project_id: open, status: "closed", opened_at: new Date() });
      await aBid(opened, other);
      expect((await of(family)).rooms.project).toMatchObject({ id: open, request: { id: opened.id, bids: 1 } });
      expect((await of(await aUser())).rooms.project).toBeNull();
    });

    it("are for homeowners alone", async () => {
      for (const viewer of [people.professional, people.vendor, people.admin]) expect((await as(viewer).dashboard.home()).rooms).toBeNull();
    });

    it("a new account has nothing of its own, and the newest ideas of every style", async () => {
      await withCover({ title: "Blue kitchen" });
      const { rooms } = await of(await aUser("homeowner"));
      expect(rooms).toMatchObject({ redesigns: [], designs: [], boards: [], ideabooks: [], fresh: { styles: [] } });
      expect(titles(rooms.fresh.items)).toEqual(["Blue kitchen"]);
    });

    it("what is saved is counted and shown, whatever its kind; what is no longer public is only counted", async () => {
      const idea = await anIdea({ title: "Walnut majlis" });
      const gone = await anIdea({ title: "Withdrawn" });
      await as(people.homeowner).saved.save({ type: "vendor", id: vendorId });
      for (const { id } of [gone, idea]) await as(people.homeowner).saved.save({ type: "idea", id });
      await as(other).saved.save({ type: "idea", id: (await anIdea({ title: "Another's" })).id });
      await db.updateTable("design_ideas").set({ status: "unpublished" }).where("id", "=", gone.id).execute();
      const { saved } = await of(people.homeowner);
      expect(saved.total).toBe(3);
      expect(titles(saved.items)).toEqual(["Walnut majlis", "Majlis Craft"]);
    });

    it("new ideas follow the styles that were saved and liked most, without what is known already", async () => {
      const known = await anIdea({ title: "Saved", style: "rustic" });
      const liked = await anIdea({ title: "Liked", style: "rustic" });
      await withCover({ title: "New rustic", style: "rustic" });
      await withCover({ title: "New modern", style: "modern" });
      await anIdea({ title: "Without a photo", style: "rustic" });
      await as(people.homeowner).saved.save({ type: "idea", id: known.id });
      await db.insertInto("idea_likes").values({ idea_id: liked.id, user_id: people.homeowner.id }).execute();
      const { rooms } = await of(people.homeowner);
      expect(rooms.fresh.styles).toEqual(["rustic"]);
      expect(titles(rooms.fresh.items)).toEqual(["New rustic"]);
    });

    it("a request has its vendor as on a card, as long as that is public", async () => {
      const { sent } = await of(people.homeowner, "ar");
      expect(sent.newest[0]?.vendor).toMatchObject({ title: "حرفة المجلس", to: "/vendors/majlis-craft" });
      await db.updateTable("vendors").set({ status: "Inactive" }).where("id", "=", vendorId).execute();
      expect((await of(people.homeowner)).sent.newest[0]).toMatchObject({ name: "Majlis Craft", vendor: null });
    });

    it("shows one's own ideabooks, the last changed first, and nobody else's", async () => {
      for (const title of ["First", "Second", "Third", "Fourth"]) await as(people.homeowner).ideabooks.create({ title });
      await as(other).ideabooks.create({ title: "Another's" });
      expect(titles((await of(people.homeowner)).rooms.ideabooks)).toEqual(["Fourth", "Third", "Second"]);
    });
  });

  it("shows a vendor their own entries, requests, answers and weeks", async () => {
    await as(people.homeowner).saved.save({ type: "vendor", id: vendorId });
    await as(people.vendor).quotes.setStatus({ id: firstRequest, status: "answered" });
    await db
      .updateTable("quote_requests")
      .set({ answered_at: ago(7 * 24 - 5) })
      .where("id", "=", firstRequest)
      .execute();
    const { selling } = await as(people.vendor).dashboard.home();
    expect(selling?.vendors).toMatchObject([{ id: vendorId, slug: "majlis-craft", newRequests: 6, savedBy: 1 }]);
    expect(selling?.received.counts).toEqual({ new: 6, seen: 0, answered: 1, closed: 0 });
    expect(selling?.responseHours).toBeCloseTo(5, 1);
    expect(selling?.weeks).toHaveLength(12);
    expect(selling?.weeks.reduce((sum, week) => sum + week.received, 0)).toBe(7);
    expect(selling?.weeks.reduce((sum, week) => sum + week.answered, 0)).toBe(1);
    expect(new Date(`${selling?.weeks[0]?.from}T00:00:00Z`).getUTCDay()).toBe(0);
    expect((await as(people.vendor).dashboard.home()).nextSteps).toContain("answerRequests");
  });

  it("shows another vendor nothing of it", async () => {
    const home = await as(people.otherVendor).dashboard.home();
    expect(home.selling).toMatchObject({ vendors: [], received: { newest: [] }, responseHours: null });
    expect(home.nextSteps).toContain("addVendor");
    expect(await as(people.otherVendor).dashboard.counts()).toEqual({ unreadMessages: 0, newRequests: 0 });
    expect(await as(people.vendor).dashboard.counts()).toEqual({ unreadMessages: 0, newRequests: 7 });
  });

  describe("figures of a vendor", () => {
    const hour = (n: number) => new Date(Date.now() - n * HOUR_MS);
    /** A request of so many days ago that was answered after so many hours. */
    const answered = (vendor: { id: string }, days: number, hours: number) =>
      aQuote(vendor, null, { status: "answered", created_at: hour(days * 24), answered_at: hour(days * 24 - hours) });
    const selling = async () => (await as(people.vendor).dashboard.home()).selling;
    let own: { id: string };
    let others: { id: string };
    beforeEach(async () => {
      await db.deleteFrom("quote_requests").execute();
      own = { id: vendorId };
      others = await aVendor({ ownedBy: people.otherVendor.id });
    });

    it("the time to an answer is the median of ninety days, of their own vendors", async () => {
      for (const hours of [1, 2, 30]) await answered(own, 10, hours);
      expect((await selling())?.responseHours).toBeCloseTo(2, 3);
      await answered(own, 89, 40);
      expect((await selling())?.responseHours).toBeCloseTo(16, 3);
      for (const hours of [0.1, 0.1, 0.1]) await answered(own, 91, hours);
      for (const hours of [0.1, 0.1, 0.1]) await answered(others, 10, hours);
      expect((await selling())?.responseHours).toBeCloseTo(16, 3);
    });

    it("a week begins with Sunday in Riyadh, and counts what their own vendors were asked", async () => {
      const sunday = Date.parse(`${(await selling())?.weeks[10]?.from}T00:00:00+03:00`);
      const counts = async () => (await selling())?.weeks.slice(9).map(({ received, answered: given }) => [received, given]);
      await aQuote(own, null, { created_at: new Date(sunday) });
      await aQuote(own, null, { created_at: new Date(sunday - 1000), status: "answered", answered_at: new Date(sunday + 1000) });
      await aQuote(others, null, { created_at: new Date(sunday), status: "answered", answered_at: new Date(sunday + 1000) });
      expect(await counts()).toEqual([
        [1, 0],
        [1, 1],
        [0, 0],
      ]);
    });

    it("the mark counts what is not answered, seen or not; the entry who saved it", async () => {
      await aQuote(own, null);
      for (const status of ["seen", "answered", "closed"]) await aQuote(own, null, { status });
      await aQuote(others, null);
      expect((await as(people.vendor).dashboard.counts()).newRequests).toBe(2);
      for (const viewer of [people.homeowner, people.professional]) await as(viewer).saved.save({ type: "vendor", id: others.id });
      await as(people.homeowner).saved.save({ type: "vendor", id: own.id });
      expect((await selling())?.vendors).toMatchObject([{ id: own.id, newRequests: 2, savedBy: 1 }]);
    });
  });

  it("counts work for admins and content managers only, requests for admins only", async () => {
    // Requests to vendors with an owner are theirs to answer.
    expect((await as(people.admin).dashboard.home()).work).toMatchObject({ vendors: 1, quotes: 0 });
    await aQuote(await aVendor(), null, { reach: "queue" });
    expect((await as(people.admin).dashboard.home()).work).toMatchObject({ quotes: 1 });
    const manager = { ...people.professional, permissions: ["content_manager"] };
    expect((await as(manager).dashboard.home()).work).not.toHaveProperty("quotes");
    expect((await as(people.professional).dashboard.home()).work).toBeNull();
    await expect(as(null).dashboard.home()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("preserves the time of the first answer", async () => {
    await as(people.vendor).quotes.setStatus({ id: firstRequest, status: "answered" });
    const before = await db.selectFrom("quote_requests").select("answered_at").where("id", "=", firstRequest).executeTakeFirstOrThrow();
    await as(people.vendor).quotes.setStatus({ id: firstRequest, status: "closed" });
    await as(people.vendor).quotes.setStatus({ id: firstRequest, status: "answered" });
    expect(await db.selectFrom("quote_requests").select("answered_at").where("id", "=", firstRequest).executeTakeFirstOrThrow()).toEqual(before);
  });
});

describe("search", () => {
  /** Articles of the help are for everybody, whatever they ask: they have a test of their own. */
  const kinds = async (viewer: Viewer | null, query: string) =>
    (await as(viewer).dashboard.search({ query })).map(({ kind }) => kind).filter((kind) => kind !== "article");

  it("finds articles of the help for everybody, as last", async () => {
    for (const viewer of [null, people.homeowner, people.admin]) {
      const hits = await as(viewer).dashboard.search({ query: "passkey" });
      expect(hits.at(-1)).toMatchObject({ kind: "article", to: expect.stringMatching(/^\/help\//) });
    }
  });

  it("finds for visitors only what everybody may see", async () => {
    expect(await kinds(null, "majlis")).toEqual(["vendor"]);
    expect(await kinds(null, "")).toEqual([]);
  });

  it("finds a person's own requests, by vendor in either language or by text", async () => {
    expect(await kinds(people.homeowner, "plaster")).toEqual(Array(5).fill("sentRequest"));
    expect(new Set(await kinds(people.homeowner, "المجلس"))).toEqual(new Set(["sentRequest", "vendor"]));
    expect(await kinds(people.vendor, "Person 3")).toEqual(["receivedRequest"]);
    expect(await kinds(people.otherVendor, "Person 3")).toEqual([]);
    expect(await kinds(people.homeowner, "")).toEqual(["sentRequest", "sentRequest", "sentRequest"]);
  });

  it("finds people and vendors of every status for admins, vendors for content managers", async () => {
    const hits = await as(people.admin).dashboard.search({ query: "alharbi" });
    expect(hits.every(({ kind }) => kind === "user")).toBe(true);
    expect(hits).toHaveLength(5);
    expect(await kinds(people.admin, "majlis")).toEqual(["vendor", "adminVendor", "adminVendor"]);
    const manager = { ...people.professional, permissions: ["content_manager"] };
    expect(await kinds(manager, "alharbi")).toEqual([]);
    expect(await kinds(manager, "waiting")).toEqual(["adminVendor"]);
    expect(await kinds(people.homeowner, "waiting")).toEqual([]);
  });

  it("one letter is too little; quotes and operators are words like others", async () => {
    expect(await kinds(people.admin, "m")).toEqual([]);
    expect(await kinds(people.admin, "' & | ! (:*")).toEqual([]);
    await expect(as(null).dashboard.search({ query: "x".repeat(81) })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
