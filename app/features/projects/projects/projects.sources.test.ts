import "#app/api/router.server.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import type { SourceKind } from "./projects.ts";

let reem: Viewer;
let stranger: Viewer;
beforeAll(async () => {
  [reem, stranger] = [await aUser(), await aUser()];
});

async function aPicture(owner: Viewer | null): Promise<string> {
  const id = newId();
  const bytes = { storage_key: `images/aa/${id}.webp`, sha256: id, mime: "image/webp", byte_size: 1, width: 1200, height: 800 };
  await db
    .insertInto("files")
    .values({ ...bytes, id, is_public: owner === null, owner_id: owner?.id ?? null })
    .execute();
  return id;
}

async function anIdea(room_type: string, style: string) {
  const [id, cover] = [newId(), await aPicture(null)];
  await db.insertInto("design_ideas").values({ id, slug: id, title: "Walnut majlis", style, room_type, cover_id: cover }).execute();
  return { id, cover };
}

async function begin(kind: SourceKind, id: string) {
  const from = { kind, id };
  const source = await as(reem).projects.getSource(from);
  const made = await as(reem).projects.create({ idempotencyKey: newId(), title: source.title, rooms: source.rooms, from });
  const project = await as(reem).projects.get(made);
  const files = await db
    .selectFrom("project_files as p")
    .innerJoin("files as f", "f.id", "p.file_id")
    .select(["f.sha256", "f.is_public", "f.owner_id"])
    .where("p.project_id", "=", made.id)
    .execute();
  expect(files.every(({ is_public, owner_id }) => !is_public && owner_id === reem.id)).toBe(true);
  const cover = await db
    .selectFrom("files")
    .select("sha256")
    .where("id", "=", project.cover?.id ?? "")
    .executeTakeFirstOrThrow();
  return { source, project, pictures: new Set(files.map(({ sha256 }) => sha256)), cover: cover.sha256 };
}

const refuses = async (kind: SourceKind, id: string, viewer: Viewer = stranger) => {
  await expect(as(viewer).projects.getSource({ kind, id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(as(viewer).projects.create({ idempotencyKey: newId(), title: "Mine", from: { kind, id } })).rejects.toMatchObject({ code: "NOT_FOUND" });
};

describe("a project begins with", () => {
  test("an ideabook that one may read: rooms and styles of its ideas, the cover first", async () => {
    const [majlis, kitchen] = [await anIdea("majlis", "modern"), await anIdea("kitchen", "rustic")];
    const { id } = await as(reem).ideabooks.create({ title: "Our house", description: "Two rooms", visibility: "private" });
    const items = [majlis, kitchen].map((idea, position) => ({ id: newId(), ideabook_id: id, idea_id: idea.id, position }));
    await db.insertInto("ideabook_items").values(items).execute();
    await db
      .updateTable("ideabooks")
      .set({ cover_item_id: items[1]?.id ?? null })
      .where("id", "=", id)
      .execute();
    const { source, project, pictures, cover } = await begin("ideabook", id);
    expect(source).toMatchObject({ title: "Our house", rooms: ["majlis", "kitchen"] });
    expect(project).toMatchObject({
      source: { kind: "ideabook", to: `/ideas/ideabooks/${id}` },
      brief: { values: { styles: ["modern", "rustic"], about: "Two rooms" } },
    });
    expect([pictures, cover]).toEqual([new Set([majlis.cover, kitchen.cover]), kitchen.cover]);
    await refuses("ideabook", id);
  });

  test("one's own redesign: the newest finished picture stands for it, the room as it is comes along", async () => {
    const [id, photo, first, second, preview] = [newId(), await aPicture(reem), await aPicture(reem), await aPicture(reem), await aPicture(reem)];
    await db.insertInto("redesigns").values({ id, owner_id: reem.id, photo_id: photo, room_type: "majlis", title: "Guest majlis" }).execute();
    const picture = (number: number, file_id: string, more = {}) => ({
      ...{
        id: newId(),
        redesign_id: id,
        owner_id: reem.id,
        number,
        engine: "diwan",
        style: number === 2 ? "najdi" : "modern",
        state: "done",
        file_id,
        request_key: newId(),
        deadline_at: new Date(),
      },
      ...more,
    });
    await db
      .insertInto("redesign_pictures")
      .values([picture(1, first), picture(2, second), picture(3, preview, { is_preview: true, state: "running" })])
      .execute();
    const { source, project, pictures, cover } = await begin("redesign", id);
    expect(source).toMatchObject({ title: "Guest majlis", rooms: ["majlis"], isPrivate: true });
    expect(project).toMatchObject({ source: { kind: "redesign", to: `/redesign/${id}` }, brief: { values: { styles: ["najdi"] } } });
    expect([pictures, cover]).toEqual([new Set([second, first, photo]), second]);
    await refuses("redesign", id);
  });

  test("one's own board: its words and its ideas", async () => {
    const [id, idea] = [newId(), await anIdea("kitchen", "rustic")];
    const brief = { room: "kitchen", style: "rustic", colors: [], budget: null, size: null, words: "A bright kitchen" };
    await db
      .insertInto("interior_boards")
      .values({ id, owner_id: reem.id, title: "Kitchen board", brief: JSON.stringify(brief) })
      .execute();
    await db
      .insertInto("interior_board_ideas")
      .values({ board_id: id, idea_id: idea.id, position: 0, reasons: ["room"] })
      .execute();
    const { source, project, pictures } = await begin("board", id);
    expect(source).toMatchObject({ title: "Kitchen board", rooms: ["kitchen"] });
    expect(project).toMatchObject({
      source: { kind: "board", to: `/ai-interior-creator/${id}` },
      brief: { values: { styles: ["rustic"], about: "A bright kitchen" } },
    });
    expect(pictures).toEqual(new Set([idea.cover]));
    await refuses("board", id);
  });
});
