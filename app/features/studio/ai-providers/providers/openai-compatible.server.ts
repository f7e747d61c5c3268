import type { ImageProvider, ProviderSettings } from "./image-provider.ts";
import { modelFor } from "./image-provider.ts";
import { sdkImage } from "./sdk.server.ts";
import { speaker, testTiming } from "./speak.server.ts";

/** Servers that speak like OpenAI: LocalAI, LiteLLM, and many more. */
export function openaiCompatibleProvider(settings: ProviderSettings): ImageProvider {
  const say = speaker(settings, settings.key ? { authorization: `Bearer ${settings.key}` } : {});
  return {
    kind: "openai_compatible",
    canResume: false,
    async generate(request, run) {
      const { width, height } = request.size;
      return sdkImage(settings, request, run, {
        // It may charge: retry as carefully as with providers that do.
        charging: "failuresAreFree",
        size: `${steps(width)}x${steps(height)}`,
        providerOptions: { provider: request.photo ? {} : { response_format: "b64_json" } },
        async model(fetch) {
          const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
          const own = { name: "provider", baseURL: settings.baseUrl, fetch, ...(settings.key && { apiKey: settings.key }) };
          return createOpenAICompatible(own).imageModel(modelFor(settings, request) ?? "");
        },
      });
    },
    async test(signal) {
      await say.json("/models", testTiming(signal));
    },
  };
}
// Diffusion models want whole blocks.
const steps = (length: number): number => Math.max(256, Math.round(length / 64) * 64);
