import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { serverClient } from "#app/api/server-client.server.ts";
import { putAccount } from "#app/platform/auth/accounts.server.ts";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";

vi.mock("#app/platform/jobs/jobs.server.ts", async (original) => ({ ...(await original<object>()), enqueue: async () => undefined }));

const as = (viewer: Viewer | null, language = "en") => serverClient({ viewer, language, requestId: randomUUID(), ip: "192.0.2.7" });
const people = {} as Record<"asker" | "helper" | "pro" | "fresh" | "admin", Viewer>;

async function person(name: string, role: Role, days: number, username: string): Promise<Viewer> {
  const email = `${username}@forum.example`;
  const { id } = await putAccount(db, { email, name, password: "a good long password", role });
  await db
    .updateTable("users")
    .set({ created_at: new Date(Date.now() - days * DAY_MS), email_verified: true })
    .where("id", "=", id)
    .execute();
  await db
    .insertInto("profiles")
    .values({ id, email, full_name: name, username, role })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ username, role }))
    .execute();
  return { id, name, email, role, roleIsFallback: false, permissions: [], language: null, theme: null };
}

beforeAll(async () => {
  people.asker = await person("Reem", "homeowner", 90, "reem.asks");
  people.helper = await person("Huda", "homeowner", 90, "huda.helps");
  people.pro = await person("Faisal", "professional", 90, "faisal.builds");
  people.fresh = await person("Nasser", "homeowner", 1, "nasser.new");
  people.admin = await person("Sami", "admin", 90, "sami.staff");
});
beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  await db.deleteFrom("notifications").execute();
  await db.deleteFrom("forum_topic_follows").execute();
  await db.deleteFrom("forum_threads").execute();
});

let count = 0;
const words = () => {
  count += 1;
  return `number ${count} ${randomUUID().slice(0, 8)}`;
};
const question = (more: object = {}) => ({
  idempotencyKey: randomUUID(),
  topic: "majlis",
  title: `How high should the ceiling be ${words()}`,
  body: `We plan a majlis for twenty guests and wonder about the ceiling, ${words()}.`,
  ...more,
});
const ask = async (viewer = people.asker, more: object = {}) => {
  const made = await as(viewer).forum.ask(question(more));
  const slug = decodeURIComponent(made.path.split("/").at(-1) ?? "");
  return { ...made, slug };
};
const answer = (viewer: Viewer, threadId: string, more: object = {}) =>
  as(viewer).forum.answer({ threadId, idempotencyKey: randomUUID(), body: `Three and a half meters, ${words()}.`, ...more });
const answersOf = async (slug: string, viewer: Viewer | null = null) => (await as(viewer).forum.answers({ slug })).items;
const noticesOf = (viewer: Viewer) =>
  db.selectFrom("notifications").select(["kind", "params", "href"]).where("user_id", "=", viewer.id).orderBy("kind").execute();
const photo = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 60, height: 40, channels: 3, background: "#345" } })
          .png()
          .toBuffer(),
      ),
    ],
    "majlis.png",
    { type: "image/png" },
  );
const code = (expected: string) => expect.objectContaining({ code: expected });
const fields = (expected: object) => expect.objectContaining({ code: "INVALID", data: { fields: expected } });

describe("asking", () => {
  test("a question with a photograph is there for everybody, once", async () => {
    const input = question({ photos: [await photo()], title: "كم يكون ارتفاع سقف المجلس", body: "نخطط لمجلس يتسع لعشرين ضيفًا ونسأل عن ارتفاع السقف." });
    const [first, second] = await Promise.all([as(people.asker).forum.ask(input), as(people.asker).forum.ask(input)]);
    expect(second).toEqual(first);
    const thread = await as(null, "ar").forum.get({ slug: decodeURIComponent(first.path.split("/").at(-1) ?? "") });
    expect(thread).toMatchObject({
      language: "ar",
      topic: { slug: "majlis", name: "المجلس" },
      author: { name: "Reem", href: null, trade: null },
      isMine: false,
    });
    expect(thread.photos).toMatchObject([{ width: 60, isPrivate: false }]);
    expect(await db.selectFrom("forum_photos").select("file_id").where("thread_id", "=", first.id).execute()).toHaveLength(1);
  });
  test("two people who ask the same at the same moment get a question each", async () => {
    const title = "Which stone keeps a courtyard cool";
    const ask = (who: Viewer, body: string) => as(who).forum.ask(question({ title, body }));
    const made = await Promise.all([
      ask(people.asker, "The courtyard is in the sun from nine to four, all year."),
      ask(people.helper, "Ours has no shade either, and children walk on it barefoot."),
    ]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(2);
    expect(new Set(made.map(({ path }) => path)).size).toBe(2);
  });
  test("says which field is wrong; the same text again is refused", async () => {
    const { ask: send } = as(people.asker).forum;
    await expect(send(question({ title: "", body: "", topic: "nothing" }))).rejects.toEqual(fields({ title: "required", body: "required", topic: "required" }));
    await expect(send(question({ title: "Short", body: "Too short" }))).rejects.toEqual(fields({ title: "tooShort", body: "tooShort" }));
    await expect(send(question({ title: "WHY IS THIS SO LOUD" }))).rejects.toEqual(fields({ title: "shouting" }));
    await expect(send(question({ body: "x".repeat(8_001) }))).rejects.toEqual(fields({ body: "tooLong" }));
    await expect(send(question({ photos: [new File(["no picture"], "x.png", { type: "image/png" })] }))).rejects.toEqual(fields({ "photos.0": "UNSUPPORTED" }));
    const { body } = question();
    await ask(people.asker, { body });
    await expect(send(question({ body: body.toUpperCase() }))).rejects.toEqual(fields({ body: "duplicate" }));
    await expect(as(null).forum.ask(question())).rejects.toEqual(code("UNAUTHORIZED"));
  });
  test("five a day; closed accounts write nothing", async () => {
    for (let n = 0; n < 5; n += 1) await ask(people.helper);
    await expect(ask(people.helper)).rejects.toEqual(code("TOO_MANY_REQUESTS"));
    const closed = await person("Closed", "homeowner", 90, "closed.one");
    await db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", closed.id).execute();
    await expect(ask(closed)).rejects.toEqual(code("FORBIDDEN"));
  });
});

describe("first-post review", () => {
  test("a new person's first text is theirs and the staff's until it is approved", async () => {
    await as(people.helper).forum.followTopic({ slug: "majlis", isOn: true });
    const { id, slug, status } = await ask(people.fresh, { photos: [await photo()] });
    expect(status).toBe("pending");
    expect((await noticesOf(people.admin)).map(({ kind }) => kind)).toEqual(["review_requested"]);
    for (const who of [null, people.helper, people.pro]) {
      await expect(as(who).forum.get({ slug })).rejects.toEqual(code("NOT_FOUND"));
      await expect(as(who).forum.answers({ slug })).rejects.toEqual(code("NOT_FOUND"));
      expect((await as(who).forum.list({ topic: "majlis" })).items.map((item) => item.id)).not.toContain(id);
    }
    await expect(answer(people.helper, id)).rejects.toEqual(code("NOT_FOUND"));
    expect(await as(people.fresh).forum.get({ slug })).toMatchObject({ status: "pending", isMine: true, photos: [{ isPrivate: true }] });
    expect((await as(people.fresh).forum.list({ sort: "mine" })).items).toMatchObject([{ id, status: "pending" }]);
    expect(await as(people.admin).forum.get({ slug })).toMatchObject({ status: "pending" });
    const { items, counts } = await as(people.admin).moderation.queue({ tab: "review" });
    expect(items).toMatchObject([{ id, type: "forum_thread", author: { name: "Nasser" }, status: "pending" }]);
    expect(counts.review).toBe(1);
    await expect(as(people.helper).moderation.queue({})).rejects.toEqual(code("FORBIDDEN"));

    await as(people.admin).moderation.decide({ type: "forum_thread", id, action: "approve" });
    expect(await as(null).forum.get({ slug })).toMatchObject({ status: "visible", photos: [{ isPrivate: false }] });
    expect(await noticesOf(people.fresh)).toMatchObject([{ kind: "moderation_decided", params: { decision: "approved" } }]);
    expect(await noticesOf(people.helper)).toMatchObject([{ kind: "forum_question" }]);
    await expect(as(people.admin).moderation.decide({ type: "forum_thread", id, action: "approve" })).rejects.toEqual(code("CONFLICT"));
    // from now on they are known, with few links while the account is young
    await expect(answer(people.fresh, id, { body: "See https://a.example https://b.example www.c.example" })).rejects.toEqual(fields({ body: "tooManyLinks" }));
    expect((await answer(people.fresh, id)).status).toBe("visible");
  });
  test("three may wait; after a removal the next post waits again", async () => {
    const newcomer = await person("Turki", "homeowner", 2, "turki.new");
    for (let n = 0; n < 3; n += 1) expect((await ask(newcomer)).status).toBe("pending");
    await expect(ask(newcomer)).rejects.toEqual(fields({ body: "waiting" }));
    const rude = await person("Rude", "homeowner", 90, "rude.one");
    // an old account with a confirmed address needs no first look
    const { id } = await ask(rude);
    await as(people.admin).moderation.decide({ type: "forum_thread", id, action: "hide", reason: "abuse" });
    expect((await ask(rude)).status).toBe("pending");
  });
});

describe("answers", () => {
  test("best first, the accepted one before all; only who asked accepts", async () => {
    const { id, slug } = await ask();
    const first = await answer(people.helper, id);
    const second = await answer(people.pro, id);
    await as(people.asker).forum.vote({ type: "post", id: second.id, isOn: true });
    expect(await as(people.asker).forum.vote({ type: "post", id: second.id, isOn: true })).toEqual({ votes: 1, isVoted: true });
    await expect(as(people.pro).forum.vote({ type: "post", id: second.id, isOn: true })).rejects.toEqual(code("FORBIDDEN"));
    expect((await answersOf(slug, people.asker)).map((item) => [item.id, item.votes, item.isVoted])).toEqual([
      [second.id, 1, true],
      [first.id, 0, false],
    ]);
    await expect(as(people.pro).forum.accept({ id, postId: second.id })).rejects.toEqual(code("FORBIDDEN"));
    await expect(as(people.admin).forum.accept({ id, postId: second.id })).rejects.toEqual(code("FORBIDDEN"));
    expect(await as(people.asker).forum.accept({ id, postId: first.id })).toEqual({ acceptedId: first.id });
    expect((await answersOf(slug)).map((item) => [item.id, item.isAccepted])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    expect((await noticesOf(people.helper)).map(({ kind }) => kind)).toContain("forum_accepted");
    expect(await as(people.asker).forum.accept({ id, postId: null })).toEqual({ acceptedId: null });
    await as(people.asker).forum.vote({ type: "post", id: second.id, isOn: false });
    expect((await answersOf(slug))[0]).toMatchObject({ votes: 0 });
    const other = await ask();
    await expect(as(people.asker).forum.accept({ id: other.id, postId: first.id })).rejects.toEqual(code("NOT_FOUND"));
  });
  test("replies stand one level deep; pages go on where the last ended", async () => {
    const { id, slug } = await ask();
    const top = await answer(people.helper, id);
    const reply = await answer(people.asker, id, { parentId: top.id });
    await expect(answer(people.pro, id, { parentId: reply.id })).rejects.toEqual(code("NOT_FOUND"));
    expect(await answersOf(slug)).toMatchObject([{ id: top.id, replies: [{ id: reply.id, author: { name: "Reem" } }] }]);
    expect(await as(null).forum.get({ slug })).toMatchObject({ answers: 1 });
    await db
      .insertInto("forum_posts")
      .values(Array.from({ length: 25 }, () => ({ id: newId(), thread_id: id, idempotency_key: newId(), body: "Another answer" })))
      .execute();
    await as(people.asker).forum.accept({ id, postId: top.id });
    const one = await as(null).forum.answers({ slug });
    const two = await as(null).forum.answers({ slug, ...(one.next && { after: one.next }) });
    const ids = [...one.items, ...two.items].map((item) => item.id);
    expect([one.items.length, new Set(ids).size, two.next]).toEqual([20, 26, null]);
    expect(ids[0]).toBe(top.id);
    // an account that is gone leaves what it wrote, without a name
    expect(two.items.at(-1)?.author).toBeNull();
  });
  test("followers and mentioned people are notified, each once; blocked people cannot mention", async () => {
    const { id } = await ask();
    await answer(people.helper, id, { body: `As @Faisal.Builds said, and @nobody.here and @reem.asks, ${words()}` });
    expect(await noticesOf(people.asker)).toMatchObject([{ kind: "forum_mention", params: { name: "Huda" } }]);
    expect(await noticesOf(people.pro)).toMatchObject([{ kind: "forum_mention" }]);
    // a homeowner's page is private: who takes no part is not found
    await answer(people.pro, id, { body: `Ask @nasser.new and @huda.helps, ${words()}` });
    expect(await noticesOf(people.fresh)).toEqual([]);
    expect((await noticesOf(people.helper)).map(({ kind }) => kind)).toEqual(["forum_mention"]);
    await db.insertInto("blocks").values({ blocker_id: people.pro.id, blocked_id: people.helper.id }).execute();
    await db.deleteFrom("notifications").execute();
    await db.deleteFrom("forum_thread_follows").where("user_id", "=", people.pro.id).execute();
    await answer(people.helper, id, { body: `Again @faisal.builds ${words()}` });
    expect(await noticesOf(people.pro)).toEqual([]);
    await db.deleteFrom("blocks").execute();
    expect((await as(people.asker).forum.people({ search: "fai" })).items).toMatchObject([{ username: "faisal.builds" }]);
    expect((await as(people.asker).forum.people({ search: "nasser" })).items).toEqual([]);
  });
  test("one's own text can be changed and taken back, nobody else's", async () => {
    const { id, slug } = await ask();
    const made = await answer(people.helper, id);
    const body = `A better answer, ${words()}`;
    await expect(as(people.pro).forum.updatePost({ id: made.id, body })).rejects.toEqual(code("NOT_FOUND"));
    await as(people.helper).forum.updatePost({ id: made.id, body });
    expect((await answersOf(slug))[0]).toMatchObject({ body, editedAt: null });
    await db
      .updateTable("forum_posts")
      .set({ created_at: new Date(Date.now() - 3_600_000) })
      .where("id", "=", made.id)
      .execute();
    await as(people.helper).forum.updatePost({ id: made.id, body: `${body} still` });
    expect((await answersOf(slug))[0]?.editedAt).toEqual(expect.any(String));
    await db
      .updateTable("forum_posts")
      .set({ created_at: new Date(Date.now() - 8 * DAY_MS) })
      .where("id", "=", made.id)
      .execute();
    await expect(as(people.helper).forum.updatePost({ id: made.id, body })).rejects.toEqual(code("FORBIDDEN"));
    await expect(as(people.asker).forum.remove({ type: "thread", id })).rejects.toEqual(code("CONFLICT"));
    await expect(as(people.pro).forum.remove({ type: "post", id: made.id })).rejects.toEqual(code("NOT_FOUND"));
    await as(people.helper).forum.remove({ type: "post", id: made.id });
    expect(await answersOf(slug)).toEqual([]);
    await as(people.asker).forum.updateThread({ id, topic: "kitchen", title: "A question about the kitchen", body });
    expect(await as(null).forum.get({ slug })).toMatchObject({ topic: { slug: "kitchen" }, answers: 0 });
    await as(people.asker).forum.remove({ type: "thread", id });
    await expect(as(people.asker).forum.get({ slug })).rejects.toEqual(code("NOT_FOUND"));
  });
});

describe("lists", () => {
  test("sorts, topics, words in either language and in answers, similar ones", async () => {
    const lone = await ask(people.asker, { topic: "gardens", title: "Which tree gives shade in Riyadh", body: "A ghaf or a sidr tree for a small courtyard?" });
    const busy = await ask(people.pro, { topic: "gardens", title: "كيف أسقي الحديقة في الصيف", body: "أبحث عن ريّ لا يهدر الماء في حديقة صغيرة بالرياض." });
    await answer(people.helper, busy.id, { body: "A drip line under the gravel keeps the zamioculcas alive." });
    const ids = async (input: object) => (await as(null).forum.list({ topic: "gardens", ...input })).items.map((item) => item.id);
    expect(await ids({})).toEqual([busy.id, lone.id]);
    expect(await ids({ sort: "unanswered" })).toEqual([lone.id]);
    expect(await ids({ sort: "popular" })).toEqual([busy.id, lone.id]);
    expect(await ids({ search: "الحديقه" })).toEqual([busy.id]);
    expect(await ids({ search: "zamioculcas" })).toEqual([busy.id]);
    expect(await ids({ search: "shade riy" })).toEqual([lone.id]);
    expect(await ids({ search: "nothing like this" })).toEqual([]);
    await db.updateTable("forum_threads").set({ is_pinned: true }).where("id", "=", lone.id).execute();
    expect(await ids({})).toEqual([lone.id, busy.id]);
    // A pin says why a question comes first: nowhere else.
    const pins = async (input: object) => (await as(null).forum.list(input)).items.filter(({ isPinned }) => isPinned).map(({ id }) => id);
    expect(await pins({ topic: "gardens" })).toEqual([lone.id]);
    for (const other of [{}, { topic: "gardens", sort: "newest" }, { topic: "gardens", search: "shade riy" }]) expect(await pins(other)).toEqual([]);
    expect((await as(null).forum.similar({ title: "Shade for a courtyard?" })).items.map((item) => item.id)).toContain(lone.id);
    const { items } = await as(null, "ar").forum.topics();
    expect(items.find((topic) => topic.slug === "gardens")).toMatchObject({ name: "الحدائق", kind: "trade", threads: 2, latest: { slug: lone.slug } });
  });
  test("a professional whose papers were checked is marked", async () => {
    await db
      .insertInto("verification_requests")
      .values({ id: newId(), user_id: people.pro.id, kind: "licence", number: "L1", status: "approved", valid_until: "2099-01-01", decided_at: new Date() })
      .execute();
    const { slug } = await ask(people.pro);
    expect((await as(null).forum.get({ slug })).author).toMatchObject({ href: "/profile/faisal.builds", trade: "professional", isVerified: true });
  });
  test("following is each person's own", async () => {
    const { id, slug } = await ask();
    expect(await as(people.asker).forum.get({ slug })).toMatchObject({ isFollowed: true });
    expect(await as(people.helper).forum.get({ slug })).toMatchObject({ isFollowed: false });
    await as(people.helper).forum.follow({ id, isOn: true });
    await as(people.asker).forum.follow({ id, isOn: false });
    await answer(people.pro, id);
    expect((await noticesOf(people.helper)).map(({ kind }) => kind)).toEqual(["forum_answer"]);
    expect(await noticesOf(people.asker)).toEqual([]);
    await expect(as(people.asker).forum.followTopic({ slug: "nothing", isOn: true })).rejects.toEqual(code("NOT_FOUND"));
  });
});
