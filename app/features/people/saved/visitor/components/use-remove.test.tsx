import { QueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { orpc } from "#app/api/client.ts";
import { answerCalls, delayed } from "#app/api/testing/calls.ts";
import { renderQueryHook } from "#app/platform/testing/render-hook.tsx";
import type { SavedItem } from "../../saved.contract.ts";
import { useRemove } from "./use-remove.tsx";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));
vi.mock("#app/ui/toast.tsx", () => ({ toast }));

const KEY = orpc.saved.list.key();
const item = (id: string, type = "idea") =>
  ({ id, type, note: `Note of ${id}`, savedAt: "2026-11-01T00:00:00Z", listId: null, priceThen: 900, shown: {} }) as unknown as SavedItem;
const [save, remove] = [vi.fn<(input: object) => unknown>(), vi.fn<(input: object) => unknown>()];
beforeEach(() => {
  vi.resetAllMocks();
  for (const call of [save, remove]) call.mockResolvedValue({});
  answerCalls({ "saved.save": save, "saved.remove": remove });
});

async function list(of: SavedItem = item("a")) {
  const client = new QueryClient();
  const items = [item("a"), item("a", "vendor"), item("b")];
  client.setQueryData(KEY, { pages: [{ items, counts: { idea: 2, vendor: 1 } }], pageParams: [null] });
  const { host, run } = await renderQueryHook(() => useRemove(of), undefined, client);
  const shown = () => (client.getQueryData(KEY) as { pages: [{ items: SavedItem[]; counts: object }] }).pages[0];
  return { host, run, shown };
}

test("gone at once, with its count; another kind with the same id stays", async () => {
  const answer = delayed<object>();
  remove.mockReturnValueOnce(answer.promise);
  const { host, run, shown } = await list();
  await run(() => host.current());
  expect(shown().items.map(({ type, id }) => `${type} ${id}`)).toEqual(["vendor a", "idea b"]);
  expect([shown().counts, toast.mock.calls.length]).toEqual([{ idea: 1, vendor: 1 }, 0]);
  await run(() => answer.arrive({}));
  expect(toast.mock.calls[0]?.[0].title).toBe("removed");
});

test("undone, it has its note, its list, its day and the price of then", async () => {
  const { host, run } = await list();
  await run(() => host.current());
  await run(() => (toast.mock.calls[0]![0].description as ReactElement<{ onClick(): void }>).props.onClick());
  const { type, id, note, savedAt, listId, priceThen } = item("a");
  expect(save.mock.calls).toEqual([[{ type, id, note, savedAt, listId, priceThen }]]);
});

test("what nobody may see any more cannot be brought back", async () => {
  const { host, run } = await list({ ...item("a"), shown: null } as SavedItem);
  await run(() => host.current());
  expect(toast.mock.calls[0]?.[0]).toEqual({ title: "removed" });
});

test("a refusal says so", async () => {
  remove.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { host, run } = await list();
  await run(() => host.current());
  expect(toast.mock.calls).toEqual([[{ title: "removeFailed", tone: "danger" }]]);
});
