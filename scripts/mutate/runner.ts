// What Vitest runs the tests with while sources carry mutants: notes which test reaches which mutant, and tries them at once where that is safe.
import { type RunnerTestCase, type SerializedConfig, TestRunner } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The mutant that is on from the beginning; 0 for none. */
    mutant: number;
    /** The tests in which mutants can be tried one after the other. */
    pureTests: string[];
  }
  interface TaskMeta {
    reached?: number[];
    killed?: number[];
  }
}

/** Longer than any test of pure functions. */
const QUICK_MS = 400;
const TRIAL_MS = 3_000;
/** The time limit per test; remaining mutants are tried one by one. */
const TEST_MS = 10_000;
const LOOP_MS = 30_000;

const state = { active: 0, reached: new Set<number>(), deadline: 0, turns: 0 };
Object.assign(globalThis, {
  __mutate: {
    hit(id: number): boolean {
      state.reached.add(id);
      return state.active === id;
    },
    /** A mutant can make a loop endless. */
    turn(): void {
      state.turns += 1;
      if (state.active !== 0 && state.turns % 1024 === 0 && performance.now() > state.deadline) throw new Error("endless loop");
    },
  },
});

export default class MutantRunner extends TestRunner {
  #killed = new Set<number>();
  #isSpoiled = false;

  constructor(config: SerializedConfig) {
    super(config);
    state.active = this.injectValue("mutant");
    state.deadline = performance.now() + LOOP_MS;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    // What is reached outside of tests belongs to the file: while it loads, and in what runs before and after tests.
    test.file.meta.reached = [...new Set([...(test.file.meta.reached ?? []), ...state.reached])];
    state.reached = new Set();
    const started = performance.now();
    await run();
    const isQuick = performance.now() - started < QUICK_MS;
    test.meta.reached = [...state.reached];
    if (state.active === 0 && isQuick && this.#mayRepeat(test)) test.meta.killed = await this.#tryEach(test, run);
    state.reached = new Set();
  }

  #mayRepeat({ file, suite }: RunnerTestCase): boolean {
    if (this.#isSpoiled || !(this.injectValue("pureTests") as string[]).some((path) => file.filepath.endsWith(path))) return false;
    for (let at = suite; at; at = at.suite) {
      const { beforeEach, afterEach } = TestRunner.getSuiteHooks(at);
      if (beforeEach.length + afterEach.length > 0) return false;
    }
    return true;
  }

  async #tryEach(test: RunnerTestCase, run: () => unknown): Promise<number[]> {
    const found: number[] = [];
    const end = performance.now() + TEST_MS;
    for (const id of test.meta.reached ?? []) {
      if (this.#killed.has(id) || this.#isSpoiled || performance.now() > end) continue;
      if (!(await this.#fails(id, run))) continue;
      found.push(id);
      this.#killed.add(id);
      // What the fault left behind must not fail the next one.
      this.#isSpoiled = await this.#fails(0, run);
    }
    return found;
  }

  async #fails(id: number, run: () => unknown): Promise<boolean> {
    Object.assign(state, { active: id, deadline: performance.now() + TRIAL_MS });
    let timer: NodeJS.Timeout | undefined;
    try {
      await Promise.race([run(), new Promise((_, fail) => (timer = setTimeout(() => fail(new Error("too long")), TRIAL_MS)))]);
      return false;
    } catch {
      return true;
    } finally {
      clearTimeout(timer);
      state.active = 0;
    }
  }
}
