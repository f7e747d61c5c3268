import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PROVIDER_KINDS, type ProviderKind } from "../ai-providers.ts";
import { checkPicture } from "../generation/check-picture.server.ts";
import { photoToSend } from "../generation/photo-to-send.server.ts";
import { type FakeProvider, fakeProvider, keyOf } from "../testing/fake-providers.ts";
import { failureOf } from "./failures.server.ts";
import type { ImageRequest, ProviderSettings } from "./image-provider.ts";
import { providerFor } from "./provider-for.server.ts";
import { PACE } from "./retry.server.ts";

Object.assign(PACE, { firstPauseMs: 1, mostPauseMs: 4, pollMs: 1 });

const MODELS: Partial<Record<ProviderKind, string>> = {
  openai: "gpt-image-2",
  openai_compatible: "some-model",
  gemini: "gemini-2.5-flash-image",
  replicate: "black-forest-labs/flux-kontext-pro",
  fal: "fal-ai/flux-pro/kontext",
  comfyui: "sd_xl_base_1.0.safetensors",
};
/** Those whose work continues without us and can be canceled. */
const STOPPABLE: readonly ProviderKind[] = ["replicate", "fal", "comfyui", "automatic1111"];

let picture: Buffer;
let photo: ImageRequest["photo"];
beforeAll(async () => {
  const base = sharp({ create: { width: 96, height: 64, channels: 3, background: "#7a5230" } });
  picture = await base.clone().png().toBuffer();
  const gps = { IFD0: { Artist: "Somebody Real", Make: "Camera" }, IFD3: { GPSLatitude: "24/1 42/1 0/1", GPSLatitudeRef: "N" } };
  const taken = await base.jpeg().withExif(gps).withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>Somebody Real</x:xmpmeta>").toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  photo = await photoToSend(taken);
});

describe.each(PROVIDER_KINDS)("%s", (kind) => {
  let fake: FakeProvider;
  let settings: ProviderSettings;
  beforeAll(async () => {
    fake = await fakeProvider(kind, picture);
  });
  afterAll(() => fake.close());
  beforeEach(() => {
    Object.assign(fake, { behavior: "works", first: [], photos: [], begun: 0, stopped: 0, onWait: () => undefined });
    fake.heard.length = 0;
    const common = { textModel: null, priceMicros: 0, personDailyCount: null, mayBePrivate: true, does: { redesign: true, text: true } };
    settings = { id: "a", kind, name: kind, baseUrl: fake.url, model: MODELS[kind] ?? null, key: keyOf(kind), ...common };
  });

  /** One picture as the product asks for it: the answer checked, failures typed. */
  async function ask({ from = "photo", signal = new AbortController().signal }: { from?: "photo" | "text"; signal?: AbortSignal } = {}) {
    const deadlineAt = Date.now() + 60_000;
    const request: ImageRequest = { prompt: "A calm majlis", negative: "text", size: { width: 96, height: 64 }, ...(from === "photo" && photo && { photo }) };
    const remote: string[] = [];
    const run = { signal, deadlineAt, remoteId: null, onRemoteId: async (id: string) => void remote.push(id) };
    try {
      const answer = await providerFor(settings).generate(request, run);
      return { ...answer, mime: await checkPicture(answer.bytes), remote };
    } catch (error) {
      throw failureOf(error, run);
    }
  }

  test.each(["photo", "text"] as const)("makes a picture from a %s", async (from) => {
    const answer = await ask({ from });
    expect(answer).toMatchObject({ bytes: picture, mime: "image/png", model: settings.model ?? (kind === "stability" ? expect.any(String) : null) });
    expect(fake.begun).toBe(1);
    expect(fake.photos).toHaveLength(from === "photo" ? 1 : 0);
    expect(fake.heard.some((heard) => heard.body.includes("A calm majlis"))).toBe(true);
  });

  test("the photograph that arrives has no metadata", async () => {
    await ask();
    const [arrived] = fake.photos;
    const about = await sharp(arrived).metadata();
    expect(about).toMatchObject({ format: "jpeg", width: 96, height: 64 });
    expect([about.exif, about.xmp, about.iptc, about.tifftagPhotoshop]).toEqual([undefined, undefined, undefined, undefined]);
    for (const heard of fake.heard) expect(heard.body.toString("latin1")).not.toMatch(/Exif|Somebody|GPS/);
  });

  test("a refusal is reported in its own words", async () => {
    fake.behavior = "refuses";
    await expect(ask()).rejects.toMatchObject({ code: "MODERATED", reason: expect.stringMatching(/\w+ \w+/) });
    expect(fake.begun).toBe(1);
  });

  test("a wrong key is named and never repeated", async () => {
    settings = { ...settings, key: "sk-wrong-key-0123456789" };
    const failure = await ask().catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "UNAVAILABLE", detail: "key" });
    expect(JSON.stringify(failure) + String(failure)).not.toContain("sk-wrong-key");
    await expect(providerFor(settings).test(AbortSignal.timeout(2_000))).rejects.toMatchObject({ code: "UNAVAILABLE", detail: "key" });
    expect(fake.begun).toBe(0);
  });

  test("too many requests: waits and asks again", async () => {
    const busy = { status: 429, headers: { "retry-after": "0" }, json: { error: { message: "Rate limit reached" } } };
    fake.first = [busy, busy];
    await expect(ask()).resolves.toMatchObject({ mime: "image/png" });
    expect(fake.begun).toBe(3);
  });

  test("an error of the server: repeated only where nothing can have been charged", async () => {
    const broken = { status: 500, json: { error: { message: "it broke" } } };
    fake.first = [broken, broken, broken, broken];
    await expect(ask()).rejects.toMatchObject({ code: "UNAVAILABLE", detail: "server" });
    expect(fake.begun).toBe(kind === "replicate" || kind === "fal" ? 1 : 4);
  });

  test.each([
    ["a deadline", "TIMED_OUT", new DOMException("It took too long.", "TimeoutError")],
    ["a person who cancels", "CANCELED", new DOMException("Not wanted any more.", "AbortError")],
  ])("%s ends it, and the provider gets the cancellation where it supports one", async (_, code, reason) => {
    fake.behavior = "waits";
    const end = new AbortController();
    fake.onWait = () => end.abort(reason);
    await expect(ask({ signal: end.signal })).rejects.toMatchObject({ code });
    expect(fake.begun).toBe(1);
    expect(fake.stopped).toBe(STOPPABLE.includes(kind) ? 1 : 0);
  });

  test("an answer that is no picture is refused", async () => {
    fake.behavior = "garbage";
    await expect(ask()).rejects.toMatchObject({ code: "INVALID", detail: "noPicture" });
  });

  test("the connection test asks for nothing that costs", async () => {
    await expect(providerFor(settings).test(AbortSignal.timeout(2_000))).resolves.toBeUndefined();
    expect(fake.begun).toBe(0);
  });

  // One speaks by the AI SDK, one by our own adapters; the others go the same ways.
  if (kind !== "openai" && kind !== "fal") return;
  describe("whatever the protocol", () => {
    test("an empty account is not asked again", async () => {
      fake.first = [{ status: 402, json: { detail: "Insufficient credit" } }];
      await expect(ask()).rejects.toMatchObject({ code: "LIMIT", detail: "quota" });
      expect(fake.begun).toBe(1);
    });

    test("an answer without end is not read", async () => {
      fake.behavior = "huge";
      await expect(ask()).rejects.toMatchObject({ code: "INVALID", detail: "tooLarge" });
    });

    test("a redirect is not followed: the key would travel with it", async () => {
      fake.first = [{ status: 307, headers: { location: "http://elsewhere.example/" } }];
      await expect(ask()).rejects.toMatchObject({ code: "UNAVAILABLE", detail: "address" });
    });

    test("a server that is not there", async () => {
      settings = { ...settings, baseUrl: "http://127.0.0.1:1" };
      await expect(ask()).rejects.toMatchObject({ code: "UNAVAILABLE", detail: "network" });
    });
  });
});
