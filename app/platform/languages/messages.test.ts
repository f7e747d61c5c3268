import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setChangedTexts } from "./changed-texts.ts";
import { findMessages, loadMessages, loadPageMessages, preloadMessages } from "./messages.ts";
import type { Namespace } from "./namespaces.ts";

type Texts = Record<string, string>;
/** What the server has at hand, and what the browser may fetch. */
const built = vi.hoisted(() => ({ own: {} as Record<string, object>, chunks: {} as Record<string, object>, loads: [] as string[], isDown: false }));
vi.mock("virtual:messages", () => ({
  find: (language: string, namespace: string) => built.own[`${language}/${namespace}`],
  async load(language: string, namespace: string) {
    built.loads.push(`${language}/${namespace}`);
    if (built.isDown) throw new TypeError("offline");
    return built.chunks[`${language}/${namespace}`];
  },
}));

// Catalogues are loaded once for each page: each test has its own.
let count = 0;
let namespace: Namespace;
beforeEach(() => {
  Object.assign(built, { own: {}, chunks: {}, loads: [], isDown: false });
  count += 1;
  namespace = `test${count}` as Namespace;
});
afterEach(() => {
  for (const language of ["en", "ar"]) setChangedTexts(language, {});
  vi.unstubAllGlobals();
});

describe("the server", () => {
  test("has the language's catalogue at hand, else English, and fetches none", async () => {
    built.own = { [`en/${namespace}`]: { a: "A" }, [`ar/${namespace}`]: { a: "أ" } };
    expect(findMessages("ar", namespace)).toEqual({ a: "أ" });
    expect(findMessages("fr", namespace)).toEqual({ a: "A" });
    expect([await loadMessages("ar", namespace), await loadMessages("fr", namespace), built.loads]).toEqual([{ a: "أ" }, { a: "A" }, []]);
  });

  test("has what an admin changed in its place, in that language and catalogue alone", () => {
    built.own = { [`en/${namespace}`]: { a: "A", b: "B" }, "en/other": { a: "O" }, [`ar/${namespace}`]: { a: "أ" } };
    setChangedTexts("en", { [namespace]: { a: "Changed" } });
    expect(findMessages("en", namespace)).toEqual({ a: "Changed", b: "B" });
    expect(findMessages("fr", namespace)).toEqual({ a: "Changed", b: "B" });
    expect(findMessages("ar", namespace)).toEqual({ a: "أ" });
    expect(findMessages("en", "other" as Namespace)).toEqual({ a: "O" });
    // One object each, by which translators are cached, until there is another change.
    const merged = findMessages("en", namespace);
    expect(findMessages("en", namespace)).toBe(merged);
    setChangedTexts("en", { [namespace]: { a: "Again" } });
    expect(findMessages("en", namespace)).toEqual({ a: "Again", b: "B" });
  });
});

describe("the browser", () => {
  test("knows what was loaded, for `findMessages` once that was asked for", async () => {
    built.chunks = { [`ar/${namespace}`]: { a: "أ" } };
    expect(findMessages("ar", namespace)).toBeUndefined();
    await preloadMessages("ar", namespace);
    expect(findMessages("ar", namespace)).toEqual({ a: "أ" });
    expect(findMessages("en", namespace)).toBeUndefined();
  });

  test("fetches a catalogue once, however many ask", async () => {
    built.chunks = { [`ar/${namespace}`]: { a: "أ" } };
    const both = [loadMessages("ar", namespace), loadMessages("ar", namespace)];
    // React needs the same promise each time.
    expect(both[0]).toBe(both[1]);
    expect([await Promise.all(both), built.loads]).toEqual([[{ a: "أ" }, { a: "أ" }], [`ar/${namespace}`]]);
  });

  test("tries again after a failure", async () => {
    built.isDown = true;
    await expect(loadMessages("ar", namespace)).rejects.toThrow("offline");
    built.isDown = false;
    built.chunks = { [`ar/${namespace}`]: { a: "أ" } };
    expect(await loadMessages("ar", namespace)).toEqual({ a: "أ" });
  });

  test("takes English where the language has no such catalogue, and none where English lacks it too", async () => {
    built.chunks = { [`en/${namespace}`]: { a: "A" } };
    expect(await loadMessages("ar", namespace)).toEqual({ a: "A" });
    expect(await loadMessages("ar", "nowhere" as Namespace)).toEqual({});
  });

  test("has changed texts in what it fetches", async () => {
    built.chunks = { [`ar/${namespace}`]: { a: "أ", b: "ب" } };
    setChangedTexts("ar", { [namespace]: { b: "بدل" } });
    expect(await loadMessages("ar", namespace)).toEqual({ a: "أ", b: "بدل" });
  });
});

describe("a page", () => {
  const file = (texts: Record<string, Texts>) => `data:text/javascript,export default ${encodeURIComponent(JSON.stringify(texts))}`;
  /** A page as the server sends it. */
  function open(dataset: Record<string, string>, linked?: Record<string, Texts>) {
    const asked: string[] = [];
    const querySelector = (selector: string) => {
      asked.push(selector);
      return linked ? { href: file(linked) } : null;
    };
    vi.stubGlobal("document", { documentElement: { dataset }, querySelector });
    return asked;
  }

  test("brings its catalogues in one file; what that lacks is fetched", async () => {
    const other = `${namespace}-other` as Namespace;
    built.chunks = { [`ar/${other}`]: { b: "ب" } };
    const asked = open({ language: "ar", messages: `${namespace} ${other}` }, { [namespace]: { a: "أ" } });
    expect(await loadPageMessages()).toBe(true);
    expect([findMessages("ar", namespace), findMessages("ar", other)]).toEqual([{ a: "أ" }, { b: "ب" }]);
    expect(built.loads).not.toContain(`ar/${namespace}`);
    expect(new Set(asked)).toEqual(new Set(['link[data-messages-of="ar"]']));
  });

  test("without such a file fetches them; without a language it is English, without names there is nothing to do", async () => {
    built.chunks = { [`en/${namespace}`]: { a: "A" } };
    open({ messages: namespace });
    expect([await loadPageMessages(), findMessages("en", namespace)]).toEqual([true, { a: "A" }]);
    built.loads.length = 0;
    open({});
    expect([await loadPageMessages(), built.loads]).toEqual([true, []]);
  });

  test("has what an admin changed, from its own address", async () => {
    built.chunks = { [`ar/${namespace}`]: { a: "أ", b: "ب" } };
    const fetched = vi.fn(async () => Response.json({ [namespace]: { a: "بدل" } }));
    vi.stubGlobal("fetch", fetched);
    open({ language: "ar", messages: namespace, texts: "/texts/ar-1.json" });
    expect([await loadPageMessages(), findMessages("ar", namespace)]).toEqual([true, { a: "بدل", b: "ب" }]);
    expect(fetched).toHaveBeenCalledExactlyOnceWith("/texts/ar-1.json");
  });

  test("says when those do not come: the built-in texts stay", async () => {
    built.chunks = { [`ar/${namespace}`]: { a: "أ" } };
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("offline")));
    open({ language: "ar", messages: namespace, texts: "/texts/ar-1.json" });
    expect([await loadPageMessages(), findMessages("ar", namespace)]).toEqual([false, { a: "أ" }]);
  });
});
