import { generate } from "#app/features/studio/ai-providers/public.server.ts";
import { storeImageBytes } from "#app/platform/media/store-image.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import type { Made, Run } from "./run.server.ts";

const MOST_BYTES = 40 * 1024 * 1024;

/**
 * Has a provider make the picture, without a fallback. It gets the photograph small and without metadata (see `generate`);
 * the result is stored here at once.
 */
export async function paintByProvider(run: Run, signal: AbortSignal): Promise<Made> {
  const { image, costMicros, model } = await generate({
    engine: run.engine,
    kind: "redesign",
    photo: await storage.read(run.photo.storageKey),
    prompt: run.prompt ?? "",
    style: run.style,
    roomType: run.roomType,
    signal,
    personId: run.ownerId,
    reference: run.id,
    hasConsent: run.hasConsent,
  });
  return { image: await storeImageBytes(image, MOST_BYTES), model, costMicros, changed: [], left: [] };
}
