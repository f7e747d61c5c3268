import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withPatience } from "./patient-parts.ts";

// What Vite writes, as far as it matters here.
const helper = "export const __vitePreload = function preload(baseModule, deps, importerUrl) { return baseModule() }";

type Preload = (load: () => Promise<string>) => Promise<string>;
const load = vi.fn(async () => "part");
let isOnline: boolean;
let isReachable: boolean;
let preload: Preload;

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
  isOnline = false;
  isReachable = false;
  const body = (withPatience(helper) ?? "").replace("export const __vitePreload =", "return");
  const navigator = Object.defineProperty({}, "onLine", { get: () => isOnline });
  const fetch = () => (isReachable ? Promise.resolve() : Promise.reject(new Error("Failed to fetch")));
  preload = new Function("navigator", "fetch", body)(navigator, fetch) as Preload;
});
afterEach(() => void vi.useRealTimers());

test("a part is asked for at once", () => {
  isOnline = true;
  void preload(load);
  expect(load).toHaveBeenCalledTimes(1);
});

test("without a network it is asked for once there is one", async () => {
  const part = preload(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  isOnline = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await part).toBe("part");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a browser that is wrong about the network does not hold it back", async () => {
  isReachable = true;
  expect(await preload(load)).toBe("part");
});

test("another helper is noticed", () => {
  expect(withPatience(helper.replace("preload(baseModule", "load(baseModule"))).toBeUndefined();
});
