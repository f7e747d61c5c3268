import { type Brief, EMPTY_BRIEF, MOST_BUDGET, MOST_SIZE } from "../interior-creator.ts";
import { readWords } from "./read-words.ts";

export type BriefField = keyof Omit<Brief, "words">;
/** A brief as its form holds it. `own` are the fields that were chosen by hand, whatever the words say. */
export type BriefValues = Brief & { own: readonly BriefField[] };
export type BriefProblem = "amount";

const FIELDS = Object.keys(EMPTY_BRIEF).filter((name) => name !== "words") as BriefField[];
const MOST = { budget: MOST_BUDGET, size: MOST_SIZE };
const AMOUNTS = ["budget", "size"] as const;

export function valuesOfBrief(brief: Brief): BriefValues {
  const said = { ...EMPTY_BRIEF, ...readWords(brief.words).fields };
  return { ...brief, own: FIELDS.filter((name) => JSON.stringify(said[name]) !== JSON.stringify(brief[name])) };
}

/** Fields follow the words until the person says otherwise. */
export function withWords(values: BriefValues, words: string): BriefValues {
  const own = Object.fromEntries(values.own.map((name) => [name, values[name]]));
  return { ...EMPTY_BRIEF, ...readWords(words).fields, ...own, words, own: values.own };
}

export const withField = <Name extends BriefField>(values: BriefValues, name: Name, value: Brief[Name]): Partial<BriefValues> => ({
  [name]: value,
  own: [...new Set([...values.own, name])],
});

/** The words that said so, for each field that follows them. */
export const saidOf = ({ words, own }: Pick<BriefValues, "words" | "own">): Partial<Record<BriefField, string>> =>
  Object.fromEntries(Object.entries(readWords(words).said).filter(([name]) => !own.includes(name as BriefField)));

const isAmount = (value: number | null, most: number) => value === null || (Number.isInteger(value) && value >= 1 && value <= most);

export const checkBrief = (values: BriefValues): { [Name in BriefField]?: BriefProblem } =>
  Object.fromEntries(AMOUNTS.filter((name) => !isAmount(values[name], MOST[name])).map((name) => [name, "amount"]));

/** What can be looked for at once: an amount that cannot be counts as not given. */
export function briefOf({ room, style, colors, budget, size, words }: BriefValues): Brief {
  return { room, style, colors, budget: isAmount(budget, MOST_BUDGET) ? budget : null, size: isAmount(size, MOST_SIZE) ? size : null, words };
}
