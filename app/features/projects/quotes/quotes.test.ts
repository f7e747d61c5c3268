import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { newestFirst } from "#app/platform/list/page.server.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { cursorAfter } from "#app/platform/testing/cursor-after.ts";
import { mailsTo } from "#app/platform/testing/mails.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { quotesRouter } from "./server/procedures.server.ts";
import { aQuote } from "./testing/a-quote.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const as = clientOf(quotesRouter);
const admin = await aUser("admin");
const stranger = await aUser();

// Each test has a requester, and two vendors with an owner each.
let reem: Viewer;
let noura: Viewer;
let rival: Viewer;
let vendor: Awaited<ReturnType<typeof aVendor>>;
let rivalVendor: typeof vendor;
beforeEach(async () => {
  [reem, noura, rival] = [await aUser(), await aUser("vendor"), await aUser("vendor")];
  vendor = await aVendor({ name: "Bayt Al Sidra", name_ar: "بيت السدرة", ownedBy: noura.id, contact_email: "shop@test.example" });
  rivalVendor = await aVendor({ ownedBy: rival.id });
});

let pixels: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  pixels = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: "#8a5" } })
      .png()
      .toBuffer(),
  );
});
const photo = (name = "room.png") => new File([pixels], name, { type: "image/png" });
const photos = (count: number) => Array.from({ length: count }, () => photo());
const request = (more = {}) => ({
  idempotencyKey: randomUUID(),
  vendorId: vendor.id,
  projectType: "majlis",
  city: "Riyadh",
  budgetMin: 5_000_000,
  budgetMax: 10_000_000,
  startWhen: "one_month",
  description: "Men's majlis, 6 by 5 m.",
  contactName: "Reem",
  contactEmail: "Reem@Sends.example",
  contactPhone: "0505032807",
  ...more,
});
const problems = (fields: Record<string, string>) => expect.objectContaining({ code: "INVALID", data: { fields } });
const refused = (code: string) => expect.objectContaining({ code });
const statusOf = async (id: string) => (await db.selectFrom("quote_requests").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;

describe("create", () => {
  test("a visitor asks, with photographs; both sides get a mail", async () => {
    // A separate address: acknowledgements per address are limited across tests.
    const { id } = await as(null, "ar").create(request({ photos: photos(2), contactEmail: "Reem@First.example" }));
    expect(await db.selectFrom("quote_requests").selectAll().where("id", "=", id).executeTakeFirst()).toMatchObject({
      requester_id: null,
      city: "Riyadh",
      budget_min: 5_000_000,
      budget_max: 10_000_000,
      contact_email: "reem@first.example",
      language: "ar",
      status: "new",
    });
    expect(mailsTo("reem@first.example").at(-1)).toMatchObject({ subject: expect.stringContaining("بيت السدرة"), language: "ar" });
    expect(mailsTo(noura.email)).toHaveLength(1);
  });

  test("only the owner is notified: not the address on the page, not other vendors, not the requester", async () => {
    await db.deleteFrom("notifications").execute();
    const { id } = await as(reem).create(request());
    expect(await noticesOf(noura)).toMatchObject([{ kind: "quote_received", params: { name: "Reem" }, href: `/vendor/quotes?open=${id}` }]);
    expect(mailsTo("shop@test.example")).toEqual([]);
    for (const other of [reem, rival, admin]) expect(await noticesOf(other)).toEqual([]);
  });

  test("an owner who asks themselves is not notified", async () => {
    await as(noura).create(request());
    expect(await noticesOf(noura)).toEqual([]);
  });

  describe("a listing that nobody owns", () => {
    const noticesTo = async () => (await noticesOf(admin)).map(({ kind, params, href }) => ({ kind, params, href }));
    const received = /has received|وصل طلبك إلى Diwan/;
    beforeEach(() => db.deleteFrom("notifications").execute());
    afterEach(() => db.deleteFrom("notifications").execute());

    test("with an address: the business is invited to claim it, admins are notified, the sender's acknowledgement does not say that it was received", async () => {
      const unowned = await aVendor({ name: "Kayan", contact_email: `${newId()}@shop.example` });
      const sender = { contactEmail: `${newId()}@sends.example` };
      const { id, reach } = await as(reem).create(request({ vendorId: unowned.id, ...sender }));
      expect(reach).toBe("invited");
      const [invitation, ...more] = mailsTo(unowned.contact_email ?? "");
      expect(more).toEqual([]);
      expect(invitation?.text).toContain(`/dashboard/claims/${unowned.id}`);
      expect(mailsTo(sender.contactEmail).at(-1)?.text).toMatch(/Kayan hasn’t joined Diwan yet/);
      expect(mailsTo(sender.contactEmail).at(-1)?.text).not.toMatch(received);
      expect(await noticesTo()).toMatchObject([{ kind: "quote_unjoined", params: { vendor: "Kayan", reach: "invited" }, href: `/admin/quotes?open=${id}` }]);
      expect(await noticesOf(noura)).toEqual([]);
    });

    test("without one: admins alone have it, and their list finds it", async () => {
      const unowned = await aVendor({ name: "Kayan" });
      const sender = { contactEmail: `${newId()}@sends.example` };
      const { id, reach } = await as(null).create(request({ vendorId: unowned.id, ...sender }));
      expect(reach).toBe("queue");
      expect(mailsTo(sender.contactEmail).at(-1)?.text).toMatch(/your request went to our team/);
      expect(await noticesTo()).toMatchObject([{ kind: "quote_unjoined", params: { reach: "queue" } }]);
      const { id: joined } = await as(reem).create(request());
      const listed = (await as(admin).listAll({ reach: "queue" })).items.map((item) => item.id);
      expect(listed).toContain(id);
      expect(listed).not.toContain(joined);
      expect(await as(admin).get({ id })).toMatchObject({ reach: "queue" });
      expect(await as(admin).get({ id: joined })).toMatchObject({ reach: "team" });
    });

    test("sent twice, it answers the same", async () => {
      const unowned = await aVendor({ name: "Kayan" });
      const twice = request({ vendorId: unowned.id, contactEmail: `${newId()}@sends.example` });
      const first = await as(reem).create(twice);
      expect(await as(reem).create(twice)).toEqual(first);
    });
  });

  test("the acknowledgement has the sender's words only at an address that is proved to be theirs, and five a day at most", async () => {
    const words = { description: "Buy cheap pills at evil.example", contactName: "Your Bank" };
    const textTo = (email: string) => mailsTo(email).map(({ text, html }) => text + html);
    const stranger = `${newId()}@stranger.example`;
    for (let asked = 0; asked < 7; asked++) await as(null).create(request({ ...words, contactEmail: stranger.toUpperCase() }));
    expect(textTo(stranger)).toHaveLength(5);
    for (const mail of textTo(stranger)) expect(mail).not.toMatch(/pills|Your Bank/);

    const sender = await aUser("homeowner");
    await as(sender).create(request({ ...words, contactEmail: stranger.replace("@", "2@") }));
    expect(textTo(stranger.replace("@", "2@"))[0]).not.toContain("pills");
    await db.updateTable("users").set({ email_verified: false }).where("id", "=", sender.id).execute();
    await as(sender).create(request({ ...words, contactEmail: sender.email }));
    await db.updateTable("users").set({ email_verified: true }).where("id", "=", sender.id).execute();
    await as(sender).create(request({ ...words, contactEmail: sender.email }));
    expect(textTo(sender.email).map((mail) => mail.includes("pills"))).toEqual([false, true]);
  });

  test("its photographs are for the requester, the vendor's owner and admins", async () => {
    const { id } = await as(reem).create(request({ photos: photos(1) }));
    const file = await db
      .selectFrom("quote_request_photos as p")
      .innerJoin("files as f", "f.id", "p.file_id")
      .select(["f.id", "f.is_public", "f.owner_id"])
      .where("p.quote_request_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(file.is_public).toBe(false);
    const seenBy = await Promise.all([null, stranger, rival, reem, noura, admin].map((viewer) => maySeeFile(viewer, file)));
    expect(seenBy).toEqual([false, false, false, true, true, true]);
  });

  test.each([
    ["٠٥٥١٢٣٤٥٦٧", "+966 55 123 4567"],
    ["0551234567", "+966 55 123 4567"],
    ["0044 20 7946 0958", "+44 20 7946 0958"],
    // an unknown format stays as typed, so that someone can ask
    ["12345678", "12345678"],
    ["", null],
  ])("the phone %j reads as %s", async (contactPhone, expected) => {
    const { id } = await as(reem).create(request({ contactPhone }));
    expect(await as(reem).get({ id })).toMatchObject({ contactPhone: expected, isMine: true });
    expect(await as(noura).get({ id })).toMatchObject({ contactPhone: expected, isMine: false });
  });

  test("the same request twice, also at the same moment, is one request", async () => {
    const same = request({ photos: photos(1) });
    const made = await Promise.all([as(reem).create(same), as(reem).create(same)]);
    made.push(await as(reem).create(same));
    expect(new Set(made.map((quote) => quote.id)).size).toBe(1);
    const rows = await db
      .selectFrom("quote_request_photos")
      .select("file_id")
      .where("quote_request_id", "=", made[0]?.id ?? "")
      .execute();
    expect(rows).toHaveLength(1);
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

  test("photographs are checked, and a refused request leaves none of them", async () => {
    const text = new File(["<svg onload=alert(1)>"], "photo.png", { type: "image/png" });
    await expect(as(reem).create(request({ photos: [photo(), text] }))).rejects.toEqual(problems({ "photos.1": "UNSUPPORTED" } as never));
    await expect(as(reem).create(request({ photos: photos(6) }))).rejects.toEqual(problems({ photos: "tooMany" }));
    expect(await db.selectFrom("files").select("id").where("owner_id", "=", reem.id).execute()).toEqual([]);
  });

  test("a city may be given in Arabic", async () => {
    const { id } = await as(reem).create(request({ city: "جدة" }));
    expect(await as(reem).get({ id })).toMatchObject({ city: "Jeddah" });
  });

  test("only public vendors can be asked", async () => {
    for (const hidden of [await aVendor({ status: "Pending" }), await aVendor({ status: "Inactive" }), await aVendor({ deleted_at: new Date() })])
      await expect(as(null).create(request({ vendorId: hidden.id }))).rejects.toEqual(refused("NOT_FOUND"));
  });

  test("five in an hour for a person or an address; neither uses up another's", async () => {
    const ip = randomUUID();
    for (let n = 0; n < 5; n += 1) await as(null, "en", ip).create(request());
    await expect(as(null, "en", ip).create(request())).rejects.toEqual(refused("TOO_MANY_REQUESTS"));
    // An invalid form does not count.
    for (let n = 0; n < 5; n += 1) await expect(as(reem, "en", ip).create(request({ city: "" }))).rejects.toEqual(refused("INVALID"));
    for (let n = 0; n < 5; n += 1) await as(reem, "en", ip).create(request());
    await expect(as(reem).create(request())).rejects.toEqual(refused("TOO_MANY_REQUESTS"));
    await expect(as(noura, "en", ip).create(request())).resolves.toMatchObject({ id: expect.any(String) });
  });
});

describe("lists", () => {
  test("the vendor's owner sees what that vendor was asked, the requester what they sent, and the counts say the same", async () => {
    const theirs = await aQuote(rivalVendor, stranger);
    const mine = await aQuote(vendor, reem);
    const answered = await aQuote(vendor, stranger, { status: "answered" });
    const ids = async (list: Promise<{ items: { id: string }[] }>) => (await list).items.map(({ id }) => id).sort();
    expect(await ids(as(noura).listReceived({}))).toEqual([mine.id, answered.id].sort());
    expect((await as(noura).listReceived({})).counts).toEqual({ new: 1, seen: 0, answered: 1, closed: 0 });
    expect(await ids(as(rival).listReceived({}))).toEqual([theirs.id]);
    expect(await ids(as(reem).listMine({}))).toEqual([mine.id]);
    expect((await as(reem).listMine({})).counts).toEqual({ new: 1, seen: 0, answered: 0, closed: 0 });
    expect(await ids(as(noura).listReceived({ status: "answered" }))).toEqual([answered.id]);
    expect(await ids(as(noura).listMine({}))).toEqual([]);
  });

  test("the admin sees all, finds by words in both languages, and goes on where a page ended", async () => {
    const day = (n: number) => new Date(Date.UTC(2030, 0, n));
    const [first, second, third] = [
      await aQuote(vendor, reem, { created_at: day(1), description: "Jadeite counter", city: "Jeddah" }),
      await aQuote(rivalVendor, null, { created_at: day(2) }),
      await aQuote(vendor, reem, { created_at: day(3), description: "Jadeite floor" }),
    ];
    const ids = async (input: object) => (await as(admin).listAll(input)).items.map(({ id }) => id);
    expect((await ids({})).slice(0, 3)).toEqual([third.id, second.id, first.id]);
    expect(await ids({ search: "jadeit" })).toEqual([third.id, first.id]);
    expect(await ids({ search: "jadeite جدة" })).toEqual([first.id]);
    expect((await ids({ after: await cursorAfter(newestFirst("quotes"), "quote_requests", second.id) }))[0]).toBe(first.id);
  });

  test("twenty on a page, the twenty-first on the next", async () => {
    for (let n = 0; n < 21; n += 1) await aQuote(vendor, reem);
    const { items, next } = await as(noura).listReceived({});
    expect(items).toHaveLength(20);
    const rest = await as(noura).listReceived({ after: next ?? "" });
    expect(rest.items).toHaveLength(1);
    expect(rest.next).toBeNull();
    expect(items.map(({ id }) => id)).not.toContain(rest.items[0]?.id);
  });
});

describe("who may", () => {
  test("visitors sign in first, the wrong role is refused, others' requests are NOT_FOUND", async () => {
    const { id } = await aQuote(vendor, reem);
    await expect(as(null).listMine({})).rejects.toEqual(refused("UNAUTHORIZED"));
    await expect(as(reem).listAll({})).rejects.toEqual(refused("FORBIDDEN"));
    await expect(as(reem).listReceived({})).rejects.toEqual(refused("FORBIDDEN"));
    for (const other of [rival, stranger]) await expect(as(other).get({ id })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(noura).get({ id: newId() })).rejects.toEqual(refused("NOT_FOUND"));
  });

  test("the vendor's owner and admins answer; another vendor's owner and the requester do not", async () => {
    const { id } = await aQuote(vendor, reem);
    await expect(as(rival).setStatus({ id, status: "seen" })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(reem).setStatus({ id, status: "seen" })).rejects.toEqual(refused("FORBIDDEN"));
    expect(await statusOf(id)).toBe("new");
    const may = async (viewer: Viewer) => (await as(viewer).get({ id })).permissions;
    expect(await may(reem)).toEqual({ canChangeStatus: false, canAnswer: false, canMessage: true });
    expect(await may(noura)).toEqual({ canChangeStatus: true, canAnswer: true, canMessage: true });
    expect(await may(admin)).toEqual({ canChangeStatus: true, canAnswer: false, canMessage: false });
  });

  test("nobody writes to themselves or to a visitor", async () => {
    const [own, visitors] = [await aQuote(vendor, noura), await aQuote(vendor, null)];
    for (const { id } of [own, visitors]) expect((await as(noura).get({ id })).permissions.canMessage).toBe(false);
  });
});

describe("the status", () => {
  test("changes for one request only, on record once", async () => {
    const [quote, neighbor] = [await aQuote(vendor, reem), await aQuote(vendor, reem)];
    const { id } = quote;
    expect(await as(noura).setStatus({ id, status: "answered" })).toEqual({ id, status: "answered" });
    await as(admin).setStatus({ id, status: "answered" });
    const audit = await db.selectFrom("audit_events").select(["actor_name", "changes"]).where("entity_id", "=", id).execute();
    expect(audit).toEqual([{ actor_name: noura.name, changes: { status: ["new", "answered"] } }]);
    expect(await statusOf(neighbor.id)).toBe("new");
    await expect(as(noura).setStatus({ id, status: "lost" as never })).rejects.toEqual(refused("BAD_REQUEST"));
  });

  test.each([
    ["answered", "quote_answered"],
    ["closed", "quote_closed"],
  ] as const)("%s notifies the requester only", async (status, kind) => {
    const { id } = await aQuote(vendor, reem);
    await as(noura).setStatus({ id, status });
    expect(await noticesOf(reem)).toMatchObject([{ kind, params: { vendor: "Bayt Al Sidra", vendorAr: "بيت السدرة" }, href: "/dashboard/quotes" }]);
    for (const other of [noura, rival, stranger]) expect(await noticesOf(other)).toEqual([]);
  });

  test("a view notifies nobody, and neither does one's own change", async () => {
    const seen = await aQuote(vendor, reem);
    await as(noura).setStatus({ id: seen.id, status: "seen" });
    expect(await noticesOf(reem)).toEqual([]);
    const own = await aQuote(vendor, noura);
    await as(noura).setStatus({ id: own.id, status: "closed" });
    expect(await noticesOf(noura)).toEqual([]);
  });
});
