import { expect, test } from "vitest";
import { sourceFiles } from "./sources.ts";

/** Names of libraries. */
const ALLOWED = new Set(["keepAlive", "keepAliveTimeout", "keepPreviousData", "KEEP_ALIVE_MS"]);
const NAME = /\b(?:\w*(?:Keep|Kept|Told|_kept)\w*|keep\w*|kept\w*|told\w*|tell\w*|(?:\w+_)?(?:KEEP|KEPT|TELL|TOLD)(?:_\w+)?)\b/g;
const COMMENT_WORDS = /\b(?:keep|keeps|keeping|kept|tell|tells|telling|told|whoever|whomever|somebody else's)\b/gi;
const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/.*/g;

/** Names that say neither store nor notify (docs/glossary.md, CONTRIBUTING.md), without those in texts and comments. */
const vagueNames = (source: string): string[] => (source.replace(TEXT, '""').match(NAME) ?? []).filter((name) => !ALLOWED.has(name));

const comments = (source: string): string[] => (source.match(TEXT) ?? []).filter((text) => text.startsWith("/"));

const vagueWords = (source: string): string[] => comments(source).flatMap((comment) => comment.match(COMMENT_WORDS) ?? []);

test("names use the trade's words: store, cache, notify, report", () => {
  const found = sourceFiles(/\.tsx?$/).flatMap(({ path, text }) => vagueNames(text).map((name) => `${path}: ${name}`));
  expect(found.filter((line) => !line.startsWith("checks/words.test.ts"))).toEqual([]);
});

test("comments do, too, and name who may: 'those who may bid', 'NOT_FOUND unless the viewer sells it'", () => {
  const found = sourceFiles(/\.(?:tsx?|mjs|js)$/).flatMap(({ path, text }) => vagueWords(text).map((word) => `${path}: ${word}`));
  expect(found.filter((line) => !line.startsWith("checks/words.test.ts"))).toEqual([]);
});

test("planted names are found, texts and libraries' names are not", () => {
  expect(vagueNames("const told = keepRows(kept); tellAll(isKept, KEPT_DAYS);")).toEqual(["told", "keepRows", "kept", "tellAll", "isKept", "KEPT_DAYS"]);
  expect(vagueNames('new Client({ keepAlive: true }); // kept\nconst label = "Keep my changes"; /* told */')).toEqual([]);
});

test("planted words of comments are found, those of texts are not", () => {
  expect(vagueWords("// Keeps it.\n/** For whoever\n * was told. */")).toEqual(["Keeps", "whoever", "told"]);
  expect(vagueWords('const label = "Keep"; // stored')).toEqual([]);
});
