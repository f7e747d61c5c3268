import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { Mail } from "#app/platform/mail/mail.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { lastDigestTime } from "./digest-time.ts";
import { NOTIFICATION_KINDS } from "./notifications.ts";
import { cleanNotificationsJob, delayedMailJob, digestJob } from "./server/jobs.server.ts";
import { type News, notifyAdmins, notifyPerson } from "./server/notify-person.server.ts";
import { notificationsRouter } from "./server/procedures.server.ts";
import { noticeTexts } from "./server/texts.server.ts";

const mails = vi.hoisted(() => [] as Mail[]);
const queued = vi.hoisted(() => [] as { id: string; startAfterSeconds: number }[]);
vi.mock("#app/platform/mail/mail.server.ts", () => ({ sendMail: async (mail: Mail) => void mails.push(mail) }));
vi.mock("#app/platform/jobs/jobs.server.ts", async (original) => ({
  ...(await original<object>()),
  enqueue: async (_job: object, { id }: { id: string }, { startAfterSeconds }: { startAfterSeconds: number }) => void queued.push({ id, startAfterSeconds }),
}));

const reem = await aUser("homeowner", { name: "Reem" });
const laila = await aUser("homeowner", { name: "Laila", language: "ar" });
const noura = await aUser("vendor", { name: "Noura" });
const sami = await aUser("admin", { name: "Sami" });
const huda = await aUser("admin", { name: "Huda" });
const as = clientOf(notificationsRouter);
const notify = (viewer: Viewer, news: News) => notifyPerson(db, { ...news, userId: viewer.id });
const answered = (vendor: string): News => ({ kind: "quote_answered", params: { vendor, vendorAr: "بيت السدرة" }, href: "/dashboard/quotes" });
const tokenOf = (mail: Mail | undefined) => new URL(mail?.unsubscribe ?? "http://nowhere").searchParams.get("token") ?? "";

beforeEach(async () => {
  mails.length = 0;
  queued.length = 0;
  await db.deleteFrom("notifications").execute();
  await db.deleteFrom("notification_choices").execute();
});

describe("one's own notifications", () => {
  test("come newest first, in the reader's language, fifty at most, and go on where they stopped", async () => {
    for (let n = 0; n < 55; n++) await notify(reem, answered(`Vendor ${n}`));
    const first = await as(reem).list({});
    expect(first.items).toHaveLength(50);
    expect(first.unread).toBe(55);
    expect(first.items[0]).toMatchObject({
      title: "Your quote request was answered",
      message: "Vendor 54 answered your request.",
      type: "success",
      isRead: false,
    });
    expect(first.items[0]).toMatchObject({ userId: reem.id, kind: "quote_answered", href: "/dashboard/quotes" });
    const rest = await as(reem).list({ after: first.next ?? "" });
    expect(rest.items.map((item) => item.message)).toEqual([4, 3, 2, 1, 0].map((n) => `Vendor ${n} answered your request.`));
    expect(rest.next).toBeNull();
    expect((await as(reem, "ar").list({ limit: 1 })).items[0]?.message).toBe("ردّ بيت السدرة على طلبك.");
    await expect(as(reem).list({ limit: 51 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("a type that is none of the five is shown as info, an unknown kind has a neutral text", async () => {
    const row = { user_id: reem.id, params: "{}" };
    await db
      .insertInto("notifications")
      .values([
        { ...row, id: newId(), kind: "from_a_later_version", type: "glitter" },
        { ...row, id: newId(), kind: "verification_expiring", type: "warning", params: JSON.stringify({ date: "not a date" }) },
      ])
      .execute();
    const { items } = await as(reem).list({});
    expect(items.map(({ type, title }) => [type, title])).toEqual(
      expect.arrayContaining([
        ["info", "Something new for you"],
        ["warning", "Something new for you"],
      ]),
    );
  });

  test("are marked read one by one or all at once, deleted and taken back", async () => {
    await notify(reem, answered("A"));
    await notify(reem, answered("B"));
    const [second, first] = (await as(reem).list({})).items;
    expect(await as(reem).setRead({ id: first?.id ?? "", isRead: true })).toEqual({ unread: 1 });
    expect((await as(reem).list({ filter: "unread" })).items.map((item) => item.id)).toEqual([second?.id]);
    expect(await as(reem).setRead({ id: first?.id ?? "", isRead: false })).toEqual({ unread: 2 });
    expect(await as(reem).markAllRead()).toEqual({ unread: 0 });
    expect(await as(reem).remove({ id: second?.id ?? "" })).toEqual({ unread: 0 });
    expect((await as(reem).list({})).items).toHaveLength(1);
    await expect(as(reem).remove({ id: second?.id ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await as(reem).restore({ id: second?.id ?? "" });
    expect((await as(reem).list({})).items).toHaveLength(2);
  });

  test("belong to one person, and need an account", async () => {
    await notify(reem, answered("A"));
    const id = (await as(reem).list({})).items[0]?.id ?? "";
    expect(await as(laila).list({})).toEqual({ items: [], next: null, unread: 0 });
    await expect(as(laila).list({ after: id })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    for (const attempt of [
      () => as(laila).setRead({ id, isRead: true }),
      () => as(laila).remove({ id }),
      () => as(laila).restore({ id }),
      () => as(sami).setRead({ id, isRead: true }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await as(laila).markAllRead();
    expect(await as(reem).unreadCount()).toEqual({ unread: 1 });
    for (const attempt of [() => as(null).list({}), () => as(null).unreadCount(), () => as(null).markAllRead(), () => as(null).listChoices()])
      await expect(attempt()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});

test("every kind has texts in both languages that use what they are given", async () => {
  const params = {
    name: "Noura",
    vendor: "Sidra",
    subject: "Sidra",
    organization: "Sidra",
    text: "Hello",
    reason: "Blurred",
    date: "2026-12-01",
    until: "2027-01-31",
    file: "v.csv",
    rows: 3,
    errors: 0,
    role: "vendor",
    what: "password",
    change: "granted",
    title: "How high is a majlis",
    topic: "Majlis",
    topicAr: "المجلس",
    decision: "hidden",
    why: "spam",
    note: "",
    book: "Our house",
    project: "Our roof",
    status: "planning",
    reach: "invited",
    ...{ product: "Sofa", productAr: "كنبة" },
    idea: "A courtyard",
    order: "DW-48201-1",
    client: "Reem",
    answer: "accepted",
    news: "ship",
    ...{ city: "Riyadh", cityAr: "الرياض" },
    ...{ time: "16:30", plan: "Studio", planAr: "الاستوديو" },
  };
  for (const language of ["en", "ar"]) {
    const textOf = await noticeTexts(language);
    for (const kind of Object.keys(NOTIFICATION_KINDS)) {
      const { title, message } = textOf(kind, params);
      expect(`${title} ${message}`, kind).not.toMatch(/[{}]|undefined|notifications\./);
      expect(title).not.toBe(textOf("none", {}).title);
    }
    expect(textOf("verification_approved", params).message).toContain("2027");
    expect(textOf("verification_approved", {}).message).not.toBe(textOf("verification_approved", params).message);
  }
});

test("an unread one is renewed by the next about the same, a read one stays", async () => {
  const message = (text: string): News => ({ kind: "message_received", params: { name: "Noura", text }, groupKey: "talk-1" });
  await notify(reem, message("One"));
  await notify(reem, answered("A"));
  await notifyPerson(db, [
    { ...message("Two"), userId: reem.id },
    { ...message("Three"), userId: reem.id },
  ]);
  const { items, unread } = await as(reem).list({});
  expect(items.map((item) => item.message)).toEqual(["Three", "A answered your request."]);
  expect(unread).toBe(2);
  expect(queued).toHaveLength(1);
  await as(reem).markAllRead();
  await notify(reem, message("Four"));
  expect((await as(reem).list({})).items).toHaveLength(3);
  expect(queued).toHaveLength(2);
});

test("admins are notified, but not the actor, nor anyone else", async () => {
  await notifyAdmins(db, { kind: "feedback_received", params: { name: "Reem" }, actorId: sami.id });
  expect(await as(huda).unreadCount()).toEqual({ unread: 1 });
  for (const other of [sami, reem, noura]) expect(await as(other).unreadCount()).toEqual({ unread: 0 });
});

test("an admin is someone granted the role, not someone who claims it", async () => {
  const [says, made] = [await aUser(), await aUser("admin")];
  const metadata = (of: "user_metadata" | "app_metadata", { id }: Viewer) =>
    db
      .updateTable("users")
      .set({ [of]: JSON.stringify({ role: "admin" }) })
      .where("id", "=", id)
      .execute();
  await metadata("user_metadata", says);
  await metadata("app_metadata", made);
  await db.deleteFrom("user_roles").where("user_id", "=", made.id).execute();
  await notifyAdmins(db, { kind: "feedback_received", params: { name: "Reem" }, actorId: reem.id });
  expect([await as(says).unreadCount(), await as(made).unreadCount()]).toEqual([{ unread: 0 }, { unread: 1 }]);
});

describe("mail", () => {
  test("goes out at once by default, in the person's language, and can be ended by its link", async () => {
    await notify(laila, answered("Sidra"));
    expect(mails).toMatchObject([{ to: laila.email, language: "ar", subject: "تم الرد على طلب عرض السعر" }]);
    expect(mails[0]?.text).toContain("ردّ بيت السدرة على طلبك.");
    const token = tokenOf(mails[0]);
    expect(mails[0]?.html).toContain(encodeURIComponent(token).replaceAll("&", "&amp;"));
    expect(await as(null).describeUnsubscribe({ token })).toEqual({ isDigest: false });
    await as(null).unsubscribe({ token });
    await as(null).unsubscribe({ token });
    await notify(laila, answered("Sidra"));
    expect(mails).toHaveLength(1);
    expect(await as(laila).unreadCount()).toEqual({ unread: 2 });
    // as many letters as ours have, but more bytes
    const foreign = `${token.split(".").slice(0, 2).join(".")}.${"ش".repeat(token.split(".")[2]?.length ?? 0)}`;
    for (const wrong of ["", "x.y.z", foreign, token.slice(0, -1), token.replace("quote_answered", "quote_closed"), token.replace(laila.id, reem.id)])
      await expect(as(null).unsubscribe({ token: wrong })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("follows the choice: off, only by mail, nothing at all", async () => {
    await as(reem).setChoice({ kind: "quote_answered", inApp: false, email: "now" });
    await notify(reem, answered("A"));
    expect([mails.length, (await as(reem).unreadCount()).unread]).toEqual([1, 0]);
    await as(reem).setChoice({ kind: "quote_answered", inApp: false, email: "off" });
    await notify(reem, answered("B"));
    expect([mails.length, (await as(reem).list({})).items.length]).toEqual([1, 0]);
    await as(reem).stopMails();
    await notify(reem, { kind: "export_ready" });
    expect([mails.length, (await as(reem).unreadCount()).unread]).toEqual([1, 1]);
    await as(reem).resetChoices();
    await notify(reem, { kind: "export_ready" });
    expect(mails).toHaveLength(2);
  });

  test("about the account's safety cannot be switched off and has no link that would", async () => {
    await expect(as(reem).setChoice({ kind: "security_changed", inApp: true, email: "off" })).rejects.toMatchObject({
      code: "INVALID",
      data: { fields: { kind: "fixed" } },
    });
    await as(reem).stopMails();
    await notify(reem, { kind: "security_changed", params: { what: "password" } });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.unsubscribe).toBeUndefined();
  });

  test("a feature's own text takes the place of the plain one; false means that it writes itself", async () => {
    await notify(reem, { ...answered("A"), mail: (language) => ({ subject: `In ${language}`, paragraphs: ["Own words"] }) });
    expect(mails[0]).toMatchObject({ subject: "In en" });
    expect(mails[0]?.text).toContain("Own words");
    await notify(reem, { ...answered("B"), mail: false });
    expect(mails).toHaveLength(1);
  });

  test("about a message waits, and is not sent when the message was read meanwhile", async () => {
    const message: News = { kind: "message_received", params: { name: "Noura", text: "Hello" } };
    await notify(reem, message);
    expect(mails).toHaveLength(0);
    expect(queued[0]?.startAfterSeconds).toBe(300);
    const { signal } = new AbortController();
    await delayedMailJob.handler({ id: queued[0]?.id ?? "" }, signal);
    await delayedMailJob.handler({ id: queued[0]?.id ?? "" }, signal);
    expect(mails).toMatchObject([{ subject: "Message from Noura" }]);
    await notify(reem, message);
    await as(reem).markAllRead();
    await delayedMailJob.handler({ id: queued[1]?.id ?? "" }, signal);
    expect(mails).toHaveLength(1);
  });

  test("to a suspended person is not sent", async () => {
    await db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", noura.id).execute();
    await notify(noura, answered("A"));
    expect(mails).toHaveLength(0);
    await db.updateTable("users").set({ suspended_at: null }).where("id", "=", noura.id).execute();
  });
});

describe("digests", () => {
  const run = (now: string) => digestJob.handler({ now }, new AbortController().signal);
  const at = (time: string) =>
    db
      .updateTable("notifications")
      .set({ created_at: new Date(time) })
      .execute();

  test("are due at eight in Riyadh, weekly on Sunday", () => {
    const due = (period: "daily" | "weekly", now: string) => lastDigestTime(period, new Date(now)).toISOString();
    expect(due("daily", "2026-11-21T04:59:00Z")).toBe("2026-11-20T05:00:00.000Z");
    expect(due("daily", "2026-11-21T05:00:00Z")).toBe("2026-11-21T05:00:00.000Z");
    expect(due("weekly", "2026-11-21T20:00:00Z")).toBe("2026-11-15T05:00:00.000Z");
    expect(due("weekly", "2026-11-22T05:00:00Z")).toBe("2026-11-22T05:00:00.000Z");
  });

  test("are each person's own, and nothing for suspended or closed accounts", async () => {
    const [suspended, closed] = [await aUser(), await aUser()];
    await db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", suspended.id).execute();
    await db.updateTable("users").set({ deletion_requested_at: new Date() }).where("id", "=", closed.id).execute();
    for (const viewer of [reem, noura, suspended, closed]) {
      await as(viewer).setChoice({ kind: "quote_answered", inApp: true, email: "daily" });
      await notify(viewer, answered(`Vendor of ${viewer.name}`));
    }
    // Owed since before the accounts were closed.
    await db.updateTable("notifications").set({ mail: "daily" }).execute();
    await at("2026-11-20T10:00:00Z");
    await run("2026-11-21T05:00:00Z");
    expect(mails.map(({ to }) => to).sort()).toEqual([noura.email, reem.email]);
    for (const viewer of [reem, noura]) {
      const named = mails.find(({ to }) => to === viewer.email)?.text.match(/Vendor of \w+/g);
      expect([...new Set(named)]).toEqual([`Vendor of ${viewer.name}`]);
    }
  });

  test("bring together what is unread, once, and leave out what was read", async () => {
    await as(reem).setChoice({ kind: "quote_answered", inApp: true, email: "daily" });
    for (const vendor of ["A", "B", "C"]) await notify(reem, answered(vendor));
    const first = (await as(reem).list({})).items[0];
    await as(reem).setRead({ id: first?.id ?? "", isRead: true });
    await at("2026-11-20T10:00:00Z");
    await run("2026-11-20T20:00:00Z");
    expect(mails).toHaveLength(0);
    await run("2026-11-21T05:00:00Z");
    await run("2026-11-21T06:00:00Z");
    expect(mails).toMatchObject([{ to: reem.email, subject: "2 new updates for you" }]);
    expect(mails[0]?.text).toContain("A answered your request.");
    expect(mails[0]?.text).not.toContain("C answered");
    expect(await as(null).describeUnsubscribe({ token: tokenOf(mails[0]) })).toEqual({ isDigest: true });
    await as(null).unsubscribe({ token: tokenOf(mails[0]) });
    const kinds = (await as(reem).listChoices()).flatMap((group) => group.kinds);
    expect(kinds.find((row) => row.kind === "quote_answered")).toMatchObject({ email: "off", inApp: true });
    expect(kinds.find((row) => row.kind === "quote_closed")).toMatchObject({ email: "off" });
    expect(kinds.find((row) => row.kind === "export_ready")).toMatchObject({ email: "now" });
  });

  test("come by the week on Sunday, and what is switched off while it waits is not sent", async () => {
    await as(reem).setChoice({ kind: "quote_answered", inApp: true, email: "weekly" });
    await as(laila).setChoice({ kind: "quote_answered", inApp: true, email: "weekly" });
    await notify(reem, answered("A"));
    await notify(laila, answered("A"));
    await at("2026-11-18T10:00:00Z");
    await as(laila).stopMails();
    await run("2026-11-21T12:00:00Z");
    expect(mails).toHaveLength(0);
    await run("2026-11-22T05:30:00Z");
    expect(mails.map((mail) => mail.to)).toEqual([reem.email]);
  });

  test("reach everybody when they need more than one batch", async () => {
    const many = Array.from({ length: 130 }, (_, n) => ({ id: newId(), name: `P${n}`, email: `p${n}@test.example` }));
    await db.insertInto("users").values(many).execute();
    const row = { kind: "quote_closed", type: "info", params: '{"vendor":"A"}', mail: "daily", created_at: new Date("2026-11-20T10:00:00Z") };
    await db
      .insertInto("notifications")
      .values(many.map(({ id }) => ({ ...row, id: newId(), user_id: id })))
      .execute();
    await run("2026-11-21T05:00:00Z");
    expect(new Set(mails.map((mail) => mail.to)).size).toBe(130);
    expect(mails).toHaveLength(130);
  });
});

describe("choices", () => {
  test("show what can concern the viewer", async () => {
    const groups = async (viewer: Viewer) => (await as(viewer).listChoices()).map((group) => [group.id, group.kinds.map((row) => row.kind)] as const);
    const own = new Map(await groups(reem));
    expect(own.get("work")).not.toContain("quote_received");
    expect(own.has("staff")).toBe(false);
    expect(new Map(await groups(noura)).get("work")).toContain("quote_received");
    expect(new Map(await groups(sami)).get("staff")).toContain("verification_submitted");
    const editor = { ...reem, permissions: ["content_manager"] };
    expect(new Map(await groups(editor)).get("staff")).toEqual(["import_finished", "import_failed"]);
  });

  test("are one's own", async () => {
    await as(reem).setChoice({ kind: "quote_closed", inApp: false, email: "weekly" });
    const of = async (viewer: Viewer) => (await as(viewer).listChoices()).flatMap((group) => group.kinds).find((row) => row.kind === "quote_closed");
    expect(await of(reem)).toMatchObject({ inApp: false, email: "weekly" });
    expect(await of(laila)).toMatchObject({ inApp: true, email: "daily" });
    await expect(as(reem).setChoice({ kind: "quote_closed", inApp: true, email: "hourly" as never })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

test("old ones are erased: deleted a day ago, read half a year ago, beyond the thousandth", async () => {
  const days = (n: number) => new Date(Date.now() - n * 86_400_000);
  const row = (more: object) => ({ id: newId(), user_id: reem.id, kind: "export_ready", ...more });
  const stored = [row({ removed_at: days(0.5) }), row({ is_read: true, created_at: days(170) }), row({ created_at: days(400) })];
  const gone = [row({ removed_at: days(2) }), row({ is_read: true, created_at: days(190) })];
  await db
    .insertInto("notifications")
    .values([...stored, ...gone])
    .execute();
  await db
    .insertInto("notifications")
    .values(Array.from({ length: 1005 }, (_, n) => ({ id: newId(), user_id: laila.id, kind: "export_ready", created_at: days(n / 100) })))
    .execute();
  await cleanNotificationsJob.handler({}, new AbortController().signal);
  const left = await db.selectFrom("notifications").select("id").where("user_id", "=", reem.id).execute();
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set(stored.map(({ id }) => id)));
  const theirs = await db.selectFrom("notifications").select("created_at").where("user_id", "=", laila.id).orderBy("created_at").execute();
  expect(theirs).toHaveLength(1000);
  expect(theirs[0]?.created_at.getTime()).toBeGreaterThan(days(10).getTime());
});
