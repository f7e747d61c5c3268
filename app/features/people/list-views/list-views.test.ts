import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { MOST_VIEWS } from "./list-views.ts";
import { listViewsRouter } from "./server/procedures.server.ts";

const [sara, omar] = [await aUser("admin"), await aUser("admin")];
const as = clientOf(listViewsRouter);
const list = "/admin/vendors";
const problem = (code: string) => expect.objectContaining({ code: "INVALID", data: { fields: { name: code } } });

beforeEach(() => db.deleteFrom("list_views").execute());

test("one's own views of one list, by name", async () => {
  await as(sara).save({ list, name: "  Without   photos ", query: "?lacks=photo" });
  await as(sara).save({ list, name: "Best first", query: "?sort=-rating" });
  await as(sara).save({ list: "/admin/users", name: "Suspended", query: "?status=suspended" });
  await as(omar).save({ list, name: "His", query: "?status=Pending" });
  expect((await as(sara).list({ list })).map(({ name, query }) => [name, query])).toEqual([
    ["Best first", "?sort=-rating"],
    ["Without photos", "?lacks=photo"],
  ]);
});

test("the same name, however it is spelled, takes the place of the old one", async () => {
  const first = await as(sara).save({ list, name: "Photos", query: "?lacks=photo" });
  const again = await as(sara).save({ list, name: "PHOTOS", query: "?lacks=phone" });
  expect(again).toEqual({ id: first.id, name: "PHOTOS", query: "?lacks=phone" });
  expect(await as(sara).list({ list })).toHaveLength(1);
});

test("nobody removes another's", async () => {
  const { id } = await as(sara).save({ list, name: "Mine", query: "?page=2" });
  await as(omar).remove({ id });
  expect(await as(sara).list({ list })).toHaveLength(1);
  await as(sara).remove({ id });
  expect(await as(sara).list({ list })).toEqual([]);
});

test("a name is needed, and there is an end", async () => {
  await expect(as(sara).save({ list, name: "  ", query: "?page=2" })).rejects.toEqual(problem("required"));
  for (let n = 1; n <= MOST_VIEWS; n += 1) await as(sara).save({ list, name: `View ${n}`, query: "?page=2" });
  await expect(as(sara).save({ list, name: "One more", query: "?page=2" })).rejects.toEqual(problem("tooMany"));
  await expect(as(sara).save({ list, name: "view 1", query: "?page=3" })).resolves.toMatchObject({ query: "?page=3" });
  await expect(as(sara).save({ list: "/admin/users", name: "One more", query: "?page=2" })).resolves.toBeTruthy();
});
