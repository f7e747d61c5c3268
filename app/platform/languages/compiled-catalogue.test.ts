import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compiledCatalogue } from "./compiled-catalogue.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "catalogues-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(language: string, namespace: string, texts: object | string): void {
  const folder = join(root, "app/translations", language);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${namespace}.json`), typeof texts === "string" ? texts : JSON.stringify(texts));
}
const of = (language: string, namespace = "cart") => compiledCatalogue(root, language, namespace);

describe("a catalogue", () => {
  test("has its texts, in groups too, with English where the language has none, and nothing that English lacks is lost", () => {
    write("en", "cart", { title: "Cart", empty: { text: "Nothing yet", hint: "Look around" } });
    write("ar", "cart", { title: "السلة", empty: { text: "لا شيء بعد" }, own: "خاص" });
    expect(of("en")).toEqual({ title: "Cart", "empty.text": "Nothing yet", "empty.hint": "Look around" });
    expect(of("ar")).toEqual({ title: "السلة", "empty.text": "لا شيء بعد", "empty.hint": "Look around", own: "خاص" });
    expect(of("fr")).toEqual(of("en"));
  });

  test("compiles what has places to fill", () => {
    write("en", "cart", { count: "{count, plural, one {One thing} other {# things}}" });
    expect(of("en")["count"]).not.toBe("{count, plural, one {One thing} other {# things}}");
    expect(JSON.stringify(of("en"))).toContain("One thing");
  });

  test("that is nowhere has no texts", () => expect(of("en", "nowhere")).toEqual({}));

  test("is read again when its file changed", () => {
    write("en", "cart", { title: "Cart" });
    const first = of("en");
    expect(of("en")["title"]).toBe(first["title"]);
    write("en", "cart", { title: "Basket" });
    expect(of("en")).toEqual({ title: "Basket" });
  });
});

describe("a link", () => {
  test("stands for the shared word of the language, or of English where it has none", () => {
    write("en", "words", { cancel: "Cancel", save: "Save" });
    write("ar", "words", { cancel: "إلغاء" });
    write("en", "cart", { stop: "@:words.cancel", store: "@:words.save", again: "@:title", title: "Cart" });
    write("ar", "cart", { title: "السلة" });
    expect(of("en")).toEqual({ stop: "Cancel", store: "Save", again: "Cart", title: "Cart" });
    expect(of("ar")).toEqual({ stop: "إلغاء", store: "Save", again: "السلة", title: "السلة" });
  });

  test("gives way to a text of the language's own", () => {
    write("en", "words", { cancel: "Cancel" });
    write("ar", "words", { cancel: "إلغاء" });
    write("en", "cart", { stop: "@:words.cancel" });
    write("ar", "cart", { stop: "تراجع" });
    expect(of("ar")).toEqual({ stop: "تراجع" });
  });

  test("to nothing fails with its place", () => {
    write("en", "cart", { stop: "@:words.nothing" });
    expect(() => of("en")).toThrow("cart stop links to words nothing, which is no text");
  });
});

test("a text that cannot be read fails with its file and key, a file with its path", () => {
  write("en", "cart", { fine: "Fine", broken: "{count, plural, one {x}" });
  expect(() => of("en")).toThrow(/^app\/translations\/en\/cart\.json broken: /);
  write("en", "cart", "{");
  expect(() => of("en")).toThrow("app/translations/en/cart.json");
});
