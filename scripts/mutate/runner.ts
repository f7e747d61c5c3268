// What Vitest runs the tests with while sources carry mutants: notes which test reaches which mutant, and tries them at once, one attempt each.
import { relative } from "node:path";
import { type RunnerTestCase, TestRunner } from "vitest";
import { Trials } from "./trials.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** By test file: the mutant that is on from the beginning. */
    mutants: Record<string, number>;
    /** By test file: the mutants that are tried in the tests that reach them. */
    trials: Record<string, readonly number[]>;
  }
  interface TaskMeta {
    reached?: number[];
    killed?: number[];
    survived?: number[];
    spoiler?: number;
  }
}

/** Tests may stop the clock. */
const { setTimeout, clearTimeout } = globalThis;
const now = performance.now.bind(performance);
/** Only quick tests are repeated: on a busy machine they may wait, but do not work for long. */
const QUICK = { worked: 3_000, took: 12_000 };
/** The same in a trial: what only takes long is not caught. */
const LEAST_TRIAL_MS = 30_000;
/** So long one test tries; the rest is tried one by one. */
const TEST_MS = 120_000;
const LOOP_MS = 30_000;
const NEXT = "the next mutant, please";

/** Milliseconds of the processor. */
const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

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
      if (state.active !== 0 && state.turns % 1024 === 0 && now() > state.deadline) throw new Error("endless loop");
    },
  },
});

export default class MutantRunner extends TestRunner {
  /** The mutants that this file still tries. */
  #wanted: Set<number> | undefined;
  #isSpoiled = false;
  #isRed = false;
  #trials: Trials | undefined;
  #limit = LOOP_MS;
  #end = 0;

  /** Each file has a process of its own. */
  onBeforeCollect([path = ""]: string[]): void {
    const file = relative(process.cwd(), path);
    const wanted = (this.injectValue("trials") as Record<string, readonly number[]>)[file];
    this.#wanted = wanted && new Set(wanted);
    state.active = (this.injectValue("mutants") as Record<string, number>)[file] ?? 0;
    state.deadline = now() + LOOP_MS;
  }

  /** Vitest repeats a test with all its hooks as long as it asks for the next mutant. */
  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    // One failure is enough to catch a mutant.
    if (this.#isRed) test.mode = "skip";
    await super.onBeforeRunTask(test);
    this.#trials = undefined;
    if (this.#wanted && !test.concurrent) test.retry = { count: Number.MAX_SAFE_INTEGER, condition: new RegExp(NEXT) };
  }

  override onBeforeTryTask(test: RunnerTestCase, attempt: { retry: number; repeats: number }): void {
    super.onBeforeTryTask(test, attempt);
    if (this.#trials) {
      Object.assign(state, { active: this.#trials.active, deadline: now() + this.#limit });
      if (test.result) test.result.errors = [];
    } else {
      // What is reached outside of tests belongs to the file: while it loads, and in what runs before all tests.
      test.file.meta.reached = [...new Set([...(test.file.meta.reached ?? []), ...state.reached])];
    }
    state.reached = new Set();
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    this.#isRed ||= state.active !== 0 && test.result?.state === "fail";
  }

  /** Asked at the end of each attempt instead. */
  override onAfterTryTask(): void {}

  async runTask(test: RunnerTestCase): Promise<void> {
    const started = { at: now(), worked: worked() };
    if (this.#trials) {
      const passed = await this.#passes(test);
      const goesOn = this.#trials.goOn({ passed, isReached: state.reached.has(this.#trials.active) }) && now() < this.#end;
      // What comes between two tests is the file's.
      state.reached = new Set();
      if (!goesOn) this.#finish(test, this.#trials);
      if (goesOn) throw new Error(NEXT);
      return;
    }
    await this.#attempt(test);
    const took = now() - started.at;
    const isQuick = took < QUICK.took && worked() - started.worked < QUICK.worked;
    test.meta.reached = [...state.reached];
    state.reached = new Set();
    const open = test.meta.reached.filter((id) => this.#wanted?.has(id));
    if (this.#isSpoiled || test.concurrent || !isQuick || open.length === 0) return;
    this.#trials = new Trials(open);
    this.#limit = Math.max(LEAST_TRIAL_MS, took * 10);
    this.#end = now() + TEST_MS;
    throw new Error(NEXT);
  }

  #finish(test: RunnerTestCase, { killed, survived, spoiler }: Trials): void {
    state.active = 0;
    Object.assign(test.meta, { killed, survived, spoiler });
    for (const id of killed) this.#wanted?.delete(id);
    if (spoiler !== 0) this.#isSpoiled = true;
  }

  async #attempt(test: RunnerTestCase): Promise<void> {
    await TestRunner.getTestFn(test)();
    super.onAfterTryTask(test);
  }

  async #passes(test: RunnerTestCase): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    try {
      await Promise.race([this.#attempt(test), new Promise((_, fail) => (timer = setTimeout(() => fail(new Error("too long")), this.#limit)))]);
      return true;
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
    }
  }
}
