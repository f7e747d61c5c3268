import { createHmac, randomInt } from "node:crypto";
import { verifyPassword } from "better-auth/crypto";
import { type Kysely, sql } from "kysely";
import { handOver } from "#app/features/people/organizations/public.server.ts";
import { isSameSecret } from "#app/platform/api/api-key.server.ts";
import { forbidden, invalid, notFound, unauthorized } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { isAdmin } from "#app/platform/auth/admins.server.ts";
import { endSessions } from "#app/platform/auth/sessions.server.ts";
import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { latinDigits } from "#app/platform/text/digits.ts";
import { type Deletion, lastAdmin } from "../personal-data.contract.ts";
import { CODE_DIGITS, CODE_MINUTES, erasedAt, GRACE_DAYS } from "../personal-data.ts";
import { mailDeletionCode, mailDeletionRequested } from "./mails.server.ts";

const CODES_SENT = { max: 5, windowSeconds: 3600 };
const TRIES = { max: 10, windowSeconds: 900 };

const sign = (text: string): string => createHmac("sha256", env.secret).update(text).digest("base64url");

async function within(key: string, rule: typeof TRIES): Promise<void> {
  await enforceLimit(key, rule);
}

async function passwordOf(userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("accounts")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .where("password", "is not", null)
    .executeTakeFirst();
  return row?.password ?? null;
}

/** No other admin could act if this one left. Rows are locked in a transaction, so that two last admins cannot both leave. */
async function isLastAdmin(viewer: Viewer, executor: Kysely<DB>, locks: boolean): Promise<boolean> {
  if (!isAdministrator(viewer)) return false;
  const { rows } = await sql<{ id: string; can_act: boolean }>`
    select u.id, u.suspended_at is null and u.deletion_requested_at is null as can_act from users u
    where ${isAdmin(sql`u.id`)} order by u.id ${locks ? sql`for no key update of u` : sql``}`.execute(executor);
  return !rows.some((row) => row.id !== viewer.id && row.can_act);
}

export async function readDeletion(viewer: Viewer): Promise<Deletion> {
  const [password, last] = await Promise.all([passwordOf(viewer.id), isLastAdmin(viewer, db, false)]);
  return { hasPassword: password !== null, isLastAdmin: last };
}

const codeName = (userId: string) => `deletion:${userId}`;
const codeHash = (userId: string, code: string) => sign(`${codeName(userId)}:${code}`);

export async function sendDeletionCode(viewer: Viewer, language: string): Promise<{ sent: true }> {
  if (viewer.impersonatedBy) throw forbidden();
  await within(`deletion-code:${viewer.id}`, CODES_SENT);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  const expires = new Date(Date.now() + CODE_MINUTES * 60_000);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("verifications").where("identifier", "=", codeName(viewer.id)).execute();
    await trx
      .insertInto("verifications")
      .values({ id: newId(), identifier: codeName(viewer.id), value: codeHash(viewer.id, code), expires_at: expires })
      .execute();
    await mailDeletionCode(trx, viewer, code, viewer.language ?? language);
  });
  return { sent: true };
}

/** @throws INVALID with the field that does not prove who asks */
async function prove({ id }: Viewer, { password, code }: { password?: string | undefined; code?: string | undefined }): Promise<void> {
  await within(`deletion:${id}`, TRIES);
  const hash = await passwordOf(id);
  if (hash) {
    if (!password) throw invalid({ password: "required" });
    if (!(await verifyPassword({ hash, password }))) throw invalid({ password: "wrong" });
    return;
  }
  const digits = latinDigits((code ?? "").normalize("NFKD")).replace(/\D/g, "");
  if (!digits) throw invalid({ code: "required" });
  const known = await db
    .selectFrom("verifications")
    .select("value")
    .where("identifier", "=", codeName(id))
    .where("expires_at", ">", new Date())
    .executeTakeFirst();
  if (!known || !isSameSecret(codeHash(id, digits), known.value)) throw invalid({ code: "wrong" });
}

/** The token of the mail's link, valid for this deletion request only. */
export function cancelToken(userId: string, requestedAt: Date): string {
  return `${userId}.${sign(`cancel:${userId}:${requestedAt.getTime()}`)}`;
}

/** Closes the account at once. @param now injected for tests */
export async function requestDeletion(
  viewer: Viewer,
  proof: { password?: string | undefined; code?: string | undefined },
  language: string,
  now = new Date(),
): Promise<{ erasedAt: string }> {
  if (viewer.impersonatedBy) throw forbidden();
  await prove(viewer, proof);
  return db.transaction().execute(async (trx) => {
    if (await isLastAdmin(viewer, trx, true)) throw lastAdmin();
    const closed = await trx
      .updateTable("users")
      .set({ deletion_requested_at: now, updated_at: now })
      .where("id", "=", viewer.id)
      .where("deletion_requested_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (closed) {
      await trx.deleteFrom("verifications").where("identifier", "=", codeName(viewer.id)).execute();
      await recordAudit(trx, { actor: viewer, action: "account.close", entityType: "user", entityId: viewer.id });
      await invalidatePages(["professionals"], trx);
      await handOver(trx, viewer);
      await mailDeletionRequested(trx, viewer, cancelToken(viewer.id, now), erasedAt(now), viewer.language ?? language);
    }
    await endSessions(viewer.id, { trx });
    return { erasedAt: erasedAt(now).toISOString() };
  });
}

async function store(userId: string, requestedAt: Date, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // After the grace period erasure may have begun: erased files cannot be restored.
    const stored = await trx
      .updateTable("users")
      .set({ deletion_requested_at: null, updated_at: now })
      .where("id", "=", userId)
      .where("deletion_requested_at", "=", requestedAt)
      .where("deletion_requested_at", ">", new Date(now.getTime() - GRACE_DAYS * DAY_MS))
      .returning(["id", "name"])
      .executeTakeFirst();
    if (!stored) throw notFound();
    await invalidatePages(["professionals"], trx);
    await recordAudit(trx, { actor: stored, action: "account.keep", entityType: "user", entityId: userId });
  });
}

/** Opens a closed account again: the viewer's own, or the one that the token of the mail belongs to. @param now injected for tests */
export async function cancelDeletion(viewer: Viewer | null, token: string | undefined, now = new Date()): Promise<{ stored: true }> {
  const userId = token ? (token.split(".", 1)[0] ?? "") : viewer?.id;
  if (!userId) throw unauthorized();
  const user = /^[0-9a-f-]{36}$/.test(userId)
    ? await db.selectFrom("users").select("deletion_requested_at").where("id", "=", userId).executeTakeFirst()
    : undefined;
  const requestedAt = user?.deletion_requested_at;
  if (!requestedAt) throw notFound();
  if (token ? !isSameSecret(token, cancelToken(userId, requestedAt)) : viewer?.impersonatedBy) throw notFound();
  await store(userId, requestedAt, now);
  return { stored: true };
}
