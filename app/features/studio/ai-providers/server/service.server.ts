import { isIP } from "node:net";
import { sql, type Transaction } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { type AuditActor, type AuditChanges, changesBetween, recordAudit } from "#app/platform/audit/audit.server.ts";
import { isOvertaken, lastChange } from "#app/platform/audit/last-change.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { isPublicAddress } from "#app/platform/fetch/guarded-address.ts";
import { oneLine } from "#app/platform/rules/plain-texts.ts";
import { type AiLimits, type AiProvider, type AiProviderValues, limitsConflict, providerConflict, type SeenProvider } from "../ai-providers.contract.ts";
import { EMBEDDED_ENGINE, KIND_FACTS, MOST_PROVIDERS, type ProviderKind } from "../ai-providers.ts";
import { configuredProviders, environmentProviders, isComplete, type ProviderRow, settingsOf } from "./configured.server.ts";
import { hintOf, sealKey } from "./sealed-key.server.ts";

export type By = { actor: NonNullable<AuditActor>; requestId: string };

/** One change at a time: names, order and their number are decided together, and changes are rare. */
const change = <T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('ai_providers'))`.execute(trx);
    return work(trx);
  });

const fromEnvironment = (settings: ReturnType<typeof environmentProviders>[number]): AiProvider => ({
  id: settings.id,
  kind: settings.kind,
  name: settings.name,
  baseUrl: settings.baseUrl,
  address: settings.baseUrl,
  model: settings.model,
  textModel: settings.textModel,
  doesRedesign: settings.does.redesign,
  doesText: settings.does.text,
  key: settings.key === null ? null : { hint: hintOf(settings.key), isReadable: true },
  priceMicros: settings.priceMicros,
  personDailyCount: null,
  isEnabled: settings.isChosen,
  isFromEnvironment: true,
  isComplete: isComplete(settings),
  testedAt: null,
  testProblem: null,
});

function present(row: ProviderRow): AiProvider {
  const settings = settingsOf(row);
  return {
    id: row.id,
    kind: row.kind as ProviderKind,
    name: row.name,
    baseUrl: row.base_url,
    address: settings.baseUrl,
    model: row.model,
    textModel: row.text_model,
    doesRedesign: row.does_redesign,
    doesText: row.does_text,
    key: row.key_sealed ? { hint: row.key_hint ?? "", isReadable: settings.key !== null } : null,
    priceMicros: Number(row.price_micros),
    personDailyCount: row.person_daily_count,
    isEnabled: row.is_enabled,
    isFromEnvironment: false,
    isComplete: isComplete(settings),
    testedAt: row.tested_at?.toISOString() ?? null,
    testProblem: row.test_problem,
  };
}

const rows = (source: Pick<typeof db, "selectFrom">) => source.selectFrom("ai_providers").selectAll().where("removed_at", "is", null);

async function rowOf(source: Pick<typeof db, "selectFrom">, id: string): Promise<ProviderRow> {
  const row = await rows(source).where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export async function getProviders(): Promise<{ providers: AiProvider[]; limits: AiLimits }> {
  const [own, limits] = await Promise.all([rows(db).orderBy("position").orderBy("id").execute(), getLimits(db)]);
  return { providers: [...environmentProviders().map(fromEnvironment), ...own.map(present)], limits };
}

/** The fields of a row, checked; the key apart, because it needs the row's id. */
async function checked(trx: Transaction<DB>, kind: ProviderKind, values: AiProviderValues, before?: ProviderRow) {
  const facts = KIND_FACTS[kind];
  const fields: Record<string, string> = {};
  const name = oneLine(values.name);
  if (!name) fields.name = "required";
  else if (
    await rows(trx)
      .where(sql`lower(name)`, "=", name.toLowerCase())
      .$if(before !== undefined, (query) => query.where("id", "!=", before?.id ?? ""))
      .executeTakeFirst()
  ) {
    fields.name = "taken";
  }
  const baseUrl = values.baseUrl?.trim().replace(/\/+$/, "") || null;
  const wrongAddress = baseUrl ? problemOfAddress(baseUrl, facts.isSelfHosted) : facts.baseUrl ? null : "required";
  if (wrongAddress) fields.baseUrl = wrongAddress;
  const model = values.model?.trim() || null;
  if (!model && kind === "openai_compatible") fields.model = "required";
  if (!values.doesRedesign && !values.doesText) fields.uses = "nothing";
  const hasKey = values.key === undefined ? Boolean(before?.key_sealed) : Boolean(values.key?.trim());
  if (facts.needsKey && !hasKey) fields.key = "required";
  // A changed address must not receive a key that the editor does not know.
  const isMoved = before && originOf(before.base_url ?? facts.baseUrl) !== originOf(baseUrl ?? facts.baseUrl);
  if (isMoved && before.key_sealed && values.key === undefined && !fields.baseUrl) fields.key = "again";
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return {
    name,
    base_url: baseUrl,
    model,
    text_model: values.textModel?.trim() || null,
    does_redesign: values.doesRedesign,
    does_text: values.doesText,
    price_micros: values.priceMicros,
    person_daily_count: values.personDailyCount,
    is_enabled: values.isEnabled,
  };
}

const originOf = (address: string | null): string | null => (address && URL.canParse(address) ? new URL(address).origin : null);

/** Host names are resolved when connecting; obviously private addresses are refused here. */
function problemOfAddress(address: string, mayBePrivate: boolean): string | null {
  if (!URL.canParse(address)) return "address";
  const { protocol, username, password, hostname, search, hash } = new URL(address);
  if ((protocol !== "http:" && protocol !== "https:") || username || password || search || hash) return "address";
  const host = hostname.replace(/^\[|\]$/g, "");
  const isPrivate = isIP(host) === 0 ? host === "localhost" || host.endsWith(".localhost") : !isPublicAddress(host);
  return isPrivate && !mayBePrivate ? "private" : null;
}

/** The columns of a key: unchanged, cleared, or new. */
function keyColumns(key: string | null | undefined, id: string) {
  if (key === undefined) return {};
  const text = key?.trim();
  return text ? { key_sealed: sealKey(text, id), key_hint: hintOf(text) } : { key_sealed: null, key_hint: null };
}

const inDollars = (micros: number | null): string | null => (micros === null ? null : `$${(micros / 1_000_000).toFixed(4)}`);
type Columns = Awaited<ReturnType<typeof checked>>;

/** The audit entry by form field; for a key only that it changed. */
function changesOf(before: ProviderRow | undefined, after: Columns, key: string | null | undefined): AuditChanges {
  const view = ({ name, base_url, model, text_model, does_redesign, does_text, price_micros, person_daily_count, is_enabled }: Columns) => ({
    name,
    address: base_url,
    model,
    textModel: text_model,
    doesRedesign: does_redesign,
    doesText: does_text,
    price: inDollars(price_micros),
    personDailyCount: person_daily_count,
    isEnabled: is_enabled,
  });
  const old = before ? view({ ...before, price_micros: Number(before.price_micros) }) : {};
  return { ...changesBetween(old, view(after)), ...(key !== undefined && { apiKey: [before?.key_sealed ? "••••" : null, key?.trim() ? "••••" : null] }) };
}

export async function createProvider(by: By, kind: ProviderKind, values: AiProviderValues): Promise<AiProvider> {
  return change(async (trx) => {
    const columns = await checked(trx, kind, values);
    const { count } = await trx
      .selectFrom("ai_providers")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where("removed_at", "is", null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_PROVIDERS) throw invalid({ kind: "tooMany" });
    const id = newId();
    const last = await trx
      .selectFrom("ai_providers")
      .select((eb) => eb.fn.max("position").as("position"))
      .executeTakeFirst();
    await trx
      .insertInto("ai_providers")
      .values({ id, kind, ...columns, ...keyColumns(values.key ?? undefined, id), position: Number(last?.position ?? 0) + 1 })
      .execute();
    const changes = changesOf(undefined, columns, values.key ?? undefined);
    await recordAudit(trx, { ...by, action: "ai_provider.create", entityType: "ai_provider", entityId: id, changes });
    return present(await rowOf(trx, id));
  });
}

/** @throws CONFLICT when it changed since the editor loaded it */
export async function updateProvider(by: By, id: string, values: AiProviderValues, seen: SeenProvider): Promise<AiProvider> {
  return change(async (trx) => {
    const before = await rowOf(trx, id);
    const current = present(before);
    if (isOvertaken(seen, current)) throw providerConflict({ ...(await lastChange(trx, { type: "ai_provider", id })), current });
    const columns = await checked(trx, before.kind as ProviderKind, values, before);
    const changes = changesOf(before, columns, values.key);
    if (Object.keys(changes).length > 0) {
      // An earlier test result does not apply to new settings.
      const untested = { tested_at: null, test_problem: null, updated_at: new Date() };
      await trx
        .updateTable("ai_providers")
        .set({ ...columns, ...keyColumns(values.key, id), ...untested })
        .where("id", "=", id)
        .execute();
      await recordAudit(trx, { ...by, action: "ai_provider.update", entityType: "ai_provider", entityId: id, changes });
    }
    return present(await rowOf(trx, id));
  });
}

export async function setProviderEnabled(by: By, id: string, isEnabled: boolean): Promise<AiProvider> {
  return change(async (trx) => {
    const before = await rowOf(trx, id);
    if (before.is_enabled !== isEnabled) {
      await trx.updateTable("ai_providers").set({ is_enabled: isEnabled, updated_at: new Date() }).where("id", "=", id).execute();
      const action = isEnabled ? "ai_provider.activate" : "ai_provider.deactivate";
      await recordAudit(trx, { ...by, action, entityType: "ai_provider", entityId: id, changes: { isEnabled: [before.is_enabled, isEnabled] } });
    }
    return present(await rowOf(trx, id));
  });
}

export async function removeProvider(by: By, id: string): Promise<void> {
  await change(async (trx) => {
    const { name } = await rowOf(trx, id);
    await trx.updateTable("ai_providers").set({ removed_at: new Date(), is_enabled: false, key_sealed: null, key_hint: null }).where("id", "=", id).execute();
    await trx.updateTable("ai_limits").set({ default_engine: EMBEDDED_ENGINE }).where("default_engine", "=", id).execute();
    await recordAudit(trx, { ...by, action: "ai_provider.remove", entityType: "ai_provider", entityId: id, changes: { name: [name, null] } });
  });
}

export async function setProviderOrder(by: By, ids: readonly string[]): Promise<void> {
  await change(async (trx) => {
    const present = await rows(trx).orderBy("position").orderBy("id").execute();
    const names = new Map(present.map(({ id, name }) => [id, name]));
    const nameOf = (id: string) => names.get(id) ?? id;
    const before = [...names.keys()];
    const first = [...new Set(ids)].filter((id) => before.includes(id));
    const after = [...first, ...before.filter((id) => !first.includes(id))];
    await sql`update ai_providers p set position = o.position from unnest(${after}::uuid[]) with ordinality as o(id, position) where p.id = o.id`.execute(trx);
    const [top] = after;
    if (top)
      await recordAudit(trx, {
        ...by,
        action: "ai_provider.order",
        entityType: "ai_provider",
        entityId: top,
        changes: { order: [before.map(nameOf), after.map(nameOf)] },
      });
  });
}

async function getLimits(source: Pick<typeof db, "selectFrom">): Promise<AiLimits> {
  const row = await source.selectFrom("ai_limits").selectAll().executeTakeFirstOrThrow();
  const number = (value: unknown) => (value === null ? null : Number(value));
  return {
    defaultEngine: row.default_engine,
    personDailyCount: row.person_daily_count,
    personDailyMicros: number(row.person_daily_micros),
    siteDailyCount: row.site_daily_count,
    siteDailyMicros: number(row.site_daily_micros),
  };
}

/** @throws CONFLICT when they changed since the editor loaded them */
export async function setLimits(by: By, limits: AiLimits, seen: AiLimits | undefined): Promise<AiLimits> {
  const { defaultEngine } = limits;
  const isKnown = defaultEngine === EMBEDDED_ENGINE || (await configuredProviders()).some(({ id }) => id === defaultEngine);
  if (!isKnown) throw invalid({ defaultEngine: "unknown" });
  return change(async (trx) => {
    const before = await getLimits(trx);
    if (isOvertaken(seen, before)) throw limitsConflict({ ...(await lastChange(trx, { type: "ai_limits", id: LIMITS_ID })), current: before });
    await trx
      .updateTable("ai_limits")
      .set({
        default_engine: limits.defaultEngine,
        person_daily_count: limits.personDailyCount,
        person_daily_micros: limits.personDailyMicros,
        site_daily_count: limits.siteDailyCount,
        site_daily_micros: limits.siteDailyMicros,
      })
      .execute();
    const dollars = ({ personDailyMicros, siteDailyMicros, ...rest }: AiLimits) => ({
      ...rest,
      personDailyCost: inDollars(personDailyMicros),
      siteDailyCost: inDollars(siteDailyMicros),
    });
    const changes = changesBetween(dollars(before), dollars(limits));
    await recordAudit(trx, { ...by, action: "ai_limits.update", entityType: "ai_limits", entityId: LIMITS_ID, changes });
    return getLimits(trx);
  });
}
/** There is only one row, and the log needs an id. */
const LIMITS_ID = "00000000-0000-4000-8000-0000000000a1";
