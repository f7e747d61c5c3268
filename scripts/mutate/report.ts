import type { Target } from "./targets.ts";

const GOOD_ENOUGH = 0.8;

/** Says how many of a file's mutants were caught, and names the others. */
export function reportFile({ file, mutants }: Target, caught: ReadonlySet<number>): void {
  const left = mutants.filter(({ id }) => !caught.has(id));
  console.log(`${file}  ${mutants.length - left.length} of ${mutants.length}`);
  for (const { line, original, text } of left) console.log(`  ${file}:${line}  ${short(original)}  →  ${short(text)}`);
}

/** Says the share that was caught of each group. @returns whether every group has enough */
export function reportGroups(targets: readonly Target[], caught: ReadonlySet<number>): boolean {
  console.log("");
  const shares = [...Map.groupBy(targets, ({ group }) => group)].map(([group, files]) => {
    const ids = files.flatMap(({ mutants }) => mutants.map(({ id }) => id));
    const count = ids.filter((id) => caught.has(id)).length;
    const share = count / ids.length;
    console.log(`${group.padEnd(10)} ${String(count).padStart(5)} of ${String(ids.length).padStart(5)} caught  ${(share * 100).toFixed(1)} %`);
    return share;
  });
  return shares.every((share) => share >= GOOD_ENOUGH);
}

const short = (text: string) => {
  const line = text.replace(/\s+/g, " ");
  return line.length > 90 ? `${line.slice(0, 88)}…` : line;
};
