import "#app/api/router.server.ts";
import { Hono } from "hono";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { anIdea } from "#app/features/inspiration/ideas/testing/an-idea.ts";
import { aProduct } from "#app/features/shop/products/testing/a-product.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { feature } from "./counts.feature.server.ts";
import { countAction, countSearch, flushCounts } from "./server/buffer.server.ts";
import { forgetCounts } from "./server/jobs.server.ts";
import { countRoutes } from "./server/routes.server.ts";

const BROWSER = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1";
let owner: Viewer;
let vendor: string;
let other: string;
let sofa: string;
beforeEach(async () => {
  await sql`truncate daily_counts, daily_searches`.execute(db);
  owner = await aUser("vendor");
  [vendor, other] = [(await aVendor({ ownedBy: owner.id })).id, (await aVendor()).id];
  sofa = (await aProduct({ vendorId: vendor })).id;
});

const counted = async (id: string | null) => {
  await flushCounts();
  const rows = await db
    .selectFrom("daily_counts")
    .select(["kind", "count"])
    .where("subject_id", id === null ? "is" : "=", id)
    .orderBy("day")
    .orderBy("kind")
    .execute();
  return rows.map(({ kind, count }) => [kind, count]);
};
/** A network of its own for each test. */
const address = () => `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

type From = { agent?: string; ip?: string; viewer?: Viewer | null };
async function beacon(body: unknown, { agent = BROWSER, ip = address(), viewer = null }: From = {}) {
  const app = new Hono<{ Variables: { ip: string; findSession: () => Promise<{ viewer: Viewer | null }> } }>();
  app.use(async (c, next) => {
    c.set("ip", ip);
    c.set("findSession", async () => ({ viewer }));
    await next();
  });
  app.route("/", countRoutes);
  const headers: Record<string, string> = agent ? { "user-agent": agent } : {};
  return (await app.request("/counts", { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) })).status;
}
const view = (id: string, subject = "vendor") => ({ subject, action: "view", id });

describe("visits", () => {
  test("add up by page and in all; the neighbor's numbers stay", async () => {
    for (const body of [view(vendor), view(vendor), { subject: "vendor", action: "phone", id: vendor }, view(other)]) expect(await beacon(body)).toBe(204);
    await flushCounts();
    await beacon(view(vendor));
    expect(await counted(vendor)).toEqual([
      ["vendor.phone", 1],
      ["vendor.view", 3],
    ]);
    expect(await counted(other)).toEqual([["vendor.view", 1]]);
    expect(await counted(null)).toEqual([
      ["vendor.phone", 1],
      ["vendor.view", 4],
    ]);
  });

  test("a day of Riyadh ends at 21:00 UTC", async () => {
    for (const at of ["2026-11-10T20:59:59Z", "2026-11-10T21:00:00Z"]) countAction({ subject: "vendor", action: "view", id: vendor }, null, new Date(at));
    expect(await counted(vendor)).toEqual([
      ["vendor.view", 1],
      ["vendor.view", 1],
    ]);
  });

  test("of each kind of page", async () => {
    const professional = await aUser("professional");
    await db.updateTable("profiles").set({ professional_type: "architect" }).where("id", "=", professional.id).execute();
    const pack = newId();
    await db
      .insertInto("packages")
      .values({ id: pack, owner_id: professional.id, position: 0, title: "Plan", price: 100, days: 2, revisions: 0, included: "A plan" })
      .execute();
    const idea = await anIdea({ authorId: professional.id });
    const pages = { idea: idea.id, product: sofa, package: pack, professional: professional.id };
    for (const [subject, id] of Object.entries(pages)) {
      await beacon(view(id, subject), { viewer: await aUser() });
      // The person whose page it is, and the people of the vendor.
      await beacon(view(id, subject), { viewer: subject === "product" ? owner : professional });
      expect(await counted(id), subject).toEqual([[`${subject}.view`, 1]]);
    }
  });

  test("the vendor's own people, staff and impersonators are left out; other vendors' people count", async () => {
    const [admin, editor, stranger] = [await aUser("admin"), await aUser("homeowner", { permissions: ["content_manager"] }), await aUser("vendor")];
    const impersonated = { ...(await aUser()), impersonatedBy: { id: admin.id, name: admin.name } };
    for (const viewer of [owner, admin, editor, impersonated, stranger]) await beacon(view(vendor), { viewer });
    expect(await counted(vendor)).toEqual([["vendor.view", 1]]);
  });

  test.each(["Googlebot/2.1", "HeadlessChrome", "curl/8", "Lighthouse", ""])("programs are left out: %s", async (agent) => {
    expect(await beacon(view(vendor), { agent })).toBe(204);
    expect(await counted(vendor)).toEqual([]);
  });

  test.each([
    "",
    "{",
    "[]",
    JSON.stringify({ subject: "vendor", action: "buy", id: newId() }),
    JSON.stringify(view("x")),
    JSON.stringify({ place: "attic", words: "sofa", found: 1 }),
    JSON.stringify({ place: "all", words: "sofa", found: -1 }),
    "x".repeat(10_000),
  ])("what is no beacon counts nothing and says nothing: %s", async (body) => {
    expect(await beacon(body)).toBe(204);
    expect(await counted(null)).toEqual([]);
    expect(await db.selectFrom("daily_searches").selectAll().execute()).toEqual([]);
  });

  test("nobody phones an idea, and only pieces go into a cart", async () => {
    for (const body of [
      { subject: "idea", action: "phone", id: (await anIdea()).id },
      { subject: "vendor", action: "cart", id: vendor },
    ])
      await beacon(body);
    expect(await counted(null)).toEqual([]);
  });

  test("one network counts so much in a minute, and others go on", async () => {
    const ip = address();
    for (let n = 0; n < 100; n += 1) await beacon(view(vendor), { ip });
    expect(await counted(vendor)).toEqual([["vendor.view", 60]]);
    await beacon(view(vendor));
    expect(await counted(vendor)).toEqual([["vendor.view", 61]]);
  });

  test("what is not public, or not there, is not counted and does not harm the others", async () => {
    await db.updateTable("vendors").set({ status: "Pending" }).where("id", "=", other).execute();
    for (const id of [other, newId(), vendor]) await beacon(view(id));
    expect(await counted(other)).toEqual([]);
    expect(await counted(null)).toEqual([["vendor.view", 1]]);
  });

  test("nothing of who it was is stored", async () => {
    const reem = await aUser();
    await beacon(view(vendor), { viewer: reem });
    await flushCounts();
    const rows = await db.selectFrom("daily_counts").selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(reem.id);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(["count", "day", "kind", "subject_id"]);
  });
});

describe("searches", () => {
  const stored = async () => {
    await flushCounts();
    return db.selectFrom("daily_searches").select(["place", "words", "count", "missed"]).orderBy("place").orderBy("words").execute();
  };
  const search = (words: string, found: number, place = "vendors") => beacon({ place, words, found });

  test("by place and words, with those that found nothing", async () => {
    await search("Green Sofa", 3);
    await search("green  sofa", 0);
    await search("green sofa", 0, "products");
    expect(await stored()).toEqual([
      { place: "products", words: "", count: 1, missed: 1 },
      { place: "products", words: "green sofa", count: 1, missed: 1 },
      { place: "vendors", words: "", count: 2, missed: 1 },
      { place: "vendors", words: "green sofa", count: 2, missed: 1 },
    ]);
  });

  test("words that might say who someone is count without them", async () => {
    await search("reem@example.com", 0);
    await search("0554180192", 0);
    expect(await stored()).toEqual([{ place: "vendors", words: "", count: 2, missed: 2 }]);
  });

  test("after two thousand different words of a day, further ones count without them", async () => {
    const day = new Date("2026-11-20T10:00:00Z");
    const name = (n: number) =>
      `sofa ${String.fromCharCode(97 + (n % 26))}${String.fromCharCode(97 + Math.floor(n / 26 / 26))}${String.fromCharCode(97 + (Math.floor(n / 26) % 26))}`;
    for (let n = 0; n < 2_010; n += 1) countSearch({ place: "all", words: name(n), found: 1 }, day);
    const rows = await stored();
    expect(rows).toHaveLength(2_001);
    expect(rows[0]).toEqual({ place: "all", words: "", count: 2_010, missed: 0 });
  });
});

describe("forgetting", () => {
  const daysAgo = (days: number) => sql`(now() at time zone 'Asia/Riyadh')::date - ${days}::int`;
  const run = () => forgetCounts.handler({}, AbortSignal.timeout(60_000));

  test("sums go after 25 months", async () => {
    await sql`insert into daily_counts (day, kind, subject_id, count) values
      (((now() at time zone 'Asia/Riyadh')::date - interval '25 months')::date, 'vendor.view', ${vendor}, 2),
      (((now() at time zone 'Asia/Riyadh')::date - interval '25 months')::date - 1, 'vendor.view', ${vendor}, 9)`.execute(db);
    await sql`insert into daily_searches (day, place, words, count) values (${daysAgo(800)}, 'all', '', 5), (${daysAgo(700)}, 'all', '', 4)`.execute(db);
    await run();
    expect(await counted(vendor)).toEqual([["vendor.view", 2]]);
    expect(await db.selectFrom("daily_searches").select("count").execute()).toEqual([{ count: 4 }]);
  });

  test("words that hardly anybody searched for go after 30 days; the sums of their searches stay", async () => {
    await sql`insert into daily_searches (day, place, words, count) values
      (${daysAgo(31)}, 'all', '', 9), (${daysAgo(31)}, 'all', 'rare', 2), (${daysAgo(31)}, 'all', 'usual', 2), (${daysAgo(90)}, 'products', 'usual', 1),
      (${daysAgo(30)}, 'all', 'young', 1)`.execute(db);
    await run();
    const left = await db.selectFrom("daily_searches").select("words").orderBy("words").execute();
    expect(left.map(({ words }) => words)).toEqual(["", "usual", "usual", "young"]);
  });

  test("who is erased takes the numbers of their pages along, and no others", async () => {
    await sql`insert into daily_counts (day, kind, subject_id, count) values
      ('2026-11-01', 'professional.view', ${owner.id}, 3), ('2026-11-01', 'vendor.view', ${other}, 4), ('2026-11-01', 'professional.view', null, 3)`.execute(
      db,
    );
    await db.transaction().execute((trx) => feature.personal.erase(trx, owner.id));
    expect(await counted(owner.id)).toEqual([]);
    expect(await counted(other)).toEqual([["vendor.view", 4]]);
    expect(await counted(null)).toEqual([["professional.view", 3]]);
  });
});
