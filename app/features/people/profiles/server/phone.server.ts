import { createHmac, randomInt } from "node:crypto";
import { sql } from "kysely";
import { isSameSecret } from "#app/platform/api/api-key.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import type { ProcedureContext } from "#app/platform/api/procedure.server.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { addressUnit } from "#app/platform/auth/client-address.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { sendSms } from "#app/platform/mail/sms.server.ts";
import { readablePhone, takesMessages } from "#app/platform/rules/phone.ts";
import { CODE_LENGTH } from "../profiles.ts";

const VALID_MINUTES = 10;
const MAX_TRIES = 5;
const HOUR = 3600;
/** Per person, per number (across accounts) and per IP address: messages cost money and annoy. */
const SENDING = { person: { max: 5, windowSeconds: HOUR }, phone: { max: 5, windowSeconds: HOUR }, address: { max: 20, windowSeconds: HOUR } };
const PAUSE = { max: 1, windowSeconds: 30 };
/** Across codes, so that a new code does not reset the tries. */
const GUESSING = { max: 20, windowSeconds: HOUR };

type Problem = "noPhone" | "notMobile" | "alreadyVerified" | "wrong" | "expired";

async function refuseTooMany(key: string, rule: { max: number; windowSeconds: number }): Promise<void> {
  await enforceLimit(key, rule);
}

/** Bound to person and number; with our secret, because a million codes are quick to brute-force. */
const hashOf = (userId: string, phone: string, code: string): string =>
  createHmac("sha256", env.secret).update(`phone ${userId} ${phone} ${code}`).digest("base64url");

const western = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[^0-9]/g, "");

/** Sends a new code to the number of the profile; the one before is void. @throws INVALID, TOO_MANY_REQUESTS */
export async function sendPhoneCode(
  viewer: Viewer,
  { language, ip }: Pick<ProcedureContext, "language" | "ip">,
): Promise<{ phone: string; expiresAt: string }> {
  const profile = await db.selectFrom("profiles").select(["phone", "phone_verified_at"]).where("id", "=", viewer.id).executeTakeFirst();
  const phone = profile?.phone;
  if (!phone) throw invalid({ phone: "noPhone" });
  if (profile.phone_verified_at) throw invalid({ phone: "alreadyVerified" });
  if (!phone.startsWith("+") || !takesMessages(phone)) throw invalid({ phone: "notMobile" });
  await refuseTooMany(`phone-pause:${viewer.id}`, PAUSE);
  await refuseTooMany(`phone-person:${viewer.id}`, SENDING.person);
  await refuseTooMany(`phone-number:${phone}`, SENDING.phone);
  await refuseTooMany(`phone-address:${addressUnit(ip)}`, SENDING.address);
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
  const t = await translator(language, "profiles");
  return db.transaction().execute(async (trx) => {
    const values = {
      phone,
      code_hash: hashOf(viewer.id, phone, code),
      tries: 0,
      expires_at: sql<Date>`now() + make_interval(mins => ${VALID_MINUTES})`,
      created_at: sql<Date>`now()`,
    };
    const row = await trx
      .insertInto("phone_codes")
      .values({ user_id: viewer.id, ...values })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
      .returning("expires_at")
      .executeTakeFirstOrThrow();
    await sendSms({ to: phone, text: t("sms.code", { code, minutes: VALID_MINUTES }), language }, { trx });
    return { phone: readablePhone(phone), expiresAt: row.expires_at.toISOString() };
  });
}

/** @throws INVALID with `wrong` or `expired` for `code` */
export async function verifyPhone(viewer: Viewer, text: string): Promise<{ phoneVerifiedAt: string }> {
  await refuseTooMany(`phone-guess:${viewer.id}`, GUESSING);
  const code = western(text);
  // Committed in any case: failed tries count.
  const outcome = await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable("phone_codes as c")
      .from("profiles as p")
      .whereRef("p.id", "=", "c.user_id")
      .whereRef("p.phone", "=", "c.phone")
      .where("c.user_id", "=", viewer.id)
      .where("c.tries", "<", MAX_TRIES)
      .where(sql<boolean>`c.expires_at > now()`)
      .set({ tries: sql`c.tries + 1` })
      .returning(["c.phone", "c.code_hash"])
      .executeTakeFirst();
    if (!row) return "expired";
    if (code.length !== CODE_LENGTH || !isSameSecret(row.code_hash, hashOf(viewer.id, row.phone, code))) return "wrong";
    await trx.deleteFrom("phone_codes").where("user_id", "=", viewer.id).execute();
    return trx.updateTable("profiles").set({ phone_verified_at: sql`now()` }).where("id", "=", viewer.id).returning("phone_verified_at").executeTakeFirst();
  });
  if (typeof outcome === "string") throw invalid({ code: outcome as Problem });
  return { phoneVerifiedAt: (outcome?.phone_verified_at ?? new Date()).toISOString() };
}
