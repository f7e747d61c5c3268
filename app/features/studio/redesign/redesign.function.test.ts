import sharp from "sharp";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { generateDesign } from "./server/function.server.ts";
import { runPicture } from "./server/run.server.ts";

const engine = vi.hoisted(() => ({ run: async (): Promise<unknown> => undefined }));
vi.mock("./work/in-worker.server.ts", () => ({ inWorker: () => engine.run() }));
vi.mock("#app/platform/jobs/jobs.server.ts", async (original) => ({ ...(await original<object>()), enqueue: async () => undefined }));
const provider = vi.hoisted(() => ({ isThere: false, generate: async (_request: unknown): Promise<unknown> => undefined }));
vi.mock("#app/features/studio/ai-providers/public.server.ts", async (original) => ({
  ...(await original<object>()),
  availableEngines: async () =>
    provider.isThere
      ? [{ id: "acme", name: "Acme", model: null, isElsewhere: true, can: { redesign: true, text: true }, leftToday: null, isDefault: true }]
      : [],
  defaultEngine: async () => (provider.isThere ? "acme" : "diwan"),
  engineNames: async () => new Map(),
  generate: (request: unknown) => provider.generate(request),
}));

const reem = await aUser("homeowner", { name: "Reem" });
const noura = await aUser("homeowner", { name: "Noura" });
let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#7a5" } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  provider.isThere = false;
  engine.run = async () => ({ jpeg, changed: [], left: [] });
  await db.deleteFrom("rate_limits").execute();
});

const dataUrl = () => `data:image/jpeg;base64,${jpeg.toString("base64")}`;
const refused = (status: number, error: unknown) => ({ status, body: { error } });

/** Sends a request and runs the job that it queued. */
async function ask(body: object, viewer = reem) {
  const answer = generateDesign({ prompt: "calm", style: "Art Deco", isRedesign: true, ...body }, viewer, { waitMs: 20_000 });
  const ended = answer.then(() => true);
  for (let isOver = false; !isOver; isOver = await Promise.race([ended, new Promise<false>((next) => setTimeout(next, 20, false))])) {
    const open = await db.selectFrom("redesign_pictures").select("id").where("state", "=", "queued").executeTakeFirst();
    if (open) await runPicture(open.id, new AbortController().signal);
  }
  return answer;
}

test("a picture that was uploaded before, or the picture itself, becomes one in the style; the address is the person's", async () => {
  const own = await storeImage(jpeg, { isPublic: false, ownerId: reem.id });
  for (const sourceImage of [`http://localhost:3000/media/private/${own.id}/1920.jpg`, dataUrl()]) {
    const { status, body } = await ask({ sourceImage });
    expect(status).toBe(200);
    const { imageUrl } = body as { imageUrl: string };
    const fileId = /^http:\/\/localhost:3000\/media\/private\/([0-9a-f-]{36})\/1920\.jpg$/.exec(imageUrl)?.[1] ?? "";
    const picture = await db.selectFrom("redesign_pictures").select(["style", "prompt", "engine", "owner_id"]).where("file_id", "=", fileId).executeTakeFirst();
    expect(picture).toEqual({ style: "art_deco", prompt: "calm", engine: "diwan", owner_id: reem.id });
  }
  expect(await ask({ sourceImage: `/media/private/${own.id}/1920.jpg` }, noura)).toEqual(refused(404, "There is no such image"));
});

test("errors have the fitting status", async () => {
  const wrong: [object, number, RegExp][] = [
    [{ style: 7 }, 400, /must have/],
    [{ style: "gothic" }, 422, /no style 'gothic'/],
    [{ sourceImage: "" }, 422, /Please upload an image first/],
    [{ sourceImage: "data:text/html;base64,PGI+" }, 422, /Invalid or empty file/],
    [{ sourceImage: `data:image/png;base64,${Buffer.from("<svg/>").toString("base64")}` }, 422, /Only JPEG/],
    [{ sourceImage: "http://elsewhere.example/room.jpg" }, 422, /https/],
    [{ sourceImage: "https://127.0.0.1/room.jpg" }, 422, /could not be fetched \(forbidden\)/],
    [{ sourceImage: `data:image/jpeg;base64,${Buffer.alloc(10 * 1024 * 1024).toString("base64")}` }, 413, /less than 10MB/],
    [{ isRedesign: false }, 422, /No engine that makes pictures from words/],
  ];
  for (const [body, status, text] of wrong) expect(await ask(body)).toEqual(refused(status, expect.stringMatching(text)));
  engine.run = async () => Promise.reject(new Error("broken"));
  expect(await ask({ sourceImage: dataUrl() })).toEqual(refused(500, "Failed to redesign space. Please try again."));
  const visit = { ...reem, impersonatedBy: { id: noura.id, name: noura.name } };
  expect(await ask({ sourceImage: dataUrl() }, visit)).toEqual(refused(403, "Only the person may do this"));
  expect(await generateDesign({ style: "modern", sourceImage: dataUrl() }, noura, { waitMs: 1 })).toEqual(
    refused(504, expect.stringMatching(/still being made/)),
  );
});

test("an engine that is not ours is asked with the person's consent only", async () => {
  provider.isThere = true;
  const image = await sharp(jpeg).png().toBuffer();
  const asked: unknown[] = [];
  provider.generate = async (request) => {
    asked.push(request);
    return { image, mime: "image/png", costMicros: 1, model: "acme-1", engineName: "Acme" };
  };
  for (const body of [{ sourceImage: dataUrl() }, { isRedesign: false }]) {
    expect(await ask(body)).toEqual(refused(422, expect.stringMatching(/consent: true/)));
    expect(await ask({ ...body, consent: true })).toMatchObject({ status: 200, body: { imageUrl: expect.stringMatching(/^http/) } });
  }
  expect(asked).toMatchObject([
    { engine: "acme", kind: "redesign", hasConsent: true },
    { engine: "acme", kind: "text", prompt: "calm", style: "art_deco", hasConsent: true },
  ]);
});
