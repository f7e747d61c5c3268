import { env } from "#app/platform/env/env.server.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/**
 * Whether a request's origin may write. Browsers send Sec-Fetch-Site or Origin with every form and fetch that writes;
 * a request with neither does not come from a page, and is let through only when it carries no cookie of ours to abuse.
 */
export function isSameOriginWrite(request: Request): boolean {
  if (READS.has(request.method)) return true;
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  if (origin) return [new URL(request.url).host, request.headers.get("host"), hostOf(env.siteUrl)].includes(hostOf(origin) ?? "-");
  return !/(^|;\s*)(__Secure-)?diwan\./.test(request.headers.get("cookie") ?? "");
}
