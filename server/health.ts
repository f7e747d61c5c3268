import { Hono } from "hono";
import { collectDefaultMetrics, Gauge, register } from "prom-client";
import { isPublicApiKey, isSameSecret } from "#app/platform/api/api-key.server.ts";
import { isDatabaseUp } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { countJobs } from "#app/platform/jobs/jobs.server.ts";
import { isLiveLost } from "#app/platform/live/live.server.ts";
import type { AppEnv } from "#server/request.ts";

/** Health checks for browsers, load balancers and monitors. */
export const health = new Hono<AppEnv>();

/** The specified connection test: HEAD with the public key in the `apikey` header. GET answers the same with a body. */
health.get("/rest/v1/", async (c) => {
  c.header("Cache-Control", "no-store");
  if (!isPublicApiKey(c.req.header("apikey"))) return c.json({ code: "UNAUTHORIZED", message: "The apikey header is missing or wrong." }, 401);
  return (await isDatabaseUp()) ? c.json({ status: "ok" }) : c.json({ status: "database unavailable" }, 503);
});

/** Why this process should get no requests; null when it should. */
async function problem(): Promise<string | null> {
  if (!(await isDatabaseUp())) return "database unavailable";
  return isLiveLost() ? "live messages unavailable" : null;
}

/** Alive: the process answers. Ready: the database does, too, and notifications of other processes arrive. */
health.get("/health/live", (c) => c.text("ok"));
health.get("/health/ready", async (c) => {
  const found = await problem();
  c.header("Cache-Control", "no-store");
  return found ? c.text(found, 503, { "Retry-After": "5" }) : c.text("ok");
});

/** Queued, retrying and failed jobs by kind: queried on request. */
function watchJobs(): void {
  new Gauge({
    name: "diwan_jobs",
    help: "Background jobs by kind and state",
    labelNames: ["kind", "state"],
    async collect() {
      this.reset();
      for (const { kind, state, count } of await countJobs()) this.set({ kind, state }, count);
    },
  });
}

if (env.metricsToken && !register.getSingleMetric("diwan_jobs")) watchJobs();
if (env.metricsToken && !register.getSingleMetric("process_cpu_user_seconds_total")) collectDefaultMetrics();
health.get("/metrics", async (c) => {
  if (!env.metricsToken || !isSameSecret(c.req.header("authorization") ?? "", `Bearer ${env.metricsToken}`)) return c.notFound();
  return c.text(await register.metrics(), 200, { "Content-Type": register.contentType });
});
