import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely } from "kysely";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";

/** Who did it: a signed-in person, or null for the system. */
export type AuditActor = { id: string; name: string } | null;
/** What changed, field by field: before and after. */
export type AuditChanges = Record<string, [before: unknown, after: unknown]>;
export type AuditEntry = { actor: AuditActor; action: string; entityType: string; entityId: string; changes?: AuditChanges; requestId?: string | null };

type AuditedWork = {
  requestId: string;
  /** The admin who is signed in as the actor. */
  impersonator: AuditActor;
  /** Who asks, in which language. */
  reader?: { id: string | null; language: string };
  /** How many entries were written meanwhile. */
  entries: number;
};
const work = new AsyncLocalStorage<AuditedWork>();

/** A person as the log names them; null when the account is gone. */
export async function actorOf(executor: Kysely<DB>, id: string | null): Promise<AuditActor> {
  if (!id) return null;
  const person = await executor.selectFrom("users").select(["id", "name"]).where("id", "=", id).executeTakeFirst();
  return person ?? null;
}

/**
 * Runs a request. Every entry written within it names the request and the impersonating admin.
 * @returns the result, and how many entries were written
 */
export async function audited<Result>(by: Omit<AuditedWork, "entries">, run: () => Promise<Result> | Result) {
  const own: AuditedWork = { ...by, entries: 0 };
  return { result: await work.run(own, run), entries: own.entries };
}

/** Who asks in the running request; nobody outside of one. */
export const readerNow = (): AuditedWork["reader"] => work.getStore()?.reader;

/** For entries within a larger change, such as a bulk change, which has its own entry. The overall log omits them. */
export const partOf = (id: string): string => `part:${id}`;

/** Writes entries of the append-only audit log, in the transaction of the change they describe. */
export async function recordAudit(trx: Kysely<DB>, entries: AuditEntry | readonly AuditEntry[]): Promise<void> {
  const around = work.getStore();
  const rows = [entries].flat().map((entry: AuditEntry) => ({
    id: newId(),
    actor_id: entry.actor?.id ?? null,
    actor_name: entry.actor?.name ?? null,
    impersonator_id: around?.impersonator?.id ?? null,
    impersonator_name: around?.impersonator?.name ?? null,
    action: entry.action,
    entity_type: entry.entityType,
    entity_id: entry.entityId,
    changes: JSON.stringify(entry.changes ?? {}),
    request_id: entry.requestId ?? around?.requestId ?? null,
  }));
  if (rows.length === 0) return;
  await trx.insertInto("audit_events").values(rows).execute();
  if (around) around.entries += rows.length;
}

/** The fields in which two records differ, as the audit log has them. */
export function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): AuditChanges {
  const changes: AuditChanges = {};
  for (const key of Object.keys(after)) {
    if (JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null)) changes[key] = [before[key] ?? null, after[key] ?? null];
  }
  return changes;
}
