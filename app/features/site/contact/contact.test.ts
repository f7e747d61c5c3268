import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { serverClient } from "#app/api/server-client.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { aUser } from "#app/platform/testing/people.ts";

const mails = vi.hoisted(() => [] as { to: string; subject: string; text: string; language: string }[]);
vi.mock("#app/platform/mail/mail.server.ts", async (original) => ({
  ...(await original<object>()),
  sendMail: async (mail: (typeof mails)[number]) => void mails.push(mail),
}));

const as = (viewer: Viewer | null, { language = "en", ip = randomUUID() as string } = {}) => serverClient({ viewer, language, requestId: newId(), ip }).contact;
/** To an address of its own: acknowledgements are limited for each. */
const message = (more = {}) => ({
  idempotencyKey: randomUUID(),
  topic: "order",
  name: "Reem",
  email: `${randomUUID()}@test.example`,
  body: "Where is my sofa?",
  ...more,
});
const pdf = (name = "invoice.pdf") => new File(["%PDF-1.4\nx\n%%EOF"], name, { type: "application/pdf" });
const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 60, height: 40, channels: 3, background: "#8a5" } })
          .png()
          .toBuffer(),
      ),
    ],
    "sofa.png",
    { type: "image/png" },
  );

let reem: Viewer;
let other: Viewer;
const vendor = await aUser("vendor");
const manager = await aUser("professional", { permissions: ["content_manager"] });
const admin = await aUser("admin", { name: "Sami" });
await db.updateTable("profiles").set({ full_name_ar: "سامي" }).where("id", "=", admin.id).execute();
beforeEach(async () => {
  mails.length = 0;
  [reem, other] = [await aUser(), await aUser()];
});
const noticesTo = (userId: string, kind: string) =>
  db.selectFrom("notifications").select(["href"]).where("user_id", "=", userId).where("kind", "=", kind).execute();

describe("writing", () => {
  test("a visitor's message waits for admins, who are notified; the acknowledgement does not quote it to a stranger", async () => {
    const { id } = await as(null, { language: "ar" }).create(message({ email: "Reem@Test.example", reference: " D-2026-000123 ", phone: "0550001000" }));
    expect(await as(admin).get({ id })).toMatchObject({
      email: "reem@test.example",
      phone: "+966 55 000 1000",
      reference: "D-2026-000123",
      senderId: null,
      status: "open",
    });
    expect(mails).toMatchObject([{ to: "reem@test.example", language: "ar" }]);
    expect(mails[0]?.text).not.toContain("sofa");
    expect(await noticesTo(admin.id, "contact_received")).toContainEqual({ href: `/admin/contact?open=${id}` });
  });

  test("the sender's own confirmed address gets their words back, another one does not", async () => {
    await db.updateTable("users").set({ email_verified: true }).where("id", "=", reem.id).execute();
    await as(reem).create(message({ email: reem.email }));
    expect(mails[0]?.text).toContain("Where is my sofa?");
    await as(reem).create(message({ email: "someone-else@test.example" }));
    expect(mails[1]?.text).not.toContain("sofa");
    await db.updateTable("users").set({ email_verified: false }).where("id", "=", other.id).execute();
    await as(other).create(message({ email: other.email }));
    expect(mails[2]?.text).not.toContain("sofa");
  });

  test("one address is not flooded with acknowledgements; the messages still arrive", async () => {
    for (let n = 0; n < 6; n += 1) await as(null).create(message({ email: "flood@test.example" }));
    expect(mails.filter(({ to }) => to === "flood@test.example")).toHaveLength(5);
    const rows = await db.selectFrom("contact_messages").select("id").where("email", "=", "flood@test.example").execute();
    expect(rows).toHaveLength(6);
  });

  test("the same twice, also at the same moment, is one, with its files once", async () => {
    const same = message({ files: [pdf()] });
    const client = as(reem);
    const made = await Promise.all([client.create(same), client.create(same)]);
    made.push(await client.create(same));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await db.selectFrom("files").select("id").where("owner_id", "=", reem.id).execute()).toHaveLength(1);
    expect(mails).toHaveLength(1);
  });

  test("files are seen by their sender and admins alone", async () => {
    const { id } = await as(reem).create(message({ files: [pdf("../a.pdf"), await picture()] }));
    const { files } = await as(admin).get({ id });
    expect(files.map(({ name }) => name)).toEqual(["a.pdf", "sofa.png"]);
    const [file] = await db
      .selectFrom("files")
      .select(["id", "owner_id", "is_public"])
      .where("id", "=", files[0]?.id ?? "")
      .execute();
    if (!file) throw new Error("no file");
    expect(await Promise.all([null, other, vendor, manager, reem, admin].map((viewer) => maySeeFile(viewer, file)))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test.each([
    [{ topic: "gossip" }, { topic: "required" }],
    [{ email: "nobody" }, { email: "email" }],
    [{ body: " " }, { body: "required" }],
    [{ files: Array.from({ length: 6 }, () => pdf()) }, { files: "tooMany" }],
    [{ files: [pdf(), new File(["<svg onload=alert(1)>"], "a.pdf", { type: "application/pdf" })] }, { "files.1": "UNSUPPORTED" }],
  ])("%j is answered by field, and leaves nothing behind", async (wrong, fields) => {
    await expect(as(reem).create(message(wrong))).rejects.toMatchObject({ code: "INVALID", data: { fields } });
    expect(await db.selectFrom("files").select("id").where("owner_id", "=", reem.id).execute()).toEqual([]);
    expect(mails).toEqual([]);
  });

  test("not without end; wrong forms do not count", async () => {
    const visitor = as(null, { ip: "203.0.113.90" });
    for (let n = 0; n < 3; n += 1) await expect(visitor.create(message({ body: "" }))).rejects.toMatchObject({ code: "INVALID" });
    for (let n = 0; n < 5; n += 1) await visitor.create(message());
    await expect(visitor.create(message())).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await as(null, { ip: "203.0.113.91" }).create(message());
  });
});

describe("answering", () => {
  test("is for admins alone", async () => {
    const { id } = await as(reem).create(message());
    for (const viewer of [reem, vendor, manager]) {
      await expect(as(viewer).list({})).rejects.toMatchObject({ code: "FORBIDDEN" });
      await expect(as(viewer).get({ id })).rejects.toMatchObject({ code: "FORBIDDEN" });
      await expect(as(viewer).reply({ id, key: randomUUID(), body: "x" })).rejects.toMatchObject({ code: "FORBIDDEN" });
      await expect(as(viewer).move({ id, move: "close" })).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
    await expect(as(null).listMine({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    const missing = newId();
    await expect(as(admin).get({ id: missing })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(admin).reply({ id: missing, key: randomUUID(), body: "x" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(admin).move({ id: missing, move: "close" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("reaches the person once, by mail and notification, and is on record; nobody else reads it", async () => {
    const { id } = await as(reem, { language: "ar" }).create(message({ email: "another@test.example" }));
    await as(other).create(message());
    mails.length = 0;
    await expect(as(admin).reply({ id, key: randomUUID(), body: " " })).rejects.toMatchObject({ code: "INVALID", data: { fields: { body: "required" } } });
    const reply = { id, key: newId(), body: "إنها في الطريق." };
    expect(await as(admin).reply(reply)).toMatchObject({ status: "answered", replies: [{ body: "إنها في الطريق.", by: "Sami" }] });
    expect(await as(admin, { language: "ar" }).reply(reply)).toMatchObject({ replies: [{ by: "سامي" }] });
    expect(mails).toMatchObject([{ to: "another@test.example", language: "ar", text: expect.stringContaining("إنها في الطريق.") }]);
    expect(await noticesTo(reem.id, "contact_answered")).toEqual([{ href: "/dashboard/contact" }]);
    expect(await noticesTo(other.id, "contact_answered")).toEqual([]);
    const [mine] = (await as(reem).listMine({})).items;
    expect(mine).toMatchObject({ id, status: "answered", replies: [{ body: "إنها في الطريق." }] });
    expect(JSON.stringify(mine)).not.toMatch(/Sami|سامي/);
    expect((await as(other).listMine({})).items.map((item) => item.id)).not.toContain(id);
    const events = await db.selectFrom("audit_events").select("action").where("entity_id", "=", id).execute();
    expect(events.map(({ action }) => action)).toContain("contact.reply");
  });

  test("what is closed stays closed until it is opened again, or answered", async () => {
    const { id } = await as(null).create(message());
    expect(await as(admin).move({ id, move: "close" })).toMatchObject({ status: "closed" });
    await expect(as(admin).move({ id, move: "close" })).rejects.toMatchObject({ code: "STATUS_CONFLICT" });
    expect(await as(admin).move({ id, move: "reopen" })).toMatchObject({ status: "open" });
    await as(admin).move({ id, move: "close" });
    expect(await as(admin).reply({ id, key: randomUUID(), body: "One more thing" })).toMatchObject({ status: "answered" });
  });

  test("the queue: filters, words, and pages without gaps", async () => {
    await db.deleteFrom("contact_messages").execute();
    const rows = Array.from({ length: 45 }, (_, n) => ({
      id: newId(),
      idempotency_key: newId(),
      name: "Lama",
      email: "lama@test.example",
      topic: "press",
      body: `Number ${n} عن المجلس`,
      language: "en",
      created_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
    }));
    await db.insertInto("contact_messages").values(rows).execute();
    const { id } = await as(null).create(message({ name: "Zahra", reference: "D-2026-777" }));
    const seen: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await as(admin).list({ topic: "press", ...(after && { after }) });
      seen.push(...page.items.map((item) => item.id));
      if (!page.next) break;
      after = page.next;
    }
    expect(seen).toEqual(rows.map((row) => row.id).toReversed());
    for (const search of ["zahra", "D-2026-777", "sofa"])
      expect(
        (await as(admin).list({ search })).items.map((item) => item.id),
        search,
      ).toEqual([id]);
    expect((await as(admin).list({ search: "مجلس" })).items).toHaveLength(20);
    await as(admin).move({ id, move: "close" });
    const { items, counts } = await as(admin).list({ status: "closed" });
    expect(items.map((item) => item.id)).toEqual([id]);
    expect(counts).toEqual({ open: 45, answered: 0, closed: 1 });
  });

  test("goes with the sender's account", async () => {
    const { id } = await as(reem).create(message());
    await as(admin).reply({ id, key: randomUUID(), body: "Soon" });
    await db.deleteFrom("users").where("id", "=", reem.id).execute();
    await expect(as(admin).get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
