import { createORPCClient } from "@orpc/client";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { skipToken } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { pathClient, pathQueries } from "./lazy-client.ts";

const calls: unknown[] = [];
const call = async (path: readonly string[], input: unknown) => {
  calls.push([path, input]);
  return "answer";
};
// biome-ignore lint/suspicious/noExplicitAny: any contract will do
type Anything = any;
const theirs = createTanstackQueryUtils(createORPCClient({ call }) as Anything) as Anything;
const ours = pathQueries(call) as Anything;

beforeEach(() => {
  calls.length = 0;
});

test("keys are those of @orpc/tanstack-query", () => {
  const pages = { input: (cursor: unknown) => ({ slug: "a", cursor }), initialPageParam: 1 };
  for (const [name, ...options] of [
    ["key"],
    ["key", { type: "query", input: { a: 1 } }],
    ["queryKey"],
    ["queryKey", { input: { search: "x", page: 2 } }],
    ["infiniteKey", pages],
    ["mutationKey"],
  ] as [string, ...unknown[]][])
    expect(ours.vendors.list[name](...options), name).toEqual(theirs.vendors.list[name](...options));
  expect(ours.vendors.key()).toEqual(theirs.vendors.key());
  expect(ours.vendors.list.queryOptions({ input: skipToken })).toMatchObject({ enabled: false, queryKey: theirs.vendors.list.queryKey({ input: skipToken }) });
  expect(ours.vendors.list.queryOptions({ input: 1, staleTime: 5 })).toMatchObject({ staleTime: 5, queryKey: theirs.vendors.list.queryKey({ input: 1 }) });
});

test("calls travel with path and input", async () => {
  const api = pathClient(call) as Anything;
  expect(await api.vendors.list({ page: 1 })).toBe("answer");
  expect(await ours.vendors.list.queryOptions({ input: { page: 2 } }).queryFn({})).toBe("answer");
  await ours.vendors.reviews.infiniteOptions({ input: (page: number) => ({ page }), initialPageParam: 1 }).queryFn({ pageParam: 3 });
  await ours.vendors.update.mutationOptions().mutationFn({ id: "1" });
  await ours.account.me.call();
  expect(calls).toEqual([
    [["vendors", "list"], { page: 1 }],
    [["vendors", "list"], { page: 2 }],
    [["vendors", "reviews"], { page: 3 }],
    [["vendors", "update"], { id: "1" }],
    [["account", "me"], undefined],
  ]);
});

test("a client is no promise", async () => {
  const api = pathClient(call);
  expect(await api).toBe(api);
});
