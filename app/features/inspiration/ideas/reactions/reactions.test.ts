import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serverClient } from "#app/api/server-client.server.ts";
import { putAccount } from "#app/platform/auth/accounts.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { insertIdeas } from "../server/rows.server.ts";

const as = (viewer: Viewer | null) => serverClient({ viewer, language: "en", requestId: "test", ip: "192.0.2.1" }).ideaReactions;
let reem: Viewer;
let sara: Viewer;
let id: string;
let hidden: string;

async function person(name: string): Promise<Viewer> {
  const account = { email: `${name}@example.com`, name, role: "homeowner" as const };
  const made = await putAccount(db, { ...account, password: "a good long password" });
  return { id: made.id, ...account, roleIsFallback: false, permissions: [], language: null, theme: null };
}

beforeAll(async () => {
  [reem, sara] = [await person("reem"), await person("sara")];
  const idea = { title: "A majlis", style: "modern" as const, roomType: "majlis" as const, authorId: null, uploadSource: "manual" as const };
  const made = await insertIdeas(db, [idea, idea]);
  [id = "", hidden = ""] = made.map((row) => row.id);
  await db.updateTable("design_ideas").set({ status: "unpublished" }).where("id", "=", hidden).execute();
});
afterAll(async () => {
  await closeLive();
  await disconnect();
});

describe("likes and ratings", () => {
  it("count once for each person and go when they are taken back", async () => {
    await as(reem).like({ id });
    expect(await as(reem).like({ id })).toMatchObject({ likes: 1, isLiked: true });
    expect(await as(sara).like({ id })).toMatchObject({ likes: 2, isLiked: true });
    expect(await as(reem).unlike({ id })).toMatchObject({ likes: 1, isLiked: false });
    expect(await as(reem).unlike({ id })).toMatchObject({ likes: 1, isLiked: false });
  });

  it("are averaged, replaced and taken back", async () => {
    await as(reem).rate({ id, rating: 2 });
    expect(await as(sara).rate({ id, rating: 5 })).toMatchObject({ rating: 3.5, ratingCount: 2, ownRating: 5 });
    expect(await as(reem).rate({ id, rating: 4 })).toMatchObject({ rating: 4.5, ratingCount: 2, ownRating: 4 });
    expect(await as(sara).unrate({ id })).toMatchObject({ rating: 4, ratingCount: 1, ownRating: null });
    await as(reem).unrate({ id });
    expect(await as(reem).check({ ids: [id] })).toEqual({ ideas: [{ id, likes: 1, isLiked: false, rating: 0, ratingCount: 0, ownRating: null }] });
  });

  it("survive many people in one moment", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, (_, n) => person(`guest${n}`)));
    await Promise.all(people.map((who) => as(who).like({ id })));
    expect((await as(reem).check({ ids: [id] })).ideas[0]?.likes).toBe(13);
  });

  it("are for public ideas and signed-in people only", async () => {
    for (const target of [hidden, newId()]) {
      await expect(as(reem).like({ id: target })).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(as(reem).rate({ id: target, rating: 3 })).rejects.toMatchObject({ code: "NOT_FOUND" });
      expect(await as(reem).check({ ids: [target] })).toEqual({ ideas: [] });
    }
    await expect(as(null).like({ id })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(as(reem).rate({ id, rating: 6 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
