import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";

type Change = { from: string; to: string };

/** Re-encrypts with a new secret, and removes what the old one signed. @throws when the old secret is not the one in use; nothing changes then */
export async function resealSecrets(db: Kysely<DB>, { from, to }: Change): Promise<{ people: number }> {
  const reseal = async (data: string) => symmetricEncrypt({ key: to, data: await symmetricDecrypt({ key: from, data }) });
  return db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom("two_factors").select(["id", "secret", "backup_codes"]).forUpdate().execute();
    for (const { id, secret, backup_codes } of rows) {
      const sealed = { secret: await reseal(secret), backup_codes: await reseal(backup_codes) };
      await trx.updateTable("two_factors").set(sealed).where("id", "=", id).execute();
    }
    await trx.deleteFrom("sessions").execute();
    await trx.deleteFrom("verifications").execute();
    return { people: rows.length };
  });
}
