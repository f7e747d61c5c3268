import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPublicAddress } from "./guarded-address.ts";
import { type GuardedFetchOptions, guardedFetch, guardedPost } from "./guarded-fetch.server.ts";

const MAX = 10_000;
const served: string[] = [];
const answers: Record<string, RequestListener> = {
  "/photo": (_, response) => response.end("bytes of a photograph"),
  "/missing": (_, response) => response.writeHead(404).end("no"),
  "/moved": (_, response) => response.writeHead(302, { location: "/photo" }).end(),
  "/around": (_, response) => response.writeHead(307, { location: "/around" }).end(),
  "/inside": (_, response) => response.writeHead(302, { location: "http://127.0.0.2/secret" }).end(),
  "/elsewhere": (_, response) => response.writeHead(301, { location: "file:///etc/passwd" }).end(),
  "/large": (_, response) => response.writeHead(200, { "content-length": MAX }).end(),
  "/endless": (_, response) =>
    void (function more() {
      while (!response.destroyed && response.write("x".repeat(1000)));
      if (!response.destroyed) response.once("drain", more);
    })(),
  "/silent": () => undefined,
  "/drip": (_, response) => {
    const timer = setInterval(() => response.write("x"), 20);
    response.once("close", () => clearInterval(timer));
  },
  "/broken": (_, response) => {
    response.writeHead(200, { "content-length": 100 });
    response.write("half");
    setTimeout(() => response.destroy(), 20);
  },
};

let server: Server;
let here: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    served.push(request.url ?? "");
    answers[request.url ?? ""]?.(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const MOST_REDIRECTS = 5;
answers["/hello"] = (request, response) => response.end(JSON.stringify(request.headers));
for (const status of [300, 301, 302, 303, 304, 305, 307, 308, 201, 206, 500])
  answers[`/status/${status}`] = (_, response) => response.writeHead(status, { location: "/photo" }).end();
answers["/nowhere"] = (_, response) => response.writeHead(302).end();
for (let left = 1; left <= MOST_REDIRECTS + 1; left += 1)
  answers[`/redirects/${left}`] = (_, response) => response.writeHead(302, { location: left === 1 ? "/photo" : `/redirects/${left - 1}` }).end();
for (const size of [MAX - 1, MAX]) {
  answers[`/sized/${size}`] = (_, response) => response.writeHead(200, { "content-length": size }).end("x".repeat(size));
  answers[`/chunked/${size}`] = (_, response) => response.writeHead(200).end("x".repeat(size));
}

const local: Partial<GuardedFetchOptions> = { mayConnect: (address) => address === "127.0.0.1", mayUsePort: () => true };
const get = (path: string, options: Partial<GuardedFetchOptions> = {}) => guardedFetch(`${here}${path}`, { maxBytes: MAX, ...local, ...options });

describe("what may be fetched", () => {
  test("a photograph, also behind a redirect", async () => {
    for (const path of ["/photo", "/moved"]) expect((await get(path)).toString()).toBe("bytes of a photograph");
  });

  test("nothing inside our own network, however it is spelled", async () => {
    const hosts = [
      "127.0.0.1",
      "localhost",
      "2130706433",
      "0x7f.1",
      "0177.0.0.1",
      "127.1",
      "0",
      "[::1]",
      "[::ffff:127.0.0.1]",
      "[::ffff:7f00:1]",
      "[64:ff9b::7f00:1]",
      "10.0.0.1",
      "169.254.169.254",
      "[fe80::1]",
      "[fd00::1]",
      "224.0.0.1",
    ];
    const before = served.length;
    for (const host of hosts) await expect(guardedFetch(`http://${host}/photo`, { maxBytes: MAX }), host).rejects.toMatchObject({ problem: "forbidden" });
    await expect(get("/inside")).rejects.toMatchObject({ problem: "forbidden", detail: "127.0.0.2" });
    // A name is judged by the address that is connected to.
    const port = here.slice(here.lastIndexOf(":"));
    await expect(guardedFetch(`http://localhost${port}/photo`, { maxBytes: MAX, mayUsePort: () => true })).rejects.toMatchObject({ problem: "forbidden" });
    // (A request that another test gave up may arrive late.)
    expect(served.slice(before).filter((path) => path !== "/silent")).toEqual(["/inside"]);
  });

  test.each([
    "ftp://example.com/a",
    "file:///etc/passwd",
    "http://user:secret@example.com/",
    "not an address",
    "//x",
    `http://example.com/${"a".repeat(3000)}`,
  ])("no %s", async (address) => {
    await expect(guardedFetch(address, { maxBytes: MAX })).rejects.toMatchObject({ problem: "address" });
  });

  test("no other ports than those of the web, and no other place by a redirect", async () => {
    await expect(guardedFetch("http://example.com:6379/", { maxBytes: MAX })).rejects.toMatchObject({ problem: "forbidden", detail: "example.com:6379" });
    await expect(get("/elsewhere")).rejects.toMatchObject({ problem: "address" });
  });
});

test("who asks says so, on a connection of its own, and wants no compressed answer", async () => {
  const asked = JSON.parse((await get("/hello")).toString()) as Record<string, string>;
  expect(asked).toMatchObject({ accept: "image/*", "accept-encoding": "identity", connection: "close" });
  expect(asked["user-agent"]).toMatch(/^Diwan/);
});

test.each([
  [301, "bytes of a photograph"],
  [302, "bytes of a photograph"],
  [303, "bytes of a photograph"],
  [307, "bytes of a photograph"],
  [308, "bytes of a photograph"],
])("status %i leads on", async (status, text) => expect((await get(`/status/${status}`)).toString()).toBe(text));

test.each([201, 206, 300, 304, 305, 500])("status %i is no photograph", async (status) => {
  await expect(get(`/status/${status}`)).rejects.toMatchObject({ problem: "status", detail: String(status) });
});

test("a redirect to nowhere is no photograph", async () => expect(get("/nowhere")).rejects.toMatchObject({ problem: "status", detail: "302" }));

test.each(["http://example.com:80/", "https://example.com:443/", "https://example.com/", "http://example.com/"])(
  "%s is on a port of the web",
  async (address) => {
    const stop = AbortSignal.abort(new Error("allowed so far"));
    await expect(guardedFetch(address, { maxBytes: MAX, signal: stop })).rejects.toThrow("allowed so far");
  },
);

test.each(["https://example.com:80443/", "http://example.com:81/", "https://example.com:8443/"])("%s is not", async (address) => {
  await expect(guardedFetch(address, { maxBytes: MAX })).rejects.toMatchObject({ problem: expect.stringMatching(/^(?:forbidden|address)$/) });
});

test.each(["http://user@example.com/", "http://:secret@example.com/"])("no part of a sign-in: %s", async (address) => {
  await expect(guardedFetch(address, { maxBytes: MAX })).rejects.toMatchObject({ problem: "address" });
});

test("an address has two thousand characters at most", async () => {
  const long = (length: number) => `${here}/missing?`.padEnd(length, "a");
  answers[long(2_000).slice(here.length)] = (_, response) => response.end("long");
  expect((await guardedFetch(long(2_000), { maxBytes: MAX, ...local })).toString()).toBe("long");
  await expect(guardedFetch(long(2_001), { maxBytes: MAX, ...local })).rejects.toMatchObject({ problem: "address" });
});

describe("limits", () => {
  test("five redirects, a byte less than the most", async () => {
    expect((await get(`/redirects/${MOST_REDIRECTS}`)).toString()).toBe("bytes of a photograph");
    await expect(get(`/redirects/${MOST_REDIRECTS + 1}`)).rejects.toMatchObject({ problem: "redirects", detail: "5" });
    for (const kind of ["sized", "chunked"]) {
      expect(await get(`/${kind}/${MAX - 1}`)).toHaveLength(MAX - 1);
      await expect(get(`/${kind}/${MAX}`)).rejects.toMatchObject({ problem: "too_large" });
    }
  });
  test("every answer is let go of, whatever came of it", async () => {
    const open = () => new Promise<number>((done) => server.getConnections((_, count) => done(count)));
    for (const path of ["/photo", "/missing", "/large", "/endless"]) await get(path).catch(() => undefined);
    await expect.poll(open).toBe(0);
  });
  test.each([
    ["/missing", "status"],
    ["/around", "redirects"],
    ["/large", "too_large"],
    ["/endless", "too_large"],
    ["/broken", "unreachable"],
  ])("%s is refused: %s", async (path, problem) => {
    await expect(get(path)).rejects.toMatchObject({ problem });
  });
  test("silence and dripping end in time", async () => {
    await expect(get("/silent", { silenceMs: 60 })).rejects.toMatchObject({ problem: "slow" });
    await expect(get("/drip", { totalMs: 150 })).rejects.toMatchObject({ problem: "slow" });
    await expect(guardedFetch("http://name.invalid/", { maxBytes: MAX })).rejects.toMatchObject({ problem: "unreachable" });
  });
  test("the caller can abort", async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error("cancelled")), 30);
    await expect(get("/silent", { signal: stop.signal })).rejects.toThrow("cancelled");
  });
});

describe("what is sent", () => {
  const sent: { method: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  answers["/inbox"] = async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    sent.push({ method: request.method, headers: request.headers, body });
    response.writeHead(201).end();
  };
  const post = (path: string, options: Parameters<typeof guardedPost>[3] = {}) =>
    guardedPost(`${here}${path}`, Buffer.from("hello"), { ttl: 60 }, { ...local, ...options });

  test("arrives whole, and its status comes back", async () => {
    expect(await post("/inbox")).toBe(201);
    expect(sent).toMatchObject([{ method: "POST", headers: { ttl: "60", "accept-encoding": "identity" }, body: "hello" }]);
    expect([await post("/missing"), await post("/status/500")]).toEqual([404, 500]);
  });

  test("goes nowhere but there: no redirect is followed, and nothing inside our own network is asked", async () => {
    const before = served.length;
    expect(await post("/inside")).toBe(302);
    await expect(guardedPost(`${here}/inbox`, Buffer.from("x"), {})).rejects.toMatchObject({ problem: "forbidden" });
    await expect(guardedPost("https://localhost/inbox", Buffer.from("x"), {})).rejects.toMatchObject({ problem: "forbidden" });
    await expect(guardedPost("ftp://example.com/", Buffer.from("x"), {})).rejects.toMatchObject({ problem: "address" });
    // (A request that another test gave up may arrive late.)
    expect(served.slice(before).filter((path) => path !== "/silent")).toEqual(["/inside"]);
  });

  test("ends in time, and with its caller", async () => {
    await expect(post("/silent", { totalMs: 60 })).rejects.toMatchObject({ problem: "slow" });
    await expect(post("/silent", { signal: AbortSignal.abort(new Error("stopped")) })).rejects.toThrow("stopped");
  });
});

test("addresses of the public internet", () => {
  const yes = ["8.8.8.8", "1.1.1.1", "172.15.0.1", "172.32.0.1", "100.63.255.255", "2a00:1450:4001:830::200e", "2606:4700::1111"];
  const no = [
    "",
    "x",
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.255.255.255",
    "169.254.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.0.1",
    "198.18.0.1",
    "203.0.113.9",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:8.8.8.8",
    "64:ff9b::808:808",
    "64:ff9b:1::1",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "ff02::1",
    "2001:db8::1",
    "2001::1",
    "2002:7f00:1::",
    "100::1",
  ];
  expect(yes.filter((address) => !isPublicAddress(address))).toEqual([]);
  expect(no.filter(isPublicAddress)).toEqual([]);
});
