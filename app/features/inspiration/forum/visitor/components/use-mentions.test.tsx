import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { KeyboardEvent, ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { link } from "#app/api/transport.ts";
import { renderHook, settle } from "#app/platform/testing/render-hook.tsx";
import { useMentions } from "./use-mentions.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
vi.stubGlobal("requestAnimationFrame", () => 0);

const call = vi.mocked(link.call);
const onChange = vi.fn();
const asked = () => call.mock.calls.map(([, input]) => (input as { search: string }).search);

beforeEach(() => {
  vi.resetAllMocks();
  call.mockImplementation(async (_, input) => ({
    items: ["noura", "nasser"].filter((name) => name.startsWith((input as { search: string }).search)).map((username) => ({ username })),
  }));
});

/** A text box with `|` where the caret is. */
async function box() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const element = { value: "", selectionStart: 0, focus() {}, setSelectionRange() {} };
  const host = await renderHook(
    (value: string) => useMentions({ box: { current: element as unknown as HTMLTextAreaElement }, value, onChange }),
    "" as string,
    Around,
  );
  const type = async (text: string) => {
    Object.assign(element, { value: text.replace("|", ""), selectionStart: text.indexOf("|") });
    await host.render(element.value);
    await host.act(() => host.current.follow());
    await settle(host);
  };
  const press = async (key: string, more = {}) => {
    const event = { key, nativeEvent: { isComposing: false }, preventDefault: vi.fn(), stopPropagation: vi.fn(), ...more };
    await host.act(() => host.current.onKeyDown(event as unknown as KeyboardEvent));
    return event.preventDefault.mock.calls.length > 0;
  };
  return { host, type, press };
}

test.each([
  ["@n|", ["n"]],
  ["Salam @na|", ["na"]],
  ["(@|)", [""]],
  ["@noura|, and more", ["noura"]],
  ["mail@n|", []],
  ["path/@n|", []],
  ["@no ura|", []],
  ["no mention|", []],
])("%s asks for %j", async (text, expected) => {
  const { type } = await box();
  await type(text);
  expect(asked()).toEqual(expected);
});

test("arrows move around the list, Enter takes the one at hand and leaves the rest of the text", async () => {
  const { host, type, press } = await box();
  await type("Salam @n|!");
  expect([host.current.isOpen, host.current.at]).toEqual([true, 0]);
  expect(await press("ArrowDown")).toBe(true);
  expect(host.current.at).toBe(1);
  await press("ArrowDown");
  expect(host.current.at).toBe(0);
  await press("ArrowUp");
  expect(host.current.at).toBe(1);
  await press("Enter");
  expect(onChange.mock.calls).toEqual([["Salam @nasser !"]]);
  expect(host.current.isOpen).toBe(false);
});

test("Escape closes it, and other keys go to the text", async () => {
  const { host, type, press } = await box();
  await type("@n|");
  expect(await press("a")).toBe(false);
  expect(await press("Escape")).toBe(true);
  expect(host.current.isOpen).toBe(false);
  expect(await press("Enter")).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

test("during IME composition Enter does not choose", async () => {
  const { type, press } = await box();
  await type("@n|");
  expect(await press("Enter", { nativeEvent: { isComposing: true } })).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

test("other letters begin at the first name again", async () => {
  const { host, type, press } = await box();
  await type("@n|");
  await press("ArrowDown");
  await type("@na|");
  expect(host.current.at).toBe(0);
});
