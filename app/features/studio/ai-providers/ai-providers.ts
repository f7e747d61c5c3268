/** The supported providers. */
export const PROVIDER_KINDS = ["openai", "openai_compatible", "gemini", "replicate", "fal", "stability", "comfyui", "automatic1111"] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

type KindFacts = {
  /** A product's name, the same in every language. */
  name: string;
  /** Someone's own server: its address is theirs to say and may be a private one; a key is not always needed. */
  isSelfHosted: boolean;
  needsKey: boolean;
  baseUrl: string | null;
  /** For photographs, and for words where that is another one. */
  model: string | null;
  textModel: string | null;
  /** About what a picture costs by the provider's own list, in millionths of a US dollar; administrators say what they really pay. */
  priceMicros: number;
  /** Where the company has its seat, as an ISO code; null: unknown to us. */
  country: string | null;
};

export const KIND_FACTS: Record<ProviderKind, KindFacts> = {
  openai: {
    name: "OpenAI",
    isSelfHosted: false,
    needsKey: true,
    baseUrl: "https://api.openai.com/v1",
    model: "gpt-image-2",
    textModel: null,
    priceMicros: 60_000,
    country: "US",
  },
  openai_compatible: {
    name: "OpenAI-compatible",
    isSelfHosted: true,
    needsKey: false,
    baseUrl: null,
    model: null,
    textModel: null,
    priceMicros: 0,
    country: null,
  },
  gemini: {
    name: "Google Gemini",
    isSelfHosted: false,
    needsKey: true,
    baseUrl: "https://generativelanguage.googleapis.com/v1beta",
    model: "gemini-2.5-flash-image",
    textModel: null,
    priceMicros: 39_000,
    country: "US",
  },
  replicate: {
    name: "Replicate",
    isSelfHosted: false,
    needsKey: true,
    baseUrl: "https://api.replicate.com/v1",
    model: "black-forest-labs/flux-kontext-pro",
    textModel: null,
    priceMicros: 40_000,
    country: "US",
  },
  fal: {
    name: "fal",
    isSelfHosted: false,
    needsKey: true,
    baseUrl: "https://queue.fal.run",
    model: "fal-ai/flux-pro/kontext",
    textModel: "fal-ai/flux-pro/kontext/text-to-image",
    priceMicros: 40_000,
    country: "US",
  },
  stability: {
    name: "Stability AI",
    isSelfHosted: false,
    needsKey: true,
    baseUrl: "https://api.stability.ai",
    model: "structure",
    textModel: "core",
    priceMicros: 50_000,
    country: "GB",
  },
  comfyui: {
    name: "ComfyUI",
    isSelfHosted: true,
    needsKey: false,
    baseUrl: null,
    model: "sd_xl_base_1.0.safetensors",
    textModel: null,
    priceMicros: 0,
    country: null,
  },
  automatic1111: {
    name: "Automatic1111 / Forge",
    isSelfHosted: true,
    needsKey: false,
    baseUrl: null,
    model: null,
    textModel: null,
    priceMicros: 0,
    country: null,
  },
};

/** The engine of our own; everything else is the id of a provider. */
export const EMBEDDED_ENGINE = "diwan";

/** What a picture is made from. */
export const PURPOSES = ["redesign", "text"] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * Why no picture was made. NOT_ALLOWED: our own limits, missing consent, or no such provider. MODERATED: the provider does not want to make it.
 * LIMIT: the provider's own limit, or nothing left on its account. INVALID: the request or the answer is wrong.
 */
export const GENERATION_FAILURES = ["NOT_ALLOWED", "MODERATED", "UNAVAILABLE", "TIMED_OUT", "INVALID", "LIMIT", "CANCELED"] as const;
export type GenerationFailure = (typeof GENERATION_FAILURES)[number];

/** What exactly; each has a text for administrators. */
export const FAILURE_DETAILS = [
  "consent",
  "engine",
  "ability",
  "personCount",
  "personCost",
  "siteCount",
  "siteCost",
  "key",
  "notFound",
  "network",
  "server",
  "rate",
  "quota",
  "request",
  "noPicture",
  "tooLarge",
  "interrupted",
  "address",
] as const;
export type FailureDetail = (typeof FAILURE_DETAILS)[number];

export const NAME_LENGTH = 60;
export const MODEL_LENGTH = 200;
export const KEY_LENGTH = 400;
export const URL_LENGTH = 300;
/** The person's own words. */
export const WORDS_LENGTH = 1000;
export const MOST_PROVIDERS = 20;
