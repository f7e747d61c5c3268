/**
 * The attempts of one test that passed: each mutant in turn. One that fails it is caught when the test passes again right after, without it; otherwise
 * something was left behind, and nothing more can be said in this process.
 */
export class Trials {
  readonly killed: number[] = [];
  readonly survived: number[] = [];
  /** What it left behind fails the test from then on. */
  spoiler = 0;
  #active = 0;
  #suspect = 0;
  readonly #waiting: number[];

  constructor(mutants: readonly number[]) {
    this.#waiting = [...mutants];
  }

  /** The mutant of this attempt; 0 for none, which is how it begins: only a test that passes twice can be repeated. */
  get active(): number {
    return this.#active;
  }

  /** Takes the outcome of an attempt. @returns whether there is another one */
  goOn({ passed, isReached }: { passed: boolean; isReached: boolean }): boolean {
    if (this.#active !== 0 && !passed) {
      this.#suspect = this.#active;
      this.#active = 0;
      return true;
    }
    if (this.#active !== 0 && isReached) this.survived.push(this.#active);
    if (this.#active === 0 && !passed) {
      this.spoiler = this.#suspect;
      return false;
    }
    if (this.#suspect !== 0) this.killed.push(this.#suspect);
    this.#suspect = 0;
    this.#active = this.#waiting.shift() ?? 0;
    return this.#active !== 0;
  }
}
