import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { modelProblem } from "#app/platform/media/check-model.server.ts";
import { demoPeople } from "./data/people.ts";
import { demoProducts } from "./data/products.ts";
import { demoDay, demoDirectory } from "./demo-data.ts";
import { DemoImages, demoPhotos } from "./demo-photos.ts";
import { demoProfessionals } from "./demo-professionals.ts";

const newest = demoDay();
const { ranked } = demoDirectory(newest);
const { images } = DemoImages.parse(JSON.parse(readFileSync("demo/media/index.json", "utf8")));
const photos = demoPhotos(ranked, images);
const distinct = (values: unknown[]) => new Set(values).size;

async function load(demo: boolean) {
  vi.resetModules();
  vi.stubEnv("DEMO", demo ? "1" : "0");
  const { loadDemo } = await import("./public.server.ts");
  await loadDemo();
}

const counts = async () => {
  const count = (table: "vendors" | "reviews" | "vendor_photos" | "vendor_categories" | "categories" | "files" | "users" | "quote_requests") =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow()
      .then(({ n }) => Number(n));
  return {
    vendors: await count("vendors"),
    reviews: Number(
      (
        await db
          .selectFrom("reviews")
          .select((eb) => eb.fn.countAll<number>().as("n"))
          .where("subject_type", "=", "vendor")
          .executeTakeFirstOrThrow()
      ).n,
    ),
    photos: await count("vendor_photos"),
    links: await count("vendor_categories"),
    categories: await count("categories"),
    files: await count("files"),
    users: await count("users"),
    quotes: await count("quote_requests"),
  };
};

test("the same every time", () => {
  const hash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
  expect(hash(demoDirectory(newest))).toBe(hash({ ranked }));
});

test("a directory of different, believable vendors", () => {
  const vendors = ranked.map(({ vendor }) => vendor);
  expect(vendors.length).toBeGreaterThanOrEqual(320);
  for (const key of ["id", "name", "nameAr", "slug", "phone", "description", "descriptionAr"] as const)
    expect(distinct(vendors.map((vendor) => vendor[key]))).toBe(vendors.length);
  for (const vendor of vendors) {
    expect(vendor.name).not.toMatch(/\d/);
    expect(vendor.nameAr).toMatch(/^[\u0600-\u06FF ]+$/);
    expect(`${vendor.description}${vendor.descriptionAr}`).not.toMatch(/[{}]|undefined/);
    expect(vendor.phone).toMatch(/^\+9665\d000\d{4}$/);
    expect(vendor.license).toMatch(/^\d{10}$/);
    expect(vendor.priceMin).toBeLessThanOrEqual(vendor.priceMax);
    expect(vendor.coverage).toContain(vendor.city);
    for (const url of [vendor.website, vendor.instagram]) if (url) expect(new URL(url).hostname).toMatch(/\.example$/);
  }
  expect(ranked.filter(({ isFeatured }) => isFeatured)).toHaveLength(6);
  expect(vendors.filter(({ status }) => status === "Pending")).toHaveLength(12);
  expect(vendors.filter(({ status }) => status === "Inactive")).toHaveLength(6);
  expect(distinct(vendors.map(({ city }) => city))).toBeGreaterThan(20);
});

test("neighbors in the directory never share a cover", () => {
  const covers = ranked.map(({ vendor }) => photos.get(vendor.id)?.[0]?.file);
  for (let at = 0; at + 6 <= covers.length; at += 1) expect(distinct(covers.slice(at, at + 6))).toBe(6);
  for (const list of photos.values()) {
    expect(list.length).toBeGreaterThanOrEqual(3);
    expect(distinct(list)).toBe(list.length);
  }
});

test("every piece has a 3D model of its own that a vendor could upload, and every model a piece", async () => {
  const models = readdirSync("demo/media").filter((file) => file.endsWith(".glb"));
  expect(models.toSorted()).toEqual(demoProducts.map(({ photo }) => `product-${photo}.glb`).toSorted());
  for (const file of models) expect(await modelProblem(readFileSync(`demo/media/${file}`)), file).toBeNull();
});

test("no review is younger than the newest day or older than its vendor", () => {
  for (const { vendor, reviews } of ranked) {
    for (const { createdAt } of reviews) expect(createdAt >= vendor.createdAt && createdAt <= newest).toBe(true);
    const texts = reviews.map(({ body }) => body).filter((body) => body !== null);
    expect(distinct(texts)).toBe(texts.length);
  }
  expect(ranked.filter(({ reviews }) => reviews.length === 0).length).toBeGreaterThan(5);
});

test("nothing is loaded with DEMO=0", async () => {
  const before = await counts();
  await load(false);
  expect(await counts()).toEqual(before);
});

test("loads once, also when two processes start together, and never undoes what people changed", async () => {
  await Promise.all([load(true), load(true)]);
  const first = await counts();
  expect(first).toMatchObject({
    vendors: ranked.length,
    reviews: ranked.reduce((sum, { reviews }) => sum + reviews.length, 0),
    photos: [...photos.values()].reduce((sum, list) => sum + list.length, 0),
    users: 4 + demoPeople.length + demoProfessionals().length,
  });
  expect(first.categories).toBeGreaterThan(60);
  expect(first.quotes).toBeGreaterThanOrEqual(8);

  const rated = await db.selectFrom("vendors").select(["id", "rating", "review_count"]).orderBy("id").execute();
  const expected = ranked
    .map(({ vendor, rating, reviews }) => ({ id: vendor.id, rating, review_count: reviews.length }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(rated).toEqual(expected);

  const own = await db
    .selectFrom("vendors")
    .innerJoin("organization_members as m", "m.organization_id", "vendors.organization_id")
    .innerJoin("users", "users.id", "m.user_id")
    .select(["users.email", "m.role", "vendors.city", "vendors.status"])
    .orderBy("m.created_at")
    .execute();
  expect(own).toEqual([
    { email: "vendor@diwan.example", role: "owner", city: "Riyadh", status: "Verified" },
    { email: expect.any(String), role: "editor", city: "Riyadh", status: "Verified" },
  ]);
  expect(await db.selectFrom("organization_invitations").select(["status"]).execute()).toEqual([{ status: "open" }]);

  await db
    .deleteFrom("vendors")
    .where("id", "=", expected[3]?.id ?? "")
    .execute();
  await load(true);
  expect((await counts()).vendors).toBe(ranked.length - 1);

  await expectSales();
  const projects = await db.selectFrom("projects").select(["status", "created_at", "updated_at"]).execute();
  expect(projects).toHaveLength(121);
  expect(distinct(projects.map(({ status }) => status))).toBe(6);
  for (const { created_at, updated_at } of projects) expect(Math.max(created_at.getTime(), updated_at.getTime())).toBeLessThanOrEqual(newest.getTime());
  await expectBids();
  await expectBookings();
  await expectProfessionals();
}, 120_000);

/** Three to five bids on each request; an awarded one has one winner, who belongs to the project. */
async function expectBids() {
  const { rows: fits } = await sql<{
    n: number;
  }>`select count(*)::int n from requests where kind = 'open' and status = 'open' and fits && array['architect:SA-01', 'architect:Dammam', 'architect:Buraydah']`.execute(
    db,
  );
  expect(fits[0]?.n).toBeGreaterThanOrEqual(2);
  const { rows } = await sql<{ status: string; bids: number; accepted: number; joined: number }>`
    select r.status, count(b.id)::int bids, count(b.id) filter (where b.status = 'accepted')::int accepted,
      (select count(*)::int from project_people m where m.project_id = r.project_id and m.role = 'professional') joined
    from requests r join bids b on b.request_id = r.id join quotations q on q.bid_id = b.id
      join quotation_revisions v on v.quotation_id = q.id and v.number = b.revision and v.gross = b.total and v.sent_at <= ${newest}
    group by r.id, r.status, r.project_id`.execute(db);
  expect(rows.length).toBeGreaterThanOrEqual(60);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["open", "closed", "awarded"]));
  for (const { status, bids, accepted, joined } of rows) {
    expect(bids).toBeGreaterThanOrEqual(3);
    expect([accepted, joined]).toEqual(status === "awarded" ? [1, 1] : [0, 0]);
  }
}

/** Three packages of the professional who signs in; one waits for an answer, one was accepted at its price. */
async function expectBookings() {
  const { rows } = await sql<{ status: string; total: number; bid: number | null; packages: number }>`
    select r.status, k.total::int total, (select b.total::int from bids b where b.request_id = r.id and b.status = 'accepted') bid,
      (select count(*)::int from packages p where p.owner_id = i.user_id) packages
    from requests r join request_packages k on k.request_id = r.id join request_invitations i on i.request_id = r.id join users u on u.id = i.user_id
    where u.email = 'professional@diwan.example' and r.sent_at <= ${newest} order by r.status`.execute(db);
  expect(rows.map(({ status, packages }) => [status, packages])).toEqual([
    ["awarded", 3],
    ["open", 3],
  ]);
  expect([rows[0]?.bid, rows[1]?.bid]).toEqual([rows[0]?.total, null]);
}

/** What was sold: the ledger balances with it to the halala, and nothing lies in the future. */
async function expectSales() {
  const one = async (query: ReturnType<typeof sql<{ n: number }>>) => Number((await query.execute(db)).rows[0]?.n ?? 0);
  const statuses = await db.selectFrom("orders").select("status").distinct().execute();
  expect(statuses.map(({ status }) => status).sort()).toEqual(
    expect.arrayContaining(["accepted", "cancelled", "completed", "delivered", "paid", "preparing", "returned", "shipped"]),
  );
  expect(await one(sql`select count(*) n from orders`)).toBeGreaterThan(350);
  expect(await one(sql`select count(*) n from reviews where subject_type = 'product'`)).toBeGreaterThan(100);
  expect(await one(sql`select count(*) n from orders where updated_at > ${newest} or created_at > ${newest}`)).toBe(0);
  expect(await one(sql`select count(*) n from reviews where created_at > ${newest}`)).toBe(0);
  expect(await one(sql`select coalesce(sum(amount), 0) n from ledger_postings`)).toBe(0);
  // What buyers paid and got back is what was booked.
  expect(
    await one(sql`select sum(p.amount) n from ledger_postings p join ledger_entries e on e.id = p.entry_id
    where e.kind in ('charge', 'refund') and (p.account = 'cash' or p.account like 'collected:%')`),
  ).toBe(await one(sql`select sum(paid - refunded) n from orders`));
  expect(
    await one(sql`select count(*) n from payments p
      join lateral (select sum(o.paid) paid, sum(o.refunded) refunded from orders o join checkouts c on c.id = o.checkout_id where c.payment_id = p.id) s on true
      where (p.captured, p.refunded) is distinct from (s.paid, s.refunded)`),
  ).toBe(0);
  expect(
    await one(sql`select count(*) n from orders o where (o.paid > 0) <> exists (select from ledger_entries e where e.kind = 'charge' and e.reference = o.id)`),
  ).toBe(0);
  expect(
    await one(
      sql`select count(*) n from orders o where o.is_released and o.refunded < o.total and not exists (select from ledger_entries e where e.kind = 'release' and e.reference = o.id)`,
    ),
  ).toBe(0);
  // Nobody buys what nobody looked at.
  const carts = sql`daily_counts c join daily_counts v on v.kind = 'product.view' and v.day = c.day and v.subject_id = c.subject_id where c.kind = 'product.cart'`;
  expect(await one(sql`select count(*) n from ${carts}`)).toBeGreaterThan(100);
  expect(await one(sql`select count(*) n from ${carts} and v.count <= c.count`)).toBe(0);
  expect(await one(sql`select count(*) n from daily_counts where day >= ${newest}::date`)).toBe(0);
  for (const subject of ["vendor", "professional", "idea", "product", "package"])
    expect(await one(sql`select count(*) n from daily_counts where kind = ${`${subject}.view`} and subject_id is not null`), subject).toBeGreaterThan(100);
  expect(
    await one(sql`select count(*) n from (select day, kind, sum(count) filter (where subject_id is null) whole, sum(count) filter (where subject_id is not null) parts
      from daily_counts group by 1, 2) t where whole is distinct from parts`),
  ).toBe(0);
  expect(
    await one(sql`select count(*) n from (select day, place, sum(count) filter (where words = '') whole, sum(count) filter (where words <> '') parts
      from daily_searches group by 1, 2) t where whole is null or parts > whole`),
  ).toBe(0);
  expect(await one(sql`select count(*) n from pictured_pieces`)).toBeGreaterThan(20);
  expect(await one(sql`select count(*) n from payouts`)).toBe(await one(sql`select count(*) n from ledger_entries where kind = 'payout'`));
}

/** No two reviews say the same, and of some it is known how fast they answer. */
async function expectProfessionals() {
  const { rows } = await sql<{ all: number; texts: number }>`
    select count(*)::int "all", count(distinct body)::int texts from reviews where subject_type = 'professional'`.execute(db);
  expect(rows[0]?.all).toBeGreaterThan(700);
  expect(rows[0]?.texts).toBe(rows[0]?.all);
  await import("#app/api/router.server.ts");
  const { answerTimeOf } = await import("#app/features/talk/messages/public.server.ts");
  const people = await db.selectFrom("professionals").select("id").execute();
  const times = await Promise.all(people.map(({ id }) => answerTimeOf(id)));
  expect(times.filter((time) => time !== null).length).toBeGreaterThan(10);
}
