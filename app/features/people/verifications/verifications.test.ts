import { createRouterClient } from "@orpc/server";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { endVerificationsJob } from "./server/jobs.server.ts";
import { verificationsRouter } from "./server/procedures.server.ts";
import { today } from "./verifications.ts";

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
const faisal = person("professional", "Faisal");
const noura = person("vendor", "Noura");
const rival = person("vendor", "Rival");
const reem = person("homeowner", "Reem");
const sami = person("admin", "Sami");
const huda = person("admin", "Huda");
const everybody = [faisal, noura, rival, reem, sami, huda];
const as = (viewer: Viewer | null) => createRouterClient(verificationsRouter, { context: { viewer, language: "en", requestId: "r", ip: "192.0.2.1" } });

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
const inDays = (days: number) => today(Date.now() + days * 86_400_000);
const problems = (fields: Record<string, string>) => expect.objectContaining({ code: "INVALID", data: { fields } });
const statusOf = async ({ id }: Viewer) =>
  (await db.selectFrom("profiles").select("verification_status").where("id", "=", id).executeTakeFirst())?.verification_status;
const toldTo = async ({ id }: Viewer) =>
  (await db.selectFrom("notifications").select(["kind", "params", "href"]).where("user_id", "=", id).orderBy("created_at").orderBy("id").execute()).map(
    (row) => ({
      ...row,
    }),
  );
const runJob = () => endVerificationsJob.handler({}, new AbortController().signal);

beforeAll(async () => {
  for (const { id, name, email, role } of everybody) {
    await db.insertInto("users").values({ id, name, email }).execute();
    await db.insertInto("profiles").values({ id, full_name: name, email, role }).execute();
    await db.insertInto("user_roles").values({ user_id: id, role }).execute();
  }
});

describe("submit", () => {
  test("a vendor sends a registration with a PDF and a scan; the team is told", async () => {
    const { id } = await as(noura).submit(registration({ number: "١٠١٠ ٢٠٣٠٤٠", documents: [pdf("سجل.pdf"), await scan()], statedUntil: inDays(400) }));
    const mine = await as(noura).mine();
    expect(mine).toMatchObject({ status: "pending", needed: ["commercial_registration", "unified_number"] });
    expect(mine.items).toMatchObject([
      { id, number: "1010203040", status: "submitted", documents: [{ name: "سجل.pdf" }, { name: "scan.jpg", mime: "image/jpeg" }] },
    ]);
    expect(await statusOf(noura)).toBe("pending");
    expect(await toldTo(sami)).toMatchObject([{ kind: "verification_submitted", params: { name: "Noura" }, href: `/admin/verifications?open=${id}` }]);
    const file = await db
      .selectFrom("files")
      .select(["id", "is_public", "owner_id"])
      .where("id", "=", mine.items[0]?.documents[0]?.id ?? "")
      .executeTakeFirstOrThrow();
    const seenBy = await Promise.all([null, reem, rival, noura, sami].map((viewer) => maySeeFile(viewer, file)));
    expect(seenBy).toEqual([false, false, false, true, true]);
  });
  test("one of a kind waits, also of two at once", async () => {
    await expect(as(noura).submit(registration())).rejects.toMatchObject({ code: "WAITING" });
    const sent = await Promise.allSettled([0, 1, 2].map(() => as(rival).submit(registration({ number: "1010203040" }))));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.selectFrom("files").select("id").where("owner_id", "=", rival.id).execute()).toHaveLength(1);
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
      problems({ documents: "UNSUPPORTED" }),
    );
    expect(await db.selectFrom("files").select("id").where("owner_id", "=", faisal.id).execute()).toEqual([]);
  });
  test("homeowners have nothing to send", async () => {
    await expect(as(reem).submit(registration())).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await as(reem).mine()).toEqual({ status: "unverified", needed: [], items: [] });
  });
});

describe("decide", () => {
  const waiting = async (viewer: Viewer) => (await as(viewer).mine()).items.find(({ status }) => status === "submitted")?.id ?? "";

  test("the queue: what waits longest first, by words, number and kind; a number sent by two is shown", async () => {
    const queue = await as(sami).list({ status: "submitted" });
    expect(queue.items.map(({ person: { name } }) => name)).toEqual(["Noura", "Rival"]);
    expect(queue.counts).toMatchObject({ submitted: 2, approved: 0 });
    expect((await as(sami).list({ search: "noura@" })).items).toHaveLength(1);
    expect((await as(sami).list({ search: "١٠١٠٢" })).items).toHaveLength(2);
    expect((await as(sami).list({ kind: "vat" })).items).toEqual([]);
    expect((await as(sami).list({ status: "submitted", after: queue.items[0]?.id })).items.map(({ person: { name } }) => name)).toEqual(["Rival"]);
    expect(await as(sami).get({ id: await waiting(noura) })).toMatchObject({ person: { name: "Noura", role: "vendor" }, sameNumber: [{ name: "Rival" }] });
    await expect(as(sami).get({ id: newId() })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
  test("approval names the last day; of two admins one decides", async () => {
    const id = await waiting(noura);
    await expect(as(sami).approve({ id, validUntil: "" })).rejects.toEqual(problems({ validUntil: "required" }));
    await expect(as(sami).approve({ id, validUntil: "2020-01-01" })).rejects.toEqual(problems({ validUntil: "past" }));
    const decisions = await Promise.allSettled([as(sami).approve({ id, validUntil: inDays(365) }), as(huda).reject({ id, reason: "Blurred" })]);
    expect(decisions.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(decisions.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "DECIDED" } });
  });
  test("a rejection tells why, and the next try may come", async () => {
    const id = await waiting(rival);
    await expect(as(sami).reject({ id, reason: " " })).rejects.toEqual(problems({ reason: "required" }));
    await as(sami).reject({ id, reason: "The scan is cut off." });
    expect(await statusOf(rival)).toBe("rejected");
    expect(await toldTo(rival)).toMatchObject([{ kind: "verification_rejected", params: { reason: "The scan is cut off." }, href: "/dashboard/verification" }]);
    await as(rival).submit(registration());
    expect(await statusOf(rival)).toBe("pending");
    const events = await db.selectFrom("audit_events").select(["action", "actor_id"]).where("entity_id", "=", id).orderBy("id").execute();
    expect(events).toEqual([
      { action: "verification.submit", actor_id: rival.id },
      { action: "verification.reject", actor_id: sami.id },
    ]);
  });
  test("nobody decides about themselves", async () => {
    const id = newId();
    await db.insertInto("verification_requests").values({ id, user_id: sami.id, kind: "vat", number: "300012345600003" }).execute();
    await expect(as(sami).approve({ id, validUntil: inDays(10) })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
  test("its owner takes back what waits, and its papers go; nobody else can", async () => {
    const { id } = await as(faisal).submit({ kind: "licence", number: "ENG-118", issuedBy: "Saudi Council of Engineers", documents: [pdf()] });
    await expect(as(rival).withdraw({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(sami).withdraw({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await as(faisal).withdraw({ id });
    await as(faisal).withdraw({ id });
    expect((await as(faisal).mine()).items).toMatchObject([{ status: "withdrawn", documents: [] }]);
    await expect(as(sami).approve({ id, validUntil: inDays(10) })).rejects.toMatchObject({ code: "DECIDED" });
  });
});

describe("what the public sees", () => {
  test("what was checked, when, until when: no document, no whole number, nobody's name", async () => {
    const { id } = await as(faisal).submit({ kind: "licence", number: "ENG-2118", issuedBy: "Saudi Council of Engineers", documents: [pdf()] });
    expect(await as(null).ofPerson({ userId: faisal.id })).toEqual([]);
    await as(sami).approve({ id, validUntil: inDays(20) });
    expect(await as(null).ofPerson({ userId: faisal.id })).toEqual([
      { kind: "licence", numberEnd: "2118", issuedBy: "Saudi Council of Engineers", checkedAt: expect.any(String), validUntil: inDays(20) },
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
    expect(await statusOf(faisal)).toBe("verified");
    await expect(as(faisal).withdraw({ id })).rejects.toMatchObject({ code: "DECIDED" });
  });
  test("a public vendor shows its owner's", async () => {
    const values = { name: "Atelier", slug: "atelier", owner_id: faisal.id };
    await db
      .insertInto("vendors")
      .values([
        { id: newId(), ...values, status: "Verified" },
        { id: newId(), ...values, slug: "hidden", status: "Pending" },
      ])
      .execute();
    expect(await as(null).ofVendor({ slug: "atelier" })).toHaveLength(1);
    expect(await as(null).ofVendor({ slug: "hidden" })).toEqual([]);
    await db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", faisal.id).execute();
    expect(await as(null).ofVendor({ slug: "atelier" })).toEqual([]);
    await db.updateTable("users").set({ suspended_at: null }).where("id", "=", faisal.id).execute();
  });
  test("thirty days before the end one is told once; after the last day nothing counts", async () => {
    await runJob();
    await runJob();
    expect((await toldTo(faisal)).filter(({ kind }) => kind === "verification_expiring")).toMatchObject([{ params: { date: inDays(20) } }]);
    await db
      .updateTable("verification_requests")
      .set({ valid_until: inDays(-1) })
      .where("user_id", "=", faisal.id)
      .where("status", "=", "approved")
      .execute();
    expect(await as(null).ofPerson({ userId: faisal.id })).toEqual([]);
    await runJob();
    expect((await as(faisal).mine()).items[0]?.status).toBe("expired");
    expect(await statusOf(faisal)).toBe("unverified");
    expect((await toldTo(faisal)).at(-1)).toMatchObject({ kind: "verification_expired" });
  });
  test("a newer approval takes the place of the older, and an error can be undone", async () => {
    const send = async (number: string) => (await as(faisal).submit({ kind: "licence", number, issuedBy: "Council", documents: [pdf()] })).id;
    const first = await send("ENG-1000");
    await as(sami).approve({ id: first, validUntil: inDays(100) });
    const second = await send("ENG-2000");
    expect(await statusOf(faisal)).toBe("verified");
    await as(sami).approve({ id: second, validUntil: inDays(200) });
    expect((await as(sami).get({ id: first })).status).toBe("replaced");
    expect(await as(null).ofPerson({ userId: faisal.id })).toMatchObject([{ numberEnd: "2000" }]);
    await as(huda).reject({ id: second, reason: "The council withdrew it.", revokes: true });
    expect(await as(null).ofPerson({ userId: faisal.id })).toEqual([]);
    expect(await statusOf(faisal)).toBe("rejected");
  });
});
