import type { Mutant } from "./mutants.ts";

/** A mutant that changes nothing anyone can notice: `line` is a part of its line of code, `original` becomes `text` there. */
type Equivalent = { file: string; line: string; original: string; text: string; because: string };

const EQUIVALENTS: readonly Equivalent[] = [];

/** Leaves out mutants that no test can catch. @throws when an entry fits no mutant any more */
export function withoutEquivalents(file: string, source: string, mutants: readonly Mutant[]): Mutant[] {
  const lines = source.split("\n");
  const own = EQUIVALENTS.filter((one) => one.file === file);
  const fits = (one: Equivalent, { line, original, text }: Mutant) =>
    one.original === original && one.text === text && (lines[line - 1] ?? "").includes(one.line);
  const stale = own.find((one) => !mutants.some((mutant) => fits(one, mutant)));
  if (stale) throw new Error(`No mutant of ${file} is ${stale.original} → ${stale.text} in a line with ${stale.line}`);
  return mutants.filter((mutant) => !own.some((one) => fits(one, mutant)));
}
