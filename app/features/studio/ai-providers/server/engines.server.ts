import { isIP } from "node:net";
import { db } from "#app/platform/database/db.server.ts";
import { isPublicAddress } from "#app/platform/fetch/guarded-address.ts";
import { EMBEDDED_ENGINE, KIND_FACTS, PROVIDER_KINDS } from "../ai-providers.ts";
import { leftToday } from "../generation/reservations.server.ts";
import type { ProviderSettings } from "../providers/image-provider.ts";
import { configuredProviders, environmentId } from "./configured.server.ts";

/** The public facts of an enabled provider. */
type EngineInfo = {
  id: string;
  name: string;
  model: string | null;
  /** Whether a person's input leaves the operator's own servers, which needs consent. */
  isElsewhere: boolean;
  /** Where it is sent, for the consent. */
  host: string;
  /** ISO code of the company's country; null: not known to us. */
  country: string | null;
  can: { redesign: boolean; text: boolean };
  /** About what a picture costs the operator, in millionths of a US dollar. */
  priceMicros: number;
  /** Pictures that the person may still have made today; null: no limit, or nobody named. */
  leftToday: number | null;
  isDefault: boolean;
};

/** All providers that are switched on and complete, in the administrators' order. */
export async function availableEngines(personId?: string): Promise<EngineInfo[]> {
  const [providers, preferred] = await Promise.all([configuredProviders(), preferredEngine()]);
  if (providers.length === 0) return [];
  const left = personId ? await leftToday(personId, providers) : undefined;
  return providers.map((provider) => ({
    id: provider.id,
    name: provider.name,
    model: provider.model,
    isElsewhere: isElsewhere(provider),
    host: new URL(provider.baseUrl).host,
    country: provider.baseUrl === KIND_FACTS[provider.kind].baseUrl ? KIND_FACTS[provider.kind].country : null,
    can: provider.does,
    priceMicros: provider.priceMicros,
    leftToday: left?.get(provider.id) ?? null,
    isDefault: provider.id === preferred,
  }));
}

async function preferredEngine(): Promise<string> {
  return (await db.selectFrom("ai_limits").select("default_engine").executeTakeFirst())?.default_engine ?? EMBEDDED_ENGINE;
}

/** The engine that is chosen before someone chooses: 'diwan', or the id of a provider that is available. */
export async function defaultEngine(): Promise<string> {
  const preferred = await preferredEngine();
  if (preferred === EMBEDDED_ENGINE) return preferred;
  return (await configuredProviders()).some(({ id }) => id === preferred) ? preferred : EMBEDDED_ENGINE;
}

/** Names of providers, also of those that are gone. */
export async function engineNames(ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map(PROVIDER_KINDS.map((kind) => [environmentId(kind), KIND_FACTS[kind].name]));
  const wanted = ids.filter((id) => id !== EMBEDDED_ENGINE && !names.has(id));
  if (wanted.length > 0) {
    const rows = await db.selectFrom("ai_providers").select(["id", "name"]).where("id", "in", wanted).execute();
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}

/** A server on this machine or at an address of the operator's own network is no third party; behind any other name may be one. */
export function isElsewhere({ baseUrl }: Pick<ProviderSettings, "baseUrl">): boolean {
  const host = new URL(baseUrl).hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 ? host !== "localhost" : isPublicAddress(host);
}
