import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { limit, refund, removeExpiredLimits } from "#app/platform/api/rate-limit.server.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";

const RULE = { max: 3, windowSeconds: 60 };
afterAll(disconnect);

describe("rate limit", () => {
  it("lets exactly as many through as it says, however many ask at once", async () => {
    const results = await Promise.all(Array.from({ length: 40 }, () => limit("crowd", RULE)));
    expect(results.filter(({ allowed }) => allowed)).toHaveLength(3);
    for (const { allowed, retryAfter } of results) expect(allowed ? retryAfter === 0 : retryAfter > 30 && retryAfter <= 60).toBe(true);
  });

  it("counts in a window that began while the query waited: it is never longer than a window", async () => {
    for (let i = 0; i < 3; i++) await limit("late", RULE);
    await sql`update rate_limits set window_start = now() + interval '0.4 seconds' where key = 'late'`.execute(db);
    expect(await limit("late", RULE)).toEqual({ allowed: false, retryAfter: 60 });
  });

  it("begins anew after the window, and being refused does not prolong it", async () => {
    for (let i = 0; i < 5; i++) await limit("window", RULE);
    await sql`update rate_limits set window_start = now() - interval '40 seconds' where key = 'window'`.execute(db);
    expect(await limit("window", RULE)).toEqual({ allowed: false, retryAfter: 20 });
    await sql`update rate_limits set window_start = now() - interval '60 seconds' where key = 'window'`.execute(db);
    expect(await limit("window", RULE)).toEqual({ allowed: true, retryAfter: 0 });
  });

  it("releases one event", async () => {
    for (let i = 0; i < 3; i++) await limit("refund", RULE);
    await refund("refund");
    expect((await limit("refund", RULE)).allowed).toBe(true);
    expect((await limit("refund", RULE)).allowed).toBe(false);
    await refund("never counted");
  });

  it("removes what is a day old and nothing else", async () => {
    await limit("old", RULE);
    await limit("young", RULE);
    await sql`update rate_limits set window_start = now() - interval '25 hours' where key = 'old'`.execute(db);
    expect(await removeExpiredLimits()).toBe(1);
    const { rows } = await sql<{ key: string }>`select key from rate_limits where key in ('old', 'young')`.execute(db);
    expect(rows).toEqual([{ key: "young" }]);
  });
});
