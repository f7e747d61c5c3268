import { describe, expect, test } from "vitest";
import { languageOf } from "#app/platform/text/language-of.ts";
import { blocks, pieces } from "./forum.text.ts";
import { checkBody, checkTitle, mentionsIn } from "./forum.ts";

const text = (value: string) => ({ kind: "text", text: value });

describe("a person's text", () => {
  test("is cut into paragraphs and lists", () => {
    expect(blocks("One\nstill one\n\nTwo:\n- a\n- b\n\n1. first\n٢. ثانيًا")).toEqual([
      { kind: "paragraph", lines: [[text("One")], [text("still one")]] },
      { kind: "paragraph", lines: [[text("Two:")]] },
      {
        kind: "list",
        isOrdered: false,
        items: [[text("a")], [text("b")]],
      },
      { kind: "list", isOrdered: true, items: [[text("first")], [text("ثانيًا")]] },
    ]);
  });
  test("links lead to http and https only, without what ends the sentence", () => {
    expect(pieces("See https://a.example/x_(y).", [])).toEqual([
      text("See "),
      { kind: "link", text: "https://a.example/x_(y)", href: "https://a.example/x_(y)" },
      text("."),
    ]);
    expect(pieces("www.a.example، then", [])[0]).toMatchObject({ kind: "link", href: "https://www.a.example/" });
    for (const line of ["javascript:alert(1)", "https://user:pw@bank.example/", "http://nodot", "<script>alert(1)</script>"])
      expect(pieces(line, []).every(({ kind }) => kind === "text")).toBe(true);
  });
  test("names only people who were found; addresses of mail are no mentions", () => {
    expect(pieces("ask @Lama.Builds!", ["lama.builds"])).toEqual([text("ask "), { kind: "mention", text: "@Lama.Builds", username: "lama.builds" }, text("!")]);
    expect(pieces("ask @nobody or me@lama.builds", ["lama.builds"])).toEqual([text("ask @nobody or me@lama.builds")]);
    expect(mentionsIn("@a-b-c and x@y.example, (@Lama.Builds) @lama.builds")).toEqual(["a-b-c", "lama.builds"]);
  });
  test("is checked by length, links and capitals; its language is that of its letters", () => {
    expect(checkBody("x".repeat(20), 20, 0)).toBeNull();
    expect(checkBody("see https://a.example and www.b.example now", 20, 1)).toBe("tooManyLinks");
    expect(checkBody("@aaa @bbb @ccc @ddd @eee @fff", 5, 1)).toBe("tooManyMentions");
    expect(checkTitle("HELP ME PLEASE NOW")).toBe("shouting");
    expect(checkTitle("ما لون المجلس؟")).toBeNull();
    expect([languageOf("كم سعر LED؟ أبحث عن إضاءة"), languageOf("A majlis مجلس")]).toEqual(["ar", "en"]);
  });
});
