import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pageCache } from "./page-cache.ts";
import { chooseEncoding } from "./page-encoding.ts";

const html = (mark: string, body = "") =>
  `<!doctype html><html><head><script nonce="${mark}" src="/a.js"></script></head><body>${body}<script nonce="${mark}">boot("<\\/x>", "${mark}")</script></body></html>`;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

let renders: string[] = [];
let body = "hello";
let status = 200;
let headers: Record<string, string> = {};
let hold: Promise<void> | null = null;

function app(limits: { freshMs?: number; staleMs?: number; maxEntries?: number; maxBytes?: number } = {}) {
  const cache = pageCache({
    pages: [
      {
        match: (path) => path === "/vendors" || path.startsWith("/vendors/"),
        canonical(url) {
          const city = url.searchParams.get("city");
          return url.searchParams.has("search") ? null : url.pathname + (city ? `?city=${encodeURIComponent(city)}` : "");
        },
        tags: (canonical) => (canonical.startsWith("/vendors/") ? [`vendor:${canonical.slice(9)}`] : ["vendors"]),
      },
    ],
    variant(context) {
      const cookie = context.req.header("cookie") ?? "";
      return cookie.includes("session=") ? null : cookie.includes("language=ar") ? "ar" : "en";
    },
    async render(canonical, variant, mark) {
      renders.push(`${variant} ${canonical}`);
      const text = html(mark, body);
      await hold;
      return new Response(text, { status, headers: { "content-type": "text/html; charset=utf-8", "x-request-id": "one", ...headers } });
    },
    csp: (hashes) => `script-src 'self' ${hashes}`,
    headers: { "x-frame-options": "DENY" },
    ...limits,
  });
  const server = new Hono();
  server.use(cache.middleware);
  server.all("*", (context) => context.text("uncached"));
  return { cache, get: (path: string, init: Record<string, string> = {}, method = "GET") => server.request(path, { headers: init, method }) };
}

beforeEach(() => {
  renders = [];
  body = "hello";
  status = 200;
  headers = {};
  hold = null;
  vi.useRealTimers();
});

describe("what is cached", () => {
  it("serves one render to everybody, whatever unknown parameters they bring", async () => {
    const { get } = app();
    for (const query of ["", "?utm_source=a", "?utm_source=b&x=1", "?fbclid=3"]) expect(await (await get(`/vendors${query}`)).text()).toContain("hello");
    expect(renders).toEqual(["en /vendors"]);
  });
  it("distinguishes addresses, languages and data", async () => {
    const { get } = app();
    await get("/vendors?city=Riyadh");
    await get("/vendors", { cookie: "language=ar" });
    await get("/vendors/noor");
    expect(renders).toEqual(["en /vendors?city=Riyadh", "ar /vendors", "en /vendors/noor"]);
  });
  it("bypasses sessions, free searches, other methods and other pages", async () => {
    const { get } = app();
    for (const response of [get("/vendors", { cookie: "session=1" }), get("/vendors?search=x"), get("/vendors", {}, "POST"), get("/account")]) {
      expect(await (await response).text()).toBe("uncached");
    }
    expect(renders).toEqual([]);
  });
  it("does not cache answers that set a cookie, redirect or fail", async () => {
    const { get, cache } = app();
    headers = { "set-cookie": "a=1" };
    expect(await (await get("/vendors")).text()).toBe("uncached");
    headers = { location: "/x" };
    status = 301;
    expect(await (await get("/vendors")).text()).toBe("uncached");
    headers = {};
    status = 500;
    expect(await (await get("/vendors")).text()).toBe("uncached");
    expect(cache.size().entries).toBe(0);
  });
  it.each([404, 410])("passes on a %i without caching it", async (missing) => {
    const { get, cache } = app();
    status = missing;
    const response = await get("/vendors/nobody", { "accept-encoding": "br" });
    expect(response.status).toBe(missing);
    expect(response.headers.get("etag")).toBeNull();
    expect(cache.size().entries).toBe(0);
  });
  it("stays within its bounds and evicts the least recently used", async () => {
    const { get, cache } = app({ maxEntries: 3 });
    await get("/vendors");
    for (let i = 0; i < 10; i += 1) {
      await get(`/vendors?city=${i}`);
      await get("/vendors");
    }
    expect(cache.size().entries).toBe(3);
    expect(renders.filter((key) => key === "en /vendors")).toHaveLength(1);
    const small = app({ maxBytes: 700 });
    for (let i = 0; i < 20; i += 1) await small.get(`/vendors?city=${i}`);
    expect(small.cache.size().bytes).toBeLessThanOrEqual(700);
    expect(small.cache.size().entries).toBeGreaterThan(0);
  });
});

describe("scripts", () => {
  it("allows exactly the scripts the page made itself, and no mark leaves the server", async () => {
    const { get } = app();
    body = `<script>steal()</script><script nonce="guess">steal()</script><p>nonce=</p>`;
    const response = await get("/vendors");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toBe(`script-src 'self' ${hash('boot("<\\/x>", "")')}`);
    expect(policy).not.toContain(hash("steal()"));
    expect(await response.text()).not.toMatch(/nonce="[0-9a-f]{32}"/);
    expect(response.headers.get("x-request-id")).toBeNull();
    expect(response.headers.get("x-frame-options")).toBe("DENY");
  });
});

describe("encodings and revalidation", () => {
  it("sends the same page in every form", async () => {
    const { get } = app();
    const br = await get("/vendors", { "accept-encoding": "gzip, deflate, br, zstd" });
    const gz = await get("/vendors", { "accept-encoding": "gzip" });
    const plain = await get("/vendors");
    const text = await plain.text();
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(text);
    expect(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()).toBe(text);
    expect([br, gz, plain].map((response) => response.headers.get("content-encoding"))).toEqual(["br", "gzip", null]);
    expect(new Set([br, gz, plain].map((response) => response.headers.get("etag"))).size).toBe(3);
    expect(br.headers.get("vary")).toBe("Accept-Encoding, Accept-Language, Cookie");
    expect(renders).toHaveLength(1);
  });
  it("answers 304 without a policy to clients that have the page", async () => {
    const { get } = app();
    const etag = (await get("/vendors", { "accept-encoding": "br" })).headers.get("etag") ?? "";
    for (const value of [etag, `"other", W/${etag}`]) {
      const again = await get("/vendors", { "accept-encoding": "br", "if-none-match": value });
      expect(again.status).toBe(304);
      expect(again.headers.get("content-security-policy")).toBeNull();
    }
    expect((await get("/vendors", { "accept-encoding": "gzip", "if-none-match": etag })).status).toBe(200);
  });
  it("names equal pages alike however often they are made", async () => {
    const { get, cache } = app();
    const etag = (await get("/vendors")).headers.get("etag");
    cache.invalidate("all");
    expect((await get("/vendors")).headers.get("etag")).toBe(etag);
    expect(renders).toHaveLength(2);
  });
  it("answers HEAD with the headers alone", async () => {
    const { get } = app();
    const head = await get("/vendors", { "accept-encoding": "br" }, "HEAD");
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    const full = await get("/vendors", { "accept-encoding": "br" });
    expect(full.headers.get("content-length")).toBe(head.headers.get("content-length"));
  });
  it.each([
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["gzip;q=0.5, *;q=0", "gzip"],
    ["identity", "identity"],
    [undefined, "identity"],
  ])("reads Accept-Encoding %s", (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected);
  });
});

describe("time and change", () => {
  it("renders once however many wait", async () => {
    const { get } = app();
    let release = () => {};
    hold = new Promise((done) => {
      release = done;
    });
    const waiting = Array.from({ length: 20 }, () => get("/vendors"));
    await new Promise((done) => setTimeout(done, 5));
    release();
    for (const response of await Promise.all(waiting)) expect(await response.text()).toContain("hello");
    expect(renders).toHaveLength(1);
  });
  it("serves the stale page while a new one is made", async () => {
    const { get } = app({ freshMs: 1_000, staleMs: 10_000 });
    vi.useFakeTimers({ toFake: ["Date"] });
    await get("/vendors");
    body = "changed";
    vi.setSystemTime(Date.now() + 1_500);
    expect(await (await get("/vendors")).text()).toContain("hello");
    await vi.waitFor(async () => expect(await (await get("/vendors")).text()).toContain("changed"));
    expect(renders).toHaveLength(2);
    body = "later";
    vi.setSystemTime(Date.now() + 20_000);
    expect(await (await get("/vendors")).text()).toContain("later");
  });
  it("drops exactly the pages whose data changed", async () => {
    const { get, cache } = app();
    await get("/vendors");
    await get("/vendors/noor");
    body = "changed";
    cache.invalidate(new Set(["vendors"]));
    expect(await (await get("/vendors")).text()).toContain("changed");
    expect(await (await get("/vendors/noor")).text()).toContain("hello");
    cache.invalidate("all");
    expect(await (await get("/vendors/noor")).text()).toContain("changed");
  });
  it("does not cache a page rendered while its data changed", async () => {
    const { get, cache } = app();
    let release = () => {};
    hold = new Promise((done) => {
      release = done;
    });
    const early = get("/vendors");
    await new Promise((done) => setTimeout(done, 5));
    body = "changed";
    cache.invalidate(new Set(["vendors"]));
    hold = null;
    expect(await (await get("/vendors")).text()).toContain("changed");
    release();
    expect(await (await early).text()).toContain("hello");
    expect(await (await get("/vendors")).text()).toContain("changed");
  });
});
