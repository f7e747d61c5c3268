import type { Target } from "./targets.ts";

const GOOD_ENOUGH = 0.8;

/** Says what was not caught, and the share that was of each group. @returns whether every group has enough */
export function reportMutants(targets: readonly Target[], caught: ReadonlySet<number>): boolean {
  for (const { mutants } of targets)
    for (const { id, file, line, original, text } of mutants) if (!caught.has(id)) console.log(`${file}:${line}  ${short(original)}  →  ${short(text)}`);
  console.log("");
  const shares = [...Map.groupBy(targets, ({ group }) => group)].map(([group, files]) => {
    const ids = files.flatMap(({ mutants }) => mutants.map(({ id }) => id));
    const count = ids.filter((id) => caught.has(id)).length;
    const share = ids.length === 0 ? 1 : count / ids.length;
    console.log(`${group.padEnd(10)} ${String(count).padStart(5)} of ${String(ids.length).padStart(5)} caught  ${(share * 100).toFixed(1)} %`);
    return share;
  });
  return shares.every((share) => share >= GOOD_ENOUGH);
}

const short = (text: string) => {
  const line = text.replace(/\s+/g, " ");
  return line.length > 90 ? `${line.slice(0, 88)}…` : line;
};
