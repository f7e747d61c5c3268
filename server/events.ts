import { Hono } from "hono";
import { auth } from "#app/platform/auth/auth.server.ts";
import { hasSessionCookie } from "#app/platform/auth/viewer.server.ts";
import { EventHub } from "#server/event-hub.ts";
import type { AppEnv } from "#server/request.ts";

const hub = new EventHub();
const RETRY_SECONDS = "60";

/** GET /events: what happens to the signed-in person, as server-sent events, until the session ends. */
export const events = new Hono<AppEnv>();

events.get("/events", async (c) => {
  c.header("Cache-Control", "no-store, no-transform");
  const { headers } = c.req.raw;
  const found = hasSessionCookie(headers) ? await auth.api.getSession({ headers, query: { disableRefresh: true } }) : null;
  const unauthorized = () => c.json({ code: "UNAUTHORIZED", message: "Sign in first." }, 401);
  if (!found) return unauthorized();
  if (c.req.method === "HEAD") return c.body(null, 204);
  const body = await hub.open(found.user.id, found.session.id);
  if (body === "session") return unauthorized();
  if (typeof body === "string") {
    c.header("Retry-After", RETRY_SECONDS);
    return c.json({ code: "TOO_MANY_STREAMS", message: "Too many open event streams." }, body === "person" ? 429 : 503);
  }
  c.header("Content-Type", "text/event-stream; charset=utf-8");
  // nginx and its kin would otherwise hold messages back until a buffer is full.
  c.header("X-Accel-Buffering", "no");
  return c.body(body);
});

/** On shutdown: open streams would delay it. */
export const closeEventStreams = (): void => hub.close();
