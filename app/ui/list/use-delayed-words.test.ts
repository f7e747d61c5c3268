import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import { useDelayedWords } from "./use-delayed-words.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const box = (value: string) => {
  const onChange = vi.fn();
  return renderHook((given: string) => useDelayedWords(given, onChange), value).then((host) => ({ host, onChange }));
};

test("asks once, after a pause, for the last words", async () => {
  const { host, onChange } = await box("");
  await host.act(() => host.current.type("maj"));
  await host.act(() => void vi.advanceTimersByTime(299));
  await host.act(() => host.current.type(" majlis "));
  await host.act(() => void vi.advanceTimersByTime(299));
  expect(onChange).not.toHaveBeenCalled();
  await host.act(() => void vi.advanceTimersByTime(1));
  expect(onChange.mock.calls).toEqual([["majlis"]]);
});

test("Enter asks at once, and the pause no second time", async () => {
  const { host, onChange } = await box("");
  await host.act(() => host.current.type("majlis"));
  await host.act(() => host.current.askNow());
  await host.act(() => void vi.advanceTimersByTime(1_000));
  expect(onChange.mock.calls).toEqual([["majlis"]]);
});

test("an answer that arrives while more is typed does not take the letters away", async () => {
  const { host } = await box("");
  await host.act(() => host.current.type("maj"));
  await host.act(() => void vi.advanceTimersByTime(300));
  await host.act(() => host.current.type("majlis"));
  await host.render("maj");
  expect(host.current.words).toBe("majlis");
});

test("words from elsewhere replace what is there, and nothing is asked", async () => {
  const { host, onChange } = await box("majlis");
  await host.act(() => host.current.type("majlis sal"));
  await host.render("");
  await host.act(() => void vi.advanceTimersByTime(1_000));
  expect(host.current.words).toBe("");
  expect(onChange).not.toHaveBeenCalled();
});

test("the words that are asked for already are not asked for again", async () => {
  const { host, onChange } = await box("majlis");
  await host.act(() => host.current.type("majlis  "));
  await host.act(() => void vi.advanceTimersByTime(1_000));
  expect(onChange).not.toHaveBeenCalled();
});
