import { beforeEach, expect, test, vi } from "vitest";
import { delayed } from "#app/api/testing/calls.ts";
import { renderQueryHook } from "#app/platform/testing/render-hook.tsx";
import { useMore } from "./use-more.ts";

type Page = { items: string[]; next: string | null };
const load = vi.fn<(after: string) => Promise<Page>>();
const FIRST: Page = { items: ["a", "b"], next: "b" };
beforeEach(() => void vi.resetAllMocks());
const list = (key: string, client?: Parameters<typeof renderQueryHook>[2]) =>
  renderQueryHook((given: string) => useMore<string>(["list", given], FIRST, load), key, client);

test("pages follow each other to the end, after which nothing is asked", async () => {
  load.mockResolvedValueOnce({ items: ["c"], next: "c" }).mockResolvedValueOnce({ items: ["d"], next: null });
  const { host, run } = await list("all");
  for (let turn = 0; turn < 3; turn += 1) await run(() => host.current.loadMore());
  expect([host.current.items, load.mock.calls]).toEqual([
    ["a", "b", "c", "d"],
    [["b"], ["c"]],
  ]);
});

test("asked twice while it loads, a page comes once", async () => {
  const answer = delayed<Page>();
  load.mockReturnValueOnce(answer.promise);
  const { host, run } = await list("all");
  await run(() => void host.current.loadMore());
  await run(() => void host.current.loadMore());
  await run(() => answer.arrive({ items: ["c"], next: null }));
  expect([load.mock.calls.length, host.current.items]).toEqual([1, ["a", "b", "c"]]);
});

test("a failure is said, loses nothing and can be tried again", async () => {
  load.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce({ items: ["c"], next: null });
  const { host, run } = await list("all");
  await run(() => host.current.loadMore());
  expect([host.current.problem, host.current.items, host.current.next]).toEqual([expect.any(TypeError), ["a", "b"], "b"]);
  await run(() => host.current.loadMore());
  expect([host.current.problem, host.current.items]).toEqual([null, ["a", "b", "c"]]);
});

test("who comes back finds all pages, and another list has none of them", async () => {
  load.mockResolvedValueOnce({ items: ["c"], next: null });
  const { host, run, client } = await list("all");
  await run(() => host.current.loadMore());
  await host.unmount();
  expect((await list("all", client)).host.current.items).toEqual(["a", "b", "c"]);
  expect((await list("majlis", client)).host.current.items).toEqual(["a", "b"]);
});

test("a page of the former list does not come into the one that is shown now", async () => {
  const answer = delayed<Page>();
  load.mockReturnValueOnce(answer.promise);
  const { host, run } = await list("all");
  await run(() => void host.current.loadMore());
  await host.render("majlis");
  await run(() => answer.arrive({ items: ["c"], next: null }));
  expect(host.current.items).toEqual(["a", "b"]);
});
