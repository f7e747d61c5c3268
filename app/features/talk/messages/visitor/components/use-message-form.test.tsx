import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { link } from "#app/api/transport.ts";
import { type HookHost, renderHook, settle } from "#app/platform/testing/render-hook.tsx";
import { MESSAGE_LENGTH } from "../../messages.ts";
import { drafts } from "./outbox-store.ts";
import { useMessageForm } from "./use-message-form.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));

const call = vi.mocked(link.call);
const send = vi.fn<Parameters<typeof useMessageForm>[0]["send"]>();
beforeEach(() => vi.resetAllMocks());

const client = new QueryClient();
const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
type Host = HookHost<string, ReturnType<typeof useMessageForm>>;
const form = (name = "c1"): Promise<Host> => renderHook((to: string) => useMessageForm({ viewerId: "noura", name: to, send }), name, Around);
const run = async (host: Host, change: () => void) => {
  await host.act(change);
  await settle(host);
};
const pdf = () => new File(["%PDF-1.7\n"], "plan.pdf", { type: "application/pdf" });

test("what is typed outlives the page, for its conversation alone, until it was sent", async () => {
  const host = await form();
  await run(host, () => host.current.write("  Salam \n"));
  expect([drafts.read("noura", "c1"), drafts.read("noura", "c2")]).toEqual(["  Salam \n", ""]);
  await run(host, () => host.current.submit());
  expect(send.mock.calls).toEqual([["Salam", [], expect.any(String)]]);
  expect([host.current.values.body, drafts.read("noura", "c1")]).toEqual(["", ""]);
});

test("another conversation has a draft of its own", async () => {
  const host = await form();
  await run(host, () => host.current.write("Salam"));
  await host.render("c2");
  expect(host.current.values.body).toBe("");
  await host.render("c1");
  expect(host.current.values.body).toBe("Salam");
});

test.each([
  ["nothing", ""],
  ["spaces", " \n "],
  ["a letter too many", "x".repeat(MESSAGE_LENGTH + 1)],
])("%s is not sent", async (_, body) => {
  const host = await form();
  await run(host, () => host.current.write(body));
  await run(host, () => host.current.submit());
  expect(host.current.isBlocked).toBe(true);
  expect(send).not.toHaveBeenCalled();
});

test("the longest message is sent", async () => {
  const host = await form();
  await run(host, () => host.current.write("x".repeat(MESSAGE_LENGTH)));
  await run(host, () => host.current.submit());
  expect(send).toHaveBeenCalledOnce();
});

test("files alone are a message, once they arrived", async () => {
  let arrive: (file: unknown) => void = () => {};
  call.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const host = await form();
  await run(host, () => host.current.files.add([pdf()]));
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  await run(host, () => host.current.submit());
  expect(send).not.toHaveBeenCalled();
  await run(host, () => arrive({ id: "f1" }));
  await run(host, () => host.current.submit());
  expect(send.mock.calls).toEqual([["", [{ id: "f1" }], expect.any(String)]]);
  expect(host.current.files.picks).toEqual([]);
});

test("a file that did not arrive holds the message back until it is taken out", async () => {
  call.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const host = await form();
  await run(host, () => host.current.write("See the plan"));
  await run(host, () => host.current.files.add([pdf()]));
  await vi.waitFor(() => expect(host.current.files.picks[0]?.problem).toBeTruthy());
  await run(host, () => host.current.submit());
  expect(send).not.toHaveBeenCalled();
  await run(host, () => host.current.files.remove(host.current.files.picks[0]?.key ?? ""));
  await run(host, () => host.current.submit());
  expect(send).toHaveBeenCalledOnce();
});

test("a refusal loses nothing; edited, it is another message", async () => {
  send.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const host = await form();
  await run(host, () => host.current.write("Two rooms"));
  await run(host, () => host.current.submit());
  expect([host.current.failure?.kind, host.current.values.body, drafts.read("noura", "c1")]).toEqual(["offline", "Two rooms", "Two rooms"]);
  await run(host, () => host.current.write("Three rooms"));
  await run(host, () => host.current.submit());
  expect(send.mock.calls[1]?.[2]).not.toBe(send.mock.calls[0]?.[2]);
});
