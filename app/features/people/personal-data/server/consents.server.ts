import { type ConsentKind, recordConsent, TEXT_VERSIONS } from "#app/platform/analytics/consent.server.ts";
import type { ProcedureContext } from "#app/platform/api/procedure.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { Consents } from "../personal-data.contract.ts";
import type { Choice } from "../personal-data.ts";

const SHOWN = 50;

type Row = { kind: string; is_given: boolean; version: string; source: string; created_at: Date };
const present = (row: Row): Consents["history"][number] => ({
  kind: row.kind as ConsentKind,
  isGiven: row.is_given,
  version: row.version,
  source: row.source as Consents["history"][number]["source"],
  createdAt: row.created_at.toISOString(),
});

const columns = ["kind", "is_given", "version", "source", "created_at"] as const;

export async function readConsents({ id }: Viewer): Promise<Consents> {
  const [current, history] = await Promise.all([
    db
      .selectFrom("consents")
      .select(columns)
      .distinctOn("kind")
      .where("user_id", "=", id)
      .orderBy("kind")
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute(),
    db.selectFrom("consents").select(columns).where("user_id", "=", id).orderBy("created_at", "desc").orderBy("id", "desc").limit(SHOWN).execute(),
  ]);
  return { current: current.map(present), history: history.map(present) };
}

type Change = { kind: Choice; isGiven: boolean; source: "settings" | "notice" };

/** The same answer to the same text adds nothing. The account's row is locked, so that two clicks make one entry. */
export async function setConsent(viewer: Viewer, { kind, isGiven, source }: Change, { language, ip }: ProcedureContext): Promise<Consents> {
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom("users").select("id").where("id", "=", viewer.id).forNoKeyUpdate().execute();
    const last = await trx
      .selectFrom("consents")
      .select(["is_given", "version"])
      .where("user_id", "=", viewer.id)
      .where("kind", "=", kind)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .executeTakeFirst();
    if (last?.is_given === isGiven && last.version === TEXT_VERSIONS[kind]) return;
    await recordConsent(trx, { userId: viewer.id, kind, isGiven, source, language, ip });
  });
  return readConsents(viewer);
}
