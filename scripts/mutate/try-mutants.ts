import { fork } from "node:child_process";
import { isPure, readGraph } from "../../app/platform/testing/import-graph.ts";
import { testsNear } from "./covering-tests.ts";
import { type Choice, startEngine, type TestFile } from "./engine.ts";
import { reportMutants } from "./report.ts";
import { findTargets, sourceFiles } from "./targets.ts";
import { tryInPlace } from "./try-in-place.ts";

/** A mutant that is still on its way, and the tests that reach it, the quickest first. */
export type Trial = { mutant: number; choices: Choice[] };

/**
 * Each test tries the mutants that it reaches, one attempt after the other. What cannot be tried so, because it is reached while modules load or by a test
 * that passes only once, gets a fresh process and database.
 */
export async function tryMutants(paths: readonly string[], jobs: number): Promise<boolean> {
  const targets = findTargets(paths);
  const mutants = targets.flatMap((target) => target.mutants);
  const graph = readGraph(sourceFiles());
  const tests = [...new Set(targets.filter((target) => target.mutants.length > 0).flatMap(({ file }) => testsNear(file, graph)))];
  // Those without a database are quick.
  tests.sort((a, b) => Number(isPure(b, graph)) - Number(isPure(a, graph)));
  console.log(`${mutants.length} mutants in ${targets.length} files; ${tests.length} test files near them`);

  const engine = await startEngine(mutants);
  const { caught, files } = await tryInPlace(tests, engine);
  await engine.stop();
  for (const { path, ok } of files) if (!ok) console.log(`left out, it fails without any fault: ${path}`);
  const good = files.filter(({ ok }) => ok);
  const left = mutants.filter(({ id }) => !caught.has(id));
  const open = left.map(({ id }) => ({ mutant: id, choices: choicesFor(id, good) })).filter(({ choices }) => choices.length > 0);
  const unreached = left.filter(({ id }) => !good.some((file) => file.reached.includes(id) || file.tests.some(({ reached }) => reached.includes(id))));
  console.log(`${caught.size} caught in place; ${unreached.length} that no test reaches; ${open.length} to try one by one`);

  for (const id of await tryEach(
    open,
    targets.flatMap(({ file }) => file),
    jobs,
  ))
    caught.add(id);
  return reportMutants(targets, caught);
}

/** The tests in which a mutant was not tried yet, the quickest first. */
function choicesFor(id: number, files: readonly TestFile[]): Choice[] {
  return [...files]
    .sort((a, b) => a.ms - b.ms)
    .flatMap(({ path, reached, tests }): Choice[] => {
      if (reached.includes(id)) return [{ path }];
      const names = tests.filter((test) => test.reached.includes(id) && !test.survived.includes(id)).map(({ name }) => name);
      return names.length > 0 ? [{ path, names }] : [];
    });
}

/** Hands the trials to some processes. @returns the mutants that were caught */
async function tryEach(trials: readonly Trial[], files: readonly string[], jobs: number): Promise<number[]> {
  const waiting = [...trials];
  const caught: number[] = [];
  const work = () =>
    new Promise<void>((done, fail) => {
      const child = fork(new URL("./try-one-by-one.ts", import.meta.url), files);
      const next = () => child.send(waiting.shift() ?? "end");
      child.on("message", (result: "ready" | { mutant: number; isCaught: boolean }) => {
        if (result !== "ready" && result.isCaught) caught.push(result.mutant);
        if (waiting.length % 50 === 0) console.log(`${waiting.length} to go`);
        next();
      });
      child.once("error", fail);
      child.once("exit", () => done());
    });
  await Promise.all(Array.from({ length: Math.min(jobs, trials.length) }, work));
  return caught;
}
