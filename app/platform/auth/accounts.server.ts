import { hashPassword } from "better-auth/crypto";
import { type Kysely, sql } from "kysely";
import { announceRoleChange } from "#app/platform/auth/role-cache.server.ts";
import type { Role } from "#app/platform/auth/viewer.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";

export type NewAccount = { email: string; name: string; password: string; role: Role; language?: string; isDemo?: boolean };

/**
 * Sets a person's only role in every place. Clears the role in the user metadata, which would take precedence.
 * Call it in a transaction; caches are emptied when that commits.
 */
export async function setRole(trx: Kysely<DB>, userId: string, role: Role): Promise<void> {
  await sql`update users set user_metadata = user_metadata - 'role', app_metadata = app_metadata - 'role', updated_at = now() where id = ${userId}`.execute(
    trx,
  );
  await trx.deleteFrom("user_roles").where("user_id", "=", userId).execute();
  await trx.insertInto("user_roles").values({ user_id: userId, role }).execute();
  await trx.updateTable("profiles").set({ role, updated_at: sql`now()` }).where("id", "=", userId).execute();
  await announceRoleChange(userId, trx);
}

/**
 * Makes an account with a verified address, or gives the one that has this address the role and the password: idempotent.
 * Other sessions of an account that existed end. For the set-up commands and the demo; people sign up through better-auth.
 * @returns its id and whether it is new
 */
export async function putAccount(db: Kysely<DB>, account: NewAccount): Promise<{ id: string; isNew: boolean }> {
  const email = account.email.trim().toLowerCase();
  const password = await hashPassword(account.password);
  return db.transaction().execute(async (trx) => {
    const values = { name: account.name, email, email_verified: true, language: account.language ?? null, is_demo: account.isDemo ?? false };
    const made = await trx
      .insertInto("users")
      .values({ id: newId(), ...values })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    const { id } = made ?? (await trx.selectFrom("users").select("id").where("email", "=", email).forUpdate().executeTakeFirstOrThrow());
    if (!made) {
      await trx.updateTable("users").set({ name: account.name, email_verified: true, updated_at: sql`now()` }).where("id", "=", id).execute();
      await trx.deleteFrom("sessions").where("user_id", "=", id).execute();
    }
    await trx
      .insertInto("profiles")
      .values({ id, full_name: account.name, email })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ full_name: account.name, updated_at: sql`now()` }))
      .execute();
    await trx
      .insertInto("accounts")
      .values({ id: newId(), user_id: id, account_id: id, provider_id: "credential", password })
      .onConflict((conflict) => conflict.columns(["provider_id", "account_id"]).doUpdateSet({ password, updated_at: sql`now()` }))
      .execute();
    await setRole(trx, id, account.role);
    return { id, isNew: made !== undefined };
  });
}
