import { fork } from "node:child_process";
import { isPure, readGraph, testsNear } from "./covering-tests.ts";
import { type Choice, startEngine, type TestFile } from "./engine.ts";
import { reportMutants } from "./report.ts";
import { findTargets, sourceFiles } from "./targets.ts";

/** A mutant that is still on its way, and the tests that reach it, the quickest first. */
export type Trial = { mutant: number; choices: Choice[] };

/**
 * One run finds out which test reaches which mutant and tries them in tests of pure functions, where trying costs nothing. What is left is tried in
 * a fresh process and database each.
 */
export async function tryMutants(paths: readonly string[], jobs: number): Promise<boolean> {
  const targets = findTargets(paths);
  const mutants = targets.flatMap((target) => target.mutants);
  const graph = readGraph(sourceFiles());
  const tests = [...new Set(targets.filter((target) => target.mutants.length > 0).flatMap(({ file }) => testsNear(file, graph)))];
  const pureTests = tests.filter((test) => isPure(test, graph));
  console.log(`${mutants.length} mutants in ${targets.length} files; ${tests.length} test files near them, ${pureTests.length} of them without a database`);

  const engine = await startEngine({ mutants, pureTests });
  const files = await engine.run(tests.map((path) => ({ path })));
  await engine.stop();
  for (const { path, ok } of files) if (!ok) console.log(`left out, it fails without any fault: ${path}`);
  const good = files.filter(({ ok }) => ok);
  const caught = new Set(good.flatMap((file) => file.tests.flatMap(({ killed }) => killed)));
  const trials = mutants.filter(({ id }) => !caught.has(id)).map(({ id }) => ({ mutant: id, choices: choicesFor(id, good) }));
  const open = trials.filter(({ choices }) => choices.length > 0);
  console.log(`${caught.size} caught in tests of pure functions; ${trials.length - open.length} that no test reaches; ${open.length} to try one by one`);

  for (const id of await tryEach(
    open,
    targets.flatMap(({ file }) => file),
    jobs,
  ))
    caught.add(id);
  return reportMutants(targets, caught);
}

function choicesFor(id: number, files: readonly TestFile[]): Choice[] {
  return [...files]
    .sort((a, b) => a.ms - b.ms)
    .flatMap(({ path, reached, tests }): Choice[] => {
      if (reached.includes(id)) return [{ path }];
      const names = tests.filter((test) => test.reached.includes(id)).map(({ name }) => name);
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
