import { createServer } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { insertIdeas } from "#app/features/inspiration/ideas/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import type { Board } from "./interior-creator.contract.ts";
import { EMPTY_BRIEF } from "./interior-creator.ts";
import { interiorPictureJob } from "./server/pictures.server.ts";

let owner: Viewer;
let other: Viewer;
let ideas: string[];
const brief: Board["brief"] = { ...EMPTY_BRIEF, room: "majlis", style: "modern", colors: ["#4B6E4C"], budget: 60_000, words: "with an olive tree" };

beforeAll(async () => {
  [owner, other] = [await aUser("homeowner", { name: "reem" }), await aUser("homeowner", { name: "omar" })];
  const idea = { titleAr: null, authorId: null, uploadSource: "manual" as const };
  const made = await insertIdeas(db, [
    { ...idea, title: "Green modern majlis", style: "modern", roomType: "majlis", colors: ["#4B6E4C"], estimatedCost: 5_000_000 },
    { ...idea, title: "Modern majlis", style: "modern", roomType: "majlis", estimatedCost: 5_500_000 },
    { ...idea, title: "Costly modern majlis", style: "modern", roomType: "majlis", estimatedCost: 90_000_000 },
    { ...idea, title: "Rustic majlis", style: "rustic", roomType: "majlis", estimatedCost: 4_000_000 },
    { ...idea, title: "Najdi house", style: "traditional", roomType: "majlis", region: "najd", estimatedCost: null },
    { ...idea, title: "Modern kitchen", style: "modern", roomType: "kitchen", estimatedCost: 3_000_000 },
    { ...idea, title: "Courtyard with an olive tree", style: "mediterranean", roomType: "outdoor", estimatedCost: null },
  ]);
  ideas = made.map(({ id }) => id);
});
beforeEach(() => db.deleteFrom("rate_limits").execute());
afterAll(async () => {
  await closeLive();
  await disconnect();
});

const saved = async (more: Partial<Board["brief"]> = {}) =>
  (await as(owner).interiorCreator.create({ title: "Our majlis", brief: { ...brief, ...more }, ideaIds: [ideas[1], ideas[0]] as string[] })).id;
const code = (name: string) => ({ code: name });
const invalid = (fields: Record<string, string>) => ({ code: "INVALID", data: { fields } });

describe("matching a brief", () => {
  it("what has most of it comes first, each with its reasons", async () => {
    const { ideas: found } = await as(null).interiorCreator.match({ room: "majlis", style: "modern", colors: ["#4B6E4C"], budget: 60_000 });
    expect(found[0]).toMatchObject({ idea: { title: "Green modern majlis" }, reasons: ["room", "style", "color", "budget"] });
    expect(found[1]).toMatchObject({ idea: { title: "Modern majlis" }, reasons: ["room", "style", "budget"] });
    const costly = found.find(({ idea }) => idea.title === "Costly modern majlis");
    expect(costly?.reasons).toEqual(["room", "style"]);
    expect(found.map(({ idea }) => idea.title)).not.toContain("Courtyard with an olive tree");
  });

  it("regional looks are found by their region, words by what they say", async () => {
    const regional = await as(null).interiorCreator.match({ style: "najdi" });
    expect(regional.ideas.map(({ idea }) => idea.title)).toEqual(["Najdi house"]);
    expect(regional.ideas[0]?.reasons).toEqual(["style"]);
    const words = await as(null).interiorCreator.match({ words: "olive tree", room: "outdoor" });
    expect(words.ideas[0]).toMatchObject({ idea: { title: "Courtyard with an olive tree" }, reasons: expect.arrayContaining(["words", "room"]) });
  });

  it("costs come from the ideas' own estimates, and there are none where too few have one", async () => {
    const { cost } = await as(null).interiorCreator.match({ room: "majlis", style: "modern" });
    expect(cost).toMatchObject({ basis: "roomStyle", count: 3, middle: { amount: 5_500_000, currency: "SAR" } });
    expect((await as(null).interiorCreator.match({ room: "majlis", style: "rustic" })).cost).toMatchObject({ basis: "room", count: 4 });
    expect((await as(null).interiorCreator.match({ room: "outdoor" })).cost).toBeNull();
  });
});

describe("boards", () => {
  it("store the chosen ideas in their order, with the reasons", async () => {
    const id = await saved();
    const board = await as(owner).interiorCreator.get({ id });
    expect(board).toMatchObject({ title: "Our majlis", brief, shareKey: null, pictures: [] });
    expect(board.ideas.map(({ idea }) => idea.id)).toEqual([ideas[1], ideas[0]]);
    expect(board.ideas[1]?.reasons).toEqual(["room", "style", "color", "budget"]);
    await as(owner).interiorCreator.update({ id, title: "Another", brief: { ...brief, room: "kitchen" }, ideaIds: [ideas[5] as string] });
    expect(await as(owner).interiorCreator.get({ id })).toMatchObject({ title: "Another", brief: { room: "kitchen" }, ideas: [{ idea: { id: ideas[5] } }] });
    expect((await as(owner).interiorCreator.list({})).items[0]).toMatchObject({ id, title: "Another", ideaCount: 1 });
  });

  it("are made once for a key, and need a title", async () => {
    const given = { title: "Once", brief, ideaIds: [], requestKey: newId() };
    const [one, two] = [await as(owner).interiorCreator.create(given), await as(owner).interiorCreator.create(given)];
    expect(two.id).toBe(one.id);
    await expect(as(owner).interiorCreator.create({ ...given, title: " ", requestKey: newId() })).rejects.toMatchObject(invalid({ title: "required" }));
    await expect(as(null).interiorCreator.create(given)).rejects.toMatchObject(code("UNAUTHORIZED"));
  });

  it("are nobody else's", async () => {
    const id = await saved();
    const stranger = as(other).interiorCreator;
    const tries = [
      () => stranger.get({ id }),
      () => stranger.update({ id, title: "Mine", brief, ideaIds: [] }),
      () => stranger.remove({ id }),
      () => stranger.share({ id }),
      () => stranger.unshare({ id }),
      () => stranger.makeIdeabook({ id, title: "Mine" }),
      () => stranger.generate({ id, engine: "none", consent: true }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject(code("NOT_FOUND"));
    expect((await stranger.list({})).items).toEqual([]);
  });

  it("are visible to anyone with the link, until it is revoked", async () => {
    const id = await saved();
    const { key } = await as(owner).interiorCreator.share({ id });
    expect(await as(owner).interiorCreator.share({ id })).toEqual({ key });
    expect(await as(null).interiorCreator.shared({ key })).toMatchObject({ title: "Our majlis", ideas: [{}, {}] });
    await as(owner).interiorCreator.unshare({ id });
    await expect(as(null).interiorCreator.shared({ key })).rejects.toMatchObject(code("NOT_FOUND"));
  });

  it("become an ideabook with the same ideas in the same order", async () => {
    const { id } = await as(owner).interiorCreator.makeIdeabook({ id: await saved(), title: "For the builder" });
    const book = await as(owner).ideabooks.get({ id });
    expect(book).toMatchObject({ title: "For the builder", visibility: "private" });
    expect(book.items.map(({ idea }) => idea?.id)).toEqual([ideas[1], ideas[0]]);
  });
});

describe("pictures from words", () => {
  let server: ReturnType<typeof createServer>;
  let engine: string;
  let asked: string[];
  let answer: { status: number; body: unknown };

  beforeAll(async () => {
    const bytes = await sharp({ create: { width: 96, height: 64, channels: 3, background: "#7a9a6a" } })
      .png()
      .toBuffer();
    answer = { status: 200, body: { images: [bytes.toString("base64")], parameters: {}, info: "{}" } };
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (part) => {
        body += part;
      });
      request.on("end", () => {
        asked.push(body);
        response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    engine = newId();
    const { port } = server.address() as { port: number };
    await db
      .insertInto("ai_providers")
      .values({ id: engine, kind: "automatic1111", name: "Our own server", base_url: `http://127.0.0.1:${port}`, position: 1 })
      .execute();
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => server.close());

  const run = (pictureId: string) => interiorPictureJob.handler({ pictureId }, new AbortController().signal);

  it("are made by the provider that was chosen, from the brief, and say so", async () => {
    const id = await saved({ size: 30 });
    expect(await as(owner).interiorCreator.engines({} as never)).toMatchObject([{ id: engine, name: "Our own server" }]);
    const picture = await as(owner).interiorCreator.generate({ id, engine, consent: true, requestKey: "once" });
    expect(await as(owner).interiorCreator.generate({ id, engine, consent: true, requestKey: "once" })).toEqual(picture);
    await run(picture.id);
    const board = await as(owner).interiorCreator.get({ id });
    expect(board.pictures).toMatchObject([{ state: "done", engineName: "Our own server", photo: { width: 96 } }]);
    expect(asked.join()).toContain("olive tree");
    expect(asked.join()).toContain("30 square meters");
    const file = { id: board.pictures[0]?.photo?.id ?? "", owner_id: owner.id, is_public: false };
    expect(await maySeeFile(null, file)).toBe(false);
    await as(owner).interiorCreator.share({ id });
    expect(await maySeeFile(null, file)).toBe(true);
    await as(owner).interiorCreator.removePicture({ id: picture.id });
    expect(await db.selectFrom("files").select("id").where("id", "=", file.id).execute()).toEqual([]);
  });

  it("that fail say why; canceled ones are never begun", async () => {
    const id = await saved();
    const { id: canceled } = await as(owner).interiorCreator.generate({ id, engine, consent: true });
    await as(owner).interiorCreator.cancelPicture({ id: canceled });
    await run(canceled);
    expect(asked).toEqual([]);
    const before = answer;
    answer = { status: 422, body: { detail: "no such size" } };
    const { id: failed } = await as(owner).interiorCreator.generate({ id, engine, consent: true });
    await run(failed);
    answer = before;
    const states = (await as(owner).interiorCreator.get({ id })).pictures.map(({ state, failure }) => [state, failure]);
    expect(states).toEqual(
      expect.arrayContaining([
        ["canceled", null],
        ["failed", expect.any(String)],
      ]),
    );
  });
});
