import { beforeEach, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { aCompany, type Company } from "#app/platform/testing/company.ts";
import type { PackageFields } from "./packages.rules.ts";

const plan: PackageFields = {
  ...{ id: null, title: "Room plan", titleAr: null, price: 2_400_00, days: 6, revisions: 1, included: "Plan at 1:50", includedAr: null },
  ...{ excluded: null, excludedAr: null, extras: [] },
};
const refused = (code: string) => expect.objectContaining({ code });

let company: Company;
let professionalId: string;
beforeEach(async () => {
  company = await aCompany();
  professionalId = company.professional.id;
});
const list = (viewer: Viewer) => as(viewer).packages.list({ professionalId });
const save = async (viewer: Viewer, title: string) => {
  const { version } = await as(company.professional).packages.list();
  return as(viewer).packages.save({ packages: [{ ...plan, title }], version, professionalId });
};

test("editors and managers save a professional's packages; the log names them, the neighbor's stay", async () => {
  const { professional, manager, editor, neighbor } = company;
  const theirs = await as(neighbor).packages.save({ packages: [plan], version: (await as(neighbor).packages.list()).version });
  for (const member of [editor, manager]) {
    await save(member, `By ${member.name}`);
    expect((await as(professional).packages.list()).packages.map(({ title }) => title)).toEqual([`By ${member.name}`]);
  }
  expect((await as(null).packages.ofPerson({ id: professionalId })).map(({ title }) => title)).toEqual(["By Manager"]);
  expect(await as(neighbor).packages.list()).toEqual(theirs);
  const log = await db
    .selectFrom("audit_events")
    .select("actor_id")
    .where("entity_id", "=", professionalId)
    .where("action", "=", "packages.save")
    .orderBy("id")
    .execute();
  expect(log.map(({ actor_id }) => actor_id)).toEqual([editor.id, manager.id]);
});

test("viewers read them, strangers, the neighbor's people and removed ones find nothing", async () => {
  const { id, professional, editor, viewer, stranger, neighborEditor } = company;
  await save(professional, "Mine");
  expect((await list(viewer)).packages).toMatchObject([{ title: "Mine" }]);
  await expect(save(viewer, "Theirs")).rejects.toEqual(refused("FORBIDDEN"));
  await as(professional).organizations.removeMember({ id, userId: editor.id });
  for (const other of [stranger, neighborEditor, editor]) {
    await expect(list(other)).rejects.toEqual(refused("NOT_FOUND"));
    await expect(save(other, "Theirs")).rejects.toEqual(refused("NOT_FOUND"));
  }
  await expect(as(viewer).packages.save({ packages: [plan], version: (await as(viewer).packages.list()).version })).rejects.toEqual(refused("FORBIDDEN"));
  expect((await list(professional)).packages).toMatchObject([{ title: "Mine" }]);
});
