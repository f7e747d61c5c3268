import { createContext, runInContext } from "node:vm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import source from "./worker/service-worker.js?raw";

const SITE = "https://diwan.example";
type Handler = (event: object) => void;
type Stored = Map<string, Response>;

/** The browser as a service worker sees it: caches in memory, and a network that the test answers for. */
function browser(release = "one") {
  const stores = new Map<string, Stored>();
  const keyOf = (request: Request | string) => new URL(typeof request === "string" ? request : request.url, SITE).href;
  const cacheOf = (stored: Stored) => ({
    match: async (request: Request | string) => stored.get(keyOf(request))?.clone(),
    put: async (request: Request | string, response: Response) => void stored.set(keyOf(request), response),
    add: async (request: Request | string) => void stored.set(keyOf(request), await network(keyOf(request))),
    delete: async (request: Request | string) => stored.delete(keyOf(request)),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
  });
  const network = vi.fn(async (address: string, _options?: RequestInit): Promise<Response> => new Response(`offline in the network's words: ${address}`));
  const handlers: Record<string, Handler> = {};
  const notifications = { shown: [] as unknown[][], close: vi.fn() };
  const windows: { url: string; focus: () => void }[] = [];
  const openWindow = vi.fn(async () => undefined);
  const subscription = { unsubscribe: vi.fn(async () => true) };
  const world = {
    ...{ URL, Response, File, Date, String, encodeURIComponent, Math },
    Request: class extends Request {
      constructor(address: string, options?: RequestInit) {
        super(new URL(address, SITE), options);
      }
    },
    location: new URL(`${SITE}/sw.js`),
    addEventListener: (name: string, handler: Handler) => {
      handlers[name] = handler;
    },
    caches: {
      open: async (name: string) => {
        if (!stores.has(name)) stores.set(name, new Map());
        return cacheOf(stores.get(name) as Stored);
      },
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (request: string, { cacheName }: { cacheName: string }) => stores.get(cacheName)?.get(keyOf(request))?.clone(),
    },
    clients: { claim: async () => undefined, matchAll: async () => windows, openWindow },
    registration: {
      navigationPreload: { enable: vi.fn() },
      pushManager: {
        getSubscription: async () => subscription,
        subscribe: async () => ({ toJSON: () => ({ endpoint: "https://push.example/new", keys: {} }) }),
      },
      showNotification: async (...given: unknown[]) => void notifications.shown.push(given),
      getNotifications: async () => [notifications],
    },
    skipWaiting: vi.fn(async () => undefined),
    fetch: async (request: Request | string, options?: RequestInit) => network(keyOf(request), options),
  };
  // Redirects need a whole address outside of a browser.
  world.Response = class extends Response {
    static override redirect = (path: string, status: number) => new Response(null, { status, headers: { location: path } });
  } as typeof Response;
  runInContext(`const RELEASE = ${JSON.stringify(release)};${source}`, createContext(world));
  /** Raises an event, and waits for all that it started. @returns what the worker answers; undefined: it leaves the request to the browser */
  async function raise(name: string, event: object = {}): Promise<Response | undefined> {
    const started: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    handlers[name]?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => started.push(work),
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    const response = await answer;
    // what is stored begins while the answer is made
    await Promise.all(started);
    return response;
  }
  const go = (path: string, more: object = {}) => raise("fetch", { request: { url: SITE + path, method: "GET", mode: "navigate", ...more } });
  const namesOf = (name: string) => [...(stores.get(name)?.keys() ?? [])].map((address) => address.replace(SITE, ""));
  return { raise, go, stores, network, notifications, windows, openWindow, subscription, world, namesOf };
}

const page = (text: string, cacheControl = "public, max-age=0, must-revalidate") =>
  new Response(text, { headers: { "content-type": "text/html; charset=utf-8", "cache-control": cacheControl } });
const noNetwork = async () => {
  throw new TypeError("Failed to fetch");
};
const OFFLINE = '<template><p role="status">You are offline</p></template><main>Offline</main>';

let it: ReturnType<typeof browser>;
beforeEach(async () => {
  it = browser();
  it.network.mockResolvedValueOnce(page(OFFLINE, "private, no-cache"));
  await it.raise("install");
});

describe("without a network", () => {
  test("a page that was never opened is the offline page", async () => {
    it.network.mockImplementation(noNetwork);
    expect(await (await it.go("/dashboard"))?.text()).toBe(OFFLINE);
  });

  test("a public page that was looked at can be read, without scripts and below the bar", async () => {
    const html =
      '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"></head><body class="x"><h1>Ideas</h1><script type="module">run()\n</script></body>';
    it.network.mockResolvedValueOnce(page(html));
    expect(await (await it.go("/ideas"))?.text()).toBe(html);
    it.network.mockImplementation(noNetwork);
    expect(await (await it.go("/ideas"))?.text()).toBe(
      '<head><link rel="stylesheet" href="/a.css"></head><body class="x"><p role="status">You are offline</p><h1>Ideas</h1></body>',
    );
  });

  test.each([
    ["one's own", page("mine", "private, no-store")],
    ["one that failed", new Response("no", { status: 404, headers: { "content-type": "text/html", "cache-control": "public" } })],
    ["a file", new Response("a,b", { headers: { "content-type": "text/csv", "cache-control": "public, max-age=60" } })],
    ["one without a word about it", new Response("x", { headers: { "content-type": "text/html" } })],
  ])("no page is stored but public ones: not %s", async (_, response) => {
    it.network.mockResolvedValueOnce(response);
    await it.go("/somewhere");
    expect(it.namesOf("pages")).toEqual([]);
  });

  test("the last thirty pages stay", async () => {
    it.network.mockImplementation(async () => page("x"));
    for (let n = 0; n < 31; n++) await it.go(`/ideas/${n}`);
    await it.go("/ideas/1");
    const names = it.namesOf("pages");
    expect([names.length, names[0], names.at(-1)]).toEqual([30, "/ideas/2", "/ideas/1"]);
  });
});

test("a page that the browser asked for meanwhile is not asked for again", async () => {
  it.network.mockClear();
  const answer = await it.go("/ideas", { mode: "navigate" });
  expect(it.network).toHaveBeenCalledTimes(1);
  const loaded = await it.raise("fetch", {
    request: { url: `${SITE}/ideas`, method: "GET", mode: "navigate" },
    preloadResponse: Promise.resolve(page("preloaded")),
  });
  expect([answer?.status, await loaded?.text()]).toEqual([200, "preloaded"]);
  expect(it.network).toHaveBeenCalledTimes(1);
});

test("styles and fonts are asked for once; nothing else is stood before", async () => {
  const get = (path: string, more: object = {}) => it.go(path, { mode: "cors", ...more });
  it.network.mockImplementation(async () => new Response("style"));
  it.network.mockClear();
  for (let n = 0; n < 2; n++) expect(await (await get("/assets/root-abc.css"))?.text()).toBe("style");
  await get("/assets/plex-abc.woff2");
  expect(it.network).toHaveBeenCalledTimes(2);
  for (const path of ["/rpc/ideas/list", "/api/v1/account/me", "/events", "/assets/root-abc.js", "/media/private/x/640.webp", "/home.data"])
    expect(await get(path), path).toBeUndefined();
  expect(await it.raise("fetch", { request: { url: "https://elsewhere.example/assets/a.css", method: "GET", mode: "navigate" } })).toBeUndefined();
  expect(await it.go("/rpc/ideas/save", { method: "POST", mode: "cors" })).toBeUndefined();
});

test("another release renews the offline page and waits until it is asked for", async () => {
  const next = browser("two");
  next.stores.set("offline-one", new Map());
  next.stores.set("redesign-photo", new Map());
  await next.raise("install");
  expect(next.world.skipWaiting).not.toHaveBeenCalled();
  await next.raise("message", { data: "language" });
  expect(next.world.skipWaiting).not.toHaveBeenCalled();
  await next.raise("message", { data: "activate" });
  expect(next.world.skipWaiting).toHaveBeenCalledOnce();
  await next.raise("activate");
  expect([...next.stores.keys()]).toEqual(["redesign-photo", "offline-two"]);
});

test.each(["/api/auth/sign-out", "/logout"])("signing out at %s leaves nothing of the person", async (path) => {
  for (const name of ["pages", "shared-photo", "redesign-photo", "parts"]) it.stores.set(name, new Map());
  expect(await it.go(path, { method: "POST" })).toBeUndefined();
  expect([...it.stores.keys()].sort()).toEqual(["offline-one", "parts"]);
  expect(it.notifications.close).toHaveBeenCalledOnce();
  expect(it.subscription.unsubscribe).toHaveBeenCalledOnce();
});

describe("a photo from another app", () => {
  const share = (form: FormData | null) => it.go("/share-target", { method: "POST", formData: async () => form ?? Promise.reject(new TypeError("no form")) });

  test("waits on the device for the screen that asks about it", async () => {
    const form = new FormData();
    form.set("photo", new File(["a room"], "room.jpg", { type: "image/jpeg" }));
    form.set("title", "Our majlis");
    form.set("url", "https://elsewhere.example/majlis");
    const answer = await share(form);
    expect([answer?.status, answer?.headers.get("location")]).toEqual([303, "/share"]);
    const stored = it.stores.get("shared-photo")?.get(`${SITE}/share/photo`);
    expect([await stored?.text(), stored?.headers.get("content-type")]).toEqual(["a room", "image/jpeg"]);
    expect(decodeURIComponent(stored?.headers.get("x-words") ?? "")).toBe("Our majlis\nhttps://elsewhere.example/majlis");
    expect(Date.now() - Number(stored?.headers.get("x-stored-at"))).toBeLessThan(10_000);
  });

  test("what is no photo is not stored; the screen is shown all the same", async () => {
    const form = new FormData();
    form.set("photo", new File(["words"], "notes.txt", { type: "text/plain" }));
    for (const given of [form, new FormData(), null]) expect((await share(given))?.headers.get("location")).toBe("/share");
    expect(it.namesOf("shared-photo")).toEqual([]);
  });
});

describe("a notification", () => {
  const data = { title: "A quote", body: "Answered", href: "/dashboard/quotes", tag: "n1", lang: "ar", dir: "rtl" };

  test("is shown as it came", async () => {
    await it.raise("push", { data: { json: () => data } });
    expect(it.notifications.shown).toEqual([
      ["A quote", { body: "Answered", tag: "n1", lang: "ar", dir: "rtl", data: data.href, icon: "/icon-192.png", badge: "/badge-96.png" }],
    ]);
  });

  test("opens its page, in the window that shows it where there is one", async () => {
    const notification = { data: data.href, close: vi.fn() };
    const focus = vi.fn();
    it.windows.push({ url: `${SITE}/home`, focus: vi.fn() });
    await it.raise("notificationclick", { notification });
    expect(it.openWindow).toHaveBeenCalledExactlyOnceWith(`${SITE}/dashboard/quotes`);
    it.windows.push({ url: `${SITE}/dashboard/quotes`, focus });
    await it.raise("notificationclick", { notification });
    expect([focus.mock.calls.length, it.openWindow.mock.calls.length, notification.close.mock.calls.length]).toEqual([1, 1, 2]);
  });

  test("leads nowhere else", async () => {
    await it.raise("notificationclick", { notification: { data: "https://elsewhere.example/", close: vi.fn() } });
    expect(it.openWindow).not.toHaveBeenCalled();
  });

  test("finds the browser at its next address, too", async () => {
    it.network.mockClear();
    await it.raise("pushsubscriptionchange", { oldSubscription: { options: {} } });
    const [address, options] = it.network.mock.calls[0] as [string, RequestInit];
    expect([address, options.method, JSON.parse(String(options.body))]).toEqual([
      `${SITE}/api/v1/push-devices`,
      "POST",
      { endpoint: "https://push.example/new", keys: {} },
    ]);
  });
});
