import { randomUUID } from "node:crypto";
import { createRouterClient } from "@orpc/server";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { messageReportsRouter } from "./messages.admin.procedures.server.ts";
import { downloadFile, fileName } from "./messages.files.server.ts";
import { messagesRouter } from "./messages.procedures.server.ts";

vi.mock("#app/platform/jobs.server.ts", async (original) => ({ ...(await original<object>()), enqueue: async () => undefined }));

const person = (role: Role, name: string): Viewer => ({
  id: newId(),
  name,
  email: `${name.toLowerCase()}@test.example`,
  role,
  roleIsFallback: false,
  permissions: [],
  language: null,
  theme: null,
  currency: "SAR",
});
const reem = person("homeowner", "Reem");
const noura = person("vendor", "Noura");
const rival = person("vendor", "Rival");
const faisal = person("professional", "Faisal");
const sami = person("admin", "Sami");
const fresh = person("homeowner", "Fresh");
const router = { ...messagesRouter, reports: messageReportsRouter };
const as = (viewer: Viewer | null, language = "en") => createRouterClient(router, { context: { viewer, language, requestId: "r", ip: randomUUID() } });

const vendorId = newId();
const unownedId = newId();
const quoteId = newId();
const visitorQuoteId = newId();
const about = { vendor: "bayt-al-sidra" };
const draft = (body: string, more = {}) => ({ idempotencyKey: randomUUID(), body, ...more });
const refused = (obstacle: string) => expect.objectContaining({ code: "REFUSED", data: { obstacle } });
const problems = (fields: Record<string, string>) => expect.objectContaining({ code: "INVALID", data: { fields } });

beforeAll(async () => {
  const people = [reem, noura, rival, faisal, sami, fresh];
  await db
    .insertInto("users")
    .values(people.map(({ id, name, email }) => ({ id, name, email, email_verified: name !== "Fresh" })))
    .execute();
  await db
    .insertInto("user_roles")
    .values(people.map(({ id, role }) => ({ user_id: id, role })))
    .execute();
  await db
    .insertInto("vendors")
    .values([
      { id: vendorId, name: "Bayt Al Sidra", name_ar: "بيت السدرة", slug: about.vendor, status: "Verified", owner_id: noura.id },
      { id: unownedId, name: "Nobody's", slug: "nobodys", status: "Verified", owner_id: null },
    ])
    .execute();
  const quote = { vendor_id: vendorId, project_type: "majlis", city: "Riyadh", start_when: "now", description: "A majlis", language: "en" };
  await db
    .insertInto("quote_requests")
    .values([
      { ...quote, id: quoteId, idempotency_key: newId(), requester_id: reem.id, contact_name: "Reem", contact_email: reem.email },
      { ...quote, id: visitorQuoteId, idempotency_key: newId(), requester_id: null, contact_name: "Visitor", contact_email: "visitor@test.example" },
    ])
    .execute();
});

beforeEach(async () => {
  await db.deleteFrom("conversations").execute();
  await db.deleteFrom("blocks").execute();
  await db.deleteFrom("message_reports").execute();
  await db.deleteFrom("notifications").execute();
  await db.deleteFrom("rate_limits").execute();
  await db.updateTable("quote_requests").set({ status: "new" }).execute();
});

const begin = async (body = "Hello", more = {}) => as(reem).start({ about, ...draft(body, more) });
const noticesOf = (viewer: Viewer) =>
  db.selectFrom("notifications").select(["kind", "params", "href", "is_read"]).where("user_id", "=", viewer.id).orderBy("id").execute();

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
    // the answer itself is news enough
    expect((await noticesOf(reem)).map(({ kind }) => kind)).toEqual(["quote_answered"]);
    await as(reem).markRead({ id: conversationId, seq: 1 });
    await as(noura).send({ id: conversationId, ...draft("From Sunday") });
    expect(await as(reem).find({ quote: quoteId })).toMatchObject({ conversationId, about: { quote: { status: "answered" } } });
    expect(await noticesOf(reem)).toMatchObject([
      { kind: "quote_answered", params: { vendor: "Bayt Al Sidra" }, href: `/dashboard/messages/${conversationId}`, is_read: true },
      { kind: "message_received", params: { name: "Bayt Al Sidra", text: "From Sunday" } },
    ]);
  });
  test("whoever has not confirmed their address replies, but does not begin", async () => {
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
  test("a conversation of others does not exist, for admins neither", async () => {
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
    expect(await as(reem).typing({ id })).toEqual({ told: false });
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

const png = async () =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: "#8a5" } })
      .png()
      .toBuffer(),
  );
const pdf = () => new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"], "../عرض السعر.pdf", { type: "application/pdf" });

describe("files", () => {
  test("photos and files go with a message and are for the two alone", async () => {
    const photo = await as(reem).upload({ file: new File([await png()], "room.png") });
    const plan = await as(reem).upload({ file: pdf() });
    expect([photo, plan]).toMatchObject([
      { kind: "photo", name: "room.png", width: 40 },
      { kind: "file", name: "عرض السعر.pdf", width: null },
    ]);
    expect((await downloadFile(plan.id, noura)).status).toBe(404);
    const { message } = await begin("", { files: [plan.id, photo.id] });
    expect(message.files.map(({ id }) => id)).toEqual([plan.id, photo.id]);
    const file = { id: photo.id, owner_id: reem.id, is_public: false };
    expect(await Promise.all([null, reem, noura, rival, sami].map((viewer) => maySeeFile(viewer, file)))).toEqual([false, true, true, false, false]);
    const answer = await downloadFile(plan.id, noura);
    expect(await answer.text()).toContain("%PDF");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[^"]*\.pdf"; filename\*=UTF-8''%D8/);
    for (const stranger of [rival, sami]) expect((await downloadFile(plan.id, stranger)).status).toBe(404);
    expect((await downloadFile("nothing", noura)).status).toBe(404);
    await expect(as(reem).removeUpload({ id: plan.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
  test("files of others, used ones and too many are not taken", async () => {
    const theirs = await as(rival).upload({ file: pdf() });
    await expect(begin("", { files: [theirs.id] })).rejects.toEqual(problems({ files: "gone" }));
    expect((await as(reem).list({})).items).toEqual([]);
    await expect(begin("x", { files: Array.from({ length: 11 }, () => newId()) })).rejects.toEqual(problems({ files: "tooMany" }));
    await expect(as(reem).removeUpload({ id: theirs.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await as(rival).removeUpload({ id: theirs.id })).toEqual({ id: theirs.id });
  });
  test.each([
    ["a program that calls itself PDF", "MZ\u0090\u0000\u0003".padEnd(300, "\u0000"), "plan.pdf", "UNSUPPORTED"],
    ["a drawing that runs scripts", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "photo.png", "UNSUPPORTED"],
    ["a page", "<!doctype html><script>alert(1)</script>", "page.pdf", "UNSUPPORTED"],
    ["nothing", "", "plan.pdf", "EMPTY"],
    ["an old container that is no document", "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1".padEnd(600, "\u0000"), "setup.msi", "UNSUPPORTED"],
    ["too much", "%PDF-1.7".padEnd(20 * 1024 * 1024 + 1, " "), "plan.pdf", "TOO_LARGE"],
  ])("%s is refused", async (_, body, name, code) => {
    await expect(as(reem).upload({ file: new File([Buffer.from(body, "latin1")], name) })).rejects.toEqual(problems({ file: code }));
  });
  test("names are safe to show and to save under", () => {
    expect(fileName("..\\..\\a/b\u202efdp.exe", "pdf")).toBe("bfdp.pdf");
    expect(fileName("invoice.pdf.exe", "pdf")).toBe("invoice.pdf");
    expect(fileName('"\n', "zip")).toBe("file.zip");
  });
});

describe("reports", () => {
  const seenByStaff = (id: string) => as(sami).reports.get({ id });

  test("staff read what was reported and nothing else; both hear of a removal", async () => {
    const photo = await as(noura).upload({ file: new File([await png()], "bad.png") });
    const { conversationId: id } = await begin("My own words");
    const first = await as(noura).send({ id, ...draft("Pay outside of the site", { files: [photo.id] }) });
    await as(noura).send({ id, ...draft("A private matter") });
    const file = { id: photo.id, owner_id: noura.id, is_public: false };
    expect(await maySeeFile(sami, file)).toBe(false);
    const report = await as(reem).report({ id, messageIds: [first.id], reason: "fraud", note: "Asked for a transfer" });
    expect(await noticesOf(sami)).toMatchObject([{ kind: "report_received", params: { name: "Reem" }, href: `/admin/reports?open=${report.id}` }]);
    const seen = await seenByStaff(report.id);
    expect(seen).toMatchObject({ reporter: { name: "Reem" }, reported: { name: "Noura" }, reason: "fraud", note: "Asked for a transfer" });
    expect(seen.messages).toMatchObject([{ body: "Pay outside of the site", files: [{ id: photo.id }] }]);
    expect(JSON.stringify(seen)).not.toMatch(/private matter|own words/);
    expect(await maySeeFile(sami, file)).toBe(true);
    expect(await maySeeFile(rival, file)).toBe(false);
    await expect(as(sami).page({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });

    expect(await as(sami).reports.decide({ id: report.id, decision: "removed", note: "Fraud" })).toMatchObject({ decision: "removed" });
    expect((await as(reem).page({ id })).items).toMatchObject([{ isRemoved: false }, { isRemoved: true, body: "", files: [] }, { isRemoved: false }]);
    expect((await as(reem).get({ id })).removed).toEqual([2]);
    expect((await as(reem).list({ search: "outside" })).items).toEqual([]);
    expect(await maySeeFile(reem, file)).toBe(false);
    for (const told of [reem, noura]) expect((await noticesOf(told)).at(-1)).toMatchObject({ kind: "report_decided" });
    await expect(as(sami).reports.decide({ id: report.id, decision: "dismissed" })).rejects.toMatchObject({ code: "CONFLICT" });
    const audit = await db.selectFrom("audit_events").select(["actor_name", "action"]).where("entity_id", "=", report.id).execute();
    expect(audit).toEqual([{ actor_name: "Sami", action: "report.removed" }]);
    expect(await as(sami).reports.list({ status: "decided" })).toMatchObject({ items: [{ id: report.id }], open: 0 });
    expect(await as(sami).reports.list({})).toMatchObject({ items: [] });
  });
  test("a dismissed report stays unknown to whom it was about", async () => {
    const { conversationId: id, message } = await begin("Hm");
    const report = await as(noura).report({ id, messageIds: [message.id], reason: "spam", blocksToo: true });
    await as(sami).reports.decide({ id: report.id, decision: "dismissed" });
    expect(await noticesOf(reem)).toEqual([]);
    expect((await noticesOf(noura)).at(-1)).toMatchObject({ kind: "report_decided" });
    await expect(as(reem).send({ id, ...draft("?") })).rejects.toEqual(refused("blockedByThem"));
  });
  test("only messages of the other, with a reason; staff screens are for admins", async () => {
    const { conversationId: id, message } = await begin();
    await expect(as(reem).report({ id, messageIds: [message.id], reason: "spam" })).rejects.toEqual(problems({ messages: "gone" }));
    await expect(as(noura).report({ id, messageIds: [], reason: "" })).rejects.toEqual(problems({ messages: "required", reason: "required" }));
    const elsewhere = await as(rival).start({ about, ...draft("Other") });
    await expect(as(noura).report({ id, messageIds: [elsewhere.message.id], reason: "spam" })).rejects.toEqual(problems({ messages: "gone" }));
    for (const viewer of [reem, noura]) await expect(as(viewer).reports.list({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(null).reports.get({ id: newId() })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(as(sami).reports.get({ id: newId() })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

test("an admin who is signed in as somebody sees how many messages wait, and none of them", async () => {
  const visit = as({ ...noura, impersonatedBy: { id: sami.id, name: sami.name } });
  const { id } = await as(reem).start({ about, ...draft("For your eyes only") });
  expect((await visit.unread()).count).toBeGreaterThan(0);
  const calls = [visit.list({}), visit.get({ id }), visit.page({ id }), visit.send({ id, ...draft("I am not Noura") })];
  for (const call of await Promise.allSettled<unknown>(calls)) expect(call).toMatchObject({ status: "rejected", reason: { code: "FORBIDDEN" } });
});
