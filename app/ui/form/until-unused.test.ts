import { Window } from "happy-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilUnused } from "./until-unused.ts";

const { document } = new Window({ url: "http://localhost/" });
Object.defineProperty(globalThis, "document", { value: document, configurable: true });

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<ol data-list><li><button id="first" aria-expanded="false">…</button><dialog></dialog></li></ol><button id="other"></button>`;
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.useRealTimers();
});
const one = (selector: string) => document.querySelector(selector) as unknown as HTMLElement;

/** Asked at once, again while the part is in use, and once it no longer is. */
async function waits(begin: () => void, end: () => void): Promise<boolean[]> {
  begin();
  let isDone = false;
  void untilUnused("[data-list]").then(() => {
    isDone = true;
  });
  const seen: boolean[] = [];
  await vi.advanceTimersByTimeAsync(5000);
  seen.push(isDone);
  end();
  await vi.advanceTimersByTimeAsync(500);
  return [...seen, isDone];
}

test("nobody is at work in it: at once", async () => {
  one("#other").focus();
  await untilUnused("[data-list]");
  await untilUnused("[data-none]");
});

test.each<[string, () => void, () => void]>([
  ["an open menu", () => one("#first").setAttribute("aria-expanded", "true"), () => one("#first").setAttribute("aria-expanded", "false")],
  ["an open dialog", () => one("dialog").setAttribute("open", ""), () => one("dialog").removeAttribute("open")],
  ["the focus", () => one("#first").focus(), () => one("#other").focus()],
  ["the focus, until the list leaves the page", () => one("#first").focus(), () => one("[data-list]").remove()],
])("waits for %s", async (_, begin, end) => {
  expect(await waits(begin, end)).toEqual([false, true]);
});
