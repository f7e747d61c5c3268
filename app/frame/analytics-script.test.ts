import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startAnalytics, stopAnalytics } from "./analytics-script.ts";

const ID = "G-ABC123";
const page = globalThis as unknown as Record<string, unknown>;
let added: { src: string }[];
let written: string[];
beforeEach(() => {
  [added, written] = [[], []];
  vi.stubGlobal("location", { hostname: "www.diwan.example" });
  vi.stubGlobal("document", {
    createElement: () => ({}),
    head: { append: (script: { src: string }) => added.push(script) },
    get cookie() {
      return "lang=ar; _ga=GA1.1.5; theme=dark; _ga_ABC123=GS1; my_ga=1";
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ["gtag", "dataLayer", `ga-disable-${ID}`]) delete page[name];
});

test("the script is added once, for the configured id", () => {
  startAnalytics(ID);
  startAnalytics(ID);
  expect(added.map(({ src }) => src)).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
  expect(page[`ga-disable-${ID}`]).toBe(false);
});

test("a consent that is taken back stops the script and removes its cookies, and no others", () => {
  startAnalytics(ID);
  stopAnalytics(ID);
  expect(page[`ga-disable-${ID}`]).toBe(true);
  expect(new Set(written.map((text) => text.split("=")[0]))).toEqual(new Set(["_ga", "_ga_ABC123"]));
  expect(written).toContain("_ga=; Path=/; Max-Age=0; Domain=diwan.example");
  expect(written.every((text) => text.includes("Max-Age=0"))).toBe(true);
});

test("a new yes lets the script go on without adding it again", () => {
  startAnalytics(ID);
  stopAnalytics(ID);
  startAnalytics(ID);
  expect(page[`ga-disable-${ID}`]).toBe(false);
  expect(added).toHaveLength(1);
});
