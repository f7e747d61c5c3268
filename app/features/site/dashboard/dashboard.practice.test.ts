import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { anIdea } from "#app/features/inspiration/ideas/testing/an-idea.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";

let professional: Viewer;
let reem: Viewer;
let sara: Viewer;
beforeEach(async () => {
  [professional, reem, sara] = await Promise.all([aUser("professional"), aUser("homeowner"), aUser("homeowner")]);
});
afterAll(disconnect);

async function practiceOf(viewer: Viewer) {
  const { practice } = await as(viewer).dashboard.home();
  if (!practice) throw new Error("no practice");
  return practice;
}

const draft = (body: string) => ({ idempotencyKey: randomUUID(), body });
const write = async (from: Viewer, body: string) => (await as(from).messages.start({ about: { profile: professional.id }, ...draft(body) })).conversationId;
const sentAgo = (conversationId: string, days: number) =>
  sql`with m as (update messages set created_at = now() - make_interval(days => ${days}) where conversation_id = ${conversationId})
    update conversation_people set last_message_at = now() - make_interval(days => ${days}) where conversation_id = ${conversationId}`.execute(db);

describe("a professional's first page", () => {
  it("is theirs alone", async () => {
    for (const viewer of [reem, await aUser("vendor"), await aUser("admin")]) expect((await as(viewer).dashboard.home()).practice).toBeNull();
  });

  it("names who waits for an answer, the longest waiting first, until they have one", async () => {
    const [older, newer] = [await write(reem, "A majlis"), await write(sara, "A kitchen")];
    await sentAgo(older, 3);
    const names = async () => (await practiceOf(professional)).waiting.items.map(({ name }) => name);
    expect(await names()).toEqual([reem.name, sara.name]);
    expect((await practiceOf(professional)).waiting).toMatchObject({ total: 2, items: [{ id: older, text: "A majlis" }, { id: newer }] });
    await as(professional).messages.send({ id: older, ...draft("On Sunday") });
    expect(await names()).toEqual([sara.name]);
    // Own messages do not count, and an old message no longer waits for an answer.
    await sentAgo(newer, 61);
    expect(await names()).toEqual([]);
  });

  it("leaves out archived and blocked conversations", async () => {
    const [archived, blocked] = [await write(reem, "Hello"), await write(sara, "Hello")];
    await as(professional).messages.update({ id: archived, isArchived: true });
    await as(professional).messages.setBlocked({ id: blocked, isBlocked: true });
    expect((await practiceOf(professional)).waiting).toEqual({ total: 0, items: [] });
  });

  describe("reach", () => {
    const aRoom = async (authorId = professional.id) => {
      const id = newId();
      await db
        .insertInto("files")
        .values({ id, storage_key: id, sha256: id, mime: "image/webp", byte_size: 1, width: 960, height: 640, is_public: true })
        .execute();
      return anIdea({ authorId, photoIds: [id] });
    };

    it("counts what others did with the person's own rooms in 14 days", async () => {
      const [one, two, others] = [await aRoom(), await aRoom(), await aRoom(sara.id)];
      await as(reem).ideaReactions.like({ id: one.id });
      await as(reem).ideaReactions.rate({ id: one.id, rating: 4 });
      await as(sara).saved.save({ type: "idea", id: two.id });
      await as(reem).ideaReactions.like({ id: others.id });
      await as(professional).ideaReactions.like({ id: two.id });
      await as(sara).ideaReactions.like({ id: two.id });
      await sql`update idea_likes set created_at = now() - interval '14 days' where user_id = ${sara.id}`.execute(db);
      const { reach, rooms } = await practiceOf(professional);
      expect(reach.total).toBe(3);
      expect(reach.days).toHaveLength(14);
      expect(reach.days.map(({ count }) => count)).toEqual([...Array(13).fill(0), 3]);
      expect(reach.best.map(({ id, count }) => [id, count])).toEqual([
        [one.id, 2],
        [two.id, 1],
      ]);
      expect(rooms).toEqual({ total: 2, rating: { average: 4, count: 1 } });
    });

    it("is nothing for who has no rooms, and says who saved the profile", async () => {
      await as(reem).saved.save({ type: "profile", id: professional.id });
      expect(await practiceOf(professional)).toMatchObject({ rooms: { total: 0, rating: null }, reach: { total: 0, best: [] }, savedBy: 1 });
    });
  });
});
