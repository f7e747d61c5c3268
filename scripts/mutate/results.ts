import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Mutant } from "./mutants.ts";

type Line = { key: string; isCaught: boolean };

/**
 * What was found out so far, a line for each mutant, in a file that the next run goes on with. It holds as long as neither the source nor the tests near it change;
 * what else the tests stand on is not looked at.
 */
export function openResults(path: string | undefined, testsOf: (file: string) => readonly string[]) {
  const digests = new Map<string, string>();
  const digestOf = (file: string): string => {
    const known = digests.get(file) ?? digest([file, ...testsOf(file)].map((each) => readFileSync(each, "utf8")));
    digests.set(file, known);
    return known;
  };
  const keyOf = ({ file, start, text }: Mutant) => `${file} ${digestOf(file)} ${start} ${text}`;
  const lines = path && existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
  const known = new Map(lines.map((line) => JSON.parse(line) as Line).map(({ key, isCaught }) => [key, isCaught]));

  return {
    /** Undefined where a mutant has not been tried. */
    isCaught: (mutant: Mutant): boolean | undefined => known.get(keyOf(mutant)),
    write(mutants: readonly Mutant[], isCaught: boolean): void {
      const added = mutants.filter((mutant) => known.get(keyOf(mutant)) !== isCaught);
      for (const mutant of added) known.set(keyOf(mutant), isCaught);
      if (path && added.length > 0)
        appendFileSync(path, added.map((mutant) => `${JSON.stringify({ key: keyOf(mutant), isCaught } satisfies Line)}\n`).join(""));
    },
  };
}

function digest(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex").slice(0, 16);
}
