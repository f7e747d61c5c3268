import { expect, test } from "vitest";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import { useSelection } from "./use-selection.ts";

const first = { scope: "open", page: 1, shown: ["a", "b"] };
const start = () => renderHook(useSelection, first);
type Host = Awaited<ReturnType<typeof start>>;
const select = (host: Host, ...ids: string[]) => host.act(() => host.current.select(ids, true));
const ids = (host: Host) => [...host.current.ids];

test("selects and lets go of rows that are shown", async () => {
  const host = await start();
  await select(host, "a", "b", "hidden");
  await host.act(() => host.current.select(["a"], false));
  expect(ids(host)).toEqual(["b"]);
});

test("rows of another page stay selected; changed filters clear the selection permanently", async () => {
  const host = await start();
  await select(host, "a");
  await host.render({ scope: "open", page: 2, shown: ["c"] });
  await select(host, "c");
  expect(ids(host)).toEqual(["a", "c"]);
  await host.render({ scope: "closed", page: 1, shown: ["x"] });
  expect(ids(host)).toEqual([]);
  await host.render(first);
  expect(ids(host)).toEqual([]);
});

test("a row that left the page is forgotten within the same rendering", async () => {
  const host = await start();
  await select(host, "a", "b");
  await host.render({ ...first, shown: ["b"] });
  expect(ids(host)).toEqual(["b"]);
  await host.render(first);
  expect(ids(host)).toEqual(["b"]);
});

test("all that match stay selected until a single row is touched or the filters change", async () => {
  const host = await start();
  await host.act(() => host.current.selectAllMatching());
  expect(host.current.isAllMatching).toBe(true);
  await host.act(() => host.current.select(["a"], false));
  expect(host.current.isAllMatching).toBe(false);
  await host.act(() => host.current.selectAllMatching());
  await host.render({ ...first, scope: "closed" });
  expect(host.current.isAllMatching).toBe(false);
});

test("cleared, nothing is selected", async () => {
  const host = await start();
  await select(host, "a");
  await host.act(() => host.current.selectAllMatching());
  await host.act(() => host.current.clear());
  expect([ids(host), host.current.isAllMatching]).toEqual([[], false]);
});
