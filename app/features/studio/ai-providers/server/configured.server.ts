import type { Selectable } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { AiProviders } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";
import { KIND_FACTS, type ProviderKind } from "../ai-providers.ts";
import type { ProviderSettings } from "../providers/image-provider.ts";
import { openKey } from "./sealed-key.server.ts";

/** Providers of the environment have an id of their kind, so that pictures still know them after a restart. */
export const environmentId = (kind: ProviderKind): string => `env-${kind}`;

/** What the environment configures, chosen or not. */
export function environmentProviders(): (ProviderSettings & { isChosen: boolean })[] {
  return env.aiProviders.flatMap(({ kind, baseUrl, key, model, priceUsd, isChosen }) => {
    const facts = KIND_FACTS[kind];
    const address = baseUrl ?? facts.baseUrl;
    if (!address) return [];
    return {
      id: environmentId(kind),
      kind,
      name: facts.name,
      baseUrl: address,
      model: model ?? facts.model,
      textModel: model ? null : facts.textModel,
      key: key ?? null,
      does: { redesign: true, text: true },
      priceMicros: priceUsd === undefined ? facts.priceMicros : Math.round(priceUsd * 1_000_000),
      personDailyCount: null,
      mayBePrivate: true,
      isChosen,
    };
  });
}

export type ProviderRow = Selectable<AiProviders>;

/** A row as provider settings; a key that cannot be decrypted counts as missing. */
export function settingsOf(row: ProviderRow): ProviderSettings {
  const kind = row.kind as ProviderKind;
  const facts = KIND_FACTS[kind];
  return {
    id: row.id,
    kind,
    name: row.name,
    baseUrl: row.base_url ?? facts.baseUrl ?? "",
    model: row.model ?? facts.model,
    textModel: row.text_model ?? (row.model === null || row.model === facts.model ? facts.textModel : null),
    key: row.key_sealed ? openKey(row.key_sealed, row.id) : null,
    does: { redesign: row.does_redesign, text: row.does_text },
    priceMicros: Number(row.price_micros),
    personDailyCount: row.person_daily_count,
    mayBePrivate: facts.isSelfHosted,
  };
}

export const isComplete = ({ kind, baseUrl, key }: ProviderSettings): boolean => baseUrl !== "" && (!KIND_FACTS[kind].needsKey || key !== null);

/** Every provider that is enabled and complete: the environment's first, then the administrators' in their order. */
export async function configuredProviders(): Promise<ProviderSettings[]> {
  const rows = await db
    .selectFrom("ai_providers")
    .selectAll()
    .where("removed_at", "is", null)
    .where("is_enabled", "=", true)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return [...environmentProviders().filter(({ isChosen }) => isChosen), ...rows.map(settingsOf)].filter(isComplete);
}
