import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";
const understood = new Map<string, Encoding>();

/** The smallest form that the browser says it reads. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return "identity";
  const known = understood.get(accept);
  if (known) return known;
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const q = parameters.find((text) => text.startsWith("q="));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const reads = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  const chosen: Encoding = reads("br") ? "br" : reads("gzip") ? "gzip" : "identity";
  // Browsers send a handful of different values; the cache is bounded against thousands.
  if (understood.size < 200) understood.set(accept, chosen);
  return chosen;
}

/**
 * Takes a page whose own scripts carry the secret mark as their nonce. Exactly those inline scripts get a hash for the
 * Content-Security-Policy; a script that came in with someone's text has no mark, gets none, and stays blocked.
 */
export async function encodePage(rendered: string, mark: string) {
  // Where the mark is data (the root loader hands the nonce to the browser) it goes, or every render would differ.
  const text = rendered.replaceAll(new RegExp(`(?<! nonce=")${mark}`, "g"), "");
  const inline = new RegExp(`<script(?![^>]*\\ssrc=)[^>]*\\snonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, "g");
  const hashes = new Set<string>();
  for (const [, script = ""] of text.matchAll(inline)) hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  const html = Buffer.from(text.replaceAll(` nonce="${mark}"`, ""));
  const [brotliBytes, gzipBytes] = await Promise.all([
    brotli(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
    gz(html, { level: 6 }),
  ]);
  return {
    brotli: brotliBytes,
    gzip: gzipBytes,
    scriptHashes: [...hashes].join(" "),
    etag: createHash("sha256").update(html).digest("base64url").slice(0, 22),
  };
}
