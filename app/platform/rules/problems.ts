/** By place of the form, the code of a text. Places inside a field are dotted: `rows.1.title`. */
export type Problems<Code extends string = string> = { [place: string]: Code | undefined };

export const hasProblems = (problems: Problems): boolean => Object.values(problems).some(Boolean);

export const countProblems = (problems: Problems): number => Object.values(problems).filter(Boolean).length;

const isAt = (place: string, field: string) => place === field || place.startsWith(`${field}.`);

/** The problems without those of a field and of paths inside it. */
export function withoutField<Code extends string>(problems: Problems<Code>, field: string): Problems<Code> {
  if (!Object.keys(problems).some((place) => isAt(place, field))) return problems;
  return Object.fromEntries(Object.entries(problems).filter(([place]) => !isAt(place, field)));
}

/** The problems of these fields alone, such as those of one step. */
export function ofFields<Code extends string>(problems: Problems<Code>, fields: readonly string[]): Problems<Code> {
  return Object.fromEntries(Object.entries(problems).filter(([place, problem]) => problem && fields.some((field) => isAt(place, field))));
}
