import { GenerationFailed } from "../generation/generation-failed.ts";
import { type ImageProvider, modelFor, type ProviderSettings, type Size } from "./image-provider.ts";
import { sdkImage } from "./sdk.server.ts";
import { speaker, testTiming } from "./speak.server.ts";

/** Google's Gemini API. Its models answer in the proportions of the photograph they are given. */
export function geminiProvider(settings: ProviderSettings): ImageProvider {
  const say = speaker(settings, { "x-goog-api-key": settings.key ?? "" });
  return {
    kind: "gemini",
    canResume: false,
    async generate(request, run) {
      return sdkImage(settings, request, run, {
        charging: "failuresAreFree",
        ...(!request.photo && { aspectRatio: nearest(request.size) }),
        async model(fetch) {
          const { createGoogle } = await import("@ai-sdk/google");
          return createGoogle({ apiKey: settings.key ?? "", baseURL: settings.baseUrl, fetch }).image(modelFor(settings, request) ?? "");
        },
      });
    },
    async test(signal) {
      if (!settings.key) throw new GenerationFailed("UNAVAILABLE", "key");
      await say.json(`/models/${encodeURIComponent(settings.model ?? "")}`, testTiming(signal));
    },
  };
}

const RATIOS = ["1:1", "2:3", "3:2", "3:4", "4:3", "4:5", "5:4", "9:16", "16:9", "21:9"] as const;

function nearest({ width, height }: Size): `${number}:${number}` {
  const distance = (ratio: string) => {
    const [across = 1, down = 1] = ratio.split(":").map(Number);
    return Math.abs(Math.log(across / down) - Math.log(width / height));
  };
  return [...RATIOS].sort((a, b) => distance(a) - distance(b))[0] ?? "1:1";
}
