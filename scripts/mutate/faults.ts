/** A fault that a person made on purpose: `find` stands once in the file. */
export type Fault = {
  name: string;
  file: string;
  find: string;
  replace: string /** The tests that must notice it; those nearest to the file without. */;
  tests?: string[];
};

export const FAULTS: readonly Fault[] = [];
