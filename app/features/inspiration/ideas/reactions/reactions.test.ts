import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { as as api } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { anIdea } from "../testing/an-idea.ts";

const as = (viewer: Viewer | null, language?: string) => api(viewer, language).ideaReactions;
let reem: Viewer;
let sara: Viewer;
let id: string;
let hidden: string;

beforeEach(async () => {
  [reem, sara] = [await aUser(), await aUser()];
  [{ id }, { id: hidden }] = [await anIdea(), await anIdea()];
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
    expect(await as(reem).check({ ids: [id] })).toEqual({ ideas: [{ id, likes: 0, isLiked: false, rating: 0, ratingCount: 0, ownRating: null }] });
  });

  it("survive many people in one moment", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => aUser()));
    await Promise.all(people.map((who) => as(who).like({ id })));
    expect((await as(reem).check({ ids: [id] })).ideas[0]?.likes).toBe(12);
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
