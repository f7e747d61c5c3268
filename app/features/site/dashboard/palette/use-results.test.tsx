import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCalls, delayed } from "#app/api/testing/calls.ts";
import { advance, renderQueryHook } from "#app/platform/testing/render-hook.tsx";
import type { SearchHit } from "../dashboard.contract.ts";
import { HIT_KINDS } from "../dashboard.ts";
import type { Command } from "./use-commands.tsx";
import { useResults } from "./use-results.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));

const [KIND = "vendor"] = HIT_KINDS;
const hit = (title: string) => ({ kind: KIND, id: title, title, note: null, to: `/${title}` }) as unknown as SearchHit;
const command = (id: string, title: string, group = "places") => ({ id, title, group, keywords: "" }) as unknown as Command;
const COMMANDS = [command("vendors", "Vendors"), command("ideas", "Ideas"), command("theme", "Theme", "settings")];
const search = vi.fn<(input: { query: string }) => unknown>();
const asked = () => search.mock.calls.map(([{ query }]) => query);

beforeEach(() => {
  vi.resetAllMocks();
  search.mockImplementation(({ query }) => (query ? [hit(`${query} one`)] : []));
  answerCalls({ "dashboard.search": search });
});
afterEach(() => vi.useRealTimers());

async function palette() {
  const { host, run } = await renderQueryHook((typed: string) => useResults(typed, COMMANDS, null), "" as string);
  vi.useFakeTimers();
  const wait = (ms: number) => advance(host, ms);
  const titles = () => host.current.groups.flatMap(({ entries }) => entries.map(({ title }) => title));
  return { host, run, wait, titles };
}

test("commands are there at once, hits of the server after a pause and for the last words alone", async () => {
  const { host, wait, titles } = await palette();
  await host.render("v");
  await host.render("ve");
  await host.render("vendo");
  expect(titles()).toEqual(["Vendors"]);
  expect(host.current.isPending).toBe(true);
  await wait(149);
  expect(asked().filter(Boolean)).toEqual([]);
  await wait(5);
  expect(asked().filter(Boolean)).toEqual(["vendo"]);
  expect([titles(), host.current.isPending]).toEqual([["Vendors", "vendo one"], false]);
});

test("a hit of the former words that does not fit the new ones is gone at once: Enter never opens it", async () => {
  const { host, wait, titles } = await palette();
  search.mockImplementation(() => [hit("Najd Oak"), hit("Najd Stone")]);
  await host.render("najd");
  await wait(200);
  expect(titles()).toEqual(["Najd Oak", "Najd Stone"]);
  const answer = delayed<SearchHit[]>();
  search.mockReturnValue(answer.promise);
  await host.render("najd oak");
  expect(titles()).toEqual(["Najd Oak"]);
  await wait(200);
  expect([titles(), host.current.isPending]).toEqual([["Najd Oak"], true]);
  await host.act(() => answer.arrive([hit("Najd Oak")]));
  await wait(5);
  expect([titles(), host.current.isPending]).toEqual([["Najd Oak"], false]);
});

test("an answer that comes late does not replace that of the words now", async () => {
  const { host, wait, titles } = await palette();
  const [first, second] = [delayed<SearchHit[]>(), delayed<SearchHit[]>()];
  search.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  await host.render("oak");
  await wait(200);
  await host.render("stone");
  await wait(200);
  await host.act(() => second.arrive([hit("Stone House")]));
  await host.act(() => first.arrive([hit("Oak House")]));
  await wait(5);
  expect(titles()).toEqual(["Stone House"]);
});

test("settings are commands for who asks for them, not a list to read", async () => {
  const { host, titles } = await palette();
  expect(titles()).toEqual(["Vendors", "Ideas"]);
  await host.render("theme");
  expect(titles()).toEqual(["Theme"]);
});
