import type { Choice, startEngine } from "./engine.ts";
import type { Caught } from "./try-in-place.ts";

/** A mutant that is still on its way, and the tests that reach it, the quickest first. */
export type Trial = { mutant: number; choices: Choice[] };

/** So many test files in one run, each with a mutant of its own. */
const AT_ONCE = 8;
/** The quickest ones of many: what they do not catch counts as not caught. */
const MOST_CHOICES = 4;

/** Tries mutants each with fresh modules and a fresh database. Adds those that were caught. */
export async function tryOneByOne(trials: readonly Trial[], engine: Awaited<ReturnType<typeof startEngine>>, caught: Caught): Promise<void> {
  const standing = new Map<string, boolean>();

  /** Some of a file's tests, if they pass without the others; else all of it. */
  async function usable(choices: readonly Choice[]): Promise<Choice[]> {
    const unknown = choices.filter((choice) => choice.names && !standing.has(keyOf(choice)));
    const files = unknown.length > 0 ? await engine.run(unknown) : [];
    for (const choice of unknown)
      standing.set(
        keyOf(choice),
        files.some(({ path, ok }) => path === choice.path && ok),
      );
    return choices.map((choice) => (choice.names && standing.get(keyOf(choice)) === false ? { path: choice.path } : choice));
  }

  let open = trials.map(({ mutant, choices }) => ({ mutant, choices: choices.slice(0, MOST_CHOICES) }));
  while (open.length > 0) {
    // One file can carry one mutant at a time.
    const batch: { mutant: number; choice: Choice }[] = [];
    for (const { mutant, choices } of open) {
      const [choice] = choices;
      if (choice && batch.length < AT_ONCE && !batch.some((other) => other.choice.path === choice.path)) batch.push({ mutant, choice });
    }
    const choices = await usable(batch.map(({ choice }) => choice));
    const files = await engine.run(choices, { mutants: Object.fromEntries(batch.map(({ mutant, choice }) => [choice.path, mutant])) });
    const tried = new Set(batch.map(({ mutant }) => mutant));
    for (const { mutant, choice } of batch) if (files.some(({ path, ok }) => path === choice.path && !ok)) caught.add(mutant);
    open = open
      .map((trial) => (tried.has(trial.mutant) ? { ...trial, choices: trial.choices.slice(1) } : trial))
      .filter(({ mutant, choices }) => choices.length > 0 && !caught.has(mutant));
  }
}

const keyOf = (choice: Choice) => JSON.stringify(choice);
