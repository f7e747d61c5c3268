import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Packed } from "./packed.server.ts";

const accepts = (request: Request) => /\bgzip\b/.test(request.headers.get("Accept-Encoding") ?? "");
const knows = (request: Request, etag: string) =>
  (request.headers.get("If-None-Match") ?? "").split(",").some((known) => known.trim().replace(/^W\//, "") === etag);

/** Sends a stored file, compressed for whom takes it so; 304 for whom has it, 404 where there is none. */
export function sendPacked(request: Request, file: Packed | null, type: string): Response {
  if (!file) return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  const headers: Record<string, string> = {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": "public, max-age=3600",
    ETag: file.etag,
    Vary: "Accept-Encoding",
  };
  if (knows(request, file.etag)) return new Response(null, { status: 304, headers });
  if (accepts(request))
    return new Response(new Uint8Array(file.gzip), { headers: { ...headers, "Content-Encoding": "gzip", "Content-Length": String(file.gzip.length) } });
  const plain = Readable.from([file.gzip]).pipe(createGunzip());
  return new Response(Readable.toWeb(plain) as ReadableStream, { headers });
}
