import { expect, test } from "vitest";
import { sourceFiles } from "./sources.ts";

/** Names of libraries. */
const ALLOWED = new Set(["keepAlive", "keepAliveTimeout", "keepPreviousData"]);
const NAME = /\b(?:\w*(?:Keep|Kept|Told|_kept)\w*|keep\w*|kept\w*|told\w*|tell\w*)\b/g;
const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/.*/g;

/** Names that say neither store nor notify (docs/glossary.md, CONTRIBUTING.md), without those in texts and comments. */
const vagueNames = (source: string): string[] => (source.replace(TEXT, '""').match(NAME) ?? []).filter((name) => !ALLOWED.has(name));

test("names use the trade's words: store, cache, notify, report", () => {
  const found = sourceFiles(/\.tsx?$/).flatMap(({ path, text }) => vagueNames(text).map((name) => `${path}: ${name}`));
  expect(found.filter((line) => !line.startsWith("checks/words.test.ts"))).toEqual([]);
});

test("planted names are found, texts and libraries' names are not", () => {
  expect(vagueNames("const told = keepRows(kept); tellAll(isKept);")).toEqual(["told", "keepRows", "kept", "tellAll", "isKept"]);
  expect(vagueNames('new Client({ keepAlive: true }); // kept\nconst label = "Keep my changes"; /* told */')).toEqual([]);
});
