import { isPure, readGraph } from "../../app/platform/testing/import-graph.ts";
import { testsNear } from "./covering-tests.ts";
import { type Choice, startEngine, type TestFile } from "./engine.ts";
import type { Mutant } from "./mutants.ts";
import { reportFile, reportGroups } from "./report.ts";
import { openResults } from "./results.ts";
import { findTargets, type Sample, sourceFiles } from "./targets.ts";
import { type Caught, tryInPlace } from "./try-in-place.ts";
import { tryOneByOne } from "./try-one-by-one.ts";

/** So many sources at a time: neighbors share tests, and what is known of them is written down before the next ones. */
const AT_ONCE = 8;

type Options = { sample: Sample | undefined; resultsFile: string | undefined; inPlaceOnly: boolean };

/**
 * Each test tries the mutants that it reaches, one attempt after the other. What cannot be tried so, because it is reached while modules load or by a test
 * that passes only once, gets a fresh process and database.
 */
export async function tryMutants(paths: readonly string[], { sample, resultsFile, inPlaceOnly }: Options): Promise<boolean> {
  const targets = findTargets(paths, sample);
  const mutants = targets.flatMap((target) => target.mutants);
  const graph = readGraph(sourceFiles());
  const near = new Map(targets.map(({ file }) => [file, testsNear(file, graph)]));
  const results = openResults(resultsFile, (file) => near.get(file) ?? []);
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
  const found = new Set(mutants.filter((mutant) => results.isCaught(mutant) === true).map(({ id }) => id));
  const caught: Caught = {
    has: (id) => found.has(id),
    add(id) {
      const mutant = byId.get(id);
      if (mutant && !found.has(id)) results.write([mutant], true);
      found.add(id);
    },
  };
  const open = mutants.filter((mutant) => results.isCaught(mutant) === undefined);
  console.log(`${mutants.length} mutants in ${targets.length} files; ${open.length} to try`);

  const engine = await startEngine(open);
  const ran = new Map<string, TestFile>();
  for (let first = 0; first < targets.length; first += AT_ONCE) {
    const files = targets.slice(first, first + AT_ONCE);
    const own = files.flatMap((target) => target.mutants).filter(({ id }) => open.some((mutant) => mutant.id === id));
    const mutantsOf = (path: string) => open.filter(({ file }) => near.get(file)?.includes(path)).map(({ id }) => id);
    // Those without a database are quick: what they catch the others need not try.
    for (const isQuick of [true, false]) {
      const tests = [...new Set(own.flatMap(({ file }) => near.get(file) ?? []))].filter((path) => isPure(path, graph) === isQuick);
      // A test that ran for other files has tried all that it is near to.
      const fresh = tests.filter((path) => !ran.has(path));
      for (const file of await tryInPlace(fresh, engine, { mutantsOf, caught })) {
        ran.set(file.path, file);
        if (!file.ok) console.log(`left out, it fails without any fault: ${file.path}`);
      }
      if (inPlaceOnly) continue;
      const left = own.filter(({ id }) => !caught.has(id));
      const trials = left.map((mutant) => ({
        mutant: mutant.id,
        choices: choicesFor(
          mutant,
          tests.filter((path) => near.get(mutant.file)?.includes(path)),
          ran,
        ),
      }));
      await tryOneByOne(trials, engine, caught);
    }
    results.write(
      own.filter(({ id }) => !caught.has(id)),
      false,
    );
    for (const target of files) reportFile(target, found);
  }
  await engine.stop();
  return reportGroups(targets, found);
}

/** The tests in which a mutant was not tried yet, the quickest first. */
function choicesFor({ id }: Mutant, near: readonly string[], ran: ReadonlyMap<string, TestFile>): Choice[] {
  return near
    .map((path) => ran.get(path))
    .filter((file) => file !== undefined)
    .filter(({ ok }) => ok)
    .sort((a, b) => a.ms - b.ms)
    .flatMap(({ path, reached, tests }): Choice[] => {
      if (reached.includes(id)) return [{ path }];
      const names = tests.filter((test) => test.reached.includes(id) && !test.survived.includes(id)).map(({ name }) => name);
      return names.length > 0 ? [{ path, names }] : [];
    });
}
