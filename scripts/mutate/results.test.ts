import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mutantsOf } from "./mutants.ts";
import { openResults } from "./results.ts";

function aSource(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "mutants-"));
  const [file, tested, noted] = [join(folder, "a.ts"), join(folder, "a.test.ts"), join(folder, "results.jsonl")];
  writeFileSync(file, text);
  writeFileSync(tested, "// what it does");
  const open = () => ({ results: openResults(noted, () => [tested]), mutants: mutantsOf(file, readFileSync(file, "utf8"), 1) });
  return { file, tested, open };
}

test("what is known is known in the next run, until the source or a test near it changes", () => {
  const { file, tested, open } = aSource("export const isOld = (age: number) => age > 65;");
  const { results, mutants } = open();
  const [edge, age] = mutants;
  if (!edge || !age) throw new Error("two mutants are expected");
  results.write([edge], true);
  results.write([age], false);
  const known = () => {
    const next = open();
    return next.mutants.map((mutant) => next.results.isCaught(mutant));
  };
  expect(known()).toEqual([true, false]);
  writeFileSync(tested, "// what it does, and what not");
  expect(known()).toEqual([undefined, undefined]);
  writeFileSync(tested, "// what it does");
  expect(known()).toEqual([true, false]);
  writeFileSync(file, "export const isOld = (age: number) => age > 60;");
  expect(known()).toEqual([undefined, undefined]);
});

test("without a file nothing is written down, but known", () => {
  const { open } = aSource("export const isOld = (age: number) => age > 65;");
  const results = openResults(undefined, () => []);
  const [edge] = open().mutants;
  if (!edge) throw new Error("a mutant is expected");
  results.write([edge], true);
  expect(results.isCaught(edge)).toBe(true);
});
