/** Errors of the API that a source makes without `defineError`. */
export const undeclaredErrors = (source: string): string[] => [...source.matchAll(/\bnew ORPCError\(\s*["'`]?(\w*)/g)].map(([, code = ""]) => code);

/** `const <name> = defineError("<CODE>"` in a source. */
export const definedErrors = (source: string): { name: string; code: string }[] =>
  [...source.matchAll(/\bconst (\w+) = defineError\(\s*"(\w+)"/g)].map(([, name = "", code = ""]) => ({ name, code }));

/** Names inside `declare(…)`. */
export const declaredNames = (source: string): string[] =>
  [...source.matchAll(/\bdeclare\(([^)]*)\)/g)].flatMap(([, names = ""]) => names.split(",").map((name) => name.trim())).filter(Boolean);

/** Whether a source throws the error. */
export const throwsError = (source: string, name: string): boolean => new RegExp(`\\bthrow ${name}\\(`).test(source);

/** Whether a screen reads a failed call by the class of its error, in place of `problemOf`. */
export const readsByHand = (source: string): boolean => /\binstanceof ORPCError\b|\bisDefinedError\(/.test(source);
