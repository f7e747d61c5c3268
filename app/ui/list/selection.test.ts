import { describe, expect, test } from "vitest";
import { type HookHost, renderHook } from "#app/platform/testing/render-hook.tsx";
import type { View } from "./selection.ts";
import { type Selection, useSelection } from "./use-selection.ts";

const pending = (shown: readonly string[] | undefined, page = 1): View => ({ scope: "?status=pending", page, shown });
const verified = (shown: readonly string[] | undefined): View => ({ scope: "?status=verified", page: 1, shown });
const list = (view: View): Promise<HookHost<View, Selection>> => renderHook(useSelection, view);
const idsOf = ({ current }: HookHost<View, Selection>) => [...current.ids];

describe("a bulk action reaches", () => {
  test("the rows that were selected, and no others", async () => {
    const host = await list(pending(["a", "b", "c"]));
    await host.act(() => host.current.select(["a", "b", "c"], true));
    await host.act(() => host.current.select(["b"], false));
    expect(idsOf(host)).toEqual(["a", "c"]);
  });
  test("no row that another filter hides, not even when the first filter comes back", async () => {
    const host = await list(pending(["a", "b"]));
    await host.act(() => host.current.select(["a"], true));
    await host.render(verified(undefined));
    expect(idsOf(host)).toEqual([]);
    await host.render(pending(["a", "b"]));
    expect(idsOf(host)).toEqual([]);
  });
  test("no row of the old filter that was pressed while the new one's rows were on their way", async () => {
    const host = await list(pending(["a", "b"]));
    await host.render(verified(undefined));
    await host.act(() => host.current.select(["a", "b"], true));
    expect(idsOf(host)).toEqual([]);
    await host.render(verified(["x"]));
    expect(idsOf(host)).toEqual([]);
  });
  test("no row that has left the list since, nor the same row when it comes back", async () => {
    const host = await list(pending(["a", "b"]));
    await host.act(() => host.current.select(["a", "b"], true));
    await host.render(pending(["b", "c"]));
    expect(idsOf(host)).toEqual(["b"]);
    await host.render(pending(["a", "b"]));
    expect(idsOf(host)).toEqual(["b"]);
  });
  test("rows of two pages, of which each was seen", async () => {
    const host = await list(pending(["a", "b"]));
    await host.act(() => host.current.select(["a", "b"], true));
    await host.render(pending(undefined, 2));
    await host.render(pending(["c"], 2));
    await host.act(() => host.current.select(["c"], true));
    expect(idsOf(host)).toEqual(["a", "b", "c"]);
    await host.render(pending(["b"], 1));
    expect(idsOf(host)).toEqual(["b", "c"]);
  });
});

describe("all that match", () => {
  test("ends with another filter and with a single row", async () => {
    const host = await list(pending(["a", "b"]));
    await host.act(() => host.current.selectAllMatching());
    expect(host.current.isAllMatching).toBe(true);
    await host.act(() => host.current.select(["a"], true));
    expect(host.current).toMatchObject({ isAllMatching: false, ids: new Set(["a"]) });
    await host.act(() => host.current.selectAllMatching());
    await host.render(verified(["x"]));
    expect(host.current).toMatchObject({ isAllMatching: false, ids: new Set() });
    await host.render(pending(["a", "b"]));
    expect(host.current.isAllMatching).toBe(false);
  });
  test("lasts while pages are turned", async () => {
    const host = await list(pending(["a", "b"]));
    await host.act(() => host.current.selectAllMatching());
    await host.render(pending(["c"], 2));
    expect(host.current.isAllMatching).toBe(true);
  });
});

test("clear forgets everything", async () => {
  const host = await list(pending(["a", "b"]));
  await host.act(() => host.current.select(["a"], true));
  await host.act(() => host.current.selectAllMatching());
  await host.act(() => host.current.clear());
  expect(host.current).toMatchObject({ isAllMatching: false, ids: new Set() });
});
