import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls, refusal } from "#app/api/testing/calls.ts";
import { renderQueryHook } from "#app/platform/testing/render-hook.tsx";
import { useDecide } from "./use-decide.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));
vi.mock("#app/ui/toast.tsx", () => ({ toast }));

const decide = vi.fn<(decision: object) => unknown>();
const onDone = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
  decide.mockResolvedValue({});
  answerCalls({ "moderation.decide": decide });
});
const queue = async () => {
  const { host, run, client } = await renderQueryHook(() => useDecide(onDone), undefined);
  const invalidate = vi.spyOn(client, "invalidateQueries");
  await run(() => host.current.mutate({ type: "thread", id: "t1", action: "remove", reason: "spam" } as never));
  return { said: toast.mock.calls.map(([{ title }]) => title), isDone: onDone.mock.calls.length === 1, renewed: invalidate.mock.calls.length };
};

test("a decision is said; queue and counts are read anew", async () => {
  expect(await queue()).toEqual({ said: ["done.remove"], isDone: true, renewed: 2 });
});

test.each(["CONFLICT", "NOT_FOUND"])("a colleague was faster (%s): the row goes, as nothing is left to decide", async (code) => {
  decide.mockRejectedValueOnce(refusal(code, undefined, code === "CONFLICT" ? 409 : 404));
  expect(await queue()).toEqual({ said: ["late"], isDone: true, renewed: 2 });
});

test("a failure leaves the row and its reason for the next try", async () => {
  decide.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await queue()).toEqual({ said: ["decideFailed"], isDone: false, renewed: 0 });
});
