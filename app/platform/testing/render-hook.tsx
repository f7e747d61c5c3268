import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Window } from "happy-dom";
import { act, type ReactNode } from "react";
import { vi } from "vitest";

const NAMES = [
  "document",
  "localStorage",
  "sessionStorage",
  "HTMLElement",
  "HTMLIFrameElement",
  "HTMLInputElement",
  "HTMLTextAreaElement",
  "Element",
  "Node",
  "Event",
  "location",
  "history",
] as const;
const FUNCTIONS = ["addEventListener", "removeEventListener", "dispatchEvent"] as const;

/** The minimal browser that React needs to run a hook and its effects. */
function openWindow(): Window {
  const window = new Window({ url: "http://localhost/" });
  Object.assign(globalThis, { window, IS_REACT_ACT_ENVIRONMENT: true });
  const define = (name: string, value: unknown) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  for (const name of NAMES) define(name, window[name]);
  for (const name of FUNCTIONS) define(name, window[name].bind(window));
  return window;
}

export type HookHost<Props, Result> = {
  /** The hook's last result. */
  readonly current: Result;
  /** Runs a state change and its effects. */
  act(change: () => void | Promise<void>): Promise<void>;
  render(props: Props): Promise<void>;
  unmount(): Promise<void>;
};

/** Flushes pending promises and renders. */
export const settle = (host: Pick<HookHost<never, unknown>, "act">): Promise<void> => host.act(() => new Promise((resolve) => setTimeout(resolve, 0)));

const later = setImmediate;

/** Lets fake timers run on, and then what they set off: a render, a call whose transport is loaded, its answer. */
export async function advance(host: Pick<HookHost<never, unknown>, "act">, ms: number): Promise<void> {
  await host.act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  await host.act(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => later(() => resolve()));
    await vi.advanceTimersByTimeAsync(0);
  });
}

/** Runs a hook in a component of its own, as a browser would. `Around`: providers. */
export async function renderHook<Props, Result>(
  hook: (props: Props) => Result,
  props: Props,
  Around: (wrapped: { children: ReactNode }) => ReactNode = ({ children }) => children,
): Promise<HookHost<Props, Result>> {
  const window = openWindow();
  const { createRoot } = await import("react-dom/client");
  const results: Result[] = [];
  function Host(given: { props: Props }) {
    results.push(hook(given.props));
    return null;
  }
  const root = createRoot(window.document.createElement("div") as unknown as Element);
  const render = (next: Props) =>
    act(async () =>
      root.render(
        <Around>
          <Host props={next} />
        </Around>,
      ),
    );
  await render(props);
  return {
    get current() {
      return results.at(-1) as Result;
    },
    act: (change) => act(async () => change()),
    render,
    unmount: () => act(async () => root.unmount()),
  };
}

/** The same below a query cache, for hooks that ask the API. `run` waits for what a change set off. */
export async function renderQueryHook<Props, Result>(hook: (props: Props) => Result, props: Props, client = new QueryClient()) {
  client.setDefaultOptions({ queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } });
  const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const host = await renderHook(hook, props, Around);
  await settle(host);
  const run = async (change: () => unknown) => {
    await host.act(() => void change());
    await settle(host);
  };
  return { host, client, run };
}
