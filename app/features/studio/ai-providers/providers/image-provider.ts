import type { ProviderKind, Purpose } from "../ai-providers.ts";

/** The settings of one configured provider. Server only. */
export type ProviderSettings = {
  id: string;
  kind: ProviderKind;
  name: string;
  baseUrl: string;
  /** null: whatever the server has loaded. */
  model: string | null;
  /** For pictures from words, where that is another model. */
  textModel: string | null;
  key: string | null;
  does: Record<Purpose, boolean>;
  priceMicros: number;
  personDailyCount: number | null;
  /** Whether the configured address may be one of our own network: for self-hosted kinds, and for settings from the environment, which the operator controls. */
  mayBePrivate: boolean;
};

export type Size = { width: number; height: number };

export type ImageRequest = {
  prompt: string;
  /** What should not be in the picture, for those that understand it. */
  negative: string;
  /** A JPEG without metadata. */
  photo?: { bytes: Buffer } & Size;
  /** Of the picture that is wanted; providers come near to it. */
  size: Size;
};

/** How one request is carried through. */
export type Run = {
  /** Aborted by the person or at the deadline. */
  signal: AbortSignal;
  /** When all must be over, in milliseconds of the clock. */
  deadlineAt: number;
  /** Work of an earlier run that the provider may still have. */
  remoteId: string | null;
  /** Called as soon as the provider has returned the work's id. */
  onRemoteId(id: string): Promise<void>;
};

export type ImageAnswer = { bytes: Buffer; model: string | null };

/** One way of speaking. Throws GenerationFailed. */
export interface ImageProvider {
  readonly kind: ProviderKind;
  /** Whether interrupted work can be found again by its name. */
  readonly canResume: boolean;
  generate(request: ImageRequest, run: Run): Promise<ImageAnswer>;
  /** A free request that checks the address, the key and the model. */
  test(signal: AbortSignal): Promise<void>;
}

/** The model for what is asked. */
export const modelFor = ({ model, textModel }: ProviderSettings, request: Pick<ImageRequest, "photo">): string | null =>
  request.photo ? model : (textModel ?? model);
