import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import { isSameSecret } from "#app/platform/api/api-key.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";
import { DEFAULT_CHOICES, isFixed } from "../notifications.choices.ts";
import { NOTIFICATION_KINDS, type NotificationKind } from "../notifications.ts";
import { saveChoices } from "./choices.server.ts";

/** One kind, or every kind that comes in digests. */
export type UnsubscribeScope = NotificationKind | "digest";
type Claim = { userId: string; scope: UnsubscribeScope };

const PATH = "/notifications/unsubscribe";

const signature = (body: string) => createHmac("sha256", env.secret).update(`unsubscribe:${body}`).digest("base64url").slice(0, 32);

const isScope = (scope: string): scope is UnsubscribeScope =>
  scope === "digest" || (Object.hasOwn(NOTIFICATION_KINDS, scope) && !isFixed(scope as NotificationKind));

/** The unsubscribe link of a mail, which needs no sign-in. It never expires: old mail must be as easy to stop. */
export function unsubscribeHref(userId: string, scope: UnsubscribeScope): string {
  const body = `${userId}.${scope}`;
  return `${PATH}?token=${encodeURIComponent(`${body}.${signature(body)}`)}`;
}

/** A token's claim, or null when its signature is not ours. */
export function readUnsubscribe(token: string): Claim | null {
  const [userId = "", scope = "", given = ""] = token.split(".");
  const wanted = signature(`${userId}.${scope}`);
  if (!isSameSecret(given, wanted)) return null;
  return isId(userId) && isScope(scope) ? { userId, scope } : null;
}

/** Ends the mails that the claim names; doing so twice changes nothing. */
export async function unsubscribe(trx: Kysely<DB>, { userId, scope }: Claim): Promise<void> {
  const person = await trx.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst();
  if (!person) return;
  const chosen = await trx.selectFrom("notification_choices").select(["kind", "in_app", "email"]).where("user_id", "=", userId).execute();
  const kinds = Object.keys(DEFAULT_CHOICES) as NotificationKind[];
  const changed = kinds.flatMap((kind) => {
    const row = chosen.find((choice) => choice.kind === kind);
    const { inApp, email } = row ? { inApp: row.in_app, email: row.email } : DEFAULT_CHOICES[kind];
    const isMeant = scope === "digest" ? email === "daily" || email === "weekly" : kind === scope;
    return isMeant && !isFixed(kind) ? [{ kind, inApp, email: "off" as const }] : [];
  });
  await saveChoices(trx, userId, changed);
}
