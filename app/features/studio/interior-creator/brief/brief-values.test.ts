import { expect, test } from "vitest";
import { EMPTY_BRIEF, MOST_BUDGET, MOST_SIZE } from "../interior-creator.ts";
import { briefOf, checkBrief, saidOf, valuesOfBrief, withField, withWords } from "./brief-values.ts";

const empty = valuesOfBrief(EMPTY_BRIEF);
const majlis = withWords(empty, "A najdi majlis, up to 90,000 SAR");

test("fields follow the words, and say from which", () => {
  expect(majlis).toMatchObject({ room: "majlis", style: "najdi", budget: 90_000, size: null, own: [] });
  expect(saidOf(majlis)).toMatchObject({ room: "majlis", style: "najdi" });
  expect(withWords(majlis, "A bedroom")).toMatchObject({ room: "bedroom", style: null, budget: null });
});

test("a field that was chosen by hand stays, whatever the words say; its neighbors go on following", () => {
  const chosen = { ...majlis, ...withField(majlis, "room", "kitchen") };
  expect(withWords(chosen, "A modern bedroom")).toMatchObject({ room: "kitchen", style: "modern", own: ["room"] });
  expect(saidOf(chosen)).not.toHaveProperty("room");
  expect(saidOf(chosen)).toHaveProperty("style");
});

test("emptied by hand, it stays empty, and is named once", () => {
  const emptied = { ...majlis, ...withField({ ...majlis, ...withField(majlis, "budget", 5) }, "budget", null) };
  expect(emptied.own).toEqual(["budget"]);
  expect(withWords(emptied, majlis.words).budget).toBeNull();
});

test("of a stored brief, what its words do not say was chosen by hand", () => {
  expect(valuesOfBrief({ ...EMPTY_BRIEF, words: "A majlis", room: "majlis", size: 20 }).own).toEqual(["size"]);
  expect(valuesOfBrief({ ...EMPTY_BRIEF, words: "A majlis", room: null }).own).toEqual(["room"]);
});

test.each([
  ["budget", null, true],
  ["budget", 1, true],
  ["budget", MOST_BUDGET, true],
  ["budget", 0, false],
  ["budget", MOST_BUDGET + 1, false],
  ["budget", 10.5, false],
  ["budget", Number.NaN, false],
  ["size", MOST_SIZE, true],
  ["size", MOST_SIZE + 1, false],
  ["size", Number.NaN, false],
] as const)("%s of %s", (name, value, isGood) => {
  const values = { ...majlis, ...withField(majlis, name, value) };
  expect(checkBrief(values)).toEqual(isGood ? {} : { [name]: "amount" });
  expect(briefOf(values)[name]).toBe(isGood ? value : null);
});

test("what is looked for is the brief and nothing else of the form", () => {
  expect(briefOf(majlis)).toEqual({ ...EMPTY_BRIEF, room: "majlis", style: "najdi", budget: 90_000, words: majlis.words });
});
