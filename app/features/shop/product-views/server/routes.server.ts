import { Hono } from "hono";
import { z } from "zod";
import { addressUnit } from "#app/platform/auth/client-address.server.ts";
import { MINUTE_MS } from "#app/platform/rules/durations.ts";
import { BEACON, COUNTED } from "../product-views.ts";
import { countOne } from "./buffer.server.ts";

/** From one network in a minute: a large office that looks around counts whole, a program that runs wild does not. */
const MOST = 60;
const MOST_NETWORKS = 20_000;
const LONGEST = 200;
const PROGRAMS = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|axios|java\/|go-http/i;

const Beacon = z.object({ kind: z.enum(COUNTED), id: z.uuid() });

const minute = { endsAt: 0, counts: new Map<string, number>() };

function isTooMany(ip: string, now = Date.now()): boolean {
  if (now > minute.endsAt) {
    minute.endsAt = now + MINUTE_MS;
    minute.counts = new Map();
  }
  const network = addressUnit(ip);
  const count = (minute.counts.get(network) ?? 0) + 1;
  if (count > MOST || (count === 1 && minute.counts.size >= MOST_NETWORKS)) return true;
  minute.counts.set(network, count);
  return false;
}

function parse(body: string) {
  try {
    return Beacon.safeParse(JSON.parse(body));
  } catch {
    return { success: false } as const;
  }
}

/** POST /product-views: always 204, so that it says nothing of what is counted. */
export const productViewRoutes = new Hono<{ Variables: { ip: string } }>();
productViewRoutes.post(BEACON, async (c) => {
  const body = await c.req.text();
  const agent = c.req.header("user-agent") ?? "";
  const beacon = body.length <= LONGEST ? parse(body) : ({ success: false } as const);
  if (beacon.success && agent !== "" && !PROGRAMS.test(agent) && !isTooMany(c.get("ip"))) countOne(beacon.data.kind, beacon.data.id);
  return c.body(null, 204);
});
