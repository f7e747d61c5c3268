import { DAY_MS } from "#app/platform/rules/durations.ts";
import "#app/api/router.server.ts";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { oldestFirst } from "#app/platform/list/page.server.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { cursorAfter } from "#app/platform/testing/cursor-after.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { endVerificationsJob } from "./server/jobs.server.ts";
import { verificationsRouter } from "./server/procedures.server.ts";
import { REMIND_DAYS, today } from "./verifications.ts";

const as = clientOf(verificationsRouter);
const [sami, huda] = [await aUser("admin", { name: "Sami" }), await aUser("admin", { name: "Huda" })];
const reem = await aUser();

const pdf = (name = "record.pdf") => new File(["%PDF-1.7\n%%EOF\n"], name);
const scan = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 30, height: 40, channels: 3, background: "#fff" } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    "scan.jpg",
  );
const registration = (more = {}) => ({ kind: "commercial_registration" as const, number: "1010203040", documents: [pdf()], ...more });
const inDays = (days: number) => today(Date.now() + days * DAY_MS);
const problems = (fields: Record<string, string>) => expect.objectContaining({ code: "INVALID", data: { fields } });
const refused = (code: string) => expect.objectContaining({ code });
const licence = (number = "ENG-2118") => ({ kind: "licence" as const, number, issuedBy: "Saudi Council of Engineers", documents: [pdf()] });
const markOf = async ({ id }: Viewer) =>
  (await db.selectFrom("profiles").select("verification_status").where("id", "=", id).executeTakeFirst())?.verification_status;
const recorded = ({ id }: { id: string }) => db.selectFrom("audit_events").select(["action", "changes"]).where("entity_id", "=", id).orderBy("id").execute();
const statusOf = async ({ id }: { id: string }) =>
  (await db.selectFrom("verification_requests").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
const runJob = () => endVerificationsJob.handler({}, new AbortController().signal);
/** An approved check of a person, valid until a day. */
async function approved(viewer: Viewer, until: string, number?: string): Promise<{ id: string }> {
  const { id } = await as(viewer).submit(licence(number));
  await as(sami).approve({ id, validUntil: inDays(400) });
  await db.updateTable("verification_requests").set({ valid_until: until }).where("id", "=", id).execute();
  return { id };
}

// Each test has its own people.
let faisal: Viewer;
let noura: Viewer;
let rival: Viewer;
beforeEach(async () => {
  await db.deleteFrom("verification_requests").execute();
  [faisal, noura, rival] = [await aUser("professional"), await aUser("vendor"), await aUser("vendor")];
});

describe("submit", () => {
  test("a vendor sends a registration with a PDF and a scan; the admins are notified", async () => {
    const { id } = await as(noura).submit(registration({ number: "١٠١٠ ٢٠٣٠٤٠", documents: [pdf("سجل.pdf"), await scan()], statedUntil: inDays(400) }));
    const mine = await as(noura).mine();
    expect(mine).toMatchObject({ status: "pending", needed: ["commercial_registration", "unified_number"] });
    expect(mine.items).toMatchObject([
      { id, number: "1010203040", status: "submitted", documents: [{ name: "سجل.pdf" }, { name: "scan.jpg", mime: "image/jpeg" }] },
    ]);
    expect([await markOf(noura), await markOf(rival)]).toEqual(["pending", "unverified"]);
    const href = `/admin/verifications?open=${id}`;
    for (const admin of [sami, huda])
      expect((await noticesOf(admin)).filter((notice) => notice.href === href)).toMatchObject([
        { kind: "verification_submitted", params: { name: noura.name } },
      ]);
    for (const other of [noura, rival, reem]) expect(await noticesOf(other)).toEqual([]);
    const file = { id: mine.items[0]?.documents[0]?.id ?? "", is_public: false, owner_id: noura.id };
    const seenBy = await Promise.all([null, reem, rival, noura, sami].map((viewer) => maySeeFile(viewer, file)));
    expect(seenBy).toEqual([false, false, false, true, true]);
  });

  test("one of a kind waits, also of three at once; another person's or another kind is not in the way", async () => {
    const sent = await Promise.allSettled([0, 1, 2].map(() => as(rival).submit(registration())));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.selectFrom("files").select("id").where("owner_id", "=", rival.id).execute()).toHaveLength(1);
    await expect(as(rival).submit(registration())).rejects.toEqual(refused("WAITING"));
    await as(rival).submit({ kind: "vat", number: "300012345600003", documents: [pdf()] });
    await as(noura).submit(registration());
  });

  test("wrong fields come back with their codes", async () => {
    await expect(as(faisal).submit({ kind: "unified_number", number: "1010203040" })).rejects.toEqual(
      problems({ number: "unifiedBegins", documents: "required" }),
    );
    await expect(as(faisal).submit({ kind: "vat", number: "300012345600004", documents: [pdf()] })).rejects.toEqual(problems({ number: "vatEnds" }));
    await expect(as(faisal).submit({ kind: "licence", number: "ENG-1", documents: [pdf()], statedUntil: "2020-01-01" })).rejects.toEqual(
      problems({ issuedBy: "required", statedUntil: "past" }),
    );
    await expect(as(faisal).submit(registration({ documents: Array.from({ length: 6 }, () => pdf()) }))).rejects.toEqual(problems({ documents: "tooMany" }));
    await expect(as(faisal).submit(registration({ documents: [pdf(), new File(["MZ"], "virus.pdf")] }))).rejects.toEqual(
      problems({ "documents.1": "UNSUPPORTED" }),
    );
    expect(await db.selectFrom("files").select("id").where("owner_id", "=", faisal.id).execute()).toEqual([]);
  });

  test("homeowners have nothing to send", async () => {
    await expect(as(reem).submit(registration())).rejects.toEqual(refused("FORBIDDEN"));
    expect(await as(reem).mine()).toEqual({ status: "unverified", needed: [], items: [] });
  });
});

describe("decide", () => {
  test("the queue: what waits longest first, by words, number and kind; a number sent by two is shown", async () => {
    const [hers, his] = [await as(noura).submit(registration()), await as(rival).submit(registration())];
    const queue = await as(sami).list({ status: "submitted" });
    expect(queue.items.map(({ id }) => id)).toEqual([hers.id, his.id]);
    expect(queue.counts).toMatchObject({ submitted: 2, approved: 0 });
    const ids = async (input: object) => (await as(sami).list(input)).items.map(({ id }) => id);
    expect(await ids({ search: noura.email })).toEqual([hers.id]);
    expect(await ids({ search: "١٠١٠٢" })).toEqual([his.id, hers.id]);
    expect(await ids({ kind: "vat" })).toEqual([]);
    const after = await cursorAfter(oldestFirst("verifications"), "verification_requests", hers.id);
    expect(await ids({ status: "submitted", after })).toEqual([his.id]);
    expect(await as(sami).get(hers)).toMatchObject({ person: { name: noura.name, role: "vendor" }, sameNumber: [{ name: rival.name }] });
    await expect(as(sami).get({ id: newId() })).rejects.toEqual(refused("NOT_FOUND"));
  });

  test("approval names the last day, of one person's check only; of two admins one decides", async () => {
    const [{ id }, neighbor] = [await as(noura).submit(registration()), await as(rival).submit(registration())];
    await expect(as(sami).approve({ id, validUntil: "" })).rejects.toEqual(problems({ validUntil: "required" }));
    await expect(as(sami).approve({ id, validUntil: "2020-01-01" })).rejects.toEqual(problems({ validUntil: "past" }));
    const decisions = await Promise.allSettled([as(sami).approve({ id, validUntil: inDays(365) }), as(huda).reject({ id, reason: "Blurred" })]);
    expect(decisions.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(decisions.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "STATUS_CONFLICT" } });
    expect([await statusOf(neighbor), await markOf(rival), await noticesOf(rival)]).toEqual(["submitted", "pending", []]);
  });

  test("a rejection has a reason, and another try is allowed", async () => {
    const { id } = await as(rival).submit(registration());
    await expect(as(sami).reject({ id, reason: " " })).rejects.toEqual(problems({ reason: "required" }));
    await as(sami).reject({ id, reason: "The scan is cut off." });
    expect(await markOf(rival)).toBe("rejected");
    expect(await noticesOf(rival)).toMatchObject([
      { kind: "verification_rejected", params: { reason: "The scan is cut off." }, href: "/dashboard/verification" },
    ]);
    await as(rival).submit(registration());
    expect(await markOf(rival)).toBe("pending");
    const events = await db.selectFrom("audit_events").select(["action", "actor_id"]).where("entity_id", "=", id).orderBy("id").execute();
    expect(events).toEqual([
      { action: "verification.submit", actor_id: rival.id },
      { action: "verification.reject", actor_id: sami.id },
    ]);
  });

  test("nobody decides about themselves", async () => {
    const { id } = await as(faisal).submit(licence());
    const promoted: Viewer = { ...faisal, role: "admin" };
    await expect(as(promoted).approve({ id, validUntil: inDays(10) })).rejects.toEqual(refused("FORBIDDEN"));
    await expect(as(promoted).reject({ id, reason: "No" })).rejects.toEqual(refused("FORBIDDEN"));
    expect(await statusOf({ id })).toBe("submitted");
  });

  test("its owner takes back what waits, and its papers go; nobody else can", async () => {
    const mine = await as(faisal).submit(licence());
    const neighbor = await as(noura).submit(registration());
    for (const other of [rival, sami]) await expect(as(other).withdraw(mine)).rejects.toEqual(refused("NOT_FOUND"));
    await as(faisal).withdraw(mine);
    await as(faisal).withdraw(mine);
    expect((await as(faisal).mine()).items).toMatchObject([{ status: "withdrawn", documents: [] }]);
    expect((await recorded(mine)).map(({ action }) => action)).toEqual(["verification.submit", "verification.withdraw"]);
    expect(await noticesOf(faisal)).toEqual([]);
    expect((await as(noura).mine()).items).toMatchObject([{ id: neighbor.id, status: "submitted", documents: [{ name: "record.pdf" }] }]);
    await expect(as(sami).approve({ id: mine.id, validUntil: inDays(10) })).rejects.toEqual(refused("STATUS_CONFLICT"));
  });

  test("a newer approval takes the place of the older of that person and kind, and an error can be undone", async () => {
    const first = await approved(faisal, inDays(100), "ENG-1000");
    const { id: tax } = await as(faisal).submit({ kind: "vat", number: "300012345600003", documents: [pdf()] });
    await as(sami).approve({ id: tax, validUntil: inDays(100) });
    const colleague = await aUser("professional");
    const others = await approved(colleague, inDays(100), "ENG-3000");
    const second = await as(faisal).submit(licence("ENG-2000"));
    expect(await markOf(faisal)).toBe("verified");
    await as(sami).approve({ id: second.id, validUntil: inDays(200) });
    expect(await Promise.all([first, { id: tax }, others, second].map(statusOf))).toEqual(["replaced", "approved", "approved", "approved"]);
    expect((await as(null).ofPerson({ userId: faisal.id })).map(({ numberEnd }) => numberEnd).sort()).toEqual(["0003", "2000"]);
    await as(huda).reject({ id: second.id, reason: "The council withdrew it.", revokes: true });
    expect((await as(null).ofPerson({ userId: faisal.id })).map(({ kind }) => kind)).toEqual(["vat"]);
    expect([await markOf(faisal), await markOf(colleague)]).toEqual(["rejected", "verified"]);
    const reason = "The council withdrew it.";
    expect((await noticesOf(faisal)).slice(1).map(({ kind, params }) => [kind, params])).toEqual([
      ...[100, 200].map((days) => ["verification_approved", { until: inDays(days) }]),
      ["verification_rejected", { reason }],
    ]);
    expect((await recorded(second)).slice(1)).toEqual([
      { action: "verification.approve", changes: { status: ["submitted", "approved"], valid_until: [null, inDays(200)] } },
      { action: "verification.reject", changes: { status: ["approved", "rejected"], reason: [null, reason] } },
    ]);
    expect((await recorded(first)).at(-1)).toEqual({ action: "verification.replace", changes: { status: ["approved", "replaced"] } });
  });
});

test("the queue calls a person by the name of the reader's language, and both find them", async () => {
  await db.updateTable("users").set({ name: "Noura Alqahtani" }).where("id", "=", noura.id).execute();
  await db.updateTable("profiles").set({ full_name_ar: "نورة القحطاني" }).where("id", "=", noura.id).execute();
  await db.updateTable("users").set({ name: "Rival Only" }).where("id", "=", rival.id).execute();
  const { id } = await as(noura).submit(registration());
  await as(rival).submit(registration({ number: "1010999999" }));
  const named = async (language: string, search: string) => (await as(sami, language).list({ search })).items.map(({ person }) => person.name);
  for (const words of ["alqahtani", "القحطاني"]) expect([await named("ar", words), await named("en", words)]).toEqual([["نورة القحطاني"], ["Noura Alqahtani"]]);
  expect(await named("ar", "rival")).toEqual(["Rival Only"]);
  expect((await as(sami, "ar").get({ id })).person.name).toBe("نورة القحطاني");
});

describe("what the public sees", () => {
  test("what was checked, when, until when: no document, no whole number, nobody's name", async () => {
    const { id } = await as(faisal).submit(licence());
    expect(await as(null).ofPerson({ userId: faisal.id })).toEqual([]);
    await as(sami).approve({ id, validUntil: inDays(20) });
    expect(await as(null).ofPerson({ userId: faisal.id })).toEqual([
      { kind: "licence", numberEnd: "2118", issuedBy: "Saudi Council of Engineers", checkedAt: expect.any(String), validUntil: inDays(20), daysLeft: 20 },
    ]);
    const show = (profile: string) =>
      db
        .updateTable("profiles")
        .set({ visibility: JSON.stringify({ profile }) })
        .where("id", "=", faisal.id)
        .execute();
    await show("signed_in");
    expect(await as(null).ofPerson({ userId: faisal.id })).toEqual([]);
    expect(await as(reem).ofPerson({ userId: faisal.id })).toHaveLength(1);
    await show("nobody");
    expect(await as(reem).ofPerson({ userId: faisal.id })).toEqual([]);
    expect(await as(faisal).ofPerson({ userId: faisal.id })).toHaveLength(1);
    await show("everyone");
    expect(await markOf(faisal)).toBe("verified");
    await expect(as(faisal).withdraw({ id })).rejects.toEqual(refused("STATUS_CONFLICT"));
  });

  test("a public vendor shows its owner's, as long as the account is open", async () => {
    await approved(faisal, inDays(20));
    const [shown, hidden] = [await aVendor({ ownedBy: faisal.id }), await aVendor({ ownedBy: faisal.id, status: "Pending" })];
    expect(await as(null).ofVendor({ slug: shown.slug })).toHaveLength(1);
    expect(await as(null).ofVendor({ slug: hidden.slug })).toEqual([]);
    expect(await as(null).ofVendor({ slug: (await aVendor({ ownedBy: rival.id })).slug })).toEqual([]);
    await db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", faisal.id).execute();
    expect(await as(null).ofVendor({ slug: shown.slug })).toEqual([]);
  });
});

describe("the last day", () => {
  test("one that is over is shown for 90 days, unless it was renewed", async () => {
    const [lately, long, renewed] = [await aUser("professional"), await aUser("professional"), await aUser("professional")];
    await approved(lately, inDays(-90));
    await approved(long, inDays(-91));
    await approved(renewed, inDays(-5));
    await runJob();
    await approved(renewed, inDays(300));
    const daysLeft = async (person: Viewer) => (await as(null).ofPerson({ userId: person.id })).map((fact) => fact.daysLeft);
    expect([await daysLeft(lately), await daysLeft(long), await daysLeft(renewed)]).toEqual([[-90], [], [300]]);
  });

  test("counts until it is over, and ends the check on the day after", async () => {
    const colleague = await aUser("professional");
    const [lastDay, over] = [await approved(faisal, inDays(0)), await approved(colleague, inDays(-1))];
    const daysLeft = async (person: Viewer) => (await as(null).ofPerson({ userId: person.id })).map((fact) => fact.daysLeft);
    expect([await daysLeft(faisal), await daysLeft(colleague)]).toEqual([[0], [-1]]);
    await runJob();
    expect([await daysLeft(faisal), await daysLeft(colleague)]).toEqual([[0], [-1]]);
    expect([await statusOf(lastDay), await statusOf(over)]).toEqual(["approved", "expired"]);
    expect((await recorded(over)).at(-1)).toEqual({ action: "verification.expire", changes: { status: ["approved", "expired"] } });
    expect([await markOf(faisal), await markOf(colleague)]).toEqual(["verified", "unverified"]);
    expect((await noticesOf(colleague)).at(-1)).toMatchObject({ kind: "verification_expired", params: { date: inDays(-1) } });
    expect((await noticesOf(faisal)).map(({ kind }) => kind)).not.toContain("verification_expired");
  });

  test("is announced once, from thirty days before; not to those who have more time or have sent the next", async () => {
    const [later, renewing] = [await aUser("professional"), await aUser("professional")];
    await approved(faisal, inDays(REMIND_DAYS));
    await approved(later, inDays(REMIND_DAYS + 1));
    await approved(renewing, inDays(5));
    await as(renewing).submit(licence("ENG-3000"));
    await runJob();
    await runJob();
    const reminders = async (viewer: Viewer) => (await noticesOf(viewer)).filter(({ kind }) => kind === "verification_expiring");
    expect(await reminders(faisal)).toMatchObject([{ params: { date: inDays(REMIND_DAYS) } }]);
    expect([await reminders(later), await reminders(renewing)]).toEqual([[], []]);
  });
});
