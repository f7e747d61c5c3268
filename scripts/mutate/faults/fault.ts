/** A planted fault: `find` occurs once in the file. Names say what goes wrong for whom. */
export type Fault = {
  name: string;
  file: string;
  find: string;
  replace: string;
  /** The tests that must notice it; those nearest to the file without. */
  tests?: readonly string[];
};

/** Faults of one feature: its folder, its tests there, and its files with what becomes of them. */
export function faultsOf(folder: string, tests: readonly string[], faults: readonly [name: string, file: string, find: string, replace: string][]): Fault[] {
  return faults.map(([name, file, find, replace]) => ({ name, file: `${folder}/${file}`, find, replace, tests: tests.map((test) => `${folder}/${test}`) }));
}
