import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { addressUnit } from "#app/platform/auth/client-address.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { mailBody } from "#app/platform/mail/mail-template.server.ts";
import { sendSms } from "#app/platform/mail/sms.server.ts";
import { canonicalCity } from "#app/platform/places/places.ts";
import { normalizePhone, takesMessages } from "#app/platform/rules/phone.ts";
import { isEmail } from "#app/platform/rules/plain-texts.ts";
import type { PlaceInLine } from "../prelaunch.contract.ts";
import { CODE_HOURS, CODE_LENGTH, CONSENT_VERSION, MOST_TRIES, PLACES_PER_FRIEND, PRELAUNCH_PATH, type PrelaunchRole } from "../prelaunch.ts";

/** Messages go to strangers' mailboxes and telephones. */
const PER_CALLER = { max: 20, windowSeconds: 3600 };
const PER_ADDRESS = { max: 4, windowSeconds: 3600 };
const CONFIRMS = { max: 40, windowSeconds: 3600 };
/** Between two who confirmed one after the other: room for as many friends. */
const RANKS_APART = 1_000;

type Channel = "email" | "phone";
type Address = { channel: Channel; to: string };

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
const mac = (text: string): string => createHmac("sha256", createHmac("sha256", env.secret).update("pre-launch").digest()).update(text).digest("base64url");
/** Opens one's place again: made of the id, so that nothing has to be stored. */
const keyOf = (id: string): string => `${id}.${mac(id)}`;
const codeHash = (id: string, code: string): string => mac(`${id} ${code}`);

function idOfKey(key: string): string | null {
  const [id = "", given = ""] = key.split(".");
  const [right, said] = [Buffer.from(mac(id)), Buffer.from(given)];
  return right.length === said.length && timingSafeEqual(right, said) ? id : null;
}

/** @returns null for what is neither */
export function addressOf(contact: string): Address | null {
  const text = contact.trim();
  if (text.includes("@")) return isEmail(text.toLowerCase()) ? { channel: "email", to: text.toLowerCase() } : null;
  const phone = normalizePhone(text);
  return phone && takesMessages(phone) ? { channel: "phone", to: phone } : null;
}

type SignUp = { contact: string; role: PrelaunchRole; city: string; hasConsent: boolean; invite?: string | undefined };

const find = (source: Kysely<DB>, { channel, to }: Address) => source.selectFrom("prelaunch_signups").selectAll().where(channel, "=", to);

/** @throws INVALID, TOO_MANY_REQUESTS. Whether the address was known shows nowhere but in what it receives */
export async function signUp({ contact, role, city, hasConsent, invite }: SignUp, language: string, ip: string): Promise<{ channel: Channel }> {
  const address = addressOf(contact);
  const place = canonicalCity(city);
  if (!address || !place || !hasConsent)
    throw invalid({ ...(!address && { contact: "contact" }), ...(!place && { city: "city" }), ...(!hasConsent && { consent: "consent" }) });
  await enforceLimit(`prelaunch:${addressUnit(ip)}`, PER_CALLER);
  await enforceLimit(`prelaunch-to:${hashOf(address.to)}`, PER_ADDRESS);
  const inviter = invite
    ? await db.selectFrom("prelaunch_signups").select("id").where("invite_code", "=", invite).where("confirmed_at", "is not", null).executeTakeFirst()
    : undefined;
  await db.transaction().execute(async (trx) => {
    const values = {
      id: newId(),
      [address.channel]: address.to,
      role,
      city: place,
      language,
      consent_version: CONSENT_VERSION,
      invite_code: randomBytes(6).toString("base64url"),
    };
    await trx
      .insertInto("prelaunch_signups")
      .values({ ...values, invited_by: inviter?.id ?? null })
      .onConflict((conflict) => conflict.column(address.channel).doNothing())
      .execute();
    const row = await find(trx, address).forUpdate().executeTakeFirstOrThrow();
    if (row.confirmed_at) return remind(trx, address, row, language);
    // Until it is confirmed, the last answers count: the first to type the address need not be its owner.
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
    const token = randomBytes(24).toString("base64url");
    await trx
      .updateTable("prelaunch_signups")
      .set({
        ...{ role, city: place, language, consent_version: CONSENT_VERSION, consented_at: new Date(), code_tries: 0 },
        ...{ code_hash: codeHash(row.id, code), token_hash: hashOf(token), code_expires_at: sql<Date>`now() + make_interval(hours => ${CODE_HOURS})` },
      })
      .where("id", "=", row.id)
      .execute();
    await ask(trx, address, { code, token, language });
  });
  return { channel: address.channel };
}

async function ask(trx: Kysely<DB>, { channel, to }: Address, { code, token, language }: { code: string; token: string; language: string }): Promise<void> {
  const t = await translator(language, "prelaunch");
  const href = `${PRELAUNCH_PATH}?confirm=${token}`;
  if (channel === "phone") return sendSms({ to, text: t("sms.code", { code }), language }, { trx });
  const title = t("mail.title");
  const body = mailBody(language, {
    ...{ siteName: t("mail.siteName"), title, paragraphs: [t("mail.text"), t("mail.code", { code })] },
    ...{ button: { label: t("mail.button"), href }, note: t("mail.note", { n: CODE_HOURS }) },
  });
  await sendMail({ to, subject: title, language, ...body }, { trx, isUrgent: true });
}

/** The address is on the list: its owner gets the way to its place. */
async function remind(trx: Kysely<DB>, { channel, to }: Address, { id }: { id: string }, language: string): Promise<void> {
  const t = await translator(language, "prelaunch");
  const href = `${PRELAUNCH_PATH}?key=${keyOf(id)}`;
  if (channel === "phone") return sendSms({ to, text: t("sms.again", { link: `${env.siteUrl}${href}` }), language }, { trx });
  const title = t("mail.again");
  const body = mailBody(language, { siteName: t("mail.siteName"), title, paragraphs: [t("mail.againText")], button: { label: t("mail.againButton"), href } });
  await sendMail({ to, subject: title, language, ...body }, { trx });
}

type Proof = { contact: string; code: string } | { token: string };

/** @throws INVALID for a wrong, used or old code, and for an address that is not there: all the same */
export async function confirm(proof: Proof, ip: string): Promise<PlaceInLine> {
  await enforceLimit(`prelaunch-confirm:${addressUnit(ip)}`, CONFIRMS);
  const id = await db.transaction().execute(async (trx) => {
    const row = "token" in proof ? await byToken(trx, proof.token) : await byCode(trx, proof);
    if (!row) return null;
    if (row.confirmed_at) return row.id;
    await trx
      .updateTable("prelaunch_signups")
      .set({ confirmed_at: sql<Date>`now()`, rank: sql<number>`nextval('prelaunch_line') * ${RANKS_APART}`, code_hash: null, code_expires_at: null })
      .where("id", "=", row.id)
      .execute();
    // Past whole places: one more than the distance, so that equal ranks do not cost one.
    if (row.invited_by)
      await trx
        .updateTable("prelaunch_signups")
        .set((eb) => ({ friends: eb("friends", "+", 1), rank: eb("rank", "-", PLACES_PER_FRIEND * RANKS_APART + 1) }))
        .where("id", "=", row.invited_by)
        .where("confirmed_at", "is not", null)
        .execute();
    return row.id;
  });
  // Thrown after the transaction, which counts a wrong try.
  if (!id) throw invalid({ code: "code" });
  return placeOf(id);
}

const byToken = (trx: Kysely<DB>, token: string) =>
  trx
    .selectFrom("prelaunch_signups")
    .select(["id", "confirmed_at", "invited_by"])
    .where("token_hash", "=", hashOf(token))
    .where((eb) => eb.or([eb("confirmed_at", "is not", null), eb("code_expires_at", ">", sql<Date>`now()`)]))
    .forUpdate()
    .executeTakeFirst();

async function byCode(trx: Kysely<DB>, { contact, code }: { contact: string; code: string }) {
  const address = addressOf(contact);
  const row = address && (await find(trx, address).forUpdate().executeTakeFirst());
  if (!row?.code_hash || !row.code_expires_at || row.code_expires_at <= new Date() || row.code_tries >= MOST_TRIES) return null;
  const [right, said] = [Buffer.from(row.code_hash), Buffer.from(codeHash(row.id, code.replace(/\D/g, "")))];
  if (right.length === said.length && timingSafeEqual(right, said)) return row;
  await trx
    .updateTable("prelaunch_signups")
    .set((eb) => ({ code_tries: eb("code_tries", "+", 1) }))
    .where("id", "=", row.id)
    .execute();
  return null;
}

type Counted = { id: string; role: PrelaunchRole; friends: number; invite_code: string; place: number; of: number };

async function placeOf(id: string): Promise<PlaceInLine> {
  const { rows } = await sql<Counted>`select s.id, s.role, s.friends, s.invite_code,
      (select count(*)::int from prelaunch_signups o where o.confirmed_at is not null and (o.rank, o.id) <= (s.rank, s.id)) place,
      (select count(*)::int from prelaunch_signups o where o.confirmed_at is not null) "of"
    from prelaunch_signups s where s.id = ${id} and s.confirmed_at is not null`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return { key: keyOf(row.id), role: row.role, friends: row.friends, inviteCode: row.invite_code, place: row.place, of: row.of };
}

export async function getPlace(key: string): Promise<PlaceInLine> {
  const id = idOfKey(key);
  if (!id) throw notFound();
  return placeOf(id);
}

export async function leave(key: string): Promise<{ hasLeft: true }> {
  const id = idOfKey(key);
  const gone = id ? await db.deleteFrom("prelaunch_signups").where("id", "=", id).returning("id").executeTakeFirst() : undefined;
  if (!gone) throw notFound();
  return { hasLeft: true };
}
