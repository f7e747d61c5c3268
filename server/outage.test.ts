import { expect, test } from "vitest";
import { duringOutage } from "./outage.ts";

const page = (status: number) => new Response("a page", { status, headers: { "content-type": "text/html" } });

test.each([
  [200, false, true, 200],
  [404, false, true, 404],
  [200, false, false, 200],
  // One part of a page failed, the database is well: the screen says what is missing.
  [200, true, true, 200],
  [500, true, true, 500],
  // A failure is not a 404.
  [404, true, true, 503],
  [200, true, false, 503],
  [404, true, false, 503],
  [500, true, false, 503],
])("a page of %i, failed: %s, database: %s, answers %i", async (status, hasFailed, isUp, expected) => {
  const answer = await duringOutage({ response: page(status), hasFailed, isDatabaseUp: async () => isUp });
  expect(answer.status).toBe(expected);
  expect(answer.headers.get("retry-after")).toBe(expected === 503 ? "30" : null);
  expect(answer.headers.get("content-type")).toBe("text/html");
  expect(await answer.text()).toBe("a page");
});
