import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls } from "#app/api/testing/calls.ts";
import { renderQueryHook, settle } from "#app/platform/testing/render-hook.tsx";
import { NewBookForm } from "./new-book-form.tsx";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));

const create = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
  create.mockResolvedValue({ id: "b1", title: "Majlis" });
  answerCalls({ "ideabooks.create": create });
});

test.each([
  ["  ", "required", 0],
  ["x".repeat(81), "titleTooLong", 0],
  ["Majlis", undefined, 1],
])("a name like %j: %s, asked of the server %i times", async (title, problem, calls) => {
  const { host, run } = await renderQueryHook(() => NewBookForm({ ideaId: "i1", onDone: vi.fn(), onCancel: vi.fn() }).props.form, undefined);
  await run(() => host.current.set("title", title));
  await run(() => host.current.submit());
  await settle(host);
  expect([host.current.problems.title, create.mock.calls.length]).toEqual([problem, calls]);
});
