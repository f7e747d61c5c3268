import { verifyPassword } from "better-auth/crypto";
import { sql } from "kysely";
import { type LimitResult, limit, refund } from "#app/platform/api/rate-limit.server.ts";
import { db } from "#app/platform/database/db.server.ts";

/** Password guesses within a session. */
const GUESSES = { max: 10, windowSeconds: 300 };

type Confirmation = "confirmed" | "wrong" | { retryAfter: LimitResult["retryAfter"] };

/**
 * Confirms a person's identity again, before changes of sign-in methods. People without a password cannot; for them the
 * sign-in itself counts, for a quarter of an hour.
 */
export async function confirmPassword(userId: string, sessionId: string, password: string): Promise<Confirmation> {
  const key = `confirm:${userId}`;
  const { allowed, retryAfter } = await limit(key, GUESSES);
  if (!allowed) return { retryAfter };
  const account = await db.selectFrom("accounts").select("password").where("user_id", "=", userId).where("provider_id", "=", "credential").executeTakeFirst();
  if (!account?.password || !(await verifyPassword({ hash: account.password, password }))) return "wrong";
  await refund(key);
  await db.updateTable("sessions").set({ confirmed_at: sql`now()` }).where("id", "=", sessionId).where("user_id", "=", userId).execute();
  return "confirmed";
}
