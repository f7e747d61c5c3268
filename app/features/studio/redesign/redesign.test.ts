import { sql } from "kysely";
import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { GenerationFailed } from "#app/features/studio/ai-providers/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { removeBytesJob } from "#app/platform/media/remove-files.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { StoredFileMissing } from "#app/platform/storage/storage.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { OPEN_PICTURES } from "./redesign.ts";
import { analyze } from "./server/analysis.server.ts";
import { redesignPictureRoutes } from "./server/download.server.ts";
import { embeddedJob, sweep } from "./server/jobs.server.ts";
import { runPicture } from "./server/run.server.ts";
import { asClient, plainPhoto } from "./testing/rooms.ts";

type Work = (name: string, input: unknown, options: { signal?: AbortSignal }) => Promise<unknown>;
const work = vi.hoisted(() => ({ run: (async () => undefined) as Work, done: [] as { name: string; input: unknown }[] }));
vi.mock("./work/in-worker.server.ts", () => ({
  inWorker: (name: string, input: unknown, options: { signal?: AbortSignal } = {}) => {
    work.done.push({ name, input });
    return work.run(name, input, options);
  },
}));
const sent = vi.hoisted(() => [] as { name: string; data: unknown }[]);
vi.mock("#app/platform/jobs/jobs.server.ts", async (original) => ({
  ...(await original<object>()),
  enqueue: async (job: { name: string }, data: unknown) => void sent.push({ name: job.name, data }),
}));
const provider = vi.hoisted(() => ({ generate: async (_request: unknown): Promise<unknown> => undefined, leftToday: null as number | null }));
vi.mock("#app/features/studio/ai-providers/public.server.ts", async (original) => ({
  ...(await original<object>()),
  availableEngines: async () => [
    {
      id: "acme",
      name: "Acme Pictures",
      model: "acme-1",
      isElsewhere: true,
      host: "acme.example",
      country: "US",
      can: { redesign: true, text: false },
      leftToday: provider.leftToday,
      isDefault: false,
    },
  ],
  engineNames: async () => new Map([["acme", "Acme Pictures"]]),
  generate: (request: unknown) => provider.generate(request),
}));

const reem = await aUser("homeowner", { name: "Reem" });
const noura = await aUser("homeowner", { name: "Noura" });
const admin = await aUser("admin", { name: "Sami" });
const api = asClient(reem);
const calm = new AbortController().signal;
const problems = (fields: Record<string, string>) => expect.objectContaining({ code: "INVALID", data: { fields } });
const refused = (code: string) => expect.objectContaining({ code });

const changed = [{ surface: "wall", color: "#e9e7e3" }];
let shade = 0;
/** As the engine answers: each time another picture. */
const makes: Work = async (name, input) => {
  if (name === "findRoom") return { wall: 0.9, floor: 0.8, ceiling: 0.7, geometry: 0.6 };
  if (name === "makeSizes") return;
  shade += 1;
  const { side } = input as { side: number };
  const jpeg = await sharp({ create: { width: side / 40, height: 20, channels: 3, background: { r: shade, g: 9, b: 9 } } })
    .jpeg()
    .toBuffer();
  return { changed, left: [{ surface: "floor", reason: "unsure" }], jpeg };
};

let photos = 0;
async function newRoom(size?: { width: number; height: number }): Promise<string> {
  photos += 1;
  const { id } = await api.create({ photo: await plainPhoto(photos, size) });
  await analyze(id, calm);
  return id;
}
const begin = (id: string, more: object = {}) => api.restyle({ id, style: "modern", ...more });
const pictures = async (id: string) => (await api.get({ id })).pictures;
const file = (id: string) => db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst();

beforeEach(async () => {
  work.run = makes;
  provider.leftToday = null;
  for (const list of [work.done, sent]) list.length = 0;
  await db.deleteFrom("rate_limits").execute();
  await db.updateTable("redesign_pictures").set({ state: "done" }).where("state", "in", ["queued", "running"]).execute();
});

describe("a photograph", () => {
  test("is stored privately without camera metadata except the focal length; the same key makes one redesign", async () => {
    const [one, two] = await Promise.all([0, 1].map(async () => api.create({ photo: await plainPhoto(200), roomType: "majlis", requestKey: "k" })));
    expect(one).toEqual(two);
    expect((await api.list({})).items.filter(({ id }) => id === one?.id)).toHaveLength(1);
    expect(sent.filter(({ name }) => name === "redesign-analyze")).toEqual([{ name: "redesign-analyze", data: { redesignId: one?.id } }]);
    const redesign = await api.get({ id: one?.id ?? "" });
    expect(redesign).toMatchObject({
      roomType: "majlis",
      analysis: "waiting",
      confidence: null,
      pictures: [],
      shareKey: null,
      photo: { width: 60, height: 40 },
    });
    const row = await file(redesign.photo.id);
    expect(row).toMatchObject({ is_public: false, owner_id: reem.id });
    expect((await storage.read(row?.storage_key ?? "")).includes("Owner Name")).toBe(false);
    expect(await db.selectFrom("redesigns").select("focal_35").where("id", "=", redesign.id).executeTakeFirst()).toEqual({ focal_35: 26 });
  });

  test("that is none is refused; visitors are", async () => {
    const photo = (bytes: BlobPart) => new File([bytes], "room.jpg", { type: "image/jpeg" });
    await expect(api.create({ photo: photo("") })).rejects.toEqual(problems({ photo: "EMPTY" }));
    await expect(api.create({ photo: photo("<svg/>") })).rejects.toEqual(problems({ photo: "UNSUPPORTED" }));
    await expect(api.create({ photo: photo(new Uint8Array(10 * 1024 * 1024)) })).rejects.toEqual(problems({ photo: "TOO_LARGE" }));
    await expect(asClient(null).create({ photo: photo("x") })).rejects.toEqual(refused("UNAUTHORIZED"));
  });

  test("is analyzed; a failure is reported", async () => {
    const id = await newRoom();
    expect(await api.get({ id })).toMatchObject({ analysis: "ready", confidence: { wall: 0.9, floor: 0.8, ceiling: 0.7, geometry: 0.6 } });
    work.run = async () => null;
    expect(await api.get({ id: await newRoom() })).toMatchObject({ analysis: "nothing", confidence: null });
    work.run = async () => Promise.reject(new Error("broken"));
    expect(await api.get({ id: await newRoom() })).toMatchObject({ analysis: "failed" });
    await analyze(newId(), calm);
  });

  test("is its owner's alone, with everything about it", async () => {
    const id = await newRoom();
    const { id: pictureId } = await begin(id);
    for (const other of [asClient(noura), asClient(admin)]) {
      const calls = [
        other.get({ id }),
        other.update({ id, title: "Mine" }),
        other.remove({ id }),
        other.restyle({ id, style: "modern" }),
        other.cancel({ id: pictureId }),
        other.removePicture({ id: pictureId }),
        other.surfaces({ id }),
        other.preview({ id, style: "modern" }),
        other.share({ id }),
        other.unshare({ id }),
      ];
      for (const answer of await Promise.allSettled(calls)) expect(answer).toMatchObject({ status: "rejected", reason: { code: "NOT_FOUND" } });
      expect((await other.list({})).items).toEqual([]);
    }
    const visit = asClient({ ...reem, impersonatedBy: { id: admin.id, name: admin.name } });
    await expect(visit.restyle({ id, style: "modern" })).rejects.toEqual(refused("FORBIDDEN"));
    await api.update({ id, title: "  Our majlis  ", roomType: "majlis" });
    expect(await api.get({ id })).toMatchObject({ title: "Our majlis", roomType: "majlis" });
    await api.update({ id, title: null });
    expect(await api.get({ id })).toMatchObject({ title: null, roomType: "majlis" });
  });
});

describe("a picture", () => {
  test("of a large photograph is shown small first, then full; the list and a download have it", async () => {
    const id = await newRoom({ width: 1600, height: 100 });
    const begun = await begin(id, { style: "art_deco", finishes: { wall: { material: "brick", color: "#8a5443" } }, prompt: "calm" });
    expect(begun).toMatchObject({ number: 1, engine: "diwan", engineName: "Diwan", style: "art_deco", state: "queued", photo: null, prompt: "calm" });
    expect(sent.at(-1)).toEqual({ name: "redesign-picture", data: { pictureId: begun.id } });
    let small = "";
    work.run = async (name, input, options) => {
      if ((input as { side: number }).side > 1200) {
        const [now] = await pictures(id);
        expect(now).toMatchObject({ state: "running", isPreview: true, changed, photo: { width: 30 } });
        small = now?.photo?.id ?? "";
      }
      return makes(name, input, options);
    };
    await runPicture(begun.id, calm);
    const [done] = await pictures(id);
    expect(done).toMatchObject({ state: "done", isPreview: false, changed, leftAlone: [{ surface: "floor", reason: "unsure" }], photo: { width: 100 } });
    expect(done?.seconds).toBeGreaterThan(0);
    expect(await file(small)).toBeUndefined();
    expect(sent.filter(({ name }) => name === removeBytesJob.name)).toHaveLength(1);
    expect(work.done.findLast(({ name }) => name === "makeLook")?.input).toMatchObject({
      style: "art_deco",
      finishes: { wall: { material: "brick" } },
      corrections: { steps: [] },
    });
    const [card] = (await api.list({})).items;
    expect(card).toMatchObject({ id, pictureCount: 1, latest: { style: "art_deco", photo: { id: done?.photo?.id } } });
    const routes = (viewer: typeof reem | null) => redesignPictureRoutes({ viewerOf: async () => viewer });
    const answer = await routes(reem).request(`/redesign-pictures/${begun.id}/art_deco.jpg`);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="diwan-art-deco.jpg"');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(100);
    for (const [viewer, name] of [
      [noura, "art_deco.jpg"],
      [null, "art_deco.jpg"],
      [reem, "modern.jpg"],
    ] as const)
      expect((await routes(viewer).request(`/redesign-pictures/${begun.id}/${name}`)).status).toBe(404);
    await runPicture(begun.id, calm);
    expect(await pictures(id)).toEqual([done]);
  });

  test("is begun once for one key, also for two clicks at once; only so many are open, in all and at a time", async () => {
    const id = await newRoom();
    const both = await Promise.all([begin(id, { requestKey: "a" }), begin(id, { requestKey: "a" })]);
    expect(both[0]?.id).toBe(both[1]?.id);
    const tries = await Promise.allSettled(Array.from({ length: OPEN_PICTURES + 2 }, () => begin(id)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(OPEN_PICTURES - 1);
    await expect(begin(id)).rejects.toEqual(problems({ limit: "tooManyOpen" }));
    expect((await pictures(id)).map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1]);
    await sql`update redesign_pictures set state = 'done' where redesign_id = ${id}`.execute(db);
    const many = sql`insert into redesign_pictures (id, redesign_id, owner_id, number, engine, style, state, deadline_at)
      select gen_random_uuid(), ${id}, ${reem.id}, 100 + n, 'diwan', 'modern', 'done', now() from generate_series(1, 60) n`;
    await many.execute(db);
    await expect(begin(id)).rejects.toEqual(problems({ limit: "tooManyPictures" }));
    await expect(begin(id, { style: "gothic" })).rejects.toEqual(refused("BAD_REQUEST"));
  });

  test("is canceled while it waits, and in the middle", async () => {
    const id = await newRoom({ width: 1600, height: 100 });
    const waiting = await begin(id);
    await api.cancel({ id: waiting.id });
    await runPicture(waiting.id, calm);
    const running = await begin(id);
    work.run = async (name, input, options) => {
      if ((input as { side: number }).side <= 1200) return makes(name, input, options);
      const ended = new Promise<never>((_, fail) => options.signal?.addEventListener("abort", () => fail(options.signal?.reason)));
      // Together: the end may arrive before the answer to canceling.
      return Promise.all([ended, api.cancel({ id: running.id })]);
    };
    await runPicture(running.id, calm);
    expect(await pictures(id)).toMatchObject([
      { state: "canceled", photo: null, isPreview: false },
      { state: "canceled", photo: null },
    ]);
    await api.cancel({ id: running.id });
    expect((await api.list({})).items[0]).toMatchObject({ pictureCount: 0, latest: null });
  });

  test("that fails says why; a stop leaves it for the next start", async () => {
    const id = await newRoom();
    const ends = async (error: Error) => {
      work.run = async () => Promise.reject(error);
      await runPicture((await begin(id)).id, calm);
      return (await pictures(id))[0];
    };
    expect(await ends(new Error("broken"))).toMatchObject({ state: "failed", failure: "engine", photo: null });
    expect(await ends(new StoredFileMissing("photo"))).toMatchObject({ state: "failed", failure: "photo" });
    const { id: left } = await begin(id);
    const stop = new AbortController();
    work.run = async () => {
      stop.abort(new Error("stopping"));
      throw stop.signal.reason;
    };
    await expect(runPicture(left, stop.signal)).rejects.toThrow("stopping");
    expect((await pictures(id))[0]).toMatchObject({ state: "running" });
    work.run = makes;
    await runPicture(left, calm);
    expect((await pictures(id))[0]).toMatchObject({ state: "done" });
  });

  test("of a lost run is accepted only from the latest run", async () => {
    const id = await newRoom();
    const { id: pictureId } = await begin(id);
    let second: Promise<void> | undefined;
    work.run = async (name, input, options) => {
      if (second) return makes(name, input, options);
      second = runPicture(pictureId, calm);
      await second;
      return makes(name, input, options);
    };
    await runPicture(pictureId, calm);
    const [done, ...others] = await pictures(id);
    expect(others).toEqual([]);
    const rows = await db
      .selectFrom("files")
      .select("id")
      .where("owner_id", "=", reem.id)
      .where("width", "=", 100)
      .where("id", "=", done?.photo?.id ?? "")
      .execute();
    expect(rows).toHaveLength(1);
  });

  test("whose process was lost is begun again a few times, then it failed", async () => {
    const id = await newRoom();
    const { id: pictureId } = await begin(id);
    const late = () => new Date(Date.now() + 3 * 3_600_000);
    for (let time = 1; time <= 3; time += 1) {
      sent.length = 0;
      await sweep(late());
      expect(sent).toContainEqual({ name: "redesign-picture", data: { pictureId } });
      await db.updateTable("redesign_pictures").set({ deadline_at: new Date() }).where("id", "=", pictureId).execute();
    }
    await sweep();
    expect((await pictures(id))[0]).toMatchObject({ state: "queued" });
    await sweep(late());
    expect((await pictures(id))[0]).toMatchObject({ state: "failed", failure: "timedOut" });
  });

  test("that took long sends a notification", async () => {
    const id = await newRoom();
    const { id: pictureId } = await begin(id);
    await db
      .updateTable("redesign_pictures")
      .set({ created_at: new Date(Date.now() - 60_000) })
      .where("id", "=", pictureId)
      .execute();
    await embeddedJob.handler({ pictureId }, calm);
    const notices = await db.selectFrom("notifications").select(["kind", "href"]).where("user_id", "=", reem.id).execute();
    expect(notices).toEqual([{ kind: "redesign_ready", href: `/redesign/${id}` }]);
  });
});

describe("a provider", () => {
  const wish = { engine: "acme", consent: true };

  test("makes it with the person's consent only, and is named", async () => {
    const id = await newRoom();
    expect(await api.engines()).toMatchObject([
      { id: "diwan", isEmbedded: true, isDefault: true, isElsewhere: false },
      { id: "acme", name: "Acme Pictures", isElsewhere: true, host: "acme.example", country: "US" },
    ]);
    await expect(begin(id, { engine: "acme" })).rejects.toEqual(problems({ consent: "needed" }));
    await expect(begin(id, { engine: "other" })).rejects.toEqual(problems({ engine: "unknown" }));
    provider.leftToday = 0;
    await expect(begin(id, wish)).rejects.toEqual(problems({ limit: "today" }));
    provider.leftToday = 3;
    const { id: pictureId } = await begin(id, { ...wish, prompt: "more light" });
    expect(sent.at(-1)?.name).toBe("redesign-provider");
    const image = await sharp({ create: { width: 80, height: 60, channels: 3, background: "#123456" } })
      .png()
      .toBuffer();
    const asked: unknown[] = [];
    provider.generate = async (request) => {
      asked.push(request);
      return { image, mime: "image/png", costMicros: 40_000, model: "acme-1", engineName: "Acme Pictures" };
    };
    await runPicture(pictureId, calm);
    expect(asked).toMatchObject([
      { engine: "acme", kind: "redesign", style: "modern", prompt: "more light", personId: reem.id, hasConsent: true, reference: pictureId },
    ]);
    expect((await pictures(id))[0]).toMatchObject({ state: "done", engine: "acme", engineName: "Acme Pictures", model: "acme-1", photo: { width: 80 } });
    const answer = await redesignPictureRoutes({ viewerOf: async () => reem }).request(`/redesign-pictures/${pictureId}/modern.jpg`);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe("jpeg");
    expect(await db.selectFrom("redesign_pictures").select("cost_micros").where("id", "=", pictureId).executeTakeFirst()).toEqual({ cost_micros: 40_000 });
  });

  test("that fails has no fallback; its reason is shown", async () => {
    const id = await newRoom();
    const { id: pictureId } = await begin(id, wish);
    provider.generate = async () => Promise.reject(new GenerationFailed("MODERATED", null, "People are not allowed"));
    await runPicture(pictureId, calm);
    expect((await pictures(id))[0]).toMatchObject({ state: "failed", engine: "acme", failure: "moderated", failureReason: "People are not allowed" });
    expect(work.done.filter(({ name }) => name === "makeLook")).toEqual([]);
  });
});

describe("deleting", () => {
  test("removes pictures and photograph, and bytes that nothing else uses", async () => {
    const id = await newRoom();
    const again = (await api.create({ photo: await plainPhoto(photos) })).id;
    const { id: pictureId } = await begin(id);
    await runPicture(pictureId, calm);
    const { photo, pictures: made } = await api.get({ id });
    const rows = await db
      .selectFrom("files")
      .select(["sha256", "storage_key"])
      .where("id", "in", [photo.id, made[0]?.photo?.id ?? ""])
      .execute();
    await api.remove({ id });
    await expect(api.get({ id })).rejects.toEqual(refused("NOT_FOUND"));
    expect(await file(photo.id)).toBeUndefined();
    const removal = sent.find(({ name }) => name === removeBytesJob.name)?.data as { images: { sha256: string; storageKey: string }[] };
    await removeBytesJob.handler(removal, calm);
    const stored = await Promise.all(rows.map(async ({ storage_key: key }) => storage.exists(key)));
    // The photograph is the other redesign's, too.
    expect(stored.filter(Boolean)).toHaveLength(1);
    expect((await api.get({ id: again })).photo.width).toBe(60);
    expect(vi.isMockFunction(enqueue)).toBe(false);
  });

  test("a picture goes alone", async () => {
    const id = await newRoom();
    const { id: pictureId } = await begin(id);
    await runPicture(pictureId, calm);
    await api.removePicture({ id: pictureId });
    expect(await api.get({ id })).toMatchObject({ pictures: [] });
    await expect(api.removePicture({ id: pictureId })).rejects.toEqual(refused("NOT_FOUND"));
    expect((await api.list({})).items[0]).toMatchObject({ id, pictureCount: 0, latest: null });
  });
});
