import { type Context, Hono } from "hono";
import { z } from "zod";
import { addressUnit } from "#app/platform/auth/client-address.server.ts";
import { mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";
import { MINUTE_MS } from "#app/platform/rules/durations.ts";
import { ACTIONS, BEACON, isCounted, SEARCH_PLACES, SUBJECTS } from "../counts.ts";
import { countAction, countSearch } from "./buffer.server.ts";

/** From one network in a minute: a large office that looks around counts whole, a program that runs wild does not. */
const MOST = 60;
const MOST_NETWORKS = 20_000;
const LONGEST = 600;
const PROGRAMS = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|axios|java\/|go-http/i;

const Beacon = z.union([
  z.object({ subject: z.enum(SUBJECTS), action: z.enum(ACTIONS), id: z.uuid() }).refine(({ subject, action }) => isCounted(subject, action)),
  z.object({ place: z.enum(SEARCH_PLACES), words: z.string(), found: z.number().int().min(0) }),
]);

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

function parse(body: string): z.infer<typeof Beacon> | undefined {
  if (body.length > LONGEST) return undefined;
  try {
    return Beacon.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}

type Env = { Variables: { ip: string; findSession: () => Promise<{ viewer: Viewer | null }> } };

async function count(c: Context<Env>): Promise<void> {
  const beacon = parse(await c.req.text());
  const agent = c.req.header("user-agent") ?? "";
  if (!beacon || agent === "" || PROGRAMS.test(agent) || isTooMany(c.get("ip"))) return;
  // Without the cookie of a session no table is read. When it cannot be known who it is, nothing is counted.
  const session = await c
    .get("findSession")()
    .catch(() => null);
  if (!session || (session.viewer && (mayManageContent(session.viewer) || session.viewer.impersonatedBy))) return;
  if ("place" in beacon) countSearch(beacon);
  else countAction(beacon, session.viewer?.id ?? null);
}

/** POST /counts: always 204, so that it says nothing of what is counted. */
export const countRoutes = new Hono<Env>();
countRoutes.post(BEACON, async (c) => {
  await count(c);
  return c.body(null, 204);
});
