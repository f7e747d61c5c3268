import type { MessageKey } from "#app/platform/languages/namespaces.ts";

type ErrorText = MessageKey<"account">;

/** The answer of an account form with errors: text keys, and the typed values except passwords. */
export type FormProblem = {
  values: Record<string, string>;
  fields: Partial<Record<"name" | "email" | "password" | "role" | "code", ErrorText>>;
  /** What concerns the whole form. */
  problem?: ErrorText;
  /** Until the next try, for 'too many attempts'. */
  minutes?: number;
};

const EASTERN_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** The digits of a code, Latin or Arabic, however they were grouped. */
export function digitsOf(text: string): string {
  const western = text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : EASTERN_ZERO));
  });
  return western.replace(/\D/g, "").slice(0, 12);
}
