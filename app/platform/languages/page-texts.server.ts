import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { find, namespaces as known } from "virtual:messages";
import { Hono } from "hono";
import { boundedCache } from "../cache/bounded-cache.ts";
import { defaultLanguage } from "./default-language.ts";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

type File = { address: string; bytes: Buffer; compressed?: Promise<Record<"br" | "gzip", Buffer>> };
/** About one per kind of page and language. */
const MOST = 2_000;
const files = boundedCache<File>(MOST);

/** One file with all texts of a page: separate files would cost a request each and compress worse. */
function fileOf(language: string, names: readonly string[]): File {
  const key = `${language}/${names.join("+")}`;
  return files(key, () => {
    const texts = Object.fromEntries(names.map((name) => [name, find(language, name) ?? find(defaultLanguage, name)]));
    const bytes = Buffer.from(`export default ${JSON.stringify(texts)}`);
    return { address: `/texts/${key}/${createHash("sha256").update(bytes).digest("base64url").slice(0, 8)}.js`, bytes };
  });
}

/** The immutable address of a page's texts: it changes with them. */
export const pageTextsAddress = (language: string, names: readonly string[]): string => fileOf(language, names).address;

const compress = async (bytes: Buffer) => ({
  br: await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: await gz(bytes),
});

export const pageTextsRoutes = new Hono().get("/texts/:language/:names/:file", async (c) => {
  const names = c.req.param("names").split("+");
  const language = c.req.param("language");
  const isKnown = names.length <= 16 && names.every((name) => known.includes(name)) && find(language, "shell") !== undefined;
  if (!isKnown) return c.notFound();
  const file = fileOf(language, names);
  file.compressed ??= compress(file.bytes);
  const accepted = c.req.header("accept-encoding") ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  const body = encoding ? (await file.compressed)[encoding] : file.bytes;
  return c.body(body as Buffer<ArrayBuffer>, 200, {
    "Content-Type": "text/javascript; charset=utf-8",
    // From another release: the current texts, cached briefly.
    "Cache-Control": c.req.path === file.address ? "public, max-age=31536000, immutable" : "no-cache",
    Vary: "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
    ...(encoding && { "Content-Encoding": encoding }),
  });
});
