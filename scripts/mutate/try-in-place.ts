import type { startEngine, TestFile } from "./engine.ts";

/** So many files at once: what one of them catches, the next ones need not try. */
const AT_ONCE = 4;
/** A mutant that leaves something behind ends the trials of its file: the others are tried in another run. */
const MOST_RUNS = 5;

type Wanted = {
  /** The mutants that a test file tries: those that it is near to. */
  mutantsOf: (path: string) => readonly number[];
  caught: Caught;
};
/** The mutants that were caught so far. */
export type Caught = { has(id: number): boolean; add(id: number): void };

/** Runs test files and tries in each test, in its own process and database, the mutants that it reaches. Adds what was caught. @returns which test reaches what */
export async function tryInPlace(
  paths: readonly string[],
  engine: Awaited<ReturnType<typeof startEngine>>,
  { mutantsOf, caught }: Wanted,
): Promise<TestFile[]> {
  const spoilers = new Map<string, number[]>();
  const known = new Map<string, TestFile>();
  const openOf = (path: string) => mutantsOf(path).filter((id) => !caught.has(id) && !spoilers.get(path)?.includes(id));
  let waiting = paths.map((path) => ({ path, runs: 0 }));
  for (;;) {
    // Where others have caught everything, there is nothing left to run for.
    waiting = waiting.filter(({ path }) => openOf(path).length > 0);
    const batch = waiting.splice(0, AT_ONCE);
    if (batch.length === 0) break;
    const files = await engine.run(batch, { trials: Object.fromEntries(batch.map(({ path }) => [path, openOf(path)])) });
    for (const file of files) {
      const runs = (batch.find(({ path }) => path === file.path)?.runs ?? 0) + 1;
      for (const id of file.tests.flatMap(({ killed }) => killed)) caught.add(id);
      const spoiling = file.tests.flatMap(({ spoiler }) => (spoiler === 0 ? [] : [spoiler]));
      spoilers.set(file.path, [...(spoilers.get(file.path) ?? []), ...spoiling]);
      const earlier = known.get(file.path);
      if (file.ok || !earlier) known.set(file.path, earlier?.ok ? withSurvivors(file, earlier) : file);
      if (spoiling.length > 0 && runs < MOST_RUNS) waiting.push({ path: file.path, runs });
    }
  }
  return withoutTrials([...known.values()], engine);
}

const withSurvivors = (file: TestFile, earlier: TestFile): TestFile => ({
  ...file,
  tests: file.tests.map((test) => ({ ...test, survived: [...test.survived, ...(earlier.tests.find(({ name }) => name === test.name)?.survived ?? [])] })),
});

/** A file whose tests disturb each other when they are repeated still says which test reaches what. */
async function withoutTrials(files: readonly TestFile[], engine: Awaited<ReturnType<typeof startEngine>>): Promise<TestFile[]> {
  const red = files.filter(({ ok }) => !ok).map(({ path }) => ({ path }));
  const again = red.length > 0 ? await engine.run(red) : [];
  return files.map((file) => again.find(({ path }) => path === file.path) ?? file);
}
