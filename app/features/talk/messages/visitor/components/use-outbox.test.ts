import { ORPCError } from "@orpc/client";
import { beforeEach, expect, test, vi } from "vitest";
import { link } from "#app/api/transport.ts";
import { type HookHost, renderHook, settle } from "#app/platform/testing/render-hook.tsx";
import { outboxes } from "./outbox-store.ts";
import { useOutbox } from "./use-outbox.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));

type Sent = { id: string; idempotencyKey: string; body: string; files: string[] };
const call = vi.mocked(link.call);
const sent = () => call.mock.calls.map(([, input]) => input as Sent);
const [onSent, onRefused] = [vi.fn(), vi.fn()];
beforeEach(() => {
  vi.resetAllMocks();
  call.mockImplementation(async (_, input) => ({ body: (input as Sent).body }));
});

type Host = HookHost<string, ReturnType<typeof useOutbox>>;
const outbox = (conversation = "c1", viewer = "noura"): Promise<Host> => renderHook((id: string) => useOutbox(viewer, id, { onSent, onRefused }), conversation);
const send = async (host: Host, body: string) => {
  await host.act(() => host.current.send(body, []));
  await settle(host);
};
const states = (host: Host) => host.current.list.map(({ body, state, problem }) => [body, state, problem]);

test("what is sent waits, is stored, and leaves when the server has it", async () => {
  let answer: (message: unknown) => void = () => {};
  call.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const host = await outbox();
  await send(host, "Salam");
  expect(states(host)).toEqual([["Salam", "sending", undefined]]);
  expect(outboxes.read("noura", "c1")).toMatchObject([{ body: "Salam" }]);
  await host.act(() => answer({ body: "Salam" }));
  await settle(host);
  expect(host.current.list).toEqual([]);
  expect(outboxes.read("noura", "c1")).toEqual([]);
  expect(onSent.mock.calls).toEqual([[{ body: "Salam" }]]);
});

test("messages go one after the other, in the order in which they were written", async () => {
  let answer: (message: unknown) => void = () => {};
  call.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const host = await outbox();
  await send(host, "first");
  await send(host, "second");
  expect(sent().map(({ body }) => body)).toEqual(["first"]);
  await host.act(() => answer({}));
  await settle(host);
  expect(sent().map(({ id, body }) => [id, body])).toEqual([
    ["c1", "first"],
    ["c1", "second"],
  ]);
});

test("without a connection only it fails, and a retry has the same key", async () => {
  call.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const host = await outbox();
  await send(host, "Salam");
  await send(host, "Still there?");
  expect(states(host)).toEqual([["Salam", "failed", "network"]]);
  expect(onRefused).not.toHaveBeenCalled();
  await host.act(() => host.current.retry(host.current.list[0]?.key ?? ""));
  await settle(host);
  expect(host.current.list).toEqual([]);
  const [first, second, third] = sent();
  expect(third?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test("back online, what only the connection stopped goes out by itself; what was refused does not", async () => {
  call.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockRejectedValueOnce(new ORPCError("NOT_FOUND"));
  const host = await outbox();
  await send(host, "stopped");
  await send(host, "refused");
  expect(onRefused).toHaveBeenCalledOnce();
  await host.act(() => void dispatchEvent(new Event("online")));
  await settle(host);
  expect(states(host)).toEqual([["refused", "failed", "refused"]]);
  expect(sent().map(({ body }) => body)).toEqual(["stopped", "refused", "stopped"]);
});

test("one that is on its way is not sent twice by a second press", async () => {
  call.mockImplementationOnce(() => new Promise(() => {}));
  const host = await outbox();
  await send(host, "Salam");
  await host.act(() => host.current.retry(host.current.list[0]?.key ?? ""));
  await settle(host);
  expect(call).toHaveBeenCalledOnce();
});

test("discarded, it is gone here and from the store, and its neighbor stays", async () => {
  call.mockRejectedValue(new TypeError("Failed to fetch"));
  const host = await outbox();
  await send(host, "one");
  await send(host, "two");
  await host.act(() => host.current.discard(host.current.list[0]?.key ?? ""));
  expect(states(host)).toEqual([["two", "failed", "network"]]);
  expect(outboxes.read("noura", "c1")).toMatchObject([{ body: "two" }]);
});

test("what a closed page left is sent again with its key; other conversations' and other people's are not", async () => {
  const host = await outbox();
  const left = (key: string) => ({ key, body: key, files: [], state: "sending" as const });
  outboxes.write("noura", "c2", [left("mine"), { ...left("refused"), state: "failed" as const, problem: "refused" as const }]);
  outboxes.write("reem", "c2", [left("theirs")]);
  outboxes.write("noura", "c3", [left("elsewhere")]);
  await host.render("c2");
  await settle(host);
  expect(sent()).toMatchObject([{ id: "c2", idempotencyKey: "mine" }]);
  expect(states(host)).toEqual([["refused", "failed", "refused"]]);
  expect(outboxes.read("reem", "c2")).toHaveLength(1);
});
