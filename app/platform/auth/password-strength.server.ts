import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** Below this many guesses, lists of known passwords with the usual variations find it. */
const FEWEST_GUESSES = 1_000_000;
/** Longer input only makes the check slower. */
const MEASURED = 40;

let loading: Promise<ZxcvbnFactory> | undefined;

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** True for often leaked passwords and their usual variations: 'password123', 'P@ssw0rd2024', '1qaz2wsx3edc', the person's own name with a year. */
export async function isCommonPassword(password: string, personal: readonly string[] = []): Promise<boolean> {
  loading ??= load();
  const measure = await loading;
  return measure.check(password.slice(0, MEASURED), ["diwan", ...personal]).guesses < FEWEST_GUESSES;
}
