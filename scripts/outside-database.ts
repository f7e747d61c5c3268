// Part of `npm test`: two processes of the built product on one PostgreSQL from Debian's packages.
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { findDebianPostgres, startCluster } from "./outside/debian-postgres.ts";
import { type Product, startProduct } from "./outside/product.ts";
import { ensureBuilt } from "./setup/build.mjs";

await ensureBuilt();
const found = await findDebianPostgres();
if ("missing" in found) {
  console.log(`skipped: ${found.missing}`);
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), "diwan-two-"));
const database = await startCluster(found.bin);
console.log(`PostgreSQL ${database.version}`);
let products: Product[] = [];
/** Of an import, enough for some seconds. */
const ROWS = 15_000;

async function attempt(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    console.log(`ok ${name}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`FAILED ${name}\n${error instanceof Error ? error.stack : error}\n${products.map((product) => product.output()).join("\n")}`);
  }
}

let address = 0;
/** A request as a browser behind the balancer sends it, each from another address. */
function ask(product: Product, path: string, init: RequestInit & { cookie?: string } = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("origin", "http://diwan.test");
  headers.set("x-forwarded-for", `10.9.8.${++address}`);
  if (typeof init.body === "string") headers.set("content-type", "application/json");
  if (init.cookie) headers.set("cookie", init.cookie);
  return fetch(product.url + path, { ...init, headers, redirect: "manual" });
}

async function rows<T>(text: string): Promise<T[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

async function until<T>(work: () => Promise<T | undefined | false>, milliseconds = 15_000): Promise<T> {
  for (const deadline = Date.now() + milliseconds; ; await sleep(100)) {
    const value = await work();
    if (value) return value;
    if (Date.now() > deadline) throw new Error("It did not happen in time.");
  }
}

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

/** The events of a stream. */
function listenTo(response: Response): { text: string; isOver: boolean } {
  const heard = { text: "", isOver: false };
  void (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) heard.text += chunk;
  })()
    .catch(() => {})
    .finally(() => {
      heard.isOver = true;
    });
  return heard;
}

const letters = () => products.flatMap((product) => (existsSync(product.outbox) ? readdirSync(product.outbox) : [])).filter((name) => name.endsWith(".eml"));

await attempt("two processes start at once on an empty database", async () => {
  products = await Promise.all([startProduct("one", folder, database.url), startProduct("two", folder, database.url)]);
});
const [one, two] = products;

if (one && two) {
  let cookie = "";
  await attempt("who signs in on one is signed in on the other", async () => {
    const body = JSON.stringify({ email: "admin@diwan.example", password: "Majlis-2026!" });
    const answer = await ask(one, "/api/auth/sign-in/email", { method: "POST", body });
    assert.equal(answer.status, 200, await answer.text());
    cookie = cookiesOf(answer);
    const session = (await (await ask(two, "/api/auth/get-session", { cookie })).json()) as { user?: { email: string } } | null;
    assert.equal(session?.user?.email, "admin@diwan.example");
  });

  await attempt("demo data was loaded once", async () => {
    const [count] = await rows<{ all: number; distinct: number }>("select count(*)::int as all, count(distinct slug)::int as distinct from vendors");
    assert.ok(count && count.all >= 300, `only ${count?.all} vendors`);
    assert.equal(count.all, count.distinct);
    const [accounts] = await rows<{ all: number; distinct: number }>(
      "select count(*)::int as all, count(distinct name)::int as distinct from users where is_demo",
    );
    assert.ok(accounts && accounts.all >= 4);
    assert.equal(accounts.all, accounts.distinct);
  });

  await attempt("each job runs exactly once", async () => {
    const before = letters().length;
    const body = JSON.stringify({ email: "homeowner@diwan.example", redirectTo: "/" });
    for (const product of [one, two, one, two]) {
      const answer = await ask(product, "/api/auth/request-password-reset", { method: "POST", body });
      assert.equal(answer.status, 200, await answer.text());
    }
    await until(async () => letters().length >= before + 4);
    // Long enough for a second run to show itself.
    await sleep(3000);
    assert.equal(letters().length, before + 4);
  });

  await attempt("a change made on one is news on the other", async () => {
    // Each process caches the vendor's page; only a notification invalidates it in the other.
    const [vendor] = await rows<{ id: string; slug: string; name: string }>(
      "select id, slug, name from vendors where status = 'Verified' order by slug limit 1",
    );
    assert.ok(vendor);
    const page = async (product: Product) => (await ask(product, `/vendors/${vendor.slug}`)).text();
    for (const product of [one, two, two]) assert.match(await page(product), new RegExp(vendor.name));
    const { version } = (await (await ask(one, `/api/v1/admin/vendors/${vendor.id}`, { cookie })).json()) as { version: string };
    const body = JSON.stringify({ version, changes: { name: "Heard Across Processes" } });
    const answer = await ask(one, `/api/v1/admin/vendors/${vendor.id}`, { method: "PATCH", body, cookie });
    assert.equal(answer.status, 200, await answer.text());
    await until(async () => (await page(two)).includes("Heard Across Processes"), 10_000);
  });

  await attempt("what happens on one is heard live on the other, until the session ends", async () => {
    const [mine] = await rows<{ id: string }>(
      "select n.id from notifications n join users u on u.id = n.user_id where u.email = 'admin@diwan.example' and not n.is_read limit 1",
    );
    assert.ok(mine);
    const leaving = new AbortController();
    const stream = await ask(two, "/events", { cookie, signal: leaving.signal });
    assert.equal(stream.status, 200);
    const heard = listenTo(stream);
    await until(async () => heard.text.includes("retry:"));
    const started = performance.now();
    const answer = await ask(one, `/api/v1/notifications/${mine.id}`, { method: "PATCH", body: JSON.stringify({ isRead: true }), cookie });
    assert.equal(answer.status, 200, await answer.text());
    await until(async () => heard.text.includes(mine.id));
    assert.ok(performance.now() - started < 2000, "It took longer than two seconds.");
    // A new one, as any process inserts it.
    await rows(`
      with fresh as (
        insert into notifications (id, user_id, kind) select gen_random_uuid(), id, 'export_ready' from users where email = 'admin@diwan.example' returning id, user_id
      ) select pg_notify('diwan_live', 'person:' || jsonb_build_array(user_id, jsonb_build_object('topic', 'notification', 'id', id))::text) from fresh`);
    await until(async () => (heard.text.match(/"notification"/g)?.length ?? 0) >= 2);
    await ask(one, "/api/auth/sign-out", { method: "POST", body: "{}", cookie });
    await until(async () => heard.isOver);
    assert.match(heard.text, /event: ended/);
    leaving.abort();
  });

  await attempt("who signs out on one is signed out on the other", async () => {
    await ask(two, "/api/auth/sign-out", { method: "POST", body: "{}", cookie });
    const session = await (await ask(one, "/api/auth/get-session", { cookie })).json();
    assert.equal(session, null);
  });

  await attempt("a process that is killed leaves its import to the others, which lose and double nothing", async () => {
    const body = JSON.stringify({ email: "admin@diwan.example", password: "Majlis-2026!" });
    cookie = cookiesOf(await ask(one, "/api/auth/sign-in/email", { method: "POST", body }));
    const victim = await startProduct("three", folder, database.url);
    const [columns = ""] = readFileSync("e2e/fixtures/vendors-template.csv", "utf8").split(/\r?\n/);
    const lines = Array.from({ length: ROWS }, (_, row) => `killed-${row},Killed ${row}`);
    const form = new FormData();
    form.set("file", new File([[columns, ...lines].join("\n")], "killed.csv"));
    const state = async () =>
      (await rows<{ status: string; done: number; created: number }>("select status, processed_rows as done, created_count as created from vendor_imports"))[0];
    try {
      // The others hold still, so that this one takes it.
      for (const product of [one, two]) product.pause();
      const answer = await ask(victim, "/api/v1/vendor-imports", { method: "POST", body: form, cookie });
      assert.equal(answer.status, 202, await answer.text());
      await until(async () => ((await state())?.done ?? 0) > 0, 60_000);
    } finally {
      await victim.kill();
      for (const product of [one, two]) product.resume();
    }
    assert.equal((await state())?.status, "processing");
    assert.equal((await ask(two, "/vendors")).status, 200);
    await until(async () => (await state())?.status === "completed", 120_000);
    assert.equal((await state())?.created, ROWS);
    const [count] = await rows<{ all: number; distinct: number }>(
      "select count(*)::int as all, count(distinct vendor_id)::int as distinct from vendors where vendor_id like 'killed-%'",
    );
    assert.deepEqual(count, { all: ROWS, distinct: ROWS });
  });

  await attempt("both stop cleanly", async () => {
    assert.deepEqual(await Promise.all(products.map((product) => product.stop())), [0, 0]);
  });
}

await Promise.all(products.map((product) => product.stop()));
await database.stop();
rmSync(folder, { recursive: true, force: true });
