import { ORPCError } from "@orpc/server";
import { z } from "zod";
import { RESTYLES, type Restyle } from "#app/engines/room/style-names.ts";
import { defaultEngine, generate } from "#app/features/studio/ai-providers/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { newId } from "#app/platform/database/ids.ts";
import { env } from "#app/platform/env/env.server.ts";
import { FetchRefused } from "#app/platform/fetch/guarded-fetch.server.ts";
import { ImageError, imageErrors } from "#app/platform/media/image-error.ts";
import { photoUrl } from "#app/platform/media/photo.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import type { RedesignPicture } from "../redesign.contract.ts";
import { EMBEDDED, type FAILURES, PHOTO_MEGABYTES, PROMPT_LENGTH } from "../redesign.ts";
import { listEngines } from "./engines.server.ts";
import { failedBecause } from "./failures.server.ts";
import { beginPicture } from "./pictures.server.ts";
import { createRedesign } from "./service.server.ts";
import { NoSource, readSource } from "./source.server.ts";
import { waitForEnd } from "./wait.server.ts";

/** A photograph of 10 MB as text, and the rest of the body. */
export const DESIGN_BODY_BYTES = 15 * 1024 * 1024;
/** How long a client waits. A longer run continues and appears in the person's history. */
const WAIT_MS = 120_000;
const FAILED = "Failed to redesign space. Please try again.";

const Body = z.object({
  prompt: z.string().trim().max(PROMPT_LENGTH).nullish(),
  style: z.string().max(60),
  sourceImage: z
    .string()
    .max(DESIGN_BODY_BYTES)
    .nullish()
    .transform((text) => text?.trim() ?? ""),
  isRedesign: z.boolean().default(true),
  /** Consent to send the photograph and the words to a provider. Not specified; needed only when an admin made one the default. */
  consent: z.boolean().default(false),
});

export type DesignAnswer = { status: 200 | 400 | 403 | 404 | 413 | 422 | 429 | 500 | 502 | 503 | 504; body: { imageUrl: string } | { error: string } };

class Refused extends Error {
  readonly status: DesignAnswer["status"];
  constructor(status: DesignAnswer["status"], message: string) {
    super(message);
    this.status = status;
  }
}

const statusOf: Record<(typeof FAILURES)[number], [DesignAnswer["status"], string]> = {
  engine: [500, FAILED],
  timedOut: [504, FAILED],
  moderated: [422, "The provider does not want to make this picture."],
  limit: [429, "Today's limit of this engine is reached."],
  unavailable: [503, FAILED],
  refused: [502, FAILED],
  photo: [500, FAILED],
  room: [500, FAILED],
};

const limits: Record<string, string> = {
  tooManyOpen: "Too many pictures are being made for you. Wait until one is finished.",
  tooManyPictures: "This redesign has too many pictures.",
  today: "Today's limit of this engine is reached.",
};

/** 'Art Deco', 'art-deco' and 'ART_DECO' are one style. */
const styleIn = (word: string): Restyle | undefined => {
  const plain = word
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
  return RESTYLES.find((style) => style === plain);
};

/** `POST /functions/v1/generate-design-image-enhanced` as specified: a room in another style. */
export async function generateDesign(given: unknown, viewer: Viewer, { waitMs = WAIT_MS } = {}): Promise<DesignAnswer> {
  if (viewer.impersonatedBy) return { status: 403, body: { error: "Only the person may do this" } };
  const read = Body.safeParse(given);
  if (!read.success) return { status: 400, body: { error: "The body must have prompt, style, sourceImage and isRedesign" } };
  const { prompt, sourceImage, isRedesign, consent } = read.data;
  const style = styleIn(read.data.style);
  if (!style) return { status: 422, body: { error: `There is no style '${read.data.style}'. Styles: ${RESTYLES.join(", ")}` } };
  try {
    const wish = { style, prompt: prompt ?? "", consent };
    const fileId = isRedesign ? await redesigned(viewer, sourceImage, wish, waitMs) : await imagined(viewer, wish);
    return { status: 200, body: { imageUrl: `${env.siteUrl}${photoUrl(fileId, 1920, "jpg", true)}` } };
  } catch (error) {
    const { status, message } = refusalOf(error);
    return { status, body: { error: message } };
  }
}

type Wanted = { style: Restyle; prompt: string; consent: boolean };

async function redesigned(viewer: Viewer, sourceImage: string, wish: Wanted, waitMs: number): Promise<string> {
  if (sourceImage === "") throw new Refused(422, "Please upload an image first");
  const engine = await defaultEngine();
  const photo = new Blob([new Uint8Array(await readSource(sourceImage, viewer))]);
  const { id } = await createRedesign(viewer.id, { photo });
  const picture = await beginPicture(viewer.id, { ...wish, id, engine });
  const ended = await waitForEnd(picture.id, waitMs);
  return fileOf(ended);
}

function fileOf(picture: Pick<RedesignPicture, "state" | "failure" | "failureReason" | "photo"> | undefined): string {
  if (picture?.state === "done" && picture.photo) return picture.photo.id;
  if (!picture || picture.state === "canceled") throw new Refused(404, "The picture was canceled.");
  if (!picture.failure) throw new Refused(504, "The picture is still being made and will be in the history of redesigns.");
  const [status, message] = statusOf[picture.failure];
  throw new Refused(status, picture.failureReason ?? message);
}

/** From words alone: only a generative provider can do that. */
async function imagined(viewer: Viewer, { style, prompt, consent }: Wanted): Promise<string> {
  const preferred = await defaultEngine();
  const engines = (await listEngines(viewer.id, "text")).filter(({ id }) => id !== EMBEDDED);
  const engine = engines.find(({ id }) => id === preferred) ?? engines[0];
  if (!engine) throw new Refused(422, "No engine that makes pictures from words is configured here. Send a photograph with isRedesign: true.");
  if (engine.isElsewhere && !consent) throw new Refused(422, needsConsent(engine.name));
  const signal = AbortSignal.timeout(WAIT_MS);
  const request = { engine: engine.id, kind: "text", prompt, style, signal, personId: viewer.id, reference: newId(), hasConsent: consent } as const;
  const { image } = await generate(request).catch((error: unknown) => {
    const { failure, reason } = failedBecause(error);
    const [status, message] = statusOf[failure];
    throw new Refused(status, reason ?? message);
  });
  return (await storeImage(image, { isPublic: false, ownerId: viewer.id, maxBytes: 40 * 1024 * 1024 })).id;
}

const needsConsent = (name: string) => `${name} is not ours: send consent: true to agree that what you send goes there.`;

function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof NoSource) return new Refused(error.status, error.message);
  if (error instanceof ImageError) return ofImage(error.code, error.message);
  if (error instanceof FetchRefused) return new Refused(422, `The source image could not be fetched (${error.problem})`);
  if (!(error instanceof ORPCError)) throw error;
  if (error.code === "TOO_MANY_REQUESTS") return new Refused(429, "Too many requests. Try again later.");
  const fields = (error.data as { fields?: Record<string, string> } | undefined)?.fields ?? {};
  if (fields.photo) return ofImage(fields.photo as ImageError["code"], imageErrors[fields.photo as ImageError["code"]]);
  if (fields.limit) return new Refused(429, limits[fields.limit] ?? FAILED);
  if (fields.consent) return new Refused(422, needsConsent("The engine"));
  throw error;
}

const ofImage = (code: ImageError["code"], message: string): Refused =>
  new Refused(code === "TOO_LARGE" ? 413 : code === "BUSY" ? 503 : 422, message.replace("{megabytes}", String(PHOTO_MEGABYTES)));
