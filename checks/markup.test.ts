import { expect, test } from "vitest";
import { englishLeft } from "../e2e/support/english-left.ts";
import { readMarkup } from "../e2e/support/markup.ts";

const page = (body: string, head = "") => readMarkup(`<!DOCTYPE html><html lang="fr" dir="ltr"><head>${head}</head><body>${body}</body></html>`);
const left = (french: string, english: string, { head = "", asked = "", language = "fr" } = {}) =>
  englishLeft(page(french, head), new Set(page(english, head).texts.map(({ text }) => text)), language, asked);

test("a page is read as React writes it", () => {
  const { lang, dir, texts, links, pictures } = page(
    '<a href="/ideas?a=1&amp;b=2">Tom &amp; Sara<!-- --> 5</a><script>if (1 < 2) "<a href=/no>"</script><img src="/m/1" alt="Cuisine" width="3" height="2"/><img src="/m/2"/>',
    '<title>Idées</title><meta name="description" content="Des pièces"/>',
  );
  expect([lang, dir, links]).toEqual(["fr", "ltr", ["/ideas?a=1&b=2"]]);
  expect(pictures).toEqual([
    { src: "/m/1", hasSize: true },
    { src: "/m/2", hasSize: false },
  ]);
  expect(texts.map(({ text, isHead }) => [text, isHead])).toEqual([
    ["Idées", true],
    ["Des pièces", true],
    ["Tom & Sara", false],
    ["5", false],
    ["Cuisine", false],
  ]);
});

test("a text has the language of the nearest element that says one; the page's own is none", () => {
  const marks = page('<p lang="en">a<b>b</b></p><p translate="no">c</p><div lang="en"><i lang="fr">d</i></div>e').texts;
  expect(marks.map(({ text, marked }) => [text, marked])).toEqual([
    ["a", "en"],
    ["b", "en"],
    ["c", "no"],
    ["d", null],
    ["e", null],
  ]);
});

test("what is left in English is found: texts, texts for the ear, and names of texts", () => {
  expect(left("<p>Save changes</p>", "<p>Save changes</p>")).toEqual(["in English: Save changes"]);
  expect(left('<img src="/m/1" alt="A red chair"/>', '<img src="/m/1" alt="A red chair"/>')).toEqual(["in English: A red chair"]);
  expect(left("<p>home.title</p>", "<p>Home</p>")).toEqual(["raw: home.title"]);
  expect(left("<p>Il y a {n, plural}</p>", "<p>x</p>")).toEqual(["raw: Il y a {n, plural}"]);
  // One word of ours is no name of somebody.
  expect(left("<p>Vendors</p>", "<p>Vendors</p>")).toEqual(["in English: Vendors"]);
});

test("names, words of people that say so, words that were asked for and equal words of the language are not", () => {
  const same = (markup: string, more = {}) => left(markup, markup, more);
  expect(same("<p>Reem Alharbi</p><p>Athar Interiors, Riyadh · 2026</p><p>reem@example.com</p><p>182 cm</p>")).toEqual([]);
  expect(same('<p lang="en">A red chair</p>', { head: "<title>A red chair · Diwan</title>" })).toEqual([]);
  expect(same("<p>green sofa</p>", { asked: "?words=a+green+sofa" })).toEqual([]);
  expect(same("<p>Inspiration</p>")).toEqual([]);
  // In Japanese a place has a name of its own.
  expect(same("<p>Riyadh</p>", { language: "ja" })).toEqual(["in English: Riyadh"]);
});
