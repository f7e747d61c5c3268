import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { serverClient } from "#app/api/server-client.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { aUser } from "#app/platform/testing/people.ts";

const mails = vi.hoisted(() => [] as { to: string; text: string; language: string }[]);
vi.mock("#app/platform/mail/mail.server.ts", async (original) => ({
  ...(await original<object>()),
  sendMail: async (mail: (typeof mails)[number]) => void mails.push(mail),
}));

let reem: Viewer;
let other: Viewer;
beforeEach(async () => {
  [reem, other] = [await aUser(), await aUser()];
});
const vendor = await aUser("vendor", { name: "Noura" });
const manager = await aUser("professional", { name: "Manager", permissions: ["content_manager"] });
const admin = await aUser("admin", { name: "Sami" });
await db.updateTable("profiles").set({ full_name_ar: "سامي" }).where("id", "=", admin.id).execute();
const as = (viewer: Viewer | null, { language = "en", ip = randomUUID() as string } = {}) =>
  serverClient({ viewer, language, requestId: newId(), ip }).feedback;
const said = (more = {}) => ({
  idempotencyKey: randomUUID(),
  kind: "problem",
  body: "The map is empty.",
  page: "/vendors?city=Riyadh",
  browser: "Firefox",
  ...more,
});
const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 80, height: 50, channels: 3, background: "#8a5" } })
          .png()
          .toBuffer(),
      ),
    ],
    "screen.png",
    { type: "image/png" },
  );

describe("sending", () => {
  test("by a person, with a screenshot that only they and admins see; admins are notified", async () => {
    const { id } = await as(reem).create(said({ screenshot: await picture() }));
    const [mine] = (await as(reem).listMine({})).items;
    expect(mine).toMatchObject({ id, kind: "problem", status: "new", page: "/vendors?city=Riyadh", answers: [] });
    const file = await db
      .selectFrom("files")
      .select(["id", "owner_id", "is_public"])
      .where("id", "=", mine?.screenshot?.id ?? "")
      .executeTakeFirstOrThrow();
    expect(await Promise.all([null, other, vendor, manager, reem, admin].map((viewer) => maySeeFile(viewer, file)))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    const notices = await db.selectFrom("notifications").select(["user_id", "kind", "href"]).where("href", "like", `%${id}`).execute();
    expect(notices).toEqual([{ user_id: admin.id, kind: "feedback_received", href: `/dashboard/admin/feedback?open=${id}` }]);
    expect((await as(other).listMine({})).items).toEqual([]);
    await expect(as(null).listMine({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  test("the same twice, also at the same moment, is one", async () => {
    const same = said({ screenshot: await picture() });
    const client = as(other);
    const made = await Promise.all([client.create(same), client.create(same)]);
    made.push(await client.create(same));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const files = await db.selectFrom("files").select("id").where("owner_id", "=", other.id).execute();
    expect(files).toHaveLength(1);
  });

  test.each([
    [{ kind: "complaint" }, { kind: "required" }],
    [{ body: "  " }, { body: "required" }],
    [{ body: "x".repeat(4_001) }, { body: "tooLong" }],
    [{ email: "nobody" }, { email: "email" }],
    [{ screenshot: new File(["<svg onload=alert(1)>"], "a.png", { type: "image/png" }) }, { screenshot: "UNSUPPORTED" }],
  ])("%j is answered by field", async (wrong, fields) => {
    await expect(as(null).create(said(wrong))).rejects.toMatchObject({ code: "INVALID", data: { fields } });
  });

  test("a visitor too, but not without end; wrong forms do not count", async () => {
    const visitor = as(null, { ip: "203.0.113.9" });
    for (let n = 0; n < 3; n += 1) await expect(visitor.create(said({ body: "" }))).rejects.toMatchObject({ code: "INVALID" });
    for (let n = 0; n < 5; n += 1) await visitor.create(said({ email: "Visitor@Test.example" }));
    await expect(visitor.create(said())).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await as(null, { ip: "203.0.113.10" }).create(said());
  });
});

describe("answering", () => {
  test("is for admins alone", async () => {
    for (const viewer of [reem, vendor, manager]) {
      await expect(as(viewer).list({})).rejects.toMatchObject({ code: "FORBIDDEN" });
      await expect(as(viewer).get({ id: newId() })).rejects.toMatchObject({ code: "FORBIDDEN" });
      await expect(as(viewer).answer({ id: newId(), key: randomUUID(), body: "x" })).rejects.toMatchObject({ code: "FORBIDDEN" });
      await expect(as(viewer).update({ id: newId(), status: "closed" })).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
    await expect(as(admin).get({ id: newId() })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(admin).update({ id: newId(), status: "closed" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("reaches the person, once, and is on record", async () => {
    const { id } = await as(reem).create(said({ kind: "question", body: "أين أجد طلباتي؟" }));
    await expect(as(admin).answer({ id, key: randomUUID(), body: " " })).rejects.toMatchObject({ code: "INVALID", data: { fields: { body: "required" } } });
    const answer = { id, key: newId(), body: "في لوحة التحكم." };
    expect(await as(admin).answer(answer)).toMatchObject({ status: "answered", answers: [{ body: "في لوحة التحكم.", by: "Sami" }] });
    await as(admin).answer(answer);
    await db.updateTable("profiles").set({ full_name_ar: "ريم" }).where("id", "=", reem.id).execute();
    expect(await as(admin, { language: "ar" }).get({ id })).toMatchObject({ author: { name: "ريم" }, answers: [{ by: "سامي" }] });
    const [mine] = (await as(reem).listMine({})).items;
    expect(mine).toMatchObject({ status: "answered", answers: [{ body: "في لوحة التحكم." }] });
    expect(JSON.stringify(mine)).not.toMatch(/Sami|سامي/);
    const notices = await db.selectFrom("notifications").select("href").where("user_id", "=", reem.id).where("kind", "=", "feedback_answered").execute();
    expect(notices).toEqual([{ href: "/dashboard/feedback-history" }]);
    const events = await db.selectFrom("audit_events").select("action").where("entity_id", "=", id).execute();
    expect(events.map(({ action }) => action)).toContain("feedback.answer");
  });

  test("reaches a visitor by mail, in the language of the page", async () => {
    mails.length = 0;
    const { id } = await as(null, { language: "ar" }).create(said({ email: "V@Test.example" }));
    await as(admin).answer({ id, key: newId(), body: "شكرًا" });
    expect(mails).toMatchObject([{ to: "v@test.example", language: "ar", text: expect.stringContaining("شكرًا") }]);
  });

  test("status and internal note; the person sees the status only", async () => {
    const { id } = await as(reem).create(said({ kind: "idea", body: "Dark photos" }));
    expect(await as(admin).update({ id, status: "in_progress", note: "ask Faisal" })).toMatchObject({ status: "in_progress", note: "ask Faisal" });
    expect(await as(admin).update({ id, status: "closed" })).toMatchObject({ status: "closed", note: "ask Faisal" });
    const mine = (await as(reem).listMine({})).items.find((item) => item.id === id);
    expect(mine?.status).toBe("closed");
    expect(JSON.stringify(mine)).not.toContain("Faisal");
  });

  test("filters, words in both languages, pages without gaps", async () => {
    const { id: dark } = await as(reem).create(said({ kind: "idea", body: "Darkish photos" }));
    await as(admin).update({ id: dark, status: "closed" });
    const rows = Array.from({ length: 45 }, (_, n) => ({
      id: newId(),
      idempotency_key: newId(),
      author_id: vendor.id,
      kind: "praise",
      body: `Lovely ${n} مجالس`,
      language: "en",
      created_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
    }));
    await db.insertInto("feedback").values(rows).execute();
    const seen: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await as(admin).list({ kind: "praise", ...(after && { after }) });
      seen.push(...page.items.map(({ id }) => id));
      if (!page.next) break;
      after = page.next;
    }
    expect(seen).toEqual(rows.map(({ id }) => id).toReversed());
    expect((await as(admin).list({ search: "المجالس" })).items).toHaveLength(20);
    expect((await as(admin).list({ search: "darkish photo" })).items).toMatchObject([{ excerpt: "Darkish photos" }]);
    await db.updateTable("feedback").set({ body: "Darkish photos, reference 6e1a81ab" }).where("id", "=", dark).execute();
    // The text parser reads 6e1 as a number: queries are tokenized the same way, also while typing.
    for (const search of ["6e1a81ab", "6e1a8", "6e1", "reference 6e1a81ab"])
      expect(
        (await as(admin).list({ search })).items.map(({ id }) => id),
        search,
      ).toEqual([dark]);
    expect((await as(admin).list({ search: "6e1b" })).items).toEqual([]);
    const closed = await as(admin).list({ status: "closed" });
    expect(closed.items.map(({ id }) => id)).toContain(dark);
    expect(closed.items.every(({ status }) => status === "closed")).toBe(true);
    expect(closed.counts.closed).toBe(closed.items.length);
    // a cursor of the team's list is invalid in one's own
    const { next } = await as(admin).list({});
    await expect(as(reem).listMine({ after: next ?? "" })).rejects.toMatchObject({ code: "INVALID", data: { fields: { after: "cursor" } } });
  });
});
