import { Hono } from "hono";
import { sql } from "kysely";
import { collectDefaultMetrics, register } from "prom-client";
import { isPublicApiKey, isSameSecret } from "#app/platform/api/api-key.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import type { AppEnv } from "#server/request.ts";

async function isDatabaseUp(): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}

/** What browsers, balancers and monitors ask to learn whether the service is well. */
export const health = new Hono<AppEnv>();

/** The connection test of the documents: HEAD with the public key in the `apikey` header. GET answers the same with a body. */
health.get("/rest/v1/", async (c) => {
  c.header("Cache-Control", "no-store");
  if (!isPublicApiKey(c.req.header("apikey"))) return c.json({ code: "UNAUTHORIZED", message: "The apikey header is missing or wrong." }, 401);
  return (await isDatabaseUp()) ? c.json({ status: "ok" }) : c.json({ status: "database unavailable" }, 503);
});

/** Alive: the process answers. Ready: the database does, too. */
health.get("/health/live", (c) => c.text("ok"));
health.get("/health/ready", async (c) => ((await isDatabaseUp()) ? c.text("ok") : c.text("database unavailable", 503)));

if (env.metricsToken && !register.getSingleMetric("process_cpu_user_seconds_total")) collectDefaultMetrics();
health.get("/metrics", async (c) => {
  if (!env.metricsToken || !isSameSecret(c.req.header("authorization") ?? "", `Bearer ${env.metricsToken}`)) return c.notFound();
  return c.text(await register.metrics(), 200, { "Content-Type": register.contentType });
});
