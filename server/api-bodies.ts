import { StandardOpenAPIMatcher } from "@orpc/openapi/standard";
import { StandardRPCMatcher } from "@orpc/server/standard";
import type { Context } from "hono";
import { router } from "#app/api/router.server.ts";
import type { ProcedureMeta } from "#app/platform/api/contract.ts";
import { checkAccess } from "#app/platform/api/procedure.server.ts";
import { limit } from "#app/platform/api/rate-limit.server.ts";
import { addressUnit } from "#app/platform/auth/client-address.server.ts";
import type { BodyBounds } from "#server/body-limits.ts";
import type { AppEnv } from "#server/request.ts";

const MEGABYTE = 1024 * 1024;
const FIELDS = 1_000;
/** JSON, encoded forms and whatever else is no form with files. */
const PLAIN: BodyBounds = { bytes: MEGABYTE, fields: FIELDS };
/** Forms with files per anonymous address: each costs memory before it is validated. */
const VISITORS_FORMS = { max: 60, windowSeconds: 600 };

const matchers = { "/rpc": new StandardRPCMatcher(), "/api/v1": new StandardOpenAPIMatcher() };
for (const matcher of Object.values(matchers)) matcher.init(router);

async function metaOf(c: Context): Promise<ProcedureMeta | undefined> {
  const prefix = c.req.path.startsWith("/rpc/") ? "/rpc" : "/api/v1";
  const match = await matchers[prefix].match(c.req.method as "POST", `/${c.req.path.slice(prefix.length).replace(/^\/|\/$/g, "")}`);
  return match?.procedure["~orpc"].meta as ProcedureMeta | undefined;
}

/** How much of a call's body is read: nothing for unauthorized callers; files only where the operation takes some. */
export async function apiBodyBounds(c: Context<AppEnv>): Promise<BodyBounds | Response | null> {
  const meta = await metaOf(c);
  if (!meta) return null;
  const { viewer } = await c.get("findSession")();
  try {
    checkAccess(meta.access, viewer);
  } catch {
    return null;
  }
  const isForm = c.req.header("content-type")?.startsWith("multipart/form-data");
  if (!isForm || !meta.uploadMegabytes) return PLAIN;
  if (!viewer) {
    const { allowed, retryAfter } = await limit(`form:${addressUnit(c.get("ip"))}`, VISITORS_FORMS);
    if (!allowed) return c.json({ code: "TOO_MANY_REQUESTS", message: "Too many requests. Try again later." }, 429, { "Retry-After": String(retryAfter) });
  }
  return { bytes: meta.uploadMegabytes * MEGABYTE, fields: FIELDS };
}
