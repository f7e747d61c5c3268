import type { ReactNode } from "react";
import { MemoryRouter, useLocation, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { initially, listAddress, oneOf } from "#app/platform/list/list-address.ts";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import { useListAddress } from "./use-list-address.ts";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const address = listAddress({ search: "words", status: initially("open", ["open", "closed"]), sort: oneOf(["newest", "name"]), page: "page", open: "opened" });

const at = (...entries: string[]) => {
  const Around = ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>;
  const useAll = () => ({ ...useListAddress(address, "/admin/claims"), here: useLocation(), navigate: useNavigate() });
  return renderHook(useAll, undefined, Around);
};
const hereOf = ({ current }: Awaited<ReturnType<typeof at>>) => current.here.pathname + current.here.search;

test("a filter is asked for on the first page with nothing opened", async () => {
  const host = await at(`/admin/claims?sort=name&page=3&open=${ID}`);
  expect(host.current.search).toEqual({ search: "", status: "open", sort: "name", page: 3, open: ID });
  expect([host.current.isFiltered, host.current.scope]).toEqual([false, ""]);
  await host.act(() => host.current.go({ status: "closed" }));
  expect(hereOf(host)).toBe("/admin/claims?status=closed&sort=name");
  expect([host.current.isFiltered, host.current.filtersOn, host.current.scope]).toEqual([true, 1, "?status=closed"]);
});

test("an item is opened where the list is, and Back closes it", async () => {
  const host = await at("/admin/claims?page=3");
  expect(host.current.to({ open: ID })).toBe(`/admin/claims?page=3&open=${ID}`);
  await host.act(() => host.current.go({ open: ID }));
  expect(host.current.search.open).toBe(ID);
  await host.act(() => void host.current.navigate(-1));
  expect(hereOf(host)).toBe("/admin/claims?page=3");
});

test("words that are typed leave one step in the history", async () => {
  const host = await at("/before", "/admin/claims");
  await host.act(() => host.current.go({ search: "maj" }));
  await host.act(() => host.current.go({ search: "majlis" }));
  expect(hereOf(host)).toBe("/admin/claims?search=majlis");
  await host.act(() => void host.current.navigate(-1));
  expect(hereOf(host)).toBe("/before");
});

test("clear takes the filters off and leaves the order", async () => {
  const host = await at(`/admin/claims?search=x&status=all&sort=name&page=2`);
  await host.act(() => host.current.clear());
  expect(hereOf(host)).toBe("/admin/claims?sort=name");
});

test("a change builds on the one before it, though its page is still coming", async () => {
  const host = await at("/admin/claims");
  const heading = (pathname: string) => ({
    state: { location: host.current.here, navigation: { location: { pathname, search: "?status=closed", hash: "" } } },
  });
  try {
    Object.assign(window, { __reactRouterDataRouter: heading("/admin/claims") });
    await host.act(() => host.current.field("sort").onChange("name"));
    expect(hereOf(host)).toBe("/admin/claims?status=closed&sort=name");
    // someone who leaves for another page and thinks better of it
    Object.assign(window, { __reactRouterDataRouter: heading("/admin/users") });
    await host.act(() => host.current.go({ search: "x" }));
    expect(hereOf(host)).toBe("/admin/claims?search=x&status=closed&sort=name");
  } finally {
    Object.assign(window, { __reactRouterDataRouter: undefined });
  }
});
