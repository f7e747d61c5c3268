import "#app/api/router.server.ts";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { downloadFile, fileName } from "./server/files.server.ts";
import { about, as, begin, draft, noticesOf, noura, problems, reem, refused, rival, sami, withPeople } from "./testing/people.ts";

vi.mock("#app/platform/jobs/jobs.server.ts", async (original) => ({ ...(await original<object>()), enqueue: async () => undefined }));
withPeople();

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

  test("staff read what was reported and nothing else; both are notified of a removal", async () => {
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
    await db.insertInto("profiles").values({ id: noura.id, full_name: noura.name, full_name_ar: "نورة", email: noura.email, role: "vendor" }).execute();
    expect((await as(sami, "ar").reports.get({ id: report.id })).reported?.name).toBe("نورة");
    expect((await as(sami, "ar").reports.list({})).items.map(({ reported }) => reported?.name)).toContain("نورة");
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
    for (const person of [reem, noura]) expect((await noticesOf(person)).at(-1)).toMatchObject({ kind: "report_decided" });
    await expect(as(sami).reports.decide({ id: report.id, decision: "dismissed" })).rejects.toMatchObject({ code: "STATUS_CONFLICT" });
    const audit = await db.selectFrom("audit_events").select(["actor_name", "action"]).where("entity_id", "=", report.id).execute();
    expect(audit).toEqual([{ actor_name: "Sami", action: "report.removed" }]);
    expect(await as(sami).reports.list({ status: "decided" })).toMatchObject({ items: [{ id: report.id }], open: 0 });
    expect(await as(sami).reports.list({ status: "open" })).toMatchObject({ items: [] });
  });
  test("the reported person is not notified of a dismissed report", async () => {
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

test("an admin who is signed in as someone else sees how many messages wait, and none of them", async () => {
  const visit = as({ ...noura, impersonatedBy: { id: sami.id, name: sami.name } });
  const { conversationId: id } = await as(reem).start({ about, ...draft("For your eyes only") });
  expect((await visit.unread()).count).toBeGreaterThan(0);
  const calls = [visit.list({}), visit.get({ id }), visit.page({ id }), visit.send({ id, ...draft("I am not Noura") })];
  for (const call of await Promise.allSettled<unknown>(calls)) expect(call).toMatchObject({ status: "rejected", reason: { code: "FORBIDDEN" } });
});
