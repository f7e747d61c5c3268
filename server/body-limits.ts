import type { Context, MiddlewareHandler } from "hono";

/** The bounds of one request. A part of a form, or a key of an encoded one, costs far more than its bytes. */
export type BodyBounds = { bytes: number; fields: number };

/** Null: nothing of the body may be read; it is dropped, and the request goes on to its refusal. */
type Bounds = BodyBounds | Response | null;
type Refusal = (c: Context) => Response | Promise<Response>;

const refuse: Refusal = (c) => c.json({ code: "PAYLOAD_TOO_LARGE", message: "The request is too large." }, 413);

/** The separator between two fields of a form; undefined for other bodies. */
function separatorOf(contentType: string): string | undefined {
  if (contentType.startsWith("application/x-www-form-urlencoded")) return "&";
  const boundary = /^multipart\/form-data\s*;.*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  return boundary ? `--${boundary[1] ?? boundary[2]}` : undefined;
}

/** Counts a separator over chunks that may cut it in two. */
function counterOf(separator: string | undefined): (chunk: Uint8Array) => number {
  if (!separator) return () => 0;
  const sought = Buffer.from(separator);
  let rest = Buffer.alloc(0);
  let count = 0;
  return (chunk) => {
    const text = Buffer.concat([rest, chunk]);
    let at = text.indexOf(sought);
    let end = 0;
    for (; at !== -1; at = text.indexOf(sought, end)) {
      count += 1;
      end = at + sought.length;
    }
    rest = text.subarray(Math.max(end, text.length - sought.length + 1));
    return count;
  };
}

/** Refuses a body beyond the bounds with 413: at once by Content-Length, or while reading, so that it is never parsed. */
export function limitBody(boundsOf: (c: Context) => Bounds | Promise<Bounds>, onError: Refusal = refuse): MiddlewareHandler {
  return async (c, next) => {
    const { method, headers } = c.req.raw;
    if (method === "GET" || method === "HEAD" || !c.req.raw.body) return next();
    const bounds = await boundsOf(c);
    if (bounds instanceof Response) return bounds;
    if (!bounds) {
      c.req.raw = new Request(c.req.raw.url, { method, headers: withoutBody(headers), signal: c.req.raw.signal });
      return next();
    }
    if (Number(headers.get("content-length") ?? 0) > bounds.bytes) return onError(c);
    let isTooLarge = false;
    let size = 0;
    const fieldsUntil = counterOf(separatorOf(headers.get("content-type") ?? ""));
    const guard = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length;
        isTooLarge = size > bounds.bytes || fieldsUntil(chunk) > bounds.fields;
        if (isTooLarge) controller.error(new Error("The request is too large."));
        else controller.enqueue(chunk);
      },
    });
    c.req.raw = new Request(c.req.raw, { body: c.req.raw.body.pipeThrough(guard), duplex: "half" } as RequestInit);
    await next();
    if (isTooLarge) c.res = await onError(c);
  };
}

function withoutBody(headers: Headers): Headers {
  const rest = new Headers(headers);
  for (const name of ["content-length", "content-type", "content-disposition", "transfer-encoding"]) rest.delete(name);
  return rest;
}
