import { notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { KIND_FACTS, PROVIDER_KINDS, type ProviderKind } from "../ai-providers.ts";
import { failureOf } from "../providers/failures.server.ts";
import { providerFor } from "../providers/provider-for.server.ts";
import { environmentProviders, settingsOf } from "./configured.server.ts";
import type { By } from "./service.server.ts";

const TEST_MS = 10_000;

/** Whether a provider answers, has the model and accepts the key; by a free request. Disabled ones, too. */
export async function testProvider(by: By, id: string): Promise<{ problem: string | null; reason: string | null; ms: number }> {
  const environment = environmentProviders().find((provider) => provider.id === id);
  const row = environment ? undefined : await rowOf(id);
  const settings = environment ?? (row && settingsOf(row));
  if (!settings) throw notFound();
  const began = performance.now();
  const signal = AbortSignal.timeout(TEST_MS);
  let problem: string | null = null;
  let reason: string | null = null;
  try {
    if (row?.key_sealed && !settings.key) problem = "secret";
    else if (KIND_FACTS[settings.kind].needsKey && !settings.key) problem = "key";
    else await providerFor(settings).test(signal);
  } catch (error) {
    const failure = failureOf(error, { signal, deadlineAt: Date.now() + TEST_MS });
    problem = failure.code === "TIMED_OUT" ? "timedOut" : (failure.detail ?? "request");
    ({ reason } = failure);
  }
  await db.transaction().execute(async (trx) => {
    if (row) await trx.updateTable("ai_providers").set({ tested_at: new Date(), test_problem: problem }).where("id", "=", row.id).execute();
    const entityId = row?.id ?? environmentAuditId(settings.kind);
    await recordAudit(trx, { ...by, action: "ai_provider.test", entityType: "ai_provider", entityId, changes: { problem: [null, problem] } });
  });
  return { problem, reason, ms: Math.round(performance.now() - began) };
}

/** The log needs an id where there is no row. */
const environmentAuditId = (kind: ProviderKind): string => `00000000-0000-4000-8000-0000000000b${PROVIDER_KINDS.indexOf(kind)}`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
async function rowOf(id: string) {
  if (!UUID.test(id)) return undefined;
  return db.selectFrom("ai_providers").selectAll().where("id", "=", id).where("removed_at", "is", null).executeTakeFirst();
}
