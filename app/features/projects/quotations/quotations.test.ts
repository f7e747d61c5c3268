import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { mailsTo } from "#app/platform/testing/mails.ts";
import { aUser } from "#app/platform/testing/people.ts";
import type { QuotationContent } from "./quotation.ts";
import { eraseAuthor } from "./server/erase.server.ts";
import { ownPdfLoader, sharedPdfLoader } from "./server/paper.server.ts";
import { quotationsRouter } from "./server/procedures.server.ts";
import { aContent, aLine } from "./testing/a-quotation.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const as = clientOf(quotationsRouter);
const refused = (code: string) => expect.objectContaining({ code });
const COST = 1_234_567;
const SECRET = "Ask Abu Fahd for the old price";

let rana: Viewer;
let rival: Viewer;
let owner: Viewer;
let editor: Viewer;
let reader: Viewer;
let homeowner: Viewer;
let admin: Viewer;
let vendorId: string;
beforeEach(async () => {
  [rana, rival, owner, homeowner, admin] = [
    await aUser("professional"),
    await aUser("professional"),
    await aUser("vendor"),
    await aUser(),
    await aUser("admin"),
  ];
  const staff = async () => ({ ...(await aUser()), isVendorStaff: true });
  [editor, reader] = [await staff(), await staff()];
  const vendor = await aVendor({ name: "Sidra", name_ar: "السدرة" });
  vendorId = vendor.id;
  await giveVendor(vendorId, owner.id, { [editor.id]: "editor", [reader.id]: "viewer" });
});

const begin = async (viewer: Viewer, more: object = {}) =>
  (await as(viewer).create({ vendorId: null, idempotencyKey: randomUUID(), from: { kind: "blank" }, ...more })).id;
/** With a line whose cost is known. */
async function written(viewer: Viewer, { content, email = "", ...more }: { content?: QuotationContent; email?: string; vendorId?: string } = {}) {
  const id = await begin(viewer, more);
  const given = content ?? aContent([aLine()]);
  const lineId = given.groups[0]?.lines[0]?.id ?? "";
  const { version } = await as(viewer).get({ id });
  const saved = await as(viewer).save({ id, version, client: { name: "Reem", email }, content: given, notes: { [lineId]: { cost: COST, note: SECRET } } });
  return { id, version: saved.version, content: given };
}
const keyOf = (link: string) => link.split("/").at(-1) ?? "";

describe("writing", () => {
  test("begins with a group and one stage, once for a key, in the author's language", async () => {
    const key = randomUUID();
    const start = () => as(rana, "ar").create({ vendorId: null, idempotencyKey: key, from: { kind: "blank" } });
    const [first, second] = await Promise.all([start(), start()]);
    expect(second).toEqual(first);
    const got = await as(rana).get(first);
    expect(got).toMatchObject({ number: 1, version: 1, isSent: false, sent: [], link: null, author: { name: rana.name, vendorId: null } });
    expect(got.content).toMatchObject({ groups: [{ lines: [] }], stages: [{ share: 10_000 }] });
    expect(got.content.stages[0]?.text).toMatch(/[\u0600-\u06ff]/);
  });

  test("is for professionals in their own name and for those of a team who answer in its vendor's", async () => {
    await expect(begin(homeowner)).rejects.toEqual(refused("FORBIDDEN"));
    await expect(begin(owner)).rejects.toEqual(refused("FORBIDDEN"));
    await expect(begin(admin)).rejects.toEqual(refused("FORBIDDEN"));
    for (const other of [reader, rana, admin]) await expect(begin(other, { vendorId })).rejects.toEqual(refused("NOT_FOUND"));
    const id = await begin(editor, { vendorId });
    expect((await as(owner, "ar").get({ id })).author).toMatchObject({ vendorId, name: "السدرة" });
    expect((await as(editor).sources()).names).toMatchObject([{ vendorId, name: "Sidra" }]);
    expect((await as(rana).sources()).names).toMatchObject([{ vendorId: null, name: rana.name }]);
    expect((await as(reader).sources()).names).toEqual([]);
  });

  test("nobody else opens, changes, sends or deletes it", async () => {
    const own = await written(rana);
    const team = await written(editor, { vendorId });
    for (const viewer of [rival, homeowner, owner, admin]) {
      const { id, version, content } = own;
      const client = as(viewer);
      await expect(client.get({ id })).rejects.toEqual(refused("NOT_FOUND"));
      await expect(client.save({ id, version, client: { name: "", email: "" }, content, notes: {} })).rejects.toEqual(refused("NOT_FOUND"));
      await expect(client.send({ id, version })).rejects.toEqual(refused("NOT_FOUND"));
      await expect(client.revise({ id })).rejects.toEqual(refused("NOT_FOUND"));
      await expect(client.saveTemplate({ id, name: "Mine" })).rejects.toEqual(refused("NOT_FOUND"));
      await expect(client.remove({ id })).rejects.toEqual(refused("NOT_FOUND"));
      await expect(begin(viewer === owner || viewer === homeowner || viewer === admin ? rival : viewer, { from: { kind: "quotation", id } })).rejects.toEqual(
        refused("NOT_FOUND"),
      );
      expect((await client.list({})).items.map((item) => item.id)).not.toContain(id);
    }
    for (const viewer of [reader, rana]) await expect(as(viewer).get({ id: team.id })).rejects.toEqual(refused("NOT_FOUND"));
    expect((await as(owner).get({ id: team.id })).version).toBe(2);
  });

  test("each save counts, with its total; the neighbor stays; the list follows", async () => {
    const [one, other] = [await written(rana), await written(rana)];
    const content = aContent([aLine({ quantity: 2_000, unitPrice: 50_000 })], { title: "Kitchen" });
    const saved = await as(rana).save({ id: one.id, version: one.version, client: { name: "Huda", email: "" }, content, notes: {} });
    expect(saved).toMatchObject({ version: one.version + 1, gross: 115_000 });
    expect((await as(rana).get({ id: other.id })).content).toEqual(other.content);
    const { items } = await as(rana).list({});
    expect(items).toMatchObject([
      { id: one.id, title: "Kitchen", client: "Huda", gross: 115_000, state: "draft", number: 1 },
      { id: other.id, gross: 115_000 },
    ]);
    expect((await as(rana).list({ search: "huda" })).items.map(({ id }) => id)).toEqual([one.id]);
    expect((await as(rana).list({ state: "sent" })).items).toEqual([]);
  });

  test("two who save at once: the second learns what is stored by now; the same sent twice is one", async () => {
    const { id, version, content } = await written(editor, { vendorId });
    const theirs = aContent([aLine()], { title: "Theirs" });
    const save = (viewer: Viewer, given: QuotationContent) => as(viewer).save({ id, version, client: { name: "Reem", email: "" }, content: given, notes: {} });
    const saved = await save(owner, theirs);
    expect(await save(owner, theirs)).toEqual(saved);
    await expect(save(editor, content)).rejects.toMatchObject({
      code: "CONFLICT",
      data: { changedBy: owner.name, current: { version: saved.version, content: theirs } },
    });
    expect((await as(editor).get({ id })).content).toEqual(theirs);
    await db.updateTable("profiles").set({ full_name_ar: "المالكة" }).where("id", "=", owner.id).execute();
    const inArabic = as(editor, "ar").save({ id, version, client: { name: "Reem", email: "" }, content, notes: {} });
    await expect(inArabic).rejects.toMatchObject({ data: { changedBy: "المالكة" } });
    const inTheirOtherTab = as(owner).save({ id, version, client: { name: "Reem", email: "" }, content, notes: {} });
    await expect(inTheirOtherTab).rejects.toMatchObject({ code: "CONFLICT", data: { changedBy: null } });
  });

  test("malformed content is refused: ids twice, too many lines, prices beyond the bounds", async () => {
    const { id, version } = await written(rana);
    const line = aLine();
    const save = (content: QuotationContent) => as(rana).save({ id, version, client: { name: "", email: "" }, content, notes: {} });
    for (const lines of [
      [line, line],
      Array.from({ length: 401 }, () => aLine()),
      [aLine({ unitPrice: -1 })],
      [aLine({ quantity: 0.5 })],
      [aLine({ unit: "mile" as never })],
    ])
      await expect(save(aContent(lines))).rejects.toEqual(refused("BAD_REQUEST"));
  });
});

describe("sending", () => {
  test("freezes the revision, totals and validity; the client reads it by the link and in a mail without the author's words", async () => {
    const email = `${randomUUID()}@client.example`;
    const { id, version } = await written(rana, { email, content: aContent([aLine()], { intro: "Buy pills at evil.example" }) });
    const { link, number } = await as(rana).send({ id, version });
    expect(number).toBe(1);
    const paper = await as(null).shared({ key: keyOf(link) });
    expect(paper).toMatchObject({ client: "Reem", number: 1, author: { name: rana.name }, content: { title: "Men’s majlis" } });
    const [mail] = mailsTo(email);
    expect(mailsTo(email)).toHaveLength(1);
    expect(mail?.text).toContain(link);
    expect(mail?.text).toContain("1,150");
    expect(mail?.text).not.toContain("pills");
    const row = await db.selectFrom("quotation_revisions").select(["net", "vat", "gross"]).where("quotation_id", "=", id).executeTakeFirstOrThrow();
    expect(row).toEqual({ net: 100_000, vat: 15_000, gross: 115_000 });
    await expect(as(rana).send({ id, version })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(rana).save({ id, version, client: { name: "", email: "" }, content: paper.content, notes: {} })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(rana).remove({ id })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(sql`update quotation_revisions set gross = 1 where quotation_id = ${id}`.execute(db)).rejects.toThrow("frozen");
    expect(mailsTo(rana.email)).toEqual([]);
  });

  test("reaches one mailbox ten times a day, whoever sends; what is refused stays a draft", async () => {
    const email = `${randomUUID()}@client.example`;
    for (let sent = 0; sent < 10; sent += 1) {
      const author = sent % 2 ? rana : rival;
      const { id, version } = await written(author, { email: sent % 3 ? email : email.toUpperCase() });
      await as(author).send({ id, version });
    }
    const { id, version } = await written(rana, { email });
    await expect(as(rana).send({ id, version })).rejects.toEqual(refused("TOO_MANY_REQUESTS"));
    expect(await as(rana).get({ id })).toMatchObject({ version, client: { email } });
    const other = await written(rana, { email: `${randomUUID()}@client.example` });
    expect((await as(rana).send({ id: other.id, version: other.version })).number).toBe(1);
  });

  test("names every fault by its place and changes nothing", async () => {
    const bad = aLine({ unitPrice: null });
    const { id } = await written(rana, { content: aContent([aLine(), bad], { stages: [] }), email: "nobody" });
    const before = await as(rana).get({ id });
    await as(rana).save({ id, version: before.version, client: { name: " ", email: "nobody" }, content: before.content, notes: {} });
    await expect(as(rana).send({ id, version: before.version + 1 })).rejects.toMatchObject({
      code: "INVALID",
      data: { fields: { client: "client", email: "email", [bad.id]: "price", stages: "stages" } },
    });
    expect((await as(rana).get({ id })).isSent).toBe(false);
  });

  test("not over a save that came between", async () => {
    const { id, version, content } = await written(editor, { vendorId });
    await as(owner).save({ id, version, client: { name: "Reem", email: "" }, content: { ...content, title: "Dearer" }, notes: {} });
    await expect(as(editor).send({ id, version })).rejects.toMatchObject({ code: "CONFLICT", data: { current: { content: { title: "Dearer" } } } });
  });

  test("a further revision leaves the sent one as it was until it is sent itself, under the same link", async () => {
    const { id, version, content } = await written(rana);
    const { link } = await as(rana).send({ id, version });
    await as(rana).revise({ id });
    await as(rana).revise({ id });
    const draft = await as(rana).get({ id });
    expect(draft).toMatchObject({ number: 2, isSent: false, content, sent: [{ number: 1 }] });
    await as(rana).save({ id, version: draft.version, client: { name: "Reem", email: "" }, content: { ...content, title: "Second" }, notes: {} });
    expect((await as(null).shared({ key: keyOf(link) })).content).toEqual(content);
    expect((await as(rana).list({ state: "revising" })).items).toMatchObject([{ id, number: 2, title: "Second" }]);
    const again = await as(rana).send({ id, version: draft.version + 1 });
    expect(again).toMatchObject({ number: 2, link });
    expect(await as(null).shared({ key: keyOf(link) })).toMatchObject({ number: 2, content: { title: "Second" } });
    expect((await as(rana).get({ id })).sent.map(({ number }) => number)).toEqual([2, 1]);
  });

  test("a draft that is deleted leaves what was sent; one never sent goes whole", async () => {
    const [sent, unsent] = [await written(rana), await written(rana)];
    const { link } = await as(rana).send(sent);
    await as(rana).revise({ id: sent.id });
    await as(rana).remove({ id: sent.id });
    expect(await as(rana).get({ id: sent.id })).toMatchObject({ isSent: true, number: 1 });
    expect((await as(null).shared({ key: keyOf(link) })).number).toBe(1);
    await as(rana).remove({ id: unsent.id });
    await expect(as(rana).get({ id: unsent.id })).rejects.toEqual(refused("NOT_FOUND"));
  });

  test("costs and notes are in no answer but the author's side's", async () => {
    const { id, version } = await written(editor, { vendorId, email: `${randomUUID()}@client.example` });
    const { link } = await as(editor).send({ id, version });
    const said = JSON.stringify([
      await as(null).shared({ key: keyOf(link) }),
      await as(homeowner).shared({ key: keyOf(link) }),
      await as(editor).list({}),
      await as(editor).sources(),
      (await db.selectFrom("quotation_revisions").select("content").where("quotation_id", "=", id).execute()).map((row) => row.content),
    ]);
    expect(said).not.toContain(String(COST));
    expect(said).not.toContain(SECRET);
    const own = (await as(owner).get({ id })).notes;
    expect(Object.values(own)).toEqual([{ cost: COST, note: SECRET }]);
  });

  test("no key opens a draft, nor does a guess", async () => {
    const { id } = await written(rana);
    for (const key of [id, "", "forged"]) await expect(as(null).shared({ key })).rejects.toEqual(refused("NOT_FOUND"));
  });
});

describe("beginning with", () => {
  test("an earlier one: lines, stages and costs with ids of their own, in the same name only", async () => {
    const { id, content } = await written(editor, { vendorId });
    const copy = await as(owner).get({ id: await begin(owner, { vendorId, from: { kind: "quotation", id } }) });
    const [line] = copy.content.groups[0]?.lines ?? [];
    expect(line).toMatchObject({ text: "Oak floor", unitPrice: 10_000 });
    expect(line?.id).not.toBe(content.groups[0]?.lines[0]?.id);
    expect(copy.notes[line?.id ?? ""]).toEqual({ cost: COST, note: SECRET });
    expect(copy.client).toEqual({ name: "", email: null });
    const both = { ...editor, role: "professional" as const };
    await expect(begin(both, { from: { kind: "quotation", id } })).rejects.toEqual(refused("NOT_FOUND"));
  });

  test("a template of the name it is for", async () => {
    const { id } = await written(rana);
    const template = await as(rana).saveTemplate({ id, name: "  A   majlis " });
    expect((await as(rana).sources()).templates).toEqual([{ id: template.id, vendorId: null, professionalId: rana.id, name: "A majlis" }]);
    expect((await as(rival).sources()).templates).toEqual([]);
    const made = await as(rana).get({ id: await begin(rana, { from: { kind: "template", id: template.id } }) });
    expect(made.content).toMatchObject({ title: "", groups: [{ lines: [{ text: "Oak floor" }] }] });
    await expect(begin(rival, { from: { kind: "template", id: template.id } })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(rana).saveTemplate({ id, name: " " })).rejects.toMatchObject({ data: { fields: { name: "required" } } });
    await expect(as(rival).removeTemplate(template)).rejects.toEqual(refused("NOT_FOUND"));
    await as(rana).removeTemplate(template);
    expect((await as(rana).sources()).templates).toEqual([]);
  });
});

describe("own prices", () => {
  const price = (more: object = {}) => ({
    vendorId: null,
    text: "Oak floor",
    unit: "m2" as const,
    nature: "both" as const,
    vat: "standard" as const,
    unitPrice: 41_000,
    cost: 30_000,
    ...more,
  });

  test("are each name's own; the same words and unit are one price", async () => {
    const first = await as(rana).putPrice(price());
    expect(await as(rana).putPrice(price({ text: " Oak  floor", unitPrice: 43_000 }))).toEqual(first);
    await as(rana).putPrice(price({ unit: "m" }));
    await as(editor).putPrice(price({ vendorId }));
    expect((await as(rana).prices({})).map(({ unit, unitPrice }) => [unit, unitPrice])).toEqual([
      ["m2", 43_000],
      ["m", 41_000],
    ]);
    expect(await as(owner).prices({ vendorId })).toMatchObject([{ cost: 30_000 }]);
    expect(await as(rival).prices({})).toEqual([]);
    for (const viewer of [reader, rana]) await expect(as(viewer).prices({ vendorId })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(homeowner).prices({})).rejects.toEqual(refused("FORBIDDEN"));
    await expect(as(rana).putPrice(price({ text: " " }))).rejects.toMatchObject({ data: { fields: { text: "required" } } });
    await expect(as(rival).removePrice(first)).rejects.toEqual(refused("NOT_FOUND"));
    await as(rana).removePrice(first);
    expect(await as(rana).prices({})).toHaveLength(1);
  });

  test("one is changed by its id, words and unit too, within its name; what another one is called is taken", async () => {
    const [floor, coat] = [await as(rana).putPrice(price()), await as(rana).putPrice(price({ text: "Coat of oil" }))];
    const theirs = await as(editor).putPrice(price({ vendorId }));
    expect(await as(rana).putPrice(price({ id: floor.id, text: "Ash floor", unit: "m", unitPrice: 39_000, cost: null }))).toEqual(floor);
    expect(await as(rana).prices({})).toMatchObject([
      { id: floor.id, text: "Ash floor", unit: "m", unitPrice: 39_000, cost: null },
      { id: coat.id, text: "Coat of oil" },
    ]);
    await expect(as(rana).putPrice(price({ id: floor.id, text: "Coat of oil" }))).rejects.toMatchObject({ data: { fields: { text: "taken" } } });
    for (const id of [theirs.id, randomUUID()]) await expect(as(rana).putPrice(price({ id }))).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(rival).putPrice(price({ id: floor.id }))).rejects.toEqual(refused("NOT_FOUND"));
    expect(await as(owner).prices({ vendorId })).toMatchObject([{ id: theirs.id, text: "Oak floor", unitPrice: 41_000 }]);
  });
});

test("with an account goes what was written in its own name; a vendor's stays, without the name", async () => {
  const [own, team, neighbor] = [await written(editor, { vendorId }), await written(editor, { vendorId }), await written(rana)];
  await db.updateTable("quotations").set({ vendor_id: null }).where("id", "=", own.id).execute();
  await db.transaction().execute((trx) => eraseAuthor(trx, editor.id));
  await db.deleteFrom("users").where("id", "=", editor.id).execute();
  const left = await db.selectFrom("quotations").select(["id", "author_id"]).where("id", "in", [own.id, team.id, neighbor.id]).orderBy("id").execute();
  expect(left).toEqual([
    { id: team.id, author_id: null },
    { id: neighbor.id, author_id: rana.id },
  ]);
  expect((await as(owner).get({ id: team.id })).version).toBe(2);
  await expect(as(owner).get({ id: newId() })).rejects.toEqual(refused("NOT_FOUND"));
});

describe("as a document", () => {
  const content = () =>
    aContent([aLine(), aLine({ text: "أرضية بلوط", kind: "optional" }), aLine({ text: "Air conditioning", kind: "excluded", note: "They keep it." })], {
      ...{ weeks: 13, startsOn: "2026-12-06", terms: "Two years." },
    });
  const request = (viewer: Viewer | null, params: Record<string, string>, language = "en") =>
    ({ params, request: new Request("http://localhost/"), context: { get: () => ({ viewer, language, ip: randomUUID() }) } }) as never;
  const statusOf = (answer: Promise<Response>) =>
    answer.then(({ status }) => status).catch((refusal: unknown) => (refusal instanceof Response ? refusal.status : 500));

  test.each(["en", "ar"])("in %s, of what the link shows", async (language) => {
    const { id, version } = await written(rana, { content: content() });
    const key = keyOf((await as(rana).send({ id, version })).link);
    const answer = await sharedPdfLoader(request(null, { key }, language));
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await statusOf(sharedPdfLoader(request(null, { key: "forged" }, language)))).toBe(404);
  });

  test("a version is its author's side's alone, and a draft is none", async () => {
    const { id, version } = await written(rana, { content: content() });
    const of = (viewer: Viewer | null, number = "1") => statusOf(ownPdfLoader(request(viewer, { id, number })));
    expect(await of(rana)).toBe(404);
    await as(rana).send({ id, version });
    expect(await of(rana)).toBe(200);
    expect([await of(rana, "2"), await of(rana, "x"), await of(rival), await of(homeowner), await of(admin), await of(null)]).toEqual([
      404, 404, 404, 404, 404, 404,
    ]);
  });
});
