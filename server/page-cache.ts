import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Context, MiddlewareHandler } from "hono";
import type { CachedPage } from "#app/platform/pages/page-cache.ts";
import { chooseEncoding, type Encoding, encodePage } from "./page-encoding.ts";
import { type Page, pageStore } from "./page-store.ts";

const unzip = promisify(gunzip);

export type PageCacheOptions = {
  pages: readonly CachedPage[];
  /** The variant of the page for a visitor (language, theme), one of few short texts; null bypasses the cache: someone with a session. */
  variant(context: Context): string | null;
  /**
   * Makes the page from its canonical address and variant alone, never from the visitor's request.
   * Its inline scripts carry `mark` as their nonce.
   */
  render(canonical: string, variant: string, mark: string): Promise<Response>;
  /** The Content-Security-Policy that lets exactly these hashes run. */
  csp(scriptHashes: string): string;
  /** Sent with every page, names in lower case. */
  headers?: Readonly<Record<string, string>>;
  onError?(error: unknown, canonical: string): void;
  /** Younger pages are served as they are. */
  freshMs?: number;
  /** Older than fresh, up to this age, is served while a new one is made; beyond, the visitor waits. */
  staleMs?: number;
  maxEntries?: number;
  maxBytes?: number;
};

type Making = { tags: readonly string[]; isOutdated: boolean; page: Promise<Page | null> };

// Belong to one answer, not to the page.
const dropped = new Set([
  "content-security-policy",
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "connection",
  "date",
  "etag",
  "vary",
  "cache-control",
  "x-request-id",
]);
const vary = "Accept-Encoding, Accept-Language, Cookie";
const cacheControl = "public, max-age=0, must-revalidate";

/** Ready-compressed public pages for anonymous visitors. */
export function pageCache(options: PageCacheOptions) {
  const { pages, freshMs = 60_000, staleMs = 600_000, maxEntries = 4_000, maxBytes = 128 * 1024 * 1024 } = options;
  const store = pageStore({ maxEntries, maxBytes });
  const making = new Map<string, Making>();

  /** Null: this answer can be no cached page (a redirect, a failure, one that sets a cookie). */
  async function make(canonical: string, variant: string, tags: readonly string[]): Promise<Page | null> {
    const mark = randomBytes(16).toString("hex");
    const response = await options.render(canonical, variant, mark);
    const isPage = response.headers.get("content-type")?.startsWith("text/html") && !response.headers.has("set-cookie");
    if (!isPage || ![200, 404, 410].includes(response.status)) {
      await response.body?.cancel();
      return null;
    }
    const { scriptHashes, ...encoded } = await encodePage(await response.text(), mark);
    const own = Object.fromEntries([...response.headers].filter(([name]) => !dropped.has(name)));
    const headers = { ...options.headers, ...own, "content-security-policy": options.csp(scriptHashes), vary, "cache-control": cacheControl };
    return { ...encoded, status: response.status, headers, tags, madeAt: Date.now() };
  }

  function makeOnce(key: string, canonical: string, variant: string, tags: readonly string[]): Promise<Page | null> {
    const running = making.get(key);
    if (running) return running.page;
    const entry: Making = { tags, isOutdated: false, page: make(canonical, variant, tags) };
    making.set(key, entry);
    entry.page = entry.page
      .then((page) => {
        // Waiting requests get it, but data read before a change must not be cached after it.
        if (page?.status === 200 && !entry.isOutdated) store.set(key, page);
        return page;
      })
      .finally(() => {
        if (making.get(key) === entry) making.delete(key);
      });
    return entry.page;
  }

  async function find(context: Context): Promise<Page | null> {
    const { method } = context.req;
    if (method !== "GET" && method !== "HEAD") return null;
    const { path } = context.req;
    const family = pages.find((page) => page.match(path));
    if (!family) return null;
    const canonical = family.canonical(new URL(context.req.url));
    const variant = canonical === null ? null : options.variant(context);
    if (canonical === null || variant === null) return null;
    const key = `${variant} ${canonical}`;
    const page = store.get(key);
    const age = page ? Date.now() - page.madeAt : Number.POSITIVE_INFINITY;
    if (page && age <= freshMs) return page;
    const fresh = makeOnce(key, canonical, variant, family.tags(canonical));
    if (page && age <= staleMs) {
      fresh.catch((error) => options.onError?.(error, canonical));
      return page;
    }
    return fresh.catch((error) => {
      options.onError?.(error, canonical);
      return null;
    });
  }

  const middleware: MiddlewareHandler = async (context, next) => {
    const page = await find(context);
    return page ? answer(context, page) : next();
  };

  return {
    middleware,
    invalidate(tags: ReadonlySet<string> | "all"): void {
      store.removeTagged(tags);
      for (const [key, entry] of making) {
        if (tags !== "all" && !entry.tags.some((tag) => tags.has(tag))) continue;
        entry.isOutdated = true;
        making.delete(key);
      }
    },
    size: store.size,
  };
}

async function answer(context: Context, page: Page): Promise<Response> {
  const encoding = chooseEncoding(headerOf(context, "accept-encoding"));
  const etag = `"${page.etag}-${encoding}"`;
  if (page.status === 200 && matches(headerOf(context, "if-none-match"), etag)) {
    // No policy here: after a 304 the browser uses the headers of its stored page.
    return new Response(null, { status: 304, headers: { etag, vary, "cache-control": cacheControl } });
  }
  // A plain record and bytes: the Node adapter writes them as they are, without building a Headers object for each answer.
  const headers: Record<string, string> = { ...page.headers };
  if (page.status === 200) headers.etag = etag;
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  const body = (await bodyOf(page, encoding)) as Buffer<ArrayBuffer>;
  headers["content-length"] = String(body.length);
  return new Response(context.req.method === "HEAD" ? null : body, { status: page.status, headers });
}

function bodyOf(page: Page, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === "br") return page.brotli;
  // Few clients accept no compression: not worth a third copy of every page.
  return encoding === "gzip" ? page.gzip : unzip(page.gzip);
}

function matches(header: string | undefined, etag: string): boolean {
  return header === etag || (header?.split(",").some((value) => value.trim().replace(/^W\//, "") === etag) ?? false);
}

/** A request header. Node's own record is read where there is one: it costs a tenth of building a Headers object. */
export function headerOf(context: Context, name: string): string | undefined {
  const { incoming } = (context.env ?? {}) as { incoming?: { headers: Record<string, string | string[] | undefined> } };
  const value = incoming ? incoming.headers[name] : context.req.header(name);
  return Array.isArray(value) ? value.join(", ") : value;
}
