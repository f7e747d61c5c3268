import { describe, expect, test, vi } from "vitest";
import "#app/api/router.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import {
  about,
  as,
  begin,
  draft,
  faisal,
  fresh,
  noticesOf,
  noura,
  problems,
  quoteId,
  reem,
  refused,
  rival,
  sami,
  visitorQuoteId,
  withPeople,
} from "./testing/people.ts";

vi.mock("#app/platform/jobs/jobs.server.ts", async (original) => ({ ...(await original<object>()), enqueue: async () => undefined }));
withPeople();

describe("whom one may write to", () => {
  test("a vendor with an owner; what is there is found again, the vendor's name stands for the owner", async () => {
    expect(await as(reem, "ar").find(about)).toMatchObject({
      conversationId: null,
      other: { name: "بيت السدرة", href: "/vendors/bayt-al-sidra" },
      obstacle: null,
    });
    const { conversationId } = await begin();
    expect(await as(reem).start({ about, ...draft("Again") })).toMatchObject({ conversationId });
    expect((await as(reem).find(about)).conversationId).toBe(conversationId);
    expect((await as(noura).list({})).items).toMatchObject([{ id: conversationId, other: { name: "Reem", href: null }, unread: 2, last: { body: "Again" } }]);
    await expect(as(reem).start({ about: { vendor: "nobodys" }, ...draft("?") })).rejects.toEqual(refused("noOwner"));
    await expect(as(noura).start({ about, ...draft("?") })).rejects.toEqual(refused("self"));
    await expect(as(reem).find({ vendor: "no-such" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
  test("a professional's or vendor's profile, not a homeowner's, unless they asked for a quote", async () => {
    const { conversationId } = await as(reem).start({ about: { profile: faisal.id }, ...draft("Can you design?") });
    expect(
      (
        await as(faisal)
          .find({ profile: reem.id })
          .catch((error) => error)
      ).code,
    ).toBe("NOT_FOUND");
    expect(await as(reem).get({ id: conversationId })).toMatchObject({ other: { name: "Faisal", href: `/profile/${faisal.id}` } });
    expect(await as(noura).find({ profile: reem.id })).toMatchObject({ about: { kind: "quote", quote: { id: quoteId } } });
    await expect(as(rival).find({ profile: reem.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await db
      .insertInto("profiles")
      .values({ id: rival.id, email: rival.email, visibility: JSON.stringify({ profile: "nobody" }) })
      .execute();
    await expect(as(reem).find({ profile: rival.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
  test("a quote request: its two sides; the vendor's first message answers it, once", async () => {
    await expect(as(rival).start({ about: { quote: quoteId }, ...draft("Me too") })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(sami).find({ quote: quoteId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(noura).start({ about: { quote: visitorQuoteId }, ...draft("Hello") })).rejects.toEqual(refused("noAccount"));
    const { conversationId } = await as(noura).start({ about: { quote: quoteId }, ...draft("We can do that") });
    // the answer has its own notification
    expect((await noticesOf(reem)).map(({ kind }) => kind)).toEqual(["quote_answered"]);
    await as(reem).markRead({ id: conversationId, seq: 1 });
    await as(noura).send({ id: conversationId, ...draft("From Sunday") });
    expect(await as(reem).find({ quote: quoteId })).toMatchObject({ conversationId, about: { quote: { status: "answered" } } });
    expect(await noticesOf(reem)).toMatchObject([
      { kind: "quote_answered", params: { vendor: "Bayt Al Sidra" }, href: `/dashboard/messages/${conversationId}`, is_read: true },
      { kind: "message_received", params: { name: "Bayt Al Sidra", text: "From Sunday" } },
    ]);
  });
  test("an unconfirmed address can reply, but not start a conversation", async () => {
    await expect(as(fresh).start({ about, ...draft("Hi") })).rejects.toEqual(refused("unverified"));
    expect((await as(fresh).find(about)).obstacle).toBe("unverified");
  });
  test("nobody signed in", async () => {
    await expect(as(null).list({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(as(null).start({ about, ...draft("Hi") })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
  test("twenty new conversations a day, thirty messages a minute", async () => {
    await db
      .insertInto("rate_limits")
      .values([{ key: `conversation:${reem.id}`, count: 20, window_start: new Date() }])
      .execute();
    await expect(begin()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await db.deleteFrom("rate_limits").execute();
    const { conversationId: id } = await begin();
    await db.updateTable("rate_limits").set({ count: 30 }).where("key", "=", `message:${reem.id}`).execute();
    await expect(as(reem).send({ id, ...draft("one more") })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});

describe("sending", () => {
  test("the same message twice, also at the same moment, is one message", async () => {
    const same = draft("Once");
    const started = await Promise.all([1, 2, 3].map(() => as(reem).start({ about, ...same })));
    expect(new Set(started.map(({ message }) => message.id)).size).toBe(1);
    const id = started[0]?.conversationId ?? "";
    const again = draft("Twice?");
    const sent = await Promise.all([1, 2, 3].map(() => as(reem).send({ id, ...again })));
    expect(new Set(sent.map((message) => message.seq))).toEqual(new Set([2]));
    expect((await as(noura).page({ id })).items.map(({ body }) => body)).toEqual(["Once", "Twice?"]);
    expect((await as(noura).unread({})).count).toBe(2);
  });
  test("many at once are all there, each with its own number", async () => {
    const { conversationId: id } = await begin();
    await Promise.all(Array.from({ length: 8 }, (_, n) => as(n % 2 ? reem : noura).send({ id, ...draft(`m${n}`) })));
    expect((await as(reem).page({ id })).items.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
  test.each([
    ["", { body: "required" }],
    ["  \n ", { body: "required" }],
    ["x".repeat(4_001), { body: "tooLong" }],
  ])("wrong texts are answered by field", async (body, fields) => {
    await expect(begin(body)).rejects.toEqual(problems(fields as Record<string, string>));
  });
  test("a conversation of others is NOT_FOUND, for admins too", async () => {
    const { conversationId: id, message } = await begin();
    for (const stranger of [rival, sami]) {
      const client = as(stranger);
      const calls = [
        client.get({ id }),
        client.page({ id }),
        client.send({ id, ...draft("Hi") }),
        client.markRead({ id, seq: 1 }),
        client.typing({ id }),
        client.update({ id, isMuted: true }),
        client.setBlocked({ id, isBlocked: true }),
        client.report({ id, messageIds: [message.id], reason: "spam" }),
      ];
      for (const call of await Promise.allSettled(calls)) expect(call).toMatchObject({ status: "rejected", reason: { code: "NOT_FOUND" } });
      expect((await client.list({ search: "Hello" })).items).toEqual([]);
    }
  });
  test("a block ends messages both ways, in every conversation, until it is taken back", async () => {
    const { conversationId: id } = await begin();
    await as(noura).setBlocked({ id, isBlocked: true });
    await as(noura).setBlocked({ id, isBlocked: true });
    await expect(as(reem).send({ id, ...draft("Hello?") })).rejects.toEqual(refused("blockedByThem"));
    await expect(as(noura).send({ id, ...draft("No") })).rejects.toEqual(refused("blocked"));
    await expect(as(reem).start({ about: { quote: quoteId }, ...draft("Here then") })).rejects.toEqual(refused("blockedByThem"));
    expect(await as(reem).get({ id })).toMatchObject({ hasBlocked: false, obstacle: "blockedByThem" });
    expect(await as(noura).get({ id })).toMatchObject({ hasBlocked: true, obstacle: "blocked" });
    expect(await as(reem).typing({ id })).toEqual({ isSent: false });
    await as(reem).setBlocked({ id, isBlocked: false });
    await expect(as(reem).send({ id, ...draft("Still?") })).rejects.toEqual(refused("blockedByThem"));
    await as(noura).setBlocked({ id, isBlocked: false });
    expect(await as(reem).send({ id, ...draft("Thank you") })).toMatchObject({ seq: 2 });
  });
  test("suspended people neither write nor are written to", async () => {
    const { conversationId: id } = await begin();
    await db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", noura.id).execute();
    await expect(as(reem).send({ id, ...draft("?") })).rejects.toEqual(refused("gone"));
    await expect(as(noura).send({ id, ...draft("?") })).rejects.toEqual(refused("suspended"));
    await db.updateTable("users").set({ suspended_at: null }).where("id", "=", noura.id).execute();
  });
});

describe("reading", () => {
  test("unread counts, read marks, and a bell that follows", async () => {
    const { conversationId: id } = await begin();
    await as(reem).send({ id, ...draft("Two") });
    expect((await as(noura).unread({})).count).toBe(2);
    expect((await as(reem).unread({})).count).toBe(0);
    await as(reem).send({ id, ...draft("Three") });
    expect(await noticesOf(noura)).toMatchObject([{ kind: "message_received", params: { name: "Reem", text: "Three" }, is_read: false }]);
    expect(await as(noura).markRead({ id, seq: 2 })).toEqual({ unread: 1 });
    expect(await as(noura).markRead({ id, seq: 1 })).toEqual({ unread: 1 });
    expect(await as(noura).markRead({ id, seq: 99 })).toEqual({ unread: 0 });
    await expect(as(noura).markRead({ id, seq: 2_147_483_648 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await noticesOf(noura)).toMatchObject([{ is_read: true }]);
    expect((await as(reem).get({ id })).other.lastReadSeq).toBe(3);
    expect((await as(reem).list({})).items).toMatchObject([{ last: { isSeen: true } }]);
    await as(reem).send({ id, ...draft("Four") });
    expect((await noticesOf(noura)).map(({ is_read }) => is_read).toSorted()).toEqual([false, true]);
  });
  test("no notice and no count of what is muted", async () => {
    const { conversationId: id } = await begin();
    await as(noura).markRead({ id, seq: 1 });
    await as(noura).update({ id, isMuted: true });
    await as(reem).send({ id, ...draft("More") });
    expect(await noticesOf(noura)).toMatchObject([{ is_read: true }]);
    expect((await as(noura).unread({})).count).toBe(0);
    expect((await as(noura).list({})).items).toMatchObject([{ unread: 1, isMuted: true }]);
  });
  test("archived conversations come back with a new message", async () => {
    const { conversationId: id } = await begin();
    await as(noura).update({ id, isArchived: true });
    expect((await as(noura).list({})).items).toEqual([]);
    expect((await as(noura).list({ box: "archived" })).items).toHaveLength(1);
    await as(reem).send({ id, ...draft("Still there?") });
    expect((await as(noura).list({})).items).toHaveLength(1);
  });
  test("pages by number, in both directions and around one", async () => {
    const { conversationId: id } = await begin("1");
    await db
      .insertInto("messages")
      .values(
        Array.from({ length: 119 }, (_, n) => ({
          id: newId(),
          conversation_id: id,
          seq: n + 2,
          sender_id: reem.id,
          idempotency_key: newId(),
          body: `${n + 2}`,
        })),
      )
      .execute();
    await db.updateTable("conversations").set({ last_seq: 120 }).where("id", "=", id).execute();
    const seqs = async (input: object) => {
      const page = await as(noura).page({ id, ...input });
      return [page.items[0]?.seq, page.items.at(-1)?.seq, page.hasOlder, page.hasNewer];
    };
    expect(await seqs({})).toEqual([81, 120, true, false]);
    expect(await seqs({ before: 81 })).toEqual([41, 80, true, true]);
    expect(await seqs({ before: 41 })).toEqual([1, 40, false, true]);
    expect(await seqs({ after: 80 })).toEqual([81, 120, true, false]);
    expect(await seqs({ around: 60 })).toEqual([21, 100, true, true]);
    expect(await seqs({ around: 10 })).toEqual([1, 50, false, true]);
  });
  test("search finds words in every spelling, names, and nothing of others", async () => {
    const { conversationId: id } = await begin("نريد تجديد المَجلِس بألوان هادئة");
    await as(noura).send({ id, ...draft("Of course") });
    await as(fresh).list({});
    for (const search of ["مجلس", "المجلس", "الوان", "هادئه"])
      expect((await as(noura).list({ search })).items, search).toMatchObject([{ id, match: { seq: 1 } }]);
    expect((await as(reem).list({ search: "sidra" })).items).toMatchObject([{ id, match: null }]);
    expect((await as(reem).list({ search: "السدره" })).items).toHaveLength(1);
    expect((await as(reem).list({ search: "noura" })).items).toEqual([]);
    expect((await as(noura).list({ search: "reem" })).items).toHaveLength(1);
    expect((await as(rival).list({ search: "مجلس" })).items).toEqual([]);
  });
  test("lists go on after the last conversation of the page before", async () => {
    const ids = Array.from({ length: 33 }, () => newId());
    await db
      .insertInto("conversations")
      .values(ids.map((id) => ({ id, subject_key: id, subject: "profile", last_seq: 1 })))
      .execute();
    await db
      .insertInto("conversation_people")
      .values(ids.map((id, n) => ({ conversation_id: id, user_id: reem.id, side: "asker", last_message_at: new Date(Date.now() - (n >> 1) * 1000) })))
      .execute();
    await db
      .insertInto("messages")
      .values(ids.map((id) => ({ id: newId(), conversation_id: id, seq: 1, idempotency_key: newId(), body: "x" })))
      .execute();
    const first = await as(reem).list({});
    expect(first.items).toHaveLength(30);
    const rest = await as(reem).list({ after: first.next ?? "" });
    expect(rest).toMatchObject({ next: null });
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(33);
    // the other is gone
    expect(first.items[0]).toMatchObject({ other: { id: null, name: "" } });
  });
});
