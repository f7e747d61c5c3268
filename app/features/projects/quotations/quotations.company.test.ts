import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { aCompany, type Company } from "#app/platform/testing/company.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { eraseAuthor } from "./server/erase.server.ts";
import { aContent, aLine } from "./testing/a-quotation.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const refused = (code: string) => expect.objectContaining({ code });

let company: Company;
let professionalId: string;
beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  company = await aCompany();
  professionalId = company.professional.id;
});
const quotes = (viewer: Viewer) => as(viewer).quotations;
const begin = (viewer: Viewer, more: object = {}) =>
  quotes(viewer).create({ vendorId: null, professionalId, idempotencyKey: randomUUID(), from: { kind: "blank" }, ...more });
async function save(viewer: Viewer, id: string, title = "Floors") {
  const { version } = await quotes(viewer).get({ id });
  return quotes(viewer).save({ id, version, client: { name: "Huda", email: "" }, content: aContent([aLine()], { title }), notes: {} });
}
async function sentBy(viewer: Viewer): Promise<{ id: string; key: string }> {
  const { id } = await begin(viewer);
  const { version } = await save(viewer, id);
  const { link } = await quotes(viewer).send({ id, version });
  return { id, key: link.split("/").at(-1) ?? "" };
}
const titles = async (viewer: Viewer) => (await quotes(viewer).list({})).items.map(({ title, professional }) => [title, professional]);

describe("in a professional's name", () => {
  test("editors and managers write, send and revise; the client reads the professional's name, the log who did", async () => {
    const { professional, manager, editor } = company;
    const { id, key } = await sentBy(editor);
    expect((await as(null).quotations.shared({ key })).author).toEqual({ vendorId: null, name: "Saif", href: null });
    expect(await quotes(manager).get({ id })).toMatchObject({ author: { vendorId: null, professionalId, name: "Saif" } });
    await quotes(manager).revise({ id });
    await save(manager, id, "Floors again");
    expect([await titles(professional), await titles(editor)]).toEqual([[["Floors again", null]], [["Floors again", "Saif"]]]);
    const revisions = await db.selectFrom("quotation_revisions").select(["number", "saved_by"]).where("quotation_id", "=", id).orderBy("number").execute();
    expect(revisions).toEqual([
      { number: 1, saved_by: editor.id },
      { number: 2, saved_by: manager.id },
    ]);
    const log = await db.selectFrom("audit_events").select("actor_id").where("entity_id", "=", id).where("action", "=", "quotation.send").execute();
    expect(log).toEqual([{ actor_id: editor.id }]);
  });

  test("nobody else writes or reads: viewers, strangers, the neighbor's people, and removed ones", async () => {
    const { id: organizationId, professional, editor, viewer, stranger, neighbor, neighborEditor } = company;
    const { id } = await begin(editor);
    const { version } = await save(editor, id);
    const content = aContent([aLine()]);
    await as(professional).organizations.removeMember({ id: organizationId, userId: editor.id });
    for (const other of [viewer, stranger, neighbor, neighborEditor, editor]) {
      for (const call of [
        () => begin(other),
        () => quotes(other).get({ id }),
        () => quotes(other).save({ id, version, client: { name: "Huda", email: "" }, content, notes: {} }),
        () => quotes(other).send({ id, version }),
        () => quotes(other).revise({ id }),
        () => quotes(other).remove({ id }),
        () => quotes(other).saveTemplate({ id, name: "Mine" }),
        () => quotes(other).prices({ professionalId }),
      ])
        await expect(call()).rejects.toEqual(refused("NOT_FOUND"));
      expect(await titles(other)).toEqual([]);
    }
    expect(await titles(professional)).toEqual([["Floors", null]]);
    expect((await quotes(professional).get({ id })).version).toBe(version);
  });

  test("templates and prices are the professional's, shared by those who write for them", async () => {
    const { professional, manager, editor, neighborEditor } = company;
    const { id } = await begin(editor);
    await save(editor, id);
    await quotes(editor).saveTemplate({ id, name: "Floor" });
    const sources = await quotes(manager).sources();
    expect(sources.names).toEqual([{ vendorId: null, professionalId, name: "Saif", href: null }]);
    expect(sources.templates).toMatchObject([{ vendorId: null, professionalId, name: "Floor" }]);
    const { unit, nature, vat } = aLine();
    await quotes(editor).putPrice({ text: "Oak floor", unit, nature, vat, unitPrice: 10_000, cost: null, vendorId: null, professionalId });
    expect(await quotes(professional).prices({})).toMatchObject([{ text: "Oak floor" }]);
    const begun = await begin(manager, { from: { kind: "template", id: sources.templates[0]?.id ?? "" } });
    expect((await quotes(professional).get(begun)).content.groups[0]?.lines[0]?.text).toBe("Oak floor");
    expect((await quotes(neighborEditor).sources()).templates).toEqual([]);
  });

  test("what the people of one name know stays with them: no copy in another name", async () => {
    const { professional, neighbor, neighborEditor, editor } = company;
    await db.insertInto("organization_members").values({ organization_id: company.id, user_id: neighborEditor.id, role: "editor" }).execute();
    const { id } = await begin(editor);
    await expect(begin(neighborEditor, { professionalId: neighbor.id, from: { kind: "quotation", id } })).rejects.toEqual(refused("NOT_FOUND"));
    const copy = await begin(neighborEditor, { from: { kind: "quotation", id } });
    expect((await quotes(professional).get(copy)).author.professionalId).toBe(professionalId);
  });
});

test("the client's answer notifies those who write, and none of the author's side answers", async () => {
  const { professional, manager, editor, viewer, neighborEditor } = company;
  const { id, key } = await sentBy(editor);
  const answer = (who: Viewer | null) => as(who).quotations.answer({ key, number: 1, isAccepted: true, name: "Huda" });
  for (const side of [professional, manager, editor, viewer]) await expect(answer(side)).rejects.toEqual(refused("FORBIDDEN"));
  await answer(null);
  for (const one of [professional, manager, editor]) expect(await noticesOf(one)).toMatchObject([{ kind: "quotation_answered", href: `/quote-builder/${id}` }]);
  expect([await noticesOf(viewer), await noticesOf(neighborEditor)]).toEqual([[], []]);
});

test("it goes with the professional's account, not with that of the one who wrote it", async () => {
  const { professional, editor } = company;
  await begin(editor);
  await eraseAuthor(db, editor.id);
  expect(await titles(professional)).toHaveLength(1);
  await eraseAuthor(db, professionalId);
  expect(await titles(professional)).toEqual([]);
});
