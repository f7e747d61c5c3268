import type { MessageKey } from "#app/platform/languages/namespaces.ts";

export const NAME_MAX = 120;

type ErrorText = MessageKey<"account">;

/** What an account form answers when something is wrong: texts by key, and what was typed except passwords. */
export type FormProblem = {
  values: Record<string, string>;
  fields: Partial<Record<"name" | "email" | "password" | "role", ErrorText>>;
  /** What concerns the whole form. */
  problem?: ErrorText;
  /** Until the next try, for 'too many attempts'. */
  minutes?: number;
};
