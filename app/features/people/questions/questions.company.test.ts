import "#app/api/router.server.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aCompany, type Company } from "#app/platform/testing/company.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const refused = (code: string) => expect.objectContaining({ code });
const kindsOf = async (viewer: Viewer) => (await noticesOf(viewer)).map(({ kind }) => kind);

let company: Company;
let reem: Viewer;
beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  [company, reem] = [await aCompany(), await aUser("homeowner", { name: "Reem", email: `${newId()}@reem.example` })];
});

test("questions to a professional are answered by those of the company who may, who hear of them", async () => {
  const { id: organizationId, professional, manager, editor, viewer, stranger, neighborEditor } = company;
  const ask = (who: Viewer) => as(who).questions.ask({ type: "professional", id: professional.id, body: "Do you work in Jeddah?" });
  for (const own of [professional, editor, viewer]) await expect(ask(own)).rejects.toEqual(refused("FORBIDDEN"));
  const { id } = await ask(reem);
  for (const one of [professional, manager, editor]) expect(await kindsOf(one)).toEqual(["question_received"]);
  for (const other of [viewer, stranger, neighborEditor]) expect(await kindsOf(other)).toEqual([]);
  const received = async (who: Viewer) =>
    (await as(who).questions.listReceived({ type: "professional" })).items.map(({ id: one, canAnswer }) => [one, canAnswer]);
  for (const one of [professional, manager, editor]) expect(await received(one)).toEqual([[id, true]]);
  expect([await received(viewer), await received(stranger), await received(neighborEditor)]).toEqual([[[id, false]], [], []]);
  await expect(as(viewer).questions.answer({ id, body: "Yes" })).rejects.toEqual(refused("FORBIDDEN"));
  for (const other of [stranger, neighborEditor]) await expect(as(other).questions.answer({ id, body: "Yes" })).rejects.toEqual(refused("NOT_FOUND"));
  await as(editor).questions.answer({ id, body: "Yes, we do" });
  const row = await db.selectFrom("questions").select(["answer", "answered_by"]).where("id", "=", id).executeTakeFirst();
  expect(row).toEqual({ answer: "Yes, we do", answered_by: editor.id });
  await as(professional).organizations.removeMember({ id: organizationId, userId: editor.id });
  await expect(as(editor).questions.answer({ id, body: "No" })).rejects.toEqual(refused("NOT_FOUND"));
});

test("reviews of a professional are replied to by those of the company who may, and written by none of them", async () => {
  const { id: organizationId, professional, manager, editor, viewer, stranger, neighborEditor } = company;
  const id = newId();
  const review = {
    id,
    subject_type: "professional",
    subject_id: professional.id,
    author_id: reem.id,
    author_name: "Reem",
    rating: 4,
    body: "Careful and on time.",
  };
  await db.insertInto("reviews").values(review).execute();
  const received = async (who: Viewer) => (await as(who).reviews.listReceived({ type: "professional" })).items.map(({ id: one, canReply }) => [one, canReply]);
  for (const one of [professional, manager, editor]) expect(await received(one)).toEqual([[id, true]]);
  expect([await received(viewer), await received(stranger), await received(neighborEditor)]).toEqual([[[id, false]], [], []]);
  await expect(as(viewer).reviews.reply({ id, body: "Thank you" })).rejects.toEqual(refused("FORBIDDEN"));
  for (const other of [stranger, neighborEditor]) await expect(as(other).reviews.reply({ id, body: "Thank you" })).rejects.toEqual(refused("NOT_FOUND"));
  await as(manager).reviews.reply({ id, body: "Thank you, Reem" });
  await as(professional).organizations.removeMember({ id: organizationId, userId: editor.id });
  await expect(as(editor).reviews.reply({ id, body: "Mine" })).rejects.toEqual(refused("NOT_FOUND"));
  expect((await db.selectFrom("reviews").select("reply").where("id", "=", id).executeTakeFirst())?.reply).toBe("Thank you, Reem");
});
