import { setMaxListeners } from "node:events";
import { log } from "#app/platform/env/log.server.ts";
import { type Purpose, WORDS_LENGTH } from "../ai-providers.ts";
import { failureOf } from "../providers/failures.server.ts";
import { type ImageRequest, modelFor, type ProviderSettings, type Size } from "../providers/image-provider.ts";
import { providerFor } from "../providers/provider-for.server.ts";
import { configuredProviders } from "../server/configured.server.ts";
import { isElsewhere } from "../server/engines.server.ts";
import { checkPicture } from "./check-picture.server.ts";
import { GenerationFailed } from "./generation-failed.ts";
import { photoToSend } from "./photo-to-send.server.ts";
import { NEGATIVE, promptFor } from "./prompt.ts";
import { finish, noteRemoteId, release, reserve } from "./reservations.server.ts";

export type GenerationRequest = {
  /** Id of a provider; the embedded engine is not one. */
  engine: string;
  kind: Purpose;
  /** Needed for a redesign: the bytes of any image that we can read. */
  photo?: Buffer;
  /** The person's own words; may be empty where a style says enough. */
  prompt: string;
  /** One of the looks of redesigns; null: the words alone. */
  style: string | null;
  roomType?: string | null;
  /** Aborted when the person cancels; passed on to providers that support it. */
  signal: AbortSignal;
  personId: string;
  /** Idempotency reference, the same when a job runs again: interrupted work resumes and is not paid twice. */
  reference: string;
  /** Whether the person consented to sending their input to this provider. */
  hasConsent: boolean;
  /** For everything, in milliseconds; default 280 seconds. */
  totalMs?: number;
};

type Generated = { image: Buffer; mime: string; costMicros: number; model: string | null; engineName: string };

const TOTAL_MS = 280_000;
/** Of pictures from words. */
const LANDSCAPE: Size = { width: 1536, height: 1024 };

/** Generates one picture. Throws GenerationFailed with a typed reason; an aborted signal gives CANCELED. There is no fallback to another engine. */
export async function generate(request: GenerationRequest): Promise<Generated> {
  const { kind, engine, totalMs = TOTAL_MS } = request;
  const settings = (await configuredProviders()).find(({ id }) => id === engine);
  if (!settings) throw new GenerationFailed("NOT_ALLOWED", "engine");
  if (!settings.does[kind]) throw new GenerationFailed("NOT_ALLOWED", "ability");
  if (isElsewhere(settings) && !request.hasConsent) throw new GenerationFailed("NOT_ALLOWED", "consent");
  if (kind === "redesign" && !request.photo) throw new GenerationFailed("INVALID", "request");
  if (request.prompt.length > WORDS_LENGTH) throw new GenerationFailed("INVALID", "request");
  if (request.signal.aborted) throw new GenerationFailed("CANCELED");

  const deadlineAt = Date.now() + totalMs;
  const provider = providerFor(settings);
  const asked = await imageRequest(request);
  const model = modelFor(settings, asked);
  const { personId, reference } = request;
  const reservation = await reserve({ provider: settings, model, personId, purpose: kind, reference, totalMs, canResume: provider.canResume });
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(totalMs)]);
  // Each poll listens to it.
  setMaxListeners(0, signal);
  try {
    const run = { signal, deadlineAt, remoteId: reservation.remoteId, onRemoteId: (id: string) => noteRemoteId(reservation.id, id) };
    const answer = await provider.generate(asked, run);
    const mime = await checkPicture(answer.bytes);
    await finish(reservation.id, answer.model);
    return { image: answer.bytes, mime, costMicros: settings.priceMicros, model: answer.model, engineName: settings.name };
  } catch (error) {
    const failure = failureOf(error, { signal, deadlineAt });
    await release(reservation.id, failure);
    logFailure(settings, failure, error);
    throw failure;
  }
}

async function imageRequest({ kind, photo, prompt, style, roomType, engine: _engine }: GenerationRequest): Promise<ImageRequest> {
  const text = promptFor({ kind, style, roomType: roomType ?? null, words: prompt });
  if (kind === "text" || !photo) return { prompt: text, negative: NEGATIVE, size: LANDSCAPE };
  const sent = await photoToSend(photo);
  return { prompt: text, negative: NEGATIVE, photo: sent, size: { width: sent.width, height: sent.height } };
}

/** Logs the failure without the input: no prompt, picture or key. */
function logFailure({ id, kind }: ProviderSettings, { code, detail, reason }: GenerationFailed, error: unknown): void {
  if (code === "CANCELED") return;
  const unknown = error instanceof GenerationFailed || !(error instanceof Error) ? undefined : error.name;
  log.warn({ provider: id, kind, code, detail, reason: code === "MODERATED" ? undefined : reason, error: unknown }, "no picture from a provider");
}
