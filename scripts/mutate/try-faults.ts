import { readFileSync } from "node:fs";
import { readGraph } from "../../app/platform/testing/import-graph.ts";
import { testsNear } from "./covering-tests.ts";
import { startEngine } from "./engine.ts";
import type { Fault } from "./faults/fault.ts";
import { PEOPLE } from "./faults/people.ts";
import { TALK } from "./faults/talk.ts";
import { TRADE } from "./faults/trade.ts";
import { sourceFiles } from "./targets.ts";

const FAULTS: readonly Fault[] = [...TRADE, ...PEOPLE, ...TALK];

/** Planted faults whose place has changed: each stands in its file once. */
export const staleFaults = (faults: readonly Fault[] = FAULTS): Fault[] =>
  faults.filter(({ file, find }) => readFileSync(file, "utf8").split(find).length !== 2);

/** Plants each fault of the list in memory and runs the tests that must notice it. @returns whether all were caught */
export async function tryFaults(words: readonly string[]): Promise<boolean> {
  const chosen = FAULTS.filter(({ name, file }) => words.length === 0 || words.some((word) => name.includes(word) || file.includes(word)));
  const stale = staleFaults(chosen);
  for (const { name, file } of stale) console.log(`STALE   ${name}: its text stands not once in ${file}`);
  const graph = readGraph(sourceFiles());
  const engine = await startEngine();
  let caught = 0;
  for (const fault of chosen.filter((one) => !stale.includes(one))) {
    const by = await catcherOf(fault, fault.tests ?? testsNear(fault.file, graph), engine);
    if (by) caught += 1;
    console.log(by ? `caught  ${fault.name}  (${by})` : `MISSED  ${fault.name}: ${fault.file}`);
  }
  await engine.stop();
  console.log(`\n${caught} of ${chosen.length} planted faults caught`);
  return caught === chosen.length;
}

/** The first test that fails with a fault in place. */
async function catcherOf({ file, find, replace }: Fault, tests: readonly string[], engine: Awaited<ReturnType<typeof startEngine>>) {
  for (const path of tests) {
    const [result] = await engine.runWith(file, (source) => source.replace(find, () => replace), [path]);
    if (result && !result.ok) return result.tests.find(({ ok }) => !ok)?.name ?? path;
  }
}
