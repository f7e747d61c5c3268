import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { describeImagesJob } from "#app/platform/media/describe-images.jobs.server.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import "#app/api/router.server.ts";
import { anIdea } from "./testing/an-idea.ts";

const blue = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "#1f4fa8" } })
    .png()
    .toBuffer();
const run = () => describeImagesJob.handler({}, new AbortController().signal);

/** As stored by an older version: other colors, and an idea found by them. */
async function anOldPhoto() {
  const { id } = await storeImage(await blue(), { isPublic: true });
  await db
    .updateTable("files")
    .set({ description_version: 0, colors: ["#8a6d3b"] })
    .where("id", "=", id)
    .execute();
  const idea = await anIdea({ photoIds: [id] });
  return { id, idea: idea.id };
}
const fileOf = (id: string) => db.selectFrom("files").select(["colors", "description_version"]).where("id", "=", id).executeTakeFirstOrThrow();
const familiesOf = async (id: string) =>
  (await db.selectFrom("design_ideas").select("color_families").where("id", "=", id).executeTakeFirstOrThrow()).color_families;

test("a photograph of an older product gets the colors of now, once, and its idea is found by them", async () => {
  const { id, idea } = await anOldPhoto();
  const neighbor = await storeImage(await blue(), { isPublic: true });
  await db
    .updateTable("files")
    .set({ colors: ["#123456"] })
    .where("id", "=", neighbor.id)
    .execute();
  expect(await familiesOf(idea)).not.toContain("blue");
  await run();
  expect(await fileOf(id)).toEqual({ colors: ["#1f4fa8"], description_version: neighbor.description_version });
  expect(await familiesOf(idea)).toEqual(["blue"]);
  const found = await db.selectFrom("idea_colors").select(["l", "a", "b"]).where("idea_id", "=", idea).execute();
  expect(found).toHaveLength(1);
  expect(found[0]?.b).toBeLessThan(0);
  expect((await fileOf(neighbor.id)).colors).toEqual(["#123456"]);
  await db
    .updateTable("files")
    .set({ colors: ["#abcdef"] })
    .where("id", "=", id)
    .execute();
  await run();
  expect((await fileOf(id)).colors).toEqual(["#abcdef"]);
});

test("one whose bytes are gone stays as it is and is not tried again", async () => {
  const { id } = await anOldPhoto();
  await db.updateTable("files").set({ storage_key: "images/gone.png" }).where("id", "=", id).execute();
  await run();
  expect(await fileOf(id)).toMatchObject({ colors: ["#8a6d3b"] });
  const { rows } = await sql<{ n: number }>`select count(*)::int n from files where width is not null and description_version = 0`.execute(db);
  expect(rows[0]?.n).toBe(0);
});

test("a run that is stopped goes on where it was", async () => {
  const { id } = await anOldPhoto();
  await expect(describeImagesJob.handler({}, AbortSignal.abort())).rejects.toThrow();
  expect((await fileOf(id)).colors).toEqual(["#8a6d3b"]);
  await run();
  expect((await fileOf(id)).colors).toEqual(["#1f4fa8"]);
});
