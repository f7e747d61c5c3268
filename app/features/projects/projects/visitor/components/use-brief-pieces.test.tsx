import { QueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { orpc } from "#app/api/client.ts";
import { answerCalls, refusal } from "#app/api/testing/calls.ts";
import { renderQueryHook } from "#app/platform/testing/render-hook.tsx";
import { useBriefPieces } from "./use-brief-pieces.tsx";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));
vi.mock("#app/ui/toast.tsx", () => ({ toast }));

const [add, remove] = [vi.fn<(input: object) => unknown>(), vi.fn<(input: object) => unknown>()];
const listed = orpc.briefPieces.list.queryKey({ input: { id: "p" } });
beforeEach(() => {
  vi.resetAllMocks();
  add.mockResolvedValue({ id: "p", pieceId: "new" });
  answerCalls({ "briefPieces.add": add, "briefPieces.remove": remove });
});

async function pieces() {
  const client = new QueryClient();
  client.setQueryData(listed, []);
  const { host, run } = await renderQueryHook(() => useBriefPieces(), undefined, client);
  return { host, run, isStale: () => client.getQueryState(listed)?.isInvalidated };
}

test("what was added is read anew by every list", async () => {
  const { host, run, isStale } = await pieces();
  await run(() => host.current.add.mutate({ id: "p", productId: "sofa" }));
  expect([add.mock.calls, isStale(), toast.mock.calls]).toEqual([[[{ id: "p", productId: "sofa" }]], true, []]);
});

test("removed and undone, it is back with its quantity and its note", async () => {
  remove.mockResolvedValueOnce({ removed: { productId: "sofa", quantity: 3, note: "Gray" } });
  const { host, run } = await pieces();
  await run(() => host.current.remove.mutate({ id: "p", pieceId: "x", said: "Sofa removed" }));
  expect(toast.mock.calls[0]?.[0].title).toBe("Sofa removed");
  const button = toast.mock.calls[0]?.[0].description as ReactElement<{ onClick(): void }>;
  await run(() => button.props.onClick());
  expect(add.mock.calls).toEqual([[{ id: "p", productId: "sofa", quantity: 3, note: "Gray" }]]);
});

test("removed by somebody else before, nothing is said; of a deleted piece there is no undo", async () => {
  remove.mockResolvedValueOnce({ removed: null }).mockResolvedValueOnce({ removed: { productId: null, quantity: 1, note: null } });
  const { host, run } = await pieces();
  await run(() => host.current.remove.mutate({ id: "p", pieceId: "x", said: "Sofa removed" }));
  expect(toast).not.toHaveBeenCalled();
  await run(() => host.current.remove.mutate({ id: "p", pieceId: "y", said: "Lamp removed" }));
  expect(toast.mock.calls).toEqual([[{ title: "Lamp removed" }]]);
});

test("refused, it says why", async () => {
  add.mockRejectedValueOnce(refusal("INVALID", { fields: { limit: "tooManyPieces" } }, 422)).mockRejectedValueOnce(new Error());
  const { host, run } = await pieces();
  for (const productId of ["sofa", "lamp"]) await run(() => host.current.add.mutate({ id: "p", productId }));
  expect(toast.mock.calls.map(([{ title }]) => title)).toEqual(["limit", "failed"]);
});
