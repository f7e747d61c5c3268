import { describe, expect, test } from "vitest";
import { readSprite } from "./icon-sprite.ts";

const { address, source, exports } = await readSprite(process.cwd());
const symbols = [...source.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);

describe("the sprite of icons", () => {
  test("has one drawing for each file that is exported", () => {
    const files = [...exports.matchAll(/icons\/([a-z0-9-]+)\.mjs/g)].map(([, name]) => name);
    expect(new Set(symbols)).toEqual(new Set(files));
    expect(symbols).toHaveLength(new Set(symbols).size);
  });

  test("exports the library's name of what a component imports under its own", () => {
    expect(exports).toContain("default as Menu }");
    expect(exports).not.toContain("MenuIcon");
  });

  test("leaves colors and widths of lines to the place that refers to it", () => {
    expect(source).not.toMatch(/ (stroke|stroke-width)="/);
    expect(source).not.toMatch(/<symbol[^>]* fill=/);
  });

  test("has an address that is cached forever", () => {
    expect(address).toMatch(/^assets\/i-[\w-]{8}\.svg$/);
  });
});
