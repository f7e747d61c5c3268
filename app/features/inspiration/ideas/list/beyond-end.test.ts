import { beforeAll, expect, test } from "vitest";
import type { orpc } from "#app/api/client.ts";
import { serverQueries } from "#app/api/server-client.server.ts";
import { as } from "#app/api/testing/as.ts";
import { makeQueryClient } from "#app/platform/api/query.ts";
import { db } from "#app/platform/database/db.server.ts";
import { insertIdeas } from "../server/rows.server.ts";
import { PAGE_SIZE } from "./ideas.address.ts";
import { loadList } from "./list-queries.ts";

beforeAll(async () => {
  const idea = { style: "modern", authorId: null, uploadSource: "manual" } as const;
  const bedrooms = Array.from({ length: PAGE_SIZE + 1 }, (_, n) => ({ ...idea, roomType: "bedroom" as const, title: `Bedroom ${n}` }));
  await insertIdeas(db, [...bedrooms, { ...idea, roomType: "majlis", title: "A majlis" }]);
});

/** Where an address leads; null where it is the address itself. */
async function leadsTo(address: string): Promise<string | null> {
  const queries = serverQueries(as(null)) as unknown as typeof orpc;
  try {
    await loadList(makeQueryClient(), queries, new URL(address, "http://diwan.test"));
    return null;
  } catch (answer) {
    expect(answer).toMatchObject({ status: 302 });
    return (answer as Response).headers.get("location");
  }
}

test.each([
  ["/ideas?page=2", null],
  ["/ideas?page=9", "/ideas?page=2"],
  ["/ideas/photos?page=9", "/ideas/photos?page=2"],
  ["/ideas/bedroom?page=3", "/ideas/bedroom?page=2"],
  ["/ideas/majlis?page=2", "/ideas/majlis"],
  ["/ideas/garage?page=4", "/ideas/garage"],
  ["/ideas/garage", null],
])("%s leads to %s", async (address, expected) => {
  expect(await leadsTo(address)).toBe(expected);
});

test("the rooms that can be chosen are those with ideas", async () => {
  expect((await as(null).ideas.facets({ style: "rustic" })).rooms).toEqual(["bedroom", "majlis"]);
});
