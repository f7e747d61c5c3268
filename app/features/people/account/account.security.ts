import type { MessageKey } from "#app/platform/languages/namespaces.ts";

type Text = MessageKey<"account.security">;
export type SecurityField = "password" | "newPassword" | "email" | "code";

/** What a form of the security settings answers. */
export type SecurityAnswer = {
  fields: Partial<Record<SecurityField, Text>>;
  /** What concerns the whole form. */
  problem?: Text;
  /** Until the next try, for 'too many attempts'. */
  minutes?: number;
  /** What was done; shown as a message. */
  done?: Text;
  /** Where a link or code went. */
  sentTo?: string;
  /** For the authenticator app: a drawing, and the same as text. */
  setUp?: { secret: string; uri: string; size: number; path: string };
  /** Shown this once. */
  backupCodes?: string[];
};
