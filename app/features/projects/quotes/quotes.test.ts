import { randomUUID } from "node:crypto";
import { createRouterClient } from "@orpc/server";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { quotesRouter } from "./server/procedures.server.ts";

const mails = vi.hoisted(() => [] as { to: string; subject: string; text: string; language: string }[]);
vi.mock("#app/platform/mail/mail.server.ts", () => ({ sendMail: async (mail: (typeof mails)[number]) => void mails.push(mail) }));

const person = (role: Role, name: string): Viewer => ({
  id: newId(),
  name,
  email: `${name.toLowerCase()}@test.example`,
  role,
  roleIsFallback: false,
  permissions: [],
  language: null,
  theme: null,
});
const reem = person("homeowner", "Reem");
const noura = person("vendor", "Noura");
const rival = person("vendor", "Rival");
const admin = person("admin", "Sami");
const as = (viewer: Viewer | null, language = "en", ip: string = randomUUID()) =>
  createRouterClient(quotesRouter, { context: { viewer, language, requestId: "r", ip } });

const vendorId = newId();
const pendingId = newId();
const request = (more = {}) => ({
  idempotencyKey: randomUUID(),
  vendorId,
  projectType: "majlis",
  city: "Riyadh",
  budgetMin: 5_000_000,
  budgetMax: 10_000_000,
  startWhen: "one_month",
  description: "Men's majlis, 6 by 5 m.",
  contactName: "Reem",
  contactEmail: "Reem@Test.example",
  contactPhone: "0505032807",
  ...more,
});
const photo = async (name = "room.png") =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 30, channels: 3, background: "#8a5" } })
          .png()
          .toBuffer(),
      ),
    ],
    name,
    { type: "image/png" },
  );
const problems = (fields: Record<string, string>) => expect.objectContaining({ code: "INVALID", data: { fields } });

beforeAll(async () => {
  await db
    .insertInto("users")
    .values([reem, noura, rival, admin].map(({ id, name, email }) => ({ id, name, email })))
    .execute();
  await db
    .insertInto("vendors")
    .values([
      {
        id: vendorId,
        name: "Bayt Al Sidra",
        name_ar: "بيت السدرة",
        slug: "bayt-al-sidra",
        status: "Verified",
        owner_id: noura.id,
        contact_email: "shop@test.example",
      },
      { id: pendingId, name: "Pending", slug: "pending", status: "Pending", owner_id: null, contact_email: null },
    ])
    .execute();
});

describe("create", () => {
  test("a visitor asks, with photographs; both sides get a mail", async () => {
    mails.length = 0;
    const { id } = await as(null, "ar").create(request({ photos: [await photo(), await photo("two.png")] }));
    expect(await db.selectFrom("quote_requests").selectAll().where("id", "=", id).executeTakeFirst()).toMatchObject({
      requester_id: null,
      city: "Riyadh",
      budget_min: 5_000_000,
      contact_email: "reem@test.example",
      language: "ar",
      status: "new",
    });
    const files = await db
      .selectFrom("quote_request_photos as p")
      .innerJoin("files as f", "f.id", "p.file_id")
      .select(["f.id", "f.is_public", "f.owner_id"])
      .where("p.quote_request_id", "=", id)
      .execute();
    expect(files).toMatchObject([{ is_public: false }, { is_public: false }]);
    const file = files[0] ?? { id: "", is_public: false, owner_id: null };
    const seenBy = await Promise.all([null, reem, rival, noura, admin].map((viewer) => maySeeFile(viewer, file)));
    expect(seenBy).toEqual([false, false, false, true, true]);
    expect(mails.map((mail) => mail.to).sort()).toEqual(["Reem@Test.example", "noura@test.example"]);
    expect(mails.find((mail) => mail.to.startsWith("Reem"))?.subject).toContain("بيت السدرة");
  });
  test("the same request twice, also at the same moment, is one request", async () => {
    const same = request({ photos: [await photo()] });
    const client = as(reem);
    const made = await Promise.all([client.create(same), client.create(same)]);
    made.push(await client.create(same));
    expect(new Set(made.map((quote) => quote.id)).size).toBe(1);
    const { n } = await db
      .selectFrom("quote_request_photos")
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .where("quote_request_id", "=", made[0]?.id ?? "")
      .executeTakeFirstOrThrow();
    expect(n).toBe(1);
  });
  test.each([
    [{ projectType: "castle" }, { projectType: "required" }],
    [{ city: "Atlantis" }, { city: "city" }],
    [{ city: " " }, { city: "required" }],
    [{ description: "" }, { description: "required" }],
    [
      { contactName: "", contactEmail: "no" },
      { contactName: "required", contactEmail: "email" },
    ],
    [{ contactPhone: "call me" }, { contactPhone: "phone" }],
    [{ budgetMin: 9, budgetMax: 3 }, { budget: "budget" }],
    [{ startWhen: "yesterday" }, { startWhen: "required" }],
  ])("%j is answered by field", async (wrong, fields) => {
    await expect(as(null).create(request(wrong))).rejects.toEqual(problems(fields as never));
  });
  test("photographs are checked, and a refused request keeps none of them", async () => {
    const before = await db.selectFrom("files").select("id").execute();
    const text = new File(["<svg onload=alert(1)>"], "photo.png", { type: "image/png" });
    await expect(as(null).create(request({ photos: [await photo(), text] }))).rejects.toEqual(problems({ photos: "UNSUPPORTED" }));
    await expect(as(null).create(request({ photos: await Promise.all(Array.from({ length: 6 }, () => photo())) }))).rejects.toEqual(
      problems({ photos: "tooMany" }),
    );
    expect(await db.selectFrom("files").select("id").execute()).toHaveLength(before.length);
  });
  test("a city may be given in Arabic", async () => {
    const { id } = await as(reem).create(request({ city: "جدة" }));
    expect(await as(reem).get({ id })).toMatchObject({ city: "Jeddah" });
  });
  test("only public vendors can be asked, and not without end", async () => {
    await expect(as(null).create(request({ vendorId: pendingId }))).rejects.toMatchObject({ code: "NOT_FOUND" });
    const client = as(null, "en", "10.1.1.1");
    for (let n = 0; n < 5; n += 1) await client.create(request());
    await expect(client.create(request())).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});

describe("lists", () => {
  test("the admin sees all, the vendor its own, the requester what they sent", async () => {
    const all = await as(admin).listAll({});
    expect(all.items.length).toBeGreaterThan(5);
    expect((await as(noura).listReceived({})).items).toHaveLength(all.items.length);
    expect((await as(rival).listReceived({})).items).toEqual([]);
    expect((await as(reem).listMine({})).items).toHaveLength(2);
    expect((await as(admin).listAll({ search: "6 majl" })).items).toHaveLength(all.items.length);
    expect((await as(admin).listAll({ search: "جدة" })).items).toHaveLength(1);
    expect((await as(admin).listAll({ status: "closed" })).items).toEqual([]);
    expect(all.counts.new).toBe(all.items.length);
    const rest = await as(admin).listAll({ after: all.items[2]?.id });
    expect(rest.items.map((item) => item.id)).toEqual(all.items.slice(3).map((item) => item.id));
  });
  test("access: nobody signs in first, the wrong role is refused, foreign requests do not exist", async () => {
    const { id } = await as(reem).create(request());
    await expect(as(null).listMine({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(as(reem).listAll({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(reem).listReceived({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(rival).get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(rival).setStatus({ id, status: "seen" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(reem).setStatus({ id, status: "seen" })).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await as(reem).get({ id })).toMatchObject({ permissions: { canChangeStatus: false } });
    expect(await as(noura).get({ id })).toMatchObject({ permissions: { canChangeStatus: true } });
  });
  test("the status is the vendor's and the admin's to change, and is on record", async () => {
    const { id } = await as(reem).create(request());
    expect(await as(noura).setStatus({ id, status: "answered" })).toEqual({ id, status: "answered" });
    await as(admin).setStatus({ id, status: "answered" });
    const audit = await db.selectFrom("audit_events").select(["actor_name", "changes"]).where("entity_id", "=", id).execute();
    expect(audit).toEqual([{ actor_name: "Noura", changes: { status: ["new", "answered"] } }]);
    await expect(as(noura).setStatus({ id, status: "lost" as never })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
