const CODES = ["required", "titleTooLong", "textTooLong", "noteTooLong", "tooManyBooks", "tooManyIdeas", "tooManyMembers", "email", "self", "already"] as const;
export type BookErrorCode = (typeof CODES)[number];
export type BookErrors = Partial<Record<"title" | "description" | "note" | "email" | "limit", BookErrorCode>>;

/** The wrong fields of a refused write, each with the code of a text; null for any other failure. */
export function fieldsOf(error: unknown): BookErrors | null {
  const { code, data } = (error ?? {}) as { code?: string; data?: { fields?: Record<string, string> } };
  if (code !== "INVALID" || !data?.fields) return null;
  return Object.fromEntries(Object.entries(data.fields).filter(([, text]) => CODES.some((known) => known === text))) as BookErrors;
}
