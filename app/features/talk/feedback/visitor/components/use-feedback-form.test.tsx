import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls } from "#app/api/testing/calls.ts";
import { renderQueryHook, settle } from "#app/platform/testing/render-hook.tsx";
import { useFeedbackForm } from "./use-feedback-form.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
vi.mock("#app/kit/viewer.ts", () => ({ useViewer: () => ({ viewer: null, isKnown: true }) }));
vi.mock("react-router", () => ({ useLocation: () => ({ pathname: "/vendors", search: "?city=Riyadh" }) }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));

type Sent = { body: string; page: string; idempotencyKey: string; email: string };
const create = vi.fn<(given: Sent) => unknown>();
beforeEach(() => {
  vi.resetAllMocks();
  create.mockResolvedValue({ id: "f1" });
  answerCalls({ "feedback.create": create });
  Object.assign(globalThis, { innerWidth: 1440, innerHeight: 900 });
});

async function dialog() {
  const { host, run } = await renderQueryHook(() => useFeedbackForm(), undefined);
  const act = async (change: () => unknown) => {
    await run(change);
    for (let turn = 0; turn < 4; turn += 1) await settle(host);
  };
  return { host, act, submit: () => act(() => host.current.submit()) };
}

test("closed by mistake and opened again, nothing typed is lost; sent, it is", async () => {
  const first = await dialog();
  await first.act(() => first.host.current.patch({ body: "The list jumps", email: "noura@example.com" }));
  await first.host.unmount();
  const second = await dialog();
  expect(second.host.current.values).toMatchObject({ body: "The list jumps", email: "noura@example.com" });
  await second.submit();
  expect(create.mock.calls[0]?.[0]).toMatchObject({ body: "The list jumps", page: "/vendors?city=Riyadh" });
  await second.host.unmount();
  const third = await dialog();
  expect(third.host.current.values.body).toBe("");
});

test("a wrong address of an e-mail is named and nothing is sent", async () => {
  const { host, act, submit } = await dialog();
  await act(() => host.current.patch({ body: "The list jumps", email: "noura@" }));
  await submit();
  expect([host.current.problems, create.mock.calls.length]).toEqual([{ email: "email" }, 0]);
  await act(() => host.current.patch({ body: "", email: "" }));
});

test("a failure loses nothing, and the same text is sent under the same key", async () => {
  create.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { host, act, submit } = await dialog();
  await act(() => host.current.patch({ body: "The list jumps", email: "" }));
  await submit();
  expect([host.current.failure?.kind, host.current.values.body]).toEqual(["offline", "The list jumps"]);
  await submit();
  expect(new Set(create.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).size).toBe(1);
});
