import type { Kysely } from "kysely";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";

export const CONSENT_KINDS = ["terms", "privacy", "marketing", "analytics"] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Versions of the consent texts, by effective date. A new text gets a new date; earlier consents stay on record. */
export const TEXT_VERSIONS: Record<ConsentKind, string> = { terms: "2026-10-01", privacy: "2026-10-01", marketing: "2026-10-01", analytics: "2026-10-01" };

export type Consent = {
  userId: string;
  kind: ConsentKind;
  isGiven: boolean;
  /** Where consent was given. */
  source: "sign_up" | "settings" | "notice";
  language?: string | null;
  ip?: string | null;
  userAgent?: string | null;
};

/** Adds to the append-only record of what people agreed to and took back, with the text's version. */
export async function recordConsent(trx: Kysely<DB>, consents: Consent | readonly Consent[]): Promise<void> {
  const rows = [consents].flat().map((consent: Consent) => ({
    id: newId(),
    user_id: consent.userId,
    kind: consent.kind,
    is_given: consent.isGiven,
    version: TEXT_VERSIONS[consent.kind],
    source: consent.source,
    language: consent.language ?? null,
    ip_address: consent.ip ?? null,
    user_agent: consent.userAgent?.slice(0, 400) ?? null,
  }));
  if (rows.length > 0) await trx.insertInto("consents").values(rows).execute();
}
