import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { withoutEquivalents } from "./equivalents.ts";
import { type Mutant, mutantsOf } from "./mutants.ts";
import { withoutTuning } from "./tuning.ts";

/** The targets of small faults: rules about people, money and rights, and the platform. */
const GROUPS: Record<string, string[]> = {
  rules: ["app/**/*.rules.ts", "app/**/*-rules.ts", "app/**/*.rules.server.ts", "app/**/*-rules.server.ts", "app/features/**/rules/*.ts"],
  policies: ["app/**/*.policy.ts", "app/**/*.policy.server.ts"],
  status: ["app/**/*.status.ts", "app/**/*status.server.ts"],
  money: ["app/platform/money/**/*.ts", "app/platform/money.ts"],
  platform: ["app/platform/**/*.{ts,tsx}"],
};
/** Declarations only, what tests stand on, and what runs where the switch of a mutant does not reach: other threads and the build. */
const NO_TARGET = /\.test\.tsx?$|\.d\.ts$|\/testing\/|\/schema\.ts$|\/worker\.ts$|-plugin\.ts$|\.work\.server\.ts$/;

export type Target = { file: string; group: string; mutants: Mutant[] };

/** The platform is large: of each of its files so many mutants are tried, evenly over the file. A file that is named is tried whole. */
const MOST_OF_PLATFORM = 12;

/** So many of each group, chosen from all of its mutants by a seed. */
export type Sample = { size: number; seed: string };

/** @param chosen names of groups, files, folders; without any, all groups */
export function findTargets(chosen: readonly string[], sample?: Sample): Target[] {
  const groupOf = new Map<string, string>();
  for (const [group, patterns] of Object.entries(GROUPS))
    for (const file of patterns.flatMap((pattern) => globSync(pattern))) if (!groupOf.has(file) && !NO_TARGET.test(file)) groupOf.set(file, group);
  const groups = chosen.length > 0 ? chosen.filter((word) => word in GROUPS) : Object.keys(GROUPS);
  const ofGroups = [...groupOf].filter(([, group]) => groups.includes(group)).map(([file]) => file);
  // Anyone who names a file or a folder means it, whatever it is.
  const named = chosen.flatMap((path) => globSync([path, `${path}/**/*.{ts,tsx}`])).filter((path) => /\.tsx?$/.test(path) && !NO_TARGET.test(path));
  let nextId = 1;
  const targets = [...new Set([...ofGroups, ...named])].sort().map((file) => {
    const source = readFileSync(file, "utf8");
    const all = withoutTuning(file, withoutEquivalents(file, source, mutantsOf(file, source, nextId)));
    nextId = (all.at(-1)?.id ?? nextId) + 1;
    const group = groupOf.get(file) ?? "others";
    return { file, group, mutants: !sample && group === "platform" && !named.includes(file) ? spread(all, MOST_OF_PLATFORM) : all };
  });
  const used = sample ? sampled(targets, sample) : targets;
  return used.filter(({ mutants }) => mutants.length > 0);
}

/** Whether a mutant is in the sample depends on nothing but the seed and itself: a change of one file does not choose others anew. */
function sampled(targets: readonly Target[], { size, seed }: Sample): Target[] {
  const rank = ({ file, start, text }: Mutant) => createHash("sha256").update(`${seed} ${file} ${start} ${text}`).digest("hex");
  const chosen = new Set(
    [...Map.groupBy(targets, ({ group }) => group).values()].flatMap((files) => {
      const ranked = files.flatMap(({ mutants }) => mutants).map((mutant) => ({ id: mutant.id, rank: rank(mutant) }));
      return ranked
        .sort((a, b) => (a.rank < b.rank ? -1 : 1))
        .slice(0, size)
        .map(({ id }) => id);
    }),
  );
  return targets.map((target) => ({ ...target, mutants: target.mutants.filter(({ id }) => chosen.has(id)) }));
}

const spread = <Item>(items: readonly Item[], most: number): Item[] =>
  items.length <= most ? [...items] : Array.from({ length: most }, (_, index) => items[Math.floor(((index + 0.5) * items.length) / most)] as Item);

export const sourceFiles = () => globSync("{app,server}/**/*.{ts,tsx}");
