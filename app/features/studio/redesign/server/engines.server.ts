import { availableEngines, engineNames } from "#app/features/studio/ai-providers/public.server.ts";
import type { RedesignEngine } from "../redesign.contract.ts";
import { EMBEDDED } from "../redesign.ts";
import type { PictureRow } from "./pictures.rows.server.ts";

/** The engines available to someone: our own, then the configured providers. */
export async function listEngines(personId: string, purpose: "redesign" | "text" = "redesign"): Promise<RedesignEngine[]> {
  const providers = (await availableEngines(personId)).filter(({ can }) => can[purpose]);
  const own = { id: EMBEDDED, name: "Diwan", model: null, isEmbedded: true, isElsewhere: false, host: null, country: null, leftToday: null };
  return [
    { ...own, isDefault: !providers.some(({ isDefault }) => isDefault) },
    ...providers.map(({ id, name, model, isElsewhere, host, country, leftToday, isDefault }) => ({
      id,
      name,
      model,
      isEmbedded: false,
      isDefault,
      isElsewhere,
      host,
      country,
      leftToday,
    })),
  ];
}

/** Names of the providers that made these pictures; no query when our own engine made them all. */
export async function namesOf(pictures: readonly Pick<PictureRow, "engine">[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(pictures.map(({ engine }) => engine).filter((engine) => engine !== EMBEDDED));
  return ids.size > 0 ? engineNames([...ids]) : new Map();
}
