import "#app/api/router.server.ts";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { unansweredConversations } from "#app/features/talk/messages/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { aCompany } from "#app/platform/testing/company.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { joinProfessional } from "./public.server.ts";
import { aFamily, type Family, join, sharedProject } from "./testing/a-family.ts";
import { aProject } from "./testing/a-project.ts";
import { archiveBytes, archiveRecord } from "./testing/archive-record.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

let family: Family;
let reem: Viewer, fahad: Viewer, rana: Viewer, stranger: Viewer, admin: Viewer;

beforeAll(async () => {
  family = await aFamily();
  ({ reem, fahad, rana, stranger, admin } = family);
});
// each test writes as much as someone does in minutes
beforeEach(() => db.deleteFrom("rate_limits").execute());
afterAll(async () => {
  await closeLive();
  await disconnect();
});

const says = (body: string, more = {}) => ({ idempotencyKey: newId(), body, ...more });
const pdf = () => new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"], "plan.pdf", { type: "application/pdf" });
const unreadOf = async (viewer: Viewer, project: string) => (await as(viewer).messages.find({ project })).unread;
const missing = expect.objectContaining({ code: "NOT_FOUND" });

const shared = () => sharedProject(family, { title: "Our hall" });

test("everyone in a project reads what one of them writes, with the writer's name; nobody else does", async () => {
  const { project } = await shared();
  expect(await as(reem).messages.find({ project })).toMatchObject({ conversationId: null, other: { name: "Our hall" }, obstacle: null, unread: 0 });
  const { conversationId: id, message } = await as(reem).messages.start({ about: { project }, ...says("The floor comes on Sunday.") });
  expect(message).toMatchObject({ isMine: true, author: null });
  expect(await as(fahad).messages.send({ id, ...says("Good.") })).toMatchObject({ seq: 2 });

  expect([await unreadOf(reem, project), await unreadOf(fahad, project), await unreadOf(rana, project)]).toEqual([1, 0, 2]);
  expect((await as(rana).messages.page({ id })).items).toMatchObject([
    { body: "The floor comes on Sunday.", isMine: false, author: "Reem Al-Otaibi" },
    { body: "Good.", isMine: false, author: "Fahad Al-Otaibi" },
  ]);
  const detail = await as(rana).messages.get({ id });
  expect(detail).toMatchObject({
    other: { id: null, name: "Our hall", href: `/dashboard/projects/${project}` },
    about: { kind: "project" },
    hasBlocked: false,
  });
  expect(detail.about.project?.people.map(({ name }) => name).toSorted()).toEqual(["Fahad Al-Otaibi", "Reem Al-Otaibi"]);
  const listed = async (viewer: Viewer, search = "") => (await as(viewer).messages.list({ search })).items.filter((item) => item.id === id);
  expect(await listed(rana)).toMatchObject([{ id, other: { name: "Our hall" }, unread: 2, last: { body: "Good.", isMine: false } }]);
  expect([(await listed(fahad, "hall")).length, (await listed(fahad, "kitchen")).length]).toEqual([1, 0]);

  for (const other of [stranger, admin]) {
    await expect(as(other).messages.find({ project })).rejects.toEqual(missing);
    await expect(as(other).messages.start({ about: { project }, ...says("?") })).rejects.toEqual(missing);
    await expect(as(other).messages.get({ id })).rejects.toEqual(missing);
    await expect(as(other).messages.page({ id })).rejects.toEqual(missing);
    await expect(as(other).messages.send({ id, ...says("?") })).rejects.toEqual(missing);
    expect((await as(other).messages.list({})).items).toEqual([]);
  }
});

test("all others are notified once while they have not read; reading moves one's own mark alone", async () => {
  const { project } = await shared();
  const { conversationId: id } = await as(rana).messages.start({ about: { project }, ...says("May I come at nine?") });
  await as(rana).messages.send({ id, ...says("Or ten.") });
  const news = async (viewer: Viewer) => (await noticesOf(viewer)).filter(({ kind, href }) => kind === "message_received" && href?.endsWith(id));
  expect([(await news(reem)).length, (await news(fahad)).length, (await news(rana)).length]).toEqual([1, 1, 0]);
  expect((await news(reem))[0]).toMatchObject({ params: { name: "Rana Al-Harbi", text: "Or ten." } });

  expect(await as(reem).messages.markRead({ id, seq: 1 })).toEqual({ unread: 1 });
  expect(await as(reem).messages.markRead({ id, seq: 2 })).toEqual({ unread: 0 });
  expect([await unreadOf(reem, project), await unreadOf(fahad, project)]).toEqual([0, 2]);
  expect((await as(rana).messages.get({ id })).other.lastReadSeq).toBe(2);
  // Nobody in particular was asked.
  expect((await unansweredConversations(fahad, 5, "en")).total).toBe(0);
});

test("sent twice, and begun by two at once, it is one message each in one conversation", async () => {
  const { project } = await shared();
  const [first, second] = [says("One"), says("Two")];
  const begun = await Promise.all([
    as(reem).messages.start({ about: { project }, ...first }),
    as(reem).messages.start({ about: { project }, ...first }),
    as(fahad).messages.start({ about: { project }, ...second }),
  ]);
  expect(new Set(begun.map(({ conversationId }) => conversationId)).size).toBe(1);
  expect((await as(rana).messages.page({ id: begun[0].conversationId })).items.map(({ body }) => body).toSorted()).toEqual(["One", "Two"]);
});

test("who joins later reads all of it, with nothing unread, and gets what comes", async () => {
  const { project } = await shared();
  const { conversationId: id } = await as(reem).messages.start({ about: { project }, ...says("Before") });
  const huda = await aUser("homeowner", { name: "Huda Al-Otaibi" });
  await join(reem, project, huda);
  expect(await as(huda).messages.find({ project })).toMatchObject({ conversationId: id, unread: 0 });
  expect((await as(huda).messages.page({ id })).items.map(({ body }) => body)).toEqual(["Before"]);
  await as(reem).messages.send({ id, ...says("After") });
  expect(await unreadOf(huda, project)).toBe(1);
});

test("who left reads nothing any more, has nothing unread, and is not told", async () => {
  const { project, fahadsPlace } = await shared();
  const photo = (await as(reem).messages.upload({ file: pdf() })).id;
  const seen = (viewer: Viewer) => maySeeFile(viewer, { id: photo, owner_id: reem.id, is_public: false });
  const before = (await as(fahad).messages.unread({})).count;
  const { conversationId: id } = await as(reem).messages.start({ about: { project }, ...says("Look", { files: [photo] }) });
  expect((await as(fahad).messages.unread({})).count).toBe(before + 1);
  expect([await seen(fahad), await seen(rana), await seen(stranger)]).toEqual([true, true, false]);
  await as(reem).projects.removePerson({ id: project, personId: fahadsPlace });
  expect((await as(fahad).messages.unread({})).count).toBe(before);
  expect([await seen(fahad), await seen(rana)]).toEqual([false, true]);
  await expect(as(fahad).messages.get({ id })).rejects.toEqual(missing);
  await expect(as(fahad).messages.find({ project })).rejects.toEqual(missing);
  await expect(as(fahad).messages.send({ id, ...says("?") })).rejects.toEqual(missing);
  await as(reem).messages.send({ id, ...says("Just us") });
  expect((await as(fahad).messages.unread({})).count).toBe(before);
  expect(await unreadOf(rana, project)).toBe(2);
});

test("a professional's company takes part through those who answer, as long as they do", async () => {
  const company = await aCompany();
  const project = await aProject({ ownerId: reem.id });
  await joinProfessional(db, { projectId: project, userId: company.professional.id, actorId: reem.id });
  const { conversationId: id } = await as(reem).messages.start({ about: { project }, ...says("Hello") });
  expect([await unreadOf(company.professional, project), await unreadOf(company.editor, project)]).toEqual([1, 1]);
  await expect(as(company.viewer).messages.get({ id })).rejects.toEqual(missing);
  expect((await as(company.editor).messages.unread({})).count).toBe(1);
  await as(company.professional).organizations.removeMember({ id: company.id, userId: company.editor.id });
  expect((await as(company.editor).messages.unread({})).count).toBe(0);
  await expect(as(company.editor).messages.page({ id })).rejects.toEqual(missing);
  expect((await as(company.editor).messages.list({})).items).toEqual([]);
});

test("who may no longer answer for the company leaves the conversation with it, and nobody else does", async () => {
  const company = await aCompany();
  const project = await aProject({ ownerId: reem.id });
  await joinProfessional(db, { projectId: project, userId: company.professional.id, actorId: reem.id });
  const { conversationId: id } = await as(reem).messages.start({ about: { project }, ...says("Hello") });
  const setRole = (role: "viewer" | "editor") => as(company.professional).organizations.setRole({ id: company.id, userId: company.editor.id, role });
  await setRole("viewer");
  expect((await as(company.editor).messages.unread({})).count).toBe(0);
  await expect(as(company.editor).messages.page({ id })).rejects.toEqual(missing);
  expect([await unreadOf(company.manager, project), await unreadOf(company.professional, project)]).toEqual([1, 1]);
  await setRole("editor");
  await as(reem).messages.send({ id, ...says("And again") });
  expect((await as(company.editor).messages.page({ id })).items).toHaveLength(2);
});

test("alone in a project, nobody is there to write to", async () => {
  const project = await aProject({ ownerId: reem.id });
  expect(await as(reem).messages.find({ project })).toMatchObject({ obstacle: "alone" });
  await expect(as(reem).messages.start({ about: { project }, ...says("?") })).rejects.toMatchObject({ code: "REFUSED", data: { obstacle: "alone" } });
});

test("a block between two does not silence the project; a report names the writer and blocks nobody", async () => {
  const { project } = await shared();
  const { conversationId: id } = await as(rana).messages.start({ about: { project }, ...says("Pay me in cash") });
  await expect(as(reem).messages.setBlocked({ id, isBlocked: true })).rejects.toEqual(missing);
  await as(reem).messages.send({ id, ...says("No") });
  const page = await as(reem).messages.page({ id });
  const [first, own] = page.items;
  const report = { id, reason: "fraud" as const, blocksToo: true };
  await expect(as(reem).messages.report({ ...report, messageIds: [own?.id ?? ""] })).rejects.toMatchObject({ data: { fields: { messages: "gone" } } });
  const { id: reported } = await as(reem).messages.report({ ...report, messageIds: [first?.id ?? ""] });
  expect(await db.selectFrom("message_reports").select("reported_id").where("id", "=", reported).executeTakeFirst()).toEqual({ reported_id: rana.id });
  expect(await db.selectFrom("blocks").selectAll().where("blocker_id", "=", reem.id).execute()).toEqual([]);

  await db.insertInto("blocks").values({ blocker_id: reem.id, blocked_id: rana.id }).execute();
  expect(await as(rana).messages.send({ id, ...says("Then by transfer") })).toMatchObject({ seq: 3 });
  expect((await as(reem).messages.get({ id })).obstacle).toBeNull();
  await db.deleteFrom("blocks").where("blocker_id", "=", reem.id).execute();
});

test("goes with its project; what was attached is then cleaned as what was never sent", async () => {
  const project = await aProject({ ownerId: reem.id, status: "draft" });
  await join(reem, project, fahad);
  const file = (await as(fahad).messages.upload({ file: pdf() })).id;
  const { conversationId } = await as(fahad).messages.start({ about: { project }, ...says("The plan", { files: [file] }) });
  await as(reem).projects.remove({ id: project });
  expect(await db.selectFrom("conversations").select("id").where("id", "=", conversationId).execute()).toEqual([]);
  expect(await db.selectFrom("message_files").select("message_id").where("file_id", "=", file).execute()).toEqual([{ message_id: null }]);
});

test("the archive has what was said, with its files; of a removed message neither words nor file, and nothing for an admin in the owner's place", async () => {
  const { project } = await shared();
  const [file, lost] = [await as(rana).messages.upload({ file: pdf() }), await as(rana).messages.upload({ file: pdf() })];
  await as(rana).messages.start({ about: { project }, ...says("The drawing.", { files: [file.id] }) });
  const { message } = await as(rana).messages.start({ about: { project }, ...says("Not this one.", { files: [lost.id] }) });
  await db.updateTable("messages").set({ removed_at: new Date() }).where("id", "=", message.id).execute();
  const path = `messages/01-${file.id.slice(-6)}.pdf`;
  const { conversation } = JSON.parse(await archiveRecord(fahad, project)) as { conversation: object[] };
  expect(conversation).toMatchObject([
    { author: "Rana Al-Harbi", body: "The drawing.", is_removed: false, files: [{ name: "plan.pdf", path }] },
    { author: "Rana Al-Harbi", body: "", is_removed: true, files: [] },
  ]);
  const zip = (await archiveBytes(fahad, project)).toString("latin1");
  expect(zip).toContain(path);
  expect(zip).not.toContain(lost.id.slice(-6));
  const impersonated = JSON.parse(await archiveRecord({ ...reem, impersonatedBy: { id: admin.id, name: admin.name } }, project)) as { conversation: object[] };
  expect(impersonated.conversation).toEqual([]);
});
