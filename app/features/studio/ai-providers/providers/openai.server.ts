import { GenerationFailed } from "../generation/generation-failed.ts";
import { type ImageProvider, modelFor, type ProviderSettings, type Size } from "./image-provider.ts";
import { sdkImage } from "./sdk.server.ts";
import { speaker, testTiming } from "./speak.server.ts";

/** OpenAI's own service (or a proxy with the same models). */
export function openaiProvider(settings: ProviderSettings): ImageProvider {
  const say = speaker(settings, { authorization: `Bearer ${settings.key ?? ""}` });
  return {
    kind: "openai",
    canResume: false,
    async generate(request, run) {
      const name = modelFor(settings, request) ?? "gpt-image-2";
      return sdkImage(settings, request, run, {
        charging: "failuresAreFree",
        size: sizeOf(name, request.size),
        providerOptions: { openai: { outputFormat: "jpeg", outputCompression: 92, ...(hasDetail(name) && request.photo && { inputFidelity: "high" }) } },
        async model(fetch) {
          const { createOpenAI } = await import("@ai-sdk/openai");
          return createOpenAI({ apiKey: settings.key ?? "", baseURL: settings.baseUrl, fetch }).image(name);
        },
      });
    },
    async test(signal) {
      if (!settings.key) throw new GenerationFailed("UNAVAILABLE", "key");
      await say.json(`/models/${encodeURIComponent(settings.model ?? "gpt-image-2")}`, testTiming(signal));
    },
  };
}

// First-generation models preserve the room's lines only with this setting; later ones always do and refuse it.
const hasDetail = (model: string): boolean => /^gpt-image-1(\.\d+)?$/.test(model);

/** Later models take any size in steps of 16 pixels, so that the result lies exactly on the photograph; the first ones have three. */
function sizeOf(model: string, { width, height }: Size): `${number}x${number}` {
  const ratio = width / height;
  if (/^gpt-image-([2-9]|\d{2})/.test(model) && ratio >= 1 / 3 && ratio <= 3) return `${steps(width)}x${steps(height)}`;
  if (ratio > 1.2) return "1536x1024";
  return ratio < 1 / 1.2 ? "1024x1536" : "1024x1024";
}
const steps = (length: number): number => Math.max(256, Math.round(length / 16) * 16);
