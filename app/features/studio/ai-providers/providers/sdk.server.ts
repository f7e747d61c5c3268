import type { ImageModel } from "ai";
import { GenerationFailed } from "../generation/generation-failed.ts";
import { failureOfAnswer, plainReason } from "./failures.server.ts";
import type { ImageAnswer, ImageRequest, ProviderSettings, Run } from "./image-provider.ts";
import { providerFetch } from "./provider-fetch.server.ts";
import { type Charging, withRetries } from "./retry.server.ts";

type Speech = {
  charging: Charging;
  size?: `${number}x${number}`;
  aspectRatio?: `${number}:${number}`;
  // biome-ignore lint/suspicious/noExplicitAny: options of providers are JSON of their own making
  providerOptions?: Record<string, Record<string, any>>;
  /** Loads the package that speaks; the first request waits for it, the start of the server does not. */
  model(fetch: typeof globalThis.fetch): Promise<ImageModel>;
};

/** One picture by the AI SDK, whose own retries are off: `withRetries` knows what may be charged. */
export async function sdkImage(settings: ProviderSettings, request: ImageRequest, run: Run, speech: Speech): Promise<ImageAnswer> {
  const { signal, deadlineAt } = run;
  const send = providerFetch(settings);
  const { APICallError, generateImage, NoImageGeneratedError } = await import("ai");
  // Its warnings would bypass our log.
  (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
  const model = await speech.model((input, init) => withRetries(() => send(input, init), { charging: speech.charging, signal, deadlineAt }));
  try {
    const { image } = await generateImage({
      model,
      prompt: request.photo ? { text: request.prompt, images: [request.photo.bytes] } : request.prompt,
      maxRetries: 0,
      abortSignal: signal,
      ...(speech.size && { size: speech.size }),
      ...(speech.aspectRatio && { aspectRatio: speech.aspectRatio }),
      ...(speech.providerOptions && { providerOptions: speech.providerOptions }),
    });
    return { bytes: Buffer.from(image.uint8Array), model: typeof model === "string" ? model : model.modelId };
  } catch (error) {
    if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode !== 200) {
      throw failureOfAnswer(error.statusCode, error.responseBody ?? error.message, settings.key);
    }
    if (NoImageGeneratedError.isInstance(error))
      throw withoutPicture(
        error.calls?.map((call) => call.providerMetadata),
        settings.key,
      );
    throw error;
  }
}

const WITHHELD = /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII/;

/** Gemini answers 200 with the reason in place of the picture. */
function withoutPicture(answers: readonly unknown[] | undefined, key: string | null): GenerationFailed {
  const google = (answers?.at(-1) as { google?: { finishReason?: unknown; promptFeedback?: { blockReason?: unknown } | null; finishMessage?: unknown } })
    ?.google;
  const blocked = google?.promptFeedback?.blockReason;
  const ended = google?.finishReason;
  const why = typeof blocked === "string" ? blocked : typeof ended === "string" && WITHHELD.test(ended) ? ended : null;
  if (why) return new GenerationFailed("MODERATED", null, plainReason(google?.finishMessage ?? why, key));
  return new GenerationFailed("INVALID", "noPicture", plainReason(google?.finishMessage, key));
}
