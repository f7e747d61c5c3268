import "#app/api/router.server.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { mailsTo } from "#app/platform/testing/mails.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus } from "#app/platform/testing/status-cases.ts";
import type { ProjectStatus } from "./projects.ts";
import { briefOf, householdOf, projectFor, projectStatus, recordEvent } from "./public.server.ts";
import { projectArchive } from "./server/export.server.ts";
import { handOverProjects } from "./server/remove.server.ts";
import { aFamily, type Family, sharedProject, tokenOf } from "./testing/a-family.ts";
import { aProject } from "./testing/a-project.ts";

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

const kindsOf = async (id: string) => (await as(reem).projects.listEvents({ id })).items.map(({ kind }) => kind);

const shared = async (status: ProjectStatus = "planning") => (await sharedProject(family, { status })).project;

const room = (kind: string, more: object = {}) => ({ id: newId(), kind, name: null, area: null, note: null, ...more });
const item = (name: string, more: object = {}) => ({ id: newId(), roomId: null, name, quantity: null, unit: "job", note: null, ...more });

describe("beginning", () => {
  test("with nothing; sent twice, it is one", async () => {
    const input = { idempotencyKey: newId(), title: " Our  majlis ", work: "renovation", rooms: ["majlis", "entrance"] };
    const [first, second] = [await as(reem).projects.create(input), await as(reem).projects.create(input)];
    expect(second).toEqual(first);
    const project = await as(reem).projects.get(first);
    expect(project).toMatchObject({ title: "Our majlis", status: "draft", access: "owner", missing: ["property", "city", "items"] });
    expect(project.brief.values.rooms.map(({ kind }) => kind)).toEqual(["majlis", "entrance"]);
    await expect(as(stranger).projects.create(input)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("with an idea: its room, its style and a private picture of one's own", async () => {
    const [cover, ideaId] = [newId(), newId()];
    const bytes = { storage_key: `images/aa/${cover}.webp`, sha256: cover, mime: "image/webp", byte_size: 1, width: 1200, height: 800 };
    await db
      .insertInto("files")
      .values({ ...bytes, id: cover, is_public: true })
      .execute();
    await db
      .insertInto("design_ideas")
      .values({ id: ideaId, slug: ideaId, title: "Walnut majlis", style: "modern", room_type: "majlis", cover_id: cover })
      .execute();
    const from = { kind: "idea" as const, id: ideaId };
    expect(await as(reem).projects.getSource(from)).toMatchObject({ title: "Walnut majlis", rooms: ["majlis"], photo: { id: cover }, isPrivate: false });
    const { id } = await as(reem).projects.create({ idempotencyKey: newId(), title: "Like this", rooms: ["majlis"], from });
    const project = await as(reem).projects.get({ id });
    expect(project).toMatchObject({ source: { kind: "idea", to: `/ideas/inspiration-${ideaId}` }, brief: { values: { styles: ["modern"] } } });
    expect(project.files).toMatchObject([{ id: project.cover?.id, kind: "inspiration" }]);
    expect(project.cover?.id).not.toBe(cover);
    const copy = await db
      .selectFrom("files")
      .select(["sha256", "is_public", "owner_id"])
      .where("id", "=", project.cover?.id ?? "")
      .executeTakeFirst();
    expect(copy).toEqual({ sha256: cover, is_public: false, owner_id: reem.id });
  });

  test("refuses what is wrong, and what nobody may see", async () => {
    const start = (more: object) => as(reem).projects.create({ idempotencyKey: newId(), title: "Ours", ...more });
    await expect(start({ title: " " })).rejects.toMatchObject({ code: "INVALID", data: { fields: { title: "required" } } });
    await expect(start({ rooms: ["dungeon"] })).rejects.toMatchObject({ code: "INVALID" });
    await expect(start({ from: { kind: "idea", id: newId() } })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the brief", () => {
  test("is stored as it is written, and nothing of another project is touched", async () => {
    const other = await aProject({ ownerId: stranger.id });
    const before = await briefOf(db, other);
    const id = await aProject({ ownerId: reem.id, status: "draft" });
    const majlis = room("majlis", { area: 30 });
    const items = [item("Gypsum ceiling", { roomId: majlis.id, quantity: 30, unit: "m2" }), item("Stolen", { id: before.items[0]?.id })];
    const saved = await as(reem).projects.saveBrief({ id, revision: 0, step: "items", changes: { rooms: [majlis], items, city: "الرياض" } });
    expect(saved).toMatchObject({ revision: 1, step: "items", cityName: "Riyadh", values: { city: "Riyadh", rooms: [majlis] } });
    expect(saved.values.items).toEqual([items[0]]);
    expect(await briefOf(db, other)).toEqual(before);
  });

  test("an item loses its room, not itself", async () => {
    const id = await aProject({ ownerId: reem.id, status: "draft" });
    const saved = await as(reem).projects.saveBrief({ id, revision: 0, changes: { rooms: [] } });
    expect(saved.values.items.map(({ name, roomId }) => [name, roomId])).toEqual([
      ["Oak floor", null],
      ["Deep clean", null],
    ]);
  });

  test("numbers follow the order of a draft, and stay once it is placed", async () => {
    const id = await aProject({ ownerId: reem.id, status: "draft" });
    const [a, b, c, d] = [item("A"), item("B"), item("C"), item("D")] as const;
    const save = async (revision: number, items: object[]) => {
      const { numbers } = await as(reem).projects.saveBrief({ id, revision, changes: { items: items as never } });
      return items.map((each) => numbers[(each as { id: string }).id]);
    };
    expect(await save(0, [a, b, c])).toEqual([1, 2, 3]);
    expect(await save(1, [c, a])).toEqual([1, 2]);
    await as(reem).projects.place({ id });
    expect(await save(2, [a, d, c])).toEqual([2, 3, 1]);
    expect(await save(3, [a, c])).toEqual([2, 1]);
    expect(await save(4, [a, b, c])).toEqual([2, 4, 1]);
  });

  test("of two who write at once the second sees what the first wrote", async () => {
    const id = await shared();
    await as(fahad).projects.saveBrief({ id, revision: 0, changes: { must: "A seat at 45 cm" } });
    const late = as(reem).projects.saveBrief({ id, revision: 0, changes: { must: "No step" } });
    await expect(late).rejects.toMatchObject({
      code: "CONFLICT",
      data: { changedBy: fahad.name, current: { revision: 1, values: { must: "A seat at 45 cm" } } },
    });
    await db.updateTable("profiles").set({ full_name_ar: "فهد" }).where("id", "=", fahad.id).execute();
    const inArabic = as(reem, "ar").projects.saveBrief({ id, revision: 0, changes: { must: "No step" } });
    await expect(inArabic).rejects.toMatchObject({ data: { changedBy: "فهد" } });
  });

  test("refuses cities that nobody knows, and is closed with the project", async () => {
    const id = await aProject({ ownerId: reem.id });
    const save = (of: string, changes: object) => as(reem).projects.saveBrief({ id: of, revision: 0, changes });
    await expect(save(id, { city: "Atlantis" })).rejects.toMatchObject({ code: "INVALID", data: { fields: { city: "city" } } });
    await expect(save(await aProject({ ownerId: reem.id, status: "completed" }), { must: "More" })).rejects.toMatchObject({ code: "STATUS_CONFLICT" });
  });

  test("is placed when people can price it", async () => {
    const { id } = await as(reem).projects.create({ idempotencyKey: newId(), title: "Ours", work: "design", rooms: ["majlis"] });
    const lacks = { property: "required", city: "required", items: "required" };
    await expect(as(reem).projects.place({ id })).rejects.toMatchObject({ code: "INVALID", data: { fields: lacks } });
    await as(reem).projects.saveBrief({ id, revision: 0, changes: { property: "villa", city: "Jeddah", about: "Seats eighteen." } });
    await as(reem).projects.place({ id });
    expect(await as(reem).projects.get({ id })).toMatchObject({ status: "planning", missing: [], stages: [{ status: "draft" }, { status: "planning" }] });
  });

  test("what changes after that is in the log, each part once in half an hour", async () => {
    const id = await aProject({ ownerId: reem.id });
    await as(reem).projects.saveBrief({ id, revision: 0, changes: { must: "A" } });
    await as(reem).projects.saveBrief({ id, revision: 1, changes: { must: "AB", mustNot: "C" } });
    const { items } = await as(reem).projects.listEvents({ id, topic: "brief" });
    expect(items.map(({ data }) => data)).toEqual([{ parts: ["mustNot"] }, { parts: ["must"] }]);
  });

  test("as outsiders read it: no title, street or name", async () => {
    const open = await briefOf(db, await aProject({ ownerId: reem.id, title: "Reem's majlis" }));
    expect(open).toMatchObject({ city: "Riyadh", district: "Al Malqa", items: [{ number: 1 }, { number: 2 }], budgetMax: 110_000_00 });
    expect(JSON.stringify(open)).not.toMatch(/Reem|Secret Street/);
  });
});

describe("what rooms cost", () => {
  test("is the middle half of published ones, and nothing where there are too few", async () => {
    const costs = Array.from({ length: 9 }, (_, n) => (n + 1) * 1_000_00);
    const rows = [...costs, null].map((estimated_cost) => ({ id: newId(), slug: newId(), title: "Roof", style: "modern", room_type: "attic", estimated_cost }));
    await db.insertInto("design_ideas").values(rows).execute();
    const { id } = await as(reem).projects.create({ idempotencyKey: newId(), title: "Attics", rooms: ["attic", "attic"] });
    expect(await as(reem).projects.getCosts({ id })).toEqual({
      rooms: [{ kind: "attic", rooms: 2, low: 3_000_00, high: 7_000_00, count: 9 }],
      ...{ total: { low: 6_000_00, high: 14_000_00 }, unknown: [] },
    });
    const mixed = await as(reem).projects.create({ idempotencyKey: newId(), title: "More", rooms: ["attic", "garage"] });
    expect(await as(reem).projects.getCosts(mixed)).toMatchObject({ total: null, unknown: ["garage"] });
  });
});

describe("people", () => {
  test("the household decides, professionals read, strangers and admins find nothing", async () => {
    const id = await shared();
    expect((await projectFor(db, fahad, id)).access).toBe("co_owner");
    expect((await householdOf(db, id)).sort()).toEqual([reem.id, fahad.id].sort());
    await expect(projectFor(db, rana, id)).rejects.toMatchObject({ code: "FORBIDDEN" });
    for (const who of [stranger, admin]) await expect(projectFor(db, who, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await as(fahad).projects.get({ id })).toMatchObject({ access: "co_owner", brief: { values: { street: "Secret Street 7", budgetMax: 110_000_00 } } });
    const professional = await as(rana).projects.get({ id });
    expect(professional).toMatchObject({ access: "professional", brief: { values: { budgetMin: null, budgetMax: null } } });
    expect(professional.people.map(({ role }) => role)).toEqual(["owner", "co_owner", "professional"]);
    await expect(as(rana).projects.saveBrief({ id, revision: 0, changes: { must: "Mine" } })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(rana).projects.getBrief({ id })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(fahad).projects.invite({ id, email: "x@example.com" })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(fahad).projects.remove({ id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("an invitation goes by bell to an account, by mail to an address without one, and is answered once", async () => {
    const id = await aProject({ ownerId: reem.id, title: "Our roof" });
    const umm = await aUser("homeowner");
    const { personId } = await as(reem).projects.invite({ id, email: umm.email.toUpperCase() });
    const token = await tokenOf(personId);
    expect(await noticesOf(umm)).toMatchObject([{ kind: "project_invited", params: { project: "Our roof", name: reem.name } }]);
    await as(reem).projects.invite({ id, email: "nobody@nowhere.example" });
    const mail = mailsTo("nobody@nowhere.example").at(-1);
    expect(mail?.subject).toContain(reem.name);
    // Words of a stranger's own never go to an address that nobody confirmed.
    expect(JSON.stringify(mail)).not.toContain("Our roof");
    expect(await as(null).projects.getInvitation({ token })).toMatchObject({ state: "open", isForViewer: false, title: "Our roof" });
    await expect(as(stranger).projects.answerInvitation({ token, isAccepted: true })).rejects.toMatchObject({ code: "WRONG_PERSON" });
    await as(umm).projects.answerInvitation({ token, isAccepted: true });
    await expect(as(umm).projects.answerInvitation({ token, isAccepted: false })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await noticesOf(reem)).map(({ kind }) => kind)).toContain("project_joined");
    expect((await as(umm).projects.list({})).items.map((card) => card.id)).toEqual([id]);
  });

  test("reaches one mailbox ten times a day, whoever sends it", async () => {
    const invite = async (who: Viewer) => as(who).projects.invite({ id: await aProject({ ownerId: who.id }), email: "often.invited@example.com" });
    for (let sent = 0; sent < 10; sent += 1) await invite(sent % 2 ? reem : stranger);
    for (const who of [reem, stranger]) await expect(invite(who)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  test("declining leaves nothing open; an old invitation cannot be answered", async () => {
    const id = await aProject({ ownerId: reem.id });
    const declined = await as(reem).projects.invite({ id, email: stranger.email });
    await as(stranger).projects.answerInvitation({ token: await tokenOf(declined.personId), isAccepted: false });
    await expect(as(stranger).projects.get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const old = await as(reem).projects.invite({ id, email: fahad.email });
    await db
      .updateTable("project_people")
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where("id", "=", old.personId)
      .execute();
    const token = await tokenOf(old.personId);
    await expect(as(fahad).projects.answerInvitation({ token, isAccepted: true })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await as(fahad).projects.getInvitation({ token })).toMatchObject({ state: "expired" });
  });

  test.each([["not an address", "email"]])("%s is refused", async (email, problem) => {
    const id = await aProject({ ownerId: reem.id });
    await expect(as(reem).projects.invite({ id, email })).rejects.toMatchObject({ code: "INVALID", data: { fields: { email: problem } } });
    await expect(as(reem).projects.invite({ id, email: reem.email })).rejects.toMatchObject({ data: { fields: { email: "self" } } });
    await expect(as(reem).projects.invite({ id: await shared(), email: fahad.email })).rejects.toMatchObject({ data: { fields: { email: "already" } } });
  });

  test("others leave, and remove nobody else", async () => {
    const id = await shared();
    const { people } = await as(reem).projects.get({ id });
    const personOf = (role: string) => people.find((person) => person.role === role)?.id ?? "";
    await expect(as(rana).projects.removePerson({ id, personId: personOf("co_owner") })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await as(rana).projects.removePerson({ id, personId: personOf("professional") });
    await expect(as(rana).projects.get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await kindsOf(id))[0]).toBe("people.left");
  });

  test("when the owner's account is erased, who owns it with them goes on; the rest goes", async () => {
    const owner = await aUser("homeowner");
    const [handedOver, lost] = [await aProject({ ownerId: owner.id }), await aProject({ ownerId: owner.id })];
    const { personId } = await as(owner).projects.invite({ id: handedOver, email: fahad.email });
    await as(fahad).projects.answerInvitation({ token: await tokenOf(personId), isAccepted: true });
    await handOverProjects(db, owner.id);
    await db.deleteFrom("users").where("id", "=", owner.id).execute();
    expect(await as(fahad).projects.get({ id: handedOver })).toMatchObject({ access: "owner", people: [{ role: "owner", isViewer: true }] });
    expect(await db.selectFrom("projects").select("id").where("id", "=", lost).execute()).toEqual([]);
  });
});

const pdf = (name = "Ceiling-v2.pdf") => new File(["%PDF-1.7\n%%EOF\n"], name, { type: "application/pdf" });

describe("files", () => {
  test("are added by everyone, removed by the household or who added them", async () => {
    const id = await shared();
    const [byReem, byRana] = [
      await as(reem).projects.addFiles({ id, kind: "plan", files: [pdf()] }),
      await as(rana).projects.addFiles({ id, kind: "document", files: [pdf()] }),
    ];
    const { files } = await as(rana).projects.get({ id });
    expect(files.map(({ name, addedBy, canRemove }) => [name, addedBy, canRemove])).toEqual([
      ["Ceiling-v2.pdf", null, true],
      ["Ceiling-v2.pdf", reem.name, false],
    ]);
    await expect(as(rana).projects.removeFile({ id, fileId: byReem.ids[0] ?? "" })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await as(fahad).projects.removeFile({ id, fileId: byRana.ids[0] ?? "" });
    expect((await as(reem).projects.get({ id })).files).toHaveLength(1);
    expect(await kindsOf(id)).toEqual(expect.arrayContaining(["files.added", "files.removed"]));
  });

  test("are looked at: all or none, and none of another project is removed", async () => {
    const id = await aProject({ ownerId: reem.id });
    const bad = new File(["<svg/>"], "plan.pdf", { type: "application/pdf" });
    await expect(as(reem).projects.addFiles({ id, kind: "plan", files: [pdf(), bad] })).rejects.toMatchObject({
      code: "INVALID",
      data: { fields: { "files.1": "UNSUPPORTED" } },
    });
    expect((await as(reem).projects.get({ id })).files).toEqual([]);
    const other = await aProject({ ownerId: stranger.id });
    const { ids } = await as(stranger).projects.addFiles({ id: other, kind: "plan", files: [pdf()] });
    await expect(as(reem).projects.removeFile({ id, fileId: ids[0] ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(reem).projects.setCover({ id, fileId: ids[0] ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the log", () => {
  test("says who did it, newest first, and cannot be changed", async () => {
    const id = await shared();
    await recordEvent(db, { projectId: id, actorId: fahad.id, kind: "status.completed", data: {} });
    const { items } = await as(fahad).projects.listEvents({ id });
    expect(items[0]).toMatchObject({ kind: "status.completed", actor: fahad.name, isViewer: true });
    expect(items.map(({ kind }) => kind)).toEqual(["status.completed", "people.joined", "people.joined", "people.invited"]);
    await expect(db.updateTable("project_events").set({ kind: "status.archived" }).where("project_id", "=", id).execute()).rejects.toThrow("append-only");
    await expect(as(stranger).projects.listEvents({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("names to professionals nobody whom the household asked and who never joined", async () => {
    const id = await shared();
    const { personId } = await as(reem).projects.invite({ id, email: "mother@otaibi.example" });
    const declined = await as(reem).projects.invite({ id, email: stranger.email });
    await as(stranger).projects.answerInvitation({ token: await tokenOf(declined.personId), isAccepted: false });
    await as(reem).projects.removePerson({ id, personId });
    expect((await kindsOf(id)).slice(0, 4)).toEqual(["people.left", "people.declined", "people.invited", "people.invited"]);
    const read = await as(rana).projects.listEvents({ id, topic: "people" });
    expect(read.items.map(({ kind }) => kind)).toEqual(["people.left", "people.joined", "people.joined"]);
    for (const email of ["mother@otaibi.example", stranger.email, fahad.email]) expect(JSON.stringify(read)).not.toContain(email);
  });

  test("a move notifies the others of the household, not who made it nor professionals", async () => {
    const id = await shared();
    const [before, professional] = [await noticesOf(reem), await noticesOf(rana)];
    await as(reem).projects.move({ id, move: "begin" });
    expect((await noticesOf(fahad)).at(-1)).toMatchObject({ kind: "project_moved", params: { status: "in_progress" }, href: `/dashboard/projects/${id}` });
    expect([await noticesOf(reem), await noticesOf(rana)]).toEqual([before, professional]);
  });
});

describe("the list", () => {
  test("has one's own by status, and what is put away only where it is asked for", async () => {
    const own = await aUser("homeowner");
    const [open, archived] = [await aProject({ ownerId: own.id, status: "open", title: "Roof" }), await aProject({ ownerId: own.id, status: "archived" })];
    const all = await as(own).projects.list({});
    expect(all.items).toMatchObject([{ id: open, rooms: 1, items: 2, city: "Riyadh" }]);
    expect(all.counts).toMatchObject({ open: 1, archived: 1, draft: 0 });
    expect((await as(own).projects.list({ status: "archived" })).items.map(({ id }) => id)).toEqual([archived]);
    expect((await as(own).projects.list({ search: "ROO" })).items).toHaveLength(1);
    expect((await as(own).projects.list({ search: "100%" })).items).toEqual([]);
  });
});

test("the household takes all of it along, professionals do not", async () => {
  const id = await shared();
  await as(reem).projects.addFiles({ id, kind: "plan", files: [pdf()] });
  const { title, body } = await projectArchive(fahad, id);
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  const zip = Buffer.concat(chunks).toString("latin1");
  expect(title).toBe("Men's majlis");
  expect(zip).toMatch(/^PK/);
  expect(zip).toContain("project.json");
  expect(zip).toMatch(/files\/01-[0-9a-f]{6}\.pdf/);
  expect(zip).toContain("%PDF-1.7");
  await expect(projectArchive(rana, id)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(projectArchive(stranger, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a draft is deleted with its files; what was placed is not", async () => {
  const id = await aProject({ ownerId: reem.id, status: "draft" });
  const { ids } = await as(reem).projects.addFiles({ id, kind: "plan", files: [pdf()] });
  const placed = await aProject({ ownerId: reem.id });
  await as(reem).projects.remove({ id });
  expect(await db.selectFrom("files").select("id").where("id", "in", ids).execute()).toEqual([]);
  await expect(as(reem).projects.remove({ id: placed })).rejects.toMatchObject({ code: "STATUS_CONFLICT" });
});

const own =
  (move: "begin" | "complete" | "reopen" | "archive" | "restore") =>
  (id: string, by: Viewer = reem) =>
    as(by).projects.move({ id, move });
const follows = (move: "open" | "withdraw" | "award") => (id: string) => projectStatus.move(db, id, move, { by: reem });
describeStatus(projectStatus, {
  make: (status) => aProject({ ownerId: reem.id, status }),
  run: {
    ...{ place: (id) => as(reem).projects.place({ id }), open: follows("open"), withdraw: follows("withdraw"), award: follows("award") },
    ...{ begin: own("begin"), complete: own("complete"), reopen: own("reopen"), archive: own("archive"), restore: own("restore") },
  },
  strangers: { begin: { of: () => [stranger, admin], refusal: "NOT_FOUND" }, archive: { of: () => [stranger], refusal: "NOT_FOUND" } },
});
