import { randomUUID } from "node:crypto";
import type { ProviderKind } from "../ai-providers.ts";
import { type FakeServer, fakeServer, formOf, fromDataAddress, type Heard, jsonOf, type Said } from "./fake-server.ts";

/** refuses: moderated. garbage: an answer of the right shape whose picture is none. huge: over the size limit. waits: never ready. */
export type Behavior = "works" | "refuses" | "garbage" | "huge" | "waits";

/** The settings of a fake, and what it recorded. */
export type FakeProvider = FakeServer & {
  behavior: Behavior;
  /** Answers to the requests that begin work, before the usual ones. */
  first: Said[];
  /** Photographs that arrived. */
  photos: Buffer[];
  /** How often work was begun and canceled. */
  begun: number;
  stopped: number;
  /** Called on each poll of unfinished work. */
  onWait: () => void;
};

type State = Pick<FakeProvider, "behavior" | "first" | "photos" | "begun" | "stopped" | "onWait"> & { url: string; picture: Buffer };
type Protocol = { key: string; isAllowed(heard: Heard): boolean; answer(heard: Heard, state: State): Said | Promise<Said> };

const HUGE: Said = { headers: { "content-length": "600000000" }, bytes: Buffer.from("{") };
const notFound: Said = { status: 404, json: { error: { message: "not found" } } };
const bearer = (key: string) => (heard: Heard) => heard.headers.authorization === `Bearer ${key}`;
const base64 = ({ picture, behavior }: State) => (behavior === "garbage" ? Buffer.from("no picture at all, only words") : picture).toString("base64");

/** Counts begun work, and returns the next answer that a test has queued. */
function begin(state: State, photo?: Buffer): Said | undefined {
  state.begun += 1;
  if (photo) state.photos.push(photo);
  return state.first.shift() ?? (state.behavior === "huge" ? HUGE : undefined);
}

const openai = (key: string): Protocol => ({
  key,
  isAllowed: bearer(key),
  async answer(heard, state) {
    if (heard.method === "GET") return /^\/models(\/|$)/.test(heard.path) ? { json: { id: "a model", data: [] } } : notFound;
    if (heard.path !== "/images/generations" && heard.path !== "/images/edits") return notFound;
    const photo = heard.path === "/images/edits" ? (await formOf(heard)).get("image") : undefined;
    const early = begin(state, photo as Buffer | undefined);
    if (early) return early;
    if (state.behavior === "waits") return { never: true };
    const message = "Your request was rejected by the safety system. safety_violations=[sexual]";
    if (state.behavior === "refuses") return { status: 400, json: { error: { message, type: "image_generation_user_error", code: "moderation_blocked" } } };
    return { json: { created: 1, data: [{ b64_json: base64(state) }] } };
  },
});

const gemini: Protocol = {
  key: "AIzaFakeKeyForTests",
  isAllowed: (heard) => heard.headers["x-goog-api-key"] === "AIzaFakeKeyForTests",
  answer(heard, state) {
    if (heard.method === "GET") return { json: { name: "models/gemini" } };
    if (!heard.path.endsWith(":generateContent")) return notFound;
    const [content] = jsonOf(heard).contents as { parts: { inlineData?: { data: string } }[] }[];
    const photo = content?.parts.find((part) => part.inlineData)?.inlineData;
    const early = begin(state, photo && Buffer.from(photo.data, "base64"));
    if (early) return early;
    if (state.behavior === "waits") return { never: true };
    if (state.behavior === "refuses")
      return { json: { candidates: [{ finishReason: "IMAGE_SAFETY", finishMessage: "Unable to show the generated image.", index: 0 }] } };
    const part = { inlineData: { mimeType: "image/png", data: base64(state) } };
    return { json: { candidates: [{ content: { role: "model", parts: [part] }, finishReason: "STOP", index: 0 }], usageMetadata: { totalTokenCount: 9 } } };
  },
};

const inputs = { prompt: { type: "string" }, input_image: { type: "string" }, aspect_ratio: {}, output_format: {} };
const replicate: Protocol = {
  key: "r8_fake_token",
  isAllowed: (heard) => heard.path.startsWith("/files/") || bearer("r8_fake_token")(heard),
  answer(heard, state) {
    if (heard.path === "/account") return { json: { username: "somebody" } };
    if (heard.path.startsWith("/models/")) {
      return { json: { is_official: true, latest_version: { id: "v1", openapi_schema: { components: { schemas: { Input: { properties: inputs } } } } } } };
    }
    if (heard.path === "/predictions") {
      const { input } = jsonOf(heard) as { input: { input_image?: string } };
      return begin(state, input.input_image ? fromDataAddress(input.input_image) : undefined) ?? { status: 201, json: { id: "p1", status: "starting" } };
    }
    if (heard.path === "/predictions/p1/cancel") {
      state.stopped += 1;
      return { json: { id: "p1", status: "canceled" } };
    }
    if (heard.path === "/predictions/p1") {
      if (state.behavior === "waits") return { json: { id: "p1", status: "processing" } };
      const error = "The input or output was flagged as sensitive. Please try again with different inputs. (E005)";
      if (state.behavior === "refuses") return { json: { id: "p1", status: "failed", error } };
      return { json: { id: "p1", status: "succeeded", output: [`${state.url}/files/out.png`] } };
    }
    if (heard.path === "/files/out.png") return { bytes: state.behavior === "garbage" ? Buffer.from("<html>gone</html>") : state.picture };
    return notFound;
  },
};

const fal: Protocol = {
  key: "fal-id:fal-secret",
  isAllowed: (heard) => heard.path.startsWith("/files/") || heard.headers.authorization === "Key fal-id:fal-secret",
  answer(heard, state) {
    const work = "/fal-ai/flux-pro/requests/r1";
    if (heard.method === "POST") {
      const { image_url } = jsonOf(heard);
      return begin(state, image_url ? fromDataAddress(image_url) : undefined) ?? { json: { request_id: "r1", status: "IN_QUEUE" } };
    }
    if (heard.method === "PUT" && heard.path === `${work}/cancel`) {
      state.stopped += 1;
      return { status: 202, json: { status: "CANCELLATION_REQUESTED" } };
    }
    if (heard.path === `${work}/status`)
      return { status: state.behavior === "waits" ? 202 : 200, json: { status: state.behavior === "waits" ? "IN_PROGRESS" : "COMPLETED" } };
    if (heard.path === work && state.behavior === "refuses") {
      const message = "The content could not be processed because it was flagged by a content checker.";
      return { status: 422, json: { detail: [{ loc: ["body", "prompt"], msg: message, type: "content_policy_violation" }] } };
    }
    if (heard.path === work) return { json: { images: [{ url: `${state.url}/files/out.jpg`, content_type: "image/jpeg" }], has_nsfw_concepts: [false] } };
    if (heard.path === "/files/out.jpg") return { bytes: state.behavior === "garbage" ? Buffer.from("nothing") : state.picture };
    return { status: 404, json: { detail: "Not Found" } };
  },
};

const stability: Protocol = {
  key: "sk-fake-stability",
  isAllowed: bearer("sk-fake-stability"),
  async answer(heard, state) {
    if (heard.path === "/v1/user/balance") return { json: { credits: 12 } };
    if (!heard.path.startsWith("/v2beta/stable-image/")) return notFound;
    const early = begin(state, (await formOf(heard)).get("image") as Buffer | undefined);
    if (early) return early;
    if (state.behavior === "waits") return { never: true };
    const errors = ["Your request was flagged by our content moderation system, as a result your request was denied."];
    if (state.behavior === "refuses") return { status: 403, json: { id: "x", name: "content_moderation", errors } };
    return { json: { image: base64(state), finish_reason: "SUCCESS", seed: 1 } };
  },
};

const comfyui: Protocol = {
  key: "comfy-token",
  isAllowed: bearer("comfy-token"),
  async answer(heard, state) {
    if (heard.path === "/system_stats") return { json: { system: {}, devices: [] } };
    if (heard.path.startsWith("/object_info/")) {
      return { json: { CheckpointLoaderSimple: { input: { required: { ckpt_name: [["sd_xl_base_1.0.safetensors"]] } } } } };
    }
    if (heard.path === "/upload/image") {
      const form = await formOf(heard);
      state.photos.push(form.get("image") as Buffer);
      return { json: { name: "room.jpg", subfolder: "", type: "input" } };
    }
    if (heard.path === "/prompt") return begin(state) ?? { json: { prompt_id: "c1", number: 1, node_errors: {} } };
    if (heard.path === "/queue" && heard.method === "GET")
      return { json: { queue_running: state.behavior === "waits" ? [[1, "c1", {}]] : [], queue_pending: [] } };
    if (heard.path === "/interrupt") state.stopped += 1;
    if (heard.path === "/interrupt" || heard.path === "/queue") return {};
    if (heard.path === "/history/c1") return { json: state.behavior === "waits" ? {} : { c1: comfyHistory(state) } };
    if (heard.path === "/view") return { bytes: state.behavior === "garbage" ? Buffer.from("nothing") : state.picture };
    return notFound;
  },
};
function comfyHistory({ behavior }: State) {
  const message = "NSFW content was found by the safety checker node";
  if (behavior === "refuses")
    return { status: { status_str: "error", completed: false, messages: [["execution_error", { exception_message: message }]] }, outputs: {} };
  return {
    status: { status_str: "success", completed: true, messages: [] },
    outputs: { save: { images: [{ filename: "diwan_1.png", subfolder: "", type: "output" }] } },
  };
}

const automatic1111: Protocol = {
  key: "name:password",
  isAllowed: (heard) => heard.headers.authorization === `Basic ${Buffer.from("name:password").toString("base64")}`,
  answer(heard, state) {
    if (heard.path === "/sdapi/v1/sd-models") return { json: [{ title: "any.safetensors [abc]", model_name: "any" }] };
    if (heard.path === "/sdapi/v1/interrupt") {
      state.stopped += 1;
      return {};
    }
    if (!/^\/sdapi\/v1\/(img2img|txt2img)$/.test(heard.path)) return notFound;
    const [photo] = (jsonOf(heard).init_images as string[] | undefined) ?? [];
    const early = begin(state, photo ? Buffer.from(photo, "base64") : undefined);
    if (early) return early;
    if (state.behavior === "waits") return { never: true };
    if (state.behavior === "refuses")
      return { status: 422, json: { error: "HTTPException", detail: "NSFW content was found and the picture is withheld", errors: "" } };
    return { json: { images: [base64(state)], parameters: {}, info: "{}" } };
  },
};

const PROTOCOLS: Record<ProviderKind, Protocol> = {
  openai: openai("sk-fake-openai-key"),
  openai_compatible: openai("local-key-of-a-server"),
  gemini,
  replicate,
  fal,
  stability,
  comfyui,
  automatic1111,
};

export const keyOf = (kind: ProviderKind): string => PROTOCOLS[kind].key;

const POLLS = /^\/predictions\/p1$|\/status$|^\/history\//;

/** A local server that speaks the protocol of one kind and answers with the picture. */
export async function fakeProvider(kind: ProviderKind, picture: Buffer): Promise<FakeProvider> {
  const { isAllowed, answer } = PROTOCOLS[kind];
  const state: State = { behavior: "works", first: [], photos: [], begun: 0, stopped: 0, onWait: () => undefined, url: "", picture };
  const refusal: Said = { status: 401, json: { error: { message: `Wrong key ${randomUUID()}` } } };
  const server = await fakeServer(async (heard) => {
    if (!isAllowed(heard)) return refusal;
    const said = await answer(heard, state);
    if (state.behavior === "waits" && (said.never || POLLS.test(heard.path))) state.onWait();
    return said;
  });
  state.url = server.url;
  return Object.assign(state, server);
}
