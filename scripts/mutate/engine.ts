import { join, relative } from "node:path";
import type { TestCase, TestModule } from "vitest/node";
import { createVitest, type TestSpecification } from "vitest/node";
import { instrument } from "./instrument.ts";
import type { Mutant } from "./mutants.ts";

const root = process.cwd();
const HANGS_MS = 30_000;

export type TestFile = {
  path: string;
  ok: boolean;
  ms: number;
  reached: number[];
  tests: { name: string; ok: boolean; reached: number[]; killed: number[]; survived: number[]; spoiler: number }[];
};
/** Some tests of a file, or all of it. */
export type Choice = { path: string; names?: string[] };

/** By test file: the mutant that is on from the beginning, and those that each of its tests tries. */
type Switches = { mutants?: Record<string, number>; trials?: Record<string, readonly number[]> };

/** Vitest with changed sources, for many runs one after the other. */
export async function startEngine(mutants: readonly Mutant[] = []) {
  const byFile = Map.groupBy(mutants, ({ file }) => file);
  const changed = new Map<string, (source: string) => string>();
  for (const [file, own] of byFile) changed.set(file, (source) => instrument(file, source, own));

  const vitest = await createVitest(
    {
      watch: false,
      run: true,
      // Its keys know the file, not what a plugin makes of it.
      fsModuleCache: false,
      config: join(root, "scripts/mutate/vitest.config.ts"),
      runner: join(root, "scripts/mutate/runner.ts"),
      reporters: [{}],
      testTimeout: HANGS_MS,
      hookTimeout: HANGS_MS,
      maxWorkers: 2,
      // A fault may leave promises behind that nobody waits for.
      dangerouslyIgnoreUnhandledErrors: true,
      sequence: { shuffle: false },
    },
    { plugins: [{ name: "mutants", enforce: "pre", transform: (source, id) => changed.get(relative(root, id.split("?")[0] ?? id))?.(source) }] },
  );
  await vitest.standalone();
  const project = vitest.getRootProject();

  async function run(choices: readonly Choice[], { mutants: active = {}, trials = {} }: Switches = {}): Promise<TestFile[]> {
    project.provide("mutants", active);
    project.provide("trials", trials);
    const specifications = choices.map((choice): TestSpecification => {
      const options = choice.names ? { testNames: choice.names } : undefined;
      return project.createSpecification(join(root, choice.path), options);
    });
    const { testModules } = await vitest.runTestSpecifications(specifications);
    // The answer has the files of earlier runs, too.
    return testModules.map(summaryOf).filter(({ path }) => choices.some((choice) => choice.path === path));
  }

  return {
    run,
    /** Runs tests with another text of a source. */
    async runWith(file: string, change: (source: string) => string, tests: readonly string[]): Promise<TestFile[]> {
      changed.set(file, change);
      vitest.invalidateFile(join(root, file));
      try {
        return await run(tests.map((path) => ({ path })));
      } finally {
        changed.delete(file);
        vitest.invalidateFile(join(root, file));
      }
    },
    stop: () => vitest.close(),
  };
}

function summaryOf(module: TestModule): TestFile {
  const tests = [...module.children.allTests()];
  return {
    path: relative(root, module.moduleId),
    ok: module.state() !== "failed",
    ms: module.diagnostic().collectDuration + module.diagnostic().duration,
    reached: module.meta().reached ?? [],
    tests: tests.map(summaryOfTest),
  };
}

const summaryOfTest = (test: TestCase) => ({
  name: test.fullName,
  ok: test.result().state !== "failed",
  reached: test.meta().reached ?? [],
  killed: test.meta().killed ?? [],
  survived: test.meta().survived ?? [],
  spoiler: test.meta().spoiler ?? 0,
});
