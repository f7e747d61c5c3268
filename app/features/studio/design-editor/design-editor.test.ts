import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { toLinear } from "#app/platform/color/oklab.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { gradeOf } from "./color/grade.ts";
import { graded } from "./color/pipeline.ts";
import { DEFAULT_SETTINGS, type EditorSettings } from "./design-editor.ts";
import { cleanDesignsJob } from "./server/jobs.server.ts";

let owner: Viewer;
let other: Viewer;
let photo: File;

beforeAll(async () => {
  [owner, other] = [await aUser("homeowner", { name: "reem" }), await aUser("homeowner", { name: "omar" })];
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#a84c26" } })
    .png()
    .toBuffer();
  photo = new File([new Uint8Array(bytes)], "room.png", { type: "image/png" });
});
beforeEach(() => db.deleteFrom("rate_limits").execute());
afterAll(async () => {
  await closeLive();
  await disconnect();
});

const office: EditorSettings = { ...DEFAULT_SETTINGS, lighting: "bright_office", contrast: 65, palette: "cool_blues", style: "rustic" };
const invalid = (fields: Record<string, string>) => ({ code: "INVALID", data: { fields } });
const made = () => as(owner).designEditor.create({ photo, settings: DEFAULT_SETTINGS });
const saved = async (name = "Our majlis") => as(owner).designEditor.save({ id: (await made()).id, name });
const filesOf = async (viewer: Viewer) => (await db.selectFrom("files").select("id").where("owner_id", "=", viewer.id).execute()).map(({ id }) => id);

describe("editing a photograph", () => {
  it("applies the settings at full size, as the preview shows them", async () => {
    const design = await as(owner).designEditor.create({ photo, settings: office });
    expect(design).toMatchObject({
      name: null,
      versions: [],
      source: { width: 30, height: 20 },
      applied: { settings: office, photo: { width: 30, height: 20 } },
    });
    const { storage_key } = await db.selectFrom("files").select("storage_key").where("id", "=", design.applied.photo.id).executeTakeFirstOrThrow();
    const shown = await sharp(await storage.read(storage_key))
      .raw()
      .toBuffer();
    const expected = graded([toLinear(0xa8 / 255), toLinear(0x4c / 255), toLinear(0x26 / 255)], gradeOf(office)).map((value) => value * 255);
    for (const [n, value] of expected.entries()) expect(Math.abs((shown[n] as number) - value)).toBeLessThan(4);
  });

  it("once for a key, however often it is sent", async () => {
    const requestKey = newId();
    const [one, two] = await Promise.all([1, 2].map(() => as(owner).designEditor.create({ photo, settings: office, requestKey })));
    expect(two?.id).toBe(one?.id);
  });

  it("refuses what is no photograph and settings that do not exist", async () => {
    const text = new File(["not a picture"], "room.jpg", { type: "image/jpeg" });
    await expect(as(owner).designEditor.create({ photo: text, settings: office })).rejects.toMatchObject(invalid({ photo: "UNSUPPORTED" }));
    await expect(as(owner).designEditor.create({ photo: new File([], "room.jpg"), settings: office })).rejects.toMatchObject(invalid({ photo: "EMPTY" }));
    await expect(as(owner).designEditor.create({ photo, settings: { ...office, contrast: 101 } })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(as(null).designEditor.create({ photo, settings: office })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("applying again replaces the unsaved result", async () => {
    const { id, applied } = await made();
    const again = await as(owner).designEditor.apply({ id, settings: office });
    expect(again.applied.settings).toEqual(office);
    expect(await filesOf(owner)).not.toContain(applied.photo.id);
    expect((await as(owner).designEditor.apply({ id, settings: office })).applied.photo.id).toBe(again.applied.photo.id);
  });
});

describe("saved designs", () => {
  it("have a name and versions; the same settings twice are one version", async () => {
    const first = await saved("  Our   majlis ");
    expect(first).toMatchObject({ name: "Our majlis", versions: [{ number: 1, settings: DEFAULT_SETTINGS }] });
    expect((await as(owner).designEditor.save({ id: first.id })).versions).toHaveLength(1);
    await as(owner).designEditor.apply({ id: first.id, settings: office });
    const second = await as(owner).designEditor.save({ id: first.id });
    expect(second.versions.map(({ number }) => number)).toEqual([2, 1]);
    const left = await as(owner).designEditor.removeVersion({ id: first.id, versionId: second.versions[0]?.id ?? "" });
    expect(left.versions.map(({ number }) => number)).toEqual([1]);
    await expect(as(owner).designEditor.removeVersion({ id: first.id, versionId: left.versions[0]?.id ?? "" })).rejects.toMatchObject(
      invalid({ version: "lastVersion" }),
    );
    await as(owner).designEditor.apply({ id: first.id, settings: { ...office, contrast: 20 } });
    expect((await as(owner).designEditor.save({ id: first.id })).versions.map(({ number }) => number)).toEqual([3, 1]);
  });

  it("need a name of some length", async () => {
    const { id } = await made();
    await expect(as(owner).designEditor.save({ id })).rejects.toMatchObject(invalid({ name: "required" }));
    await expect(as(owner).designEditor.save({ id, name: "x".repeat(81) })).rejects.toMatchObject(invalid({ name: "nameTooLong" }));
    await expect(as(owner).designEditor.rename({ id, name: " " })).rejects.toMatchObject(invalid({ name: "required" }));
  });

  it("are listed for their owner alone, page by page", async () => {
    await db.deleteFrom("designs").execute();
    const { source, applied } = await made();
    const rows = Array.from({ length: 25 }, (_, n) => ({
      id: newId(),
      owner_id: owner.id,
      source_id: source.id,
      applied_id: applied.photo.id,
      applied: JSON.stringify(office),
      name: `Design ${n}`,
      last_number: 1,
    }));
    await db.insertInto("designs").values(rows).execute();
    const versions = rows.map(({ id, applied_id }) => ({ id: newId(), design_id: id, number: 1, settings: JSON.stringify(office), file_id: applied_id }));
    await db.insertInto("design_versions").values(versions).execute();
    const first = await as(owner).designEditor.list({});
    expect(first.items).toHaveLength(24);
    expect(first.items[0]).toMatchObject({ style: "rustic", versionCount: 1 });
    const rest = await as(owner).designEditor.list({ after: first.next ?? "" });
    expect(rest).toMatchObject({ items: [{}], next: null });
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(25);
    expect((await as(other).designEditor.list({})).items).toEqual([]);
  });

  it("are nobody else's to see or change", async () => {
    const { id, versions } = await saved();
    const stranger = as(other).designEditor;
    const tries = [
      () => stranger.get({ id }),
      () => stranger.apply({ id, settings: office }),
      () => stranger.save({ id, name: "Mine" }),
      () => stranger.rename({ id, name: "Mine" }),
      () => stranger.removeVersion({ id, versionId: versions[0]?.id ?? "" }),
      () => stranger.remove({ id }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("go with all their photographs", async () => {
    await db.deleteFrom("files").where("owner_id", "=", owner.id).execute();
    const { id } = await saved();
    await as(owner).designEditor.apply({ id, settings: office });
    await as(owner).designEditor.remove({ id });
    expect(await filesOf(owner)).toEqual([]);
  });
});

it("what was never saved is cleaned away after a week", async () => {
  const [stored, old, fresh] = [await saved(), await made(), await made()];
  await db
    .updateTable("designs")
    .set({ updated_at: new Date(Date.now() - 8 * DAY_MS) })
    .where("id", "in", [stored.id, old.id])
    .execute();
  await cleanDesignsJob.handler({}, new AbortController().signal);
  const left = (await db.selectFrom("designs").select("id").where("owner_id", "=", owner.id).execute()).map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining([stored.id, fresh.id]));
  expect(left).not.toContain(old.id);
  expect(await filesOf(owner)).not.toContain(old.source.id);
});
