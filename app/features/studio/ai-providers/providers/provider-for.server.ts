import type { ProviderKind } from "../ai-providers.ts";
import { automatic1111Provider } from "./automatic1111.server.ts";
import { comfyuiProvider } from "./comfyui.server.ts";
import { falProvider } from "./fal.server.ts";
import { geminiProvider } from "./gemini.server.ts";
import type { ImageProvider, ProviderSettings } from "./image-provider.ts";
import { openaiProvider } from "./openai.server.ts";
import { openaiCompatibleProvider } from "./openai-compatible.server.ts";
import { replicateProvider } from "./replicate.server.ts";
import { stabilityProvider } from "./stability.server.ts";

const MAKERS: Record<ProviderKind, (settings: ProviderSettings) => ImageProvider> = {
  openai: openaiProvider,
  openai_compatible: openaiCompatibleProvider,
  gemini: geminiProvider,
  replicate: replicateProvider,
  fal: falProvider,
  stability: stabilityProvider,
  comfyui: comfyuiProvider,
  automatic1111: automatic1111Provider,
};

export const providerFor = (settings: ProviderSettings): ImageProvider => MAKERS[settings.kind](settings);
