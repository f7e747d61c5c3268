import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { insertIdeas } from "#app/features/inspiration/ideas/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";

vi.mock("#app/platform/jobs/jobs.server.ts", async (original) => ({ ...(await original<object>()), enqueue: async () => undefined }));

const people = {} as Record<"author" | "reader" | "other" | "admin", Viewer>;
let threadId = "";
let postId = "";
const slug = "how-high-is-a-majlis";

const noticesOf = async (viewer: Viewer) =>
  (await db.selectFrom("notifications").select(["kind", "params"]).where("user_id", "=", viewer.id).orderBy("id").execute()) as {
    kind: string;
    params: object;
  }[];
const report = (viewer: Viewer, type: "forum_post" | "forum_thread" | "idea" | "ideabook", id: string, more: object = {}) =>
  as(viewer).moderation.report({ type, id, reason: "spam", ...more });
const decide = (
  type: "forum_post" | "forum_thread" | "idea" | "ideabook",
  id: string,
  action: "approve" | "hide" | "dismiss" | "restore" | "lock" | "unlock",
  more: object = {},
) => as(people.admin).moderation.decide({ type, id, action, ...more });
const code = (expected: string) => expect.objectContaining({ code: expected });

beforeAll(async () => {
  people.author = await aUser("homeowner", { name: "Reem" });
  people.reader = await aUser("homeowner", { name: "Huda" });
  people.other = await aUser("homeowner", { name: "Nasser" });
  people.admin = await aUser("admin", { name: "Sami" });
  for (const [{ id }, full_name_ar] of [
    [people.author, "ريم"],
    [people.reader, "هدى"],
    [people.admin, "سامي"],
  ] as const)
    await db.updateTable("profiles").set({ full_name_ar }).where("id", "=", id).execute();
});
beforeEach(async () => {
  for (const table of ["rate_limits", "notifications", "moderation_reports", "forum_threads"] as const) await db.deleteFrom(table).execute();
  threadId = newId();
  postId = newId();
  const text = { topic: "majlis", title: "How high is a majlis", body: "We plan one for twenty guests." };
  await db
    .insertInto("forum_threads")
    .values({ id: threadId, slug, author_id: people.author.id, idempotency_key: threadId, ...text })
    .execute();
  await db
    .insertInto("forum_posts")
    .values({ id: postId, thread_id: threadId, author_id: people.author.id, idempotency_key: postId, body: "Buy at my shop" })
    .execute();
});

describe("reports", () => {
  test("one per person and subject; the queue lists the subject once", async () => {
    expect(await report(people.reader, "forum_post", postId, { note: "It is an advertisement" })).toEqual({ isNew: true });
    expect(await report(people.reader, "forum_post", postId)).toEqual({ isNew: false });
    expect(await report(people.other, "forum_post", postId, { reason: "abuse" })).toEqual({ isNew: true });
    const { items, counts } = await as(people.admin).moderation.queue({});
    expect(counts).toEqual({ review: 0, reports: 1 });
    expect(items).toMatchObject([
      {
        id: postId,
        type: "forum_post",
        title: "How high is a majlis",
        text: "Buy at my shop",
        href: `/ideas/forums/majlis/${slug}#answer-${postId}`,
        author: { name: "Reem" },
        reports: [
          { reason: "spam", note: "It is an advertisement", reporter: { name: "Huda" } },
          { reason: "abuse", reporter: { name: "Nasser" } },
        ],
      },
    ]);
    // renewed, not repeated
    expect((await noticesOf(people.admin)).map(({ kind }) => kind)).toEqual(["moderation_report"]);
  });
  test("name the author, the reporter and who decided in the reader's language", async () => {
    await report(people.reader, "forum_post", postId);
    const [waiting] = (await as(people.admin, "ar").moderation.queue({})).items;
    expect(waiting).toMatchObject({ author: { name: "ريم" }, reports: [{ reporter: { name: "هدى" } }] });
    await decide("forum_post", postId, "dismiss");
    expect((await as(people.admin, "ar").moderation.history({})).items[0]).toMatchObject({ actor: { name: "سامي" }, subject: { author: { name: "ريم" } } });
    expect((await as(people.admin).moderation.history({})).items[0]).toMatchObject({ actor: { name: "Sami" }, subject: { author: { name: "Reem" } } });
  });
  test("are refused when incomplete, about nothing or one's own, or too many", async () => {
    await expect(report(people.reader, "forum_post", postId, { reason: "" })).rejects.toMatchObject({ data: { fields: { reason: "required" } } });
    await expect(report(people.reader, "forum_post", postId, { note: "x".repeat(1_001) })).rejects.toMatchObject({ data: { fields: { note: "tooLong" } } });
    await expect(report(people.author, "forum_post", postId)).rejects.toMatchObject({ data: { fields: { id: "own" } } });
    await expect(report(people.reader, "forum_post", newId())).rejects.toEqual(code("NOT_FOUND"));
    await expect(report(people.reader, "idea", newId())).rejects.toEqual(code("NOT_FOUND"));
    await expect(as(null).moderation.report({ type: "forum_post", id: postId, reason: "spam" })).rejects.toEqual(code("UNAUTHORIZED"));
    await db.updateTable("forum_posts").set({ status: "pending" }).where("id", "=", postId).execute();
    await expect(report(people.reader, "forum_post", postId)).rejects.toEqual(code("NOT_FOUND"));
    await db
      .insertInto("rate_limits")
      .values({ key: `moderation-report:${people.reader.id}`, count: 20, window_start: new Date() })
      .execute();
    await expect(report(people.reader, "forum_thread", threadId)).rejects.toEqual(code("TOO_MANY_REQUESTS"));
  });
});

describe("decisions", () => {
  test("hidden with a reason: a line stays, author and reporters are notified, the public log shows no text and no names", async () => {
    await report(people.reader, "forum_post", postId);
    await expect(decide("forum_post", postId, "hide")).rejects.toMatchObject({ data: { fields: { reason: "required" } } });
    await decide("forum_post", postId, "hide", { reason: "spam", note: "No advertising please." });
    const shown = async (viewer: Viewer | null) => (await as(viewer).forum.answers({ slug })).items[0];
    expect(await shown(null)).toMatchObject({ body: "", author: null, hiddenReason: "spam", status: "hidden" });
    expect(await shown(people.author)).toMatchObject({ body: "Buy at my shop", hiddenReason: "spam" });
    expect(await as(null).forum.get({ slug })).toMatchObject({ answers: 0 });
    expect(await noticesOf(people.author)).toMatchObject([
      { kind: "moderation_decided", params: { decision: "hidden", why: "spam", note: "No advertising please." } },
    ]);
    expect((await noticesOf(people.reader)).map(({ kind }) => kind)).toEqual(["report_decided"]);
    const { items } = await as(null, "ar").moderation.log({});
    expect(items[0]).toMatchObject({ type: "forum_post", decision: "hidden", reason: "spam", topic: { name: "المجلس" }, reports: 1, by: "admin" });
    expect(JSON.stringify(items)).not.toMatch(/Sami|سامي|Reem|ريم|shop|advertising/);
    expect((await as(people.admin).moderation.history({})).items[0]).toMatchObject({
      decision: "hidden",
      actor: { name: "Sami" },
      subject: { status: "hidden" },
    });
    expect((await as(people.admin).moderation.queue({})).items).toEqual([]);
    await expect(decide("forum_post", postId, "hide", { reason: "spam" })).rejects.toEqual(code("CONFLICT"));
    await decide("forum_post", postId, "restore");
    expect(await shown(null)).toMatchObject({ body: "Buy at my shop", hiddenReason: null });
    const audit = await db.selectFrom("audit_events").select("action").where("entity_id", "=", postId).orderBy("id").execute();
    expect(audit.map(({ action }) => action)).toEqual(["moderation.hidden", "moderation.restored"]);
  });
  test("a hidden question is an empty place with its reason; a locked one takes no answers", async () => {
    await decide("forum_thread", threadId, "lock", { reason: "off_topic" });
    await expect(as(people.reader).forum.answer({ threadId, idempotencyKey: randomUUID(), body: "Too late to answer" })).rejects.toEqual(code("FORBIDDEN"));
    await decide("forum_thread", threadId, "unlock");
    await decide("forum_thread", threadId, "hide", { reason: "private" });
    expect(await as(null).forum.get({ slug })).toMatchObject({ title: "", body: "", author: null, hiddenReason: "private" });
    expect((await as(null).forum.answers({ slug })).items).toEqual([]);
    expect((await as(null).forum.list({})).items).toEqual([]);
    await expect(decide("forum_post", postId, "lock", { reason: "spam" })).rejects.toEqual(code("CONFLICT"));
  });
  test("a dismissed report changes nothing and does not notify the author", async () => {
    await report(people.reader, "forum_thread", threadId);
    await decide("forum_thread", threadId, "dismiss");
    expect(await as(null).forum.get({ slug })).toMatchObject({ status: "visible" });
    expect(await noticesOf(people.author)).toEqual([]);
    expect((await as(null).moderation.log({})).items.filter((item) => item.createdAt > new Date(Date.now() - 1_000).toISOString())).not.toContainEqual(
      expect.objectContaining({ decision: "dismissed" }),
    );
    await expect(decide("forum_thread", threadId, "dismiss")).rejects.toEqual(code("CONFLICT"));
    await expect(decide("forum_thread", newId(), "dismiss")).rejects.toEqual(code("NOT_FOUND"));
    await expect(as(people.reader).moderation.decide({ type: "forum_thread", id: threadId, action: "hide", reason: "spam" })).rejects.toEqual(
      code("FORBIDDEN"),
    );
  });
  test("a decision closes the reports about that subject and notifies the reporters", async () => {
    const neighborId = newId();
    await db
      .insertInto("forum_posts")
      .values({ id: neighborId, thread_id: threadId, author_id: people.author.id, idempotency_key: neighborId, body: "Twenty guests need five meters." })
      .execute();
    await report(people.reader, "forum_post", postId);
    await report(people.other, "forum_post", neighborId);
    await report(people.other, "forum_thread", threadId);
    await decide("forum_post", postId, "hide", { reason: "spam" });
    const { items } = await as(people.admin).moderation.queue({});
    expect(items.map(({ id, reports }) => [id, reports.map(({ reporter }) => reporter?.name)]).sort()).toEqual(
      [
        [neighborId, ["Nasser"]],
        [threadId, ["Nasser"]],
      ].sort(),
    );
    expect((await noticesOf(people.reader)).map(({ kind }) => kind)).toEqual(["report_decided"]);
    expect(await noticesOf(people.other)).toEqual([]);
    // Closing a question says nothing about what was reported.
    await decide("forum_thread", threadId, "lock", { reason: "off_topic" });
    expect((await as(people.admin).moderation.queue({})).counts.reports).toBe(2);
    expect(await noticesOf(people.other)).toEqual([]);
  });
  test("an admin who decides about their own text is not notified", async () => {
    await db.updateTable("forum_posts").set({ author_id: people.admin.id }).where("id", "=", postId).execute();
    await decide("forum_post", postId, "hide", { reason: "spam" });
    expect(await noticesOf(people.admin)).toEqual([]);
    expect(await noticesOf(people.author)).toEqual([]);
  });
  test("of two at once the second gets a conflict", async () => {
    await report(people.reader, "forum_thread", threadId);
    const results = await Promise.allSettled([decide("forum_thread", threadId, "dismiss"), decide("forum_thread", threadId, "dismiss")]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
  test("ideas are unpublished, ideabooks hidden, and come back", async () => {
    const ideaId = newId();
    await db.transaction().execute((trx) =>
      insertIdeas(trx, [
        {
          id: ideaId,
          title: "A quiet majlis",
          style: "modern",
          roomType: "majlis",
          difficulty: "easy",
          uploadSource: "manual",
          authorId: people.author.id,
          photoIds: [],
          publishedAt: new Date(),
        } as never,
      ]),
    );
    await report(people.reader, "idea", ideaId, { reason: "copyright" });
    expect((await as(people.admin).moderation.queue({})).items).toMatchObject([{ type: "idea", title: "A quiet majlis" }]);
    await decide("idea", ideaId, "hide", { reason: "copyright" });
    const status = () => db.selectFrom("design_ideas").select("status").where("id", "=", ideaId).executeTakeFirst();
    expect(await status()).toEqual({ status: "unpublished" });
    await expect(report(people.other, "idea", ideaId)).rejects.toEqual(code("NOT_FOUND"));
    await decide("idea", ideaId, "restore");
    expect(await status()).toEqual({ status: "published" });

    const bookId = newId();
    await db
      .insertInto("ideabooks")
      .values({ id: bookId, owner_id: people.author.id, title: "Our house", visibility: "public", share_token: randomUUID() })
      .execute();
    await report(people.reader, "ideabook", bookId);
    await decide("ideabook", bookId, "hide", { reason: "private" });
    const book = await db.selectFrom("ideabooks").select("hidden_at").where("id", "=", bookId).executeTakeFirstOrThrow();
    expect(book.hidden_at).not.toBeNull();
    await decide("ideabook", bookId, "restore");
  });
  test("the log cannot be changed", async () => {
    await decide("forum_thread", threadId, "lock", { reason: "spam" });
    await expect(db.deleteFrom("moderation_log").execute()).rejects.toThrow("append-only");
    await expect(db.updateTable("moderation_log").set({ note: "other" }).execute()).rejects.toThrow("append-only");
  });
});
