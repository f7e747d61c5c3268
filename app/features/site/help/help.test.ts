import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { serverClient } from "#app/api/server-client.server.ts";
import { anIdea } from "#app/features/inspiration/ideas/testing/an-idea.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { withCosts } from "./server/costs.server.ts";
import { articlePage, hubPage, sectionPage } from "./server/pages.server.ts";
import { helpAddresses } from "./server/sitemap.server.ts";

const as = (viewer: Viewer | null, { language = "en", ip = randomUUID() as string } = {}) => serverClient({ viewer, language, requestId: newId(), ip }).help;
const ARTICLE = "homeowners/ask-for-a-quote";
const OTHER = "homeowners/find-a-vendor";

let reem: Viewer;
let admin: Viewer;
beforeEach(async () => {
  await db.deleteFrom("help_ratings").execute();
  [reem, admin] = [await aUser(), await aUser("admin")];
});

const rated = async (id: string) => (await as(admin).ratings({})).items.find((item) => item.id === id);

describe("was this helpful", () => {
  test("counts once for each person; another answer replaces it, and words stay", async () => {
    await as(reem).rate({ article: ARTICLE, isHelpful: false, comment: " Prices are missing " });
    await as(reem).rate({ article: ARTICLE, isHelpful: true });
    expect(await rated(ARTICLE)).toMatchObject({ yes: 1, no: 0, comments: 1 });
    expect((await as(admin).comments({ article: ARTICLE })).items).toMatchObject([{ isHelpful: true, comment: "Prices are missing" }]);
    expect(await rated(OTHER)).toMatchObject({ yes: 0, no: 0 });
  });

  test("counts once for each device of a visitor, and apart from people", async () => {
    const [mine, other] = [randomUUID(), randomUUID()];
    for (const device of [mine, mine, other]) await as(null).rate({ article: ARTICLE, isHelpful: false, device });
    await as(reem).rate({ article: ARTICLE, isHelpful: true, device: mine });
    expect(await rated(ARTICLE)).toMatchObject({ yes: 1, no: 2 });
    const rows = await db.selectFrom("help_ratings").select(["user_id", "device"]).where("user_id", "is not", null).execute();
    expect(rows).toEqual([{ user_id: reem.id, device: null }]);
  });

  test("the same at the same moment is one", async () => {
    await Promise.all(Array.from({ length: 4 }, () => as(reem).rate({ article: ARTICLE, isHelpful: true })));
    expect(await rated(ARTICLE)).toMatchObject({ yes: 1 });
  });

  test("what cannot be is refused", async () => {
    await expect(as(null).rate({ article: ARTICLE, isHelpful: true })).rejects.toMatchObject({ code: "INVALID", data: { fields: { device: "required" } } });
    await expect(as(reem).rate({ article: "homeowners/none", isHelpful: true })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const comment = "x".repeat(1_001);
    await expect(as(reem).rate({ article: ARTICLE, isHelpful: true, comment })).rejects.toMatchObject({
      code: "INVALID",
      data: { fields: { comment: "tooLong" } },
    });
    await as(reem).rate({ article: ARTICLE, isHelpful: true, comment: "x".repeat(1_000) });
  });

  test("not without end from one network", async () => {
    const visitor = as(null, { ip: "203.0.113.77" });
    for (let n = 0; n < 30; n += 1) await visitor.rate({ article: ARTICLE, isHelpful: true, device: randomUUID() });
    await expect(visitor.rate({ article: ARTICLE, isHelpful: true, device: randomUUID() })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await as(null, { ip: "203.0.113.78" }).rate({ article: ARTICLE, isHelpful: true, device: randomUUID() });
  });

  test("is read by admins alone; those that helped least come first, by section and words", async () => {
    await as(reem).rate({ article: OTHER, isHelpful: false });
    expect((await as(admin).ratings({})).items[0]?.id).toBe(OTHER);
    expect((await as(admin).ratings({ section: "vendors" })).items.every(({ section }) => section === "vendors")).toBe(true);
    expect((await as(admin).ratings({ search: "passkey" })).items.map(({ id }) => id)).toContain("general/sign-in");
    for (const viewer of [reem, await aUser("professional", { permissions: ["content_manager"] })]) {
      await expect(as(viewer).ratings({})).rejects.toMatchObject({ code: "FORBIDDEN" });
      await expect(as(viewer).comments({ article: ARTICLE })).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
    await expect(as(admin).comments({ article: "x/y" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("goes with the account", async () => {
    await as(reem).rate({ article: ARTICLE, isHelpful: true });
    await db.deleteFrom("users").where("id", "=", reem.id).execute();
    expect(await rated(ARTICLE)).toMatchObject({ yes: 0 });
  });
});

describe("pages", () => {
  test("labels, figures and crumbs are in their places, in both languages", async () => {
    const english = await articlePage("homeowners", "ask-for-a-quote", "en");
    expect(english?.html).toContain('<b class="ui-label">Send request</b>');
    expect(english?.html).not.toMatch(/\{\{|data-picture/);
    expect(english?.steps.length).toBeGreaterThan(3);
    expect(english?.more.map(({ id }) => id)).toContain(OTHER);
    const arabic = await articlePage("homeowners", "ask-for-a-quote", "ar");
    expect(arabic?.html).toContain('<b class="ui-label">إرسال الطلب</b>');
    expect(await articlePage("homeowners", "no-such-article", "en")).toBeNull();
    expect(await articlePage("vendors", "ask-for-a-quote", "en")).toBeNull();
  });

  test("questions with their answers are told apart from steps", async () => {
    const page = await articlePage("resources", "warranty-and-cancellation", "en");
    expect(page?.questions.length).toBeGreaterThan(3);
    expect(page?.questions[0]?.[1]).not.toContain("{{");
  });

  test("lists", async () => {
    const { audiences, hits } = await hubPage("", "en");
    expect(hits).toBeNull();
    for (const { count, first } of audiences) expect(first.length).toBeLessThanOrEqual(count);
    expect((await hubPage("refund", "ar")).hits?.length).toBeGreaterThan(0);
    expect(sectionPage("resources", "en").groups.map(({ group }) => group)).toEqual(["costs", "hiring", "rights"]);
  });

  test("the sitemap has each once", async () => {
    const paths = (await helpAddresses.entries()).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain("/resources/permits");
    expect(await helpAddresses.pages()).toEqual(["/help", "/help/homeowners", "/help/professionals", "/help/vendors", "/help/general", "/resources"]);
  });
});

describe("costs in guides", () => {
  const kitchens = async (costs: readonly number[]) => {
    for (const riyals of costs) await anIdea({ roomType: "kitchen", estimatedCost: riyals * 100 });
  };

  test("too few rooms give no figure, enough give the middle half and say how many", async () => {
    const html = "<p>Before</p>\n<p>[[costs:kitchen]]</p>\n<p>After</p>";
    await kitchens([10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000]);
    expect(await withCosts(html, "en")).toContain("Fewer than 8 rooms with a known cost");
    await kitchens([80_000, 90_000]);
    const shown = await withCosts(html, "en");
    expect(shown).toMatch(/30,000[^<]*70,000/);
    expect(shown).toMatch(/50,000/);
    expect(shown).toContain('<td data-label="Rooms counted">9</td>');
    expect(shown.startsWith("<p>Before</p>")).toBe(true);
    expect(await withCosts("<p>No table</p>", "en")).toBe("<p>No table</p>");
  });
});
