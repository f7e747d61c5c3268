import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** Fewer guesses than this and a list of known passwords, with the usual endings and letters swapped, has it. */
const FEWEST_GUESSES = 1_000_000;
/** Guessing gets no easier beyond this; measuring gets slower. */
const MEASURED = 40;

let loading: Promise<ZxcvbnFactory> | undefined;

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** True for passwords that leaked often, and what people make of them: 'password123', 'P@ssw0rd2024', '1qaz2wsx3edc', the person's own name with a year. */
export async function isCommonPassword(password: string, personal: readonly string[] = []): Promise<boolean> {
  loading ??= load();
  const measure = await loading;
  return measure.check(password.slice(0, MEASURED), ["diwan", ...personal]).guesses < FEWEST_GUESSES;
}
