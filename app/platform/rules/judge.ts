// Rules are schemas of zod/mini, one for each field, with the code of a text in place of a message. Service, contract and form read the same ones.
import * as z from "zod/mini";
import type { Problems } from "./problems.ts";

export type Rules = { readonly [field: string]: z.ZodMiniType };
export type ValuesOf<R extends Rules> = { -readonly [Field in keyof R]: z.output<R[Field]> };

/** The first problem of each place in one value. */
function problemsAt(field: string, issues: readonly { path: PropertyKey[]; message: string }[]): Problems {
  const problems: Problems = {};
  for (const { path, message } of issues) problems[[field, ...path].join(".")] ??= message;
  return problems;
}

/**
 * The normalized values and their problems; only fields that are present are validated.
 * Invalid values stay as typed.
 */
export function judge<R extends Rules, Given extends Partial<ValuesOf<R>>>(rules: R, given: Given): { values: Given; problems: Problems } {
  const values: Record<string, unknown> = { ...given };
  const problems: Problems = {};
  for (const [field, rule] of Object.entries(rules)) {
    if (given[field] === undefined) continue;
    const result = rule.safeParse(given[field]);
    if (result.success) values[field] = result.data;
    else Object.assign(problems, problemsAt(field, result.error.issues));
  }
  return { values: values as Given, problems };
}

/** The fields' types without their rules, for a contract: a wrong value becomes INVALID by field, not a malformed request. */
export function shapeOf<R extends Rules>(rules: R): R {
  return Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, bare(rule)])) as unknown as R;
}

const LONGEST_TEXT = 20_000;
const LONGEST_LIST = 1_000;

function bare(rule: z.core.$ZodType): z.core.$ZodType {
  const def = rule._zod.def as unknown as { type: string } & Record<string, unknown>;
  switch (def.type) {
    case "string":
      return z.string().check(z.maxLength(LONGEST_TEXT));
    case "number":
      return z.number();
    case "nullable":
      return z.nullable(bare(def["innerType"] as z.core.$ZodType));
    case "array":
      return z.array(bare(def["element"] as z.core.$ZodType)).check(z.maxLength(LONGEST_LIST));
    case "object":
      return z.object(shapeOf(def["shape"] as Rules));
    default:
      return rule;
  }
}
