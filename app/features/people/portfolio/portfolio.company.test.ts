import "#app/api/router.server.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { aCompany, type Company } from "#app/platform/testing/company.ts";
import { aPhoto, aProject } from "./testing/a-project.ts";

const refused = (code: string) => expect.objectContaining({ code });

let company: Company;
let professionalId: string;
beforeEach(async () => {
  company = await aCompany();
  professionalId = company.professional.id;
});
const mine = (viewer: Viewer) => as(viewer).portfolio;

describe("the portfolio of a professional with a company", () => {
  test("is begun, edited, published, ordered and removed by editors and managers, who stand in the log", async () => {
    const { professional, neighbor } = company;
    const theirs = await aProject(neighbor.id);
    for (const member of [company.editor, company.manager, professional]) {
      const { id } = await mine(member).create({ title: "A majlis", professionalId });
      const upload = await aPhoto(professionalId, false);
      await db.insertInto("portfolio_uploads").values({ file_id: upload }).execute();
      const before = await mine(member).get({ id });
      expect(before).toMatchObject({ ownerId: professionalId, canEdit: true });
      const photos = [{ id: upload, altEn: "A majlis", altAr: null, beforeId: null }];
      await mine(member).update({ id, version: before.version, changes: { photos, hasPermission: true } });
      await mine(member).publish({ id });
      expect((await as(null).portfolio.show({ id })).owner.id).toBe(professionalId);
      expect((await mine(member).order({ ids: [id], professionalId }))[0]?.id).toBe(id);
      await mine(member).withdraw({ id });
      await mine(member).remove({ id });
      const log = await db.selectFrom("audit_events").select("actor_id").distinct().where("entity_id", "=", id).execute();
      expect(log).toEqual([{ actor_id: member.id }]);
    }
    expect(await mine(neighbor).get({ id: theirs.id })).toMatchObject({ version: theirs.version });
  });

  test("is read by viewers and changed by none of them", async () => {
    const { viewer } = company;
    const { id, version } = await aProject(professionalId);
    expect((await mine(viewer).list({ professionalId })).map((row) => row.id)).toEqual([id]);
    expect(await mine(viewer).get({ id })).toMatchObject({ version, canEdit: false });
    for (const call of [
      () => mine(viewer).create({ title: "Mine", professionalId }),
      () => mine(viewer).update({ id, version, changes: { year: 2024 } }),
      () => mine(viewer).publish({ id }),
      () => mine(viewer).withdraw({ id }),
      () => mine(viewer).publishIdea({ id }),
      () => mine(viewer).withdrawIdea({ id }),
      () => mine(viewer).order({ ids: [id], professionalId }),
      () => mine(viewer).remove({ id }),
      () => mine(viewer).uploadPhoto({ photo: new File(["x"], "x.jpg"), professionalId }),
    ])
      await expect(call()).rejects.toEqual(refused("FORBIDDEN"));
    expect(await mine(viewer).get({ id })).toMatchObject({ version });
  });

  test("does not exist for strangers, the neighbor's people and those who were removed", async () => {
    const { id: organizationId, professional, editor, stranger, neighbor, neighborEditor } = company;
    const { id, version } = await aProject(professionalId);
    await as(professional).organizations.removeMember({ id: organizationId, userId: editor.id });
    for (const other of [stranger, neighbor, neighborEditor, editor])
      for (const call of [
        () => mine(other).list({ professionalId }),
        () => mine(other).get({ id }),
        () => mine(other).create({ title: "Mine", professionalId }),
        () => mine(other).update({ id, version, changes: { year: 2024 } }),
        () => mine(other).publish({ id }),
        () => mine(other).order({ ids: [id], professionalId }),
        () => mine(other).remove({ id }),
        () => mine(other).uploadPhoto({ photo: new File(["x"], "x.jpg"), professionalId }),
      ])
        await expect(call()).rejects.toEqual(refused("NOT_FOUND"));
  });

  test("without a name each has their own: staff have none", async () => {
    const { editor, stranger } = company;
    await aProject(professionalId);
    expect(await mine(editor).list()).toEqual([]);
    await expect(mine(editor).create({ title: "Mine" })).rejects.toEqual(refused("FORBIDDEN"));
    const { id } = await mine(stranger).create({ title: "Mine" });
    expect(await mine(stranger).get({ id })).toMatchObject({ ownerId: stranger.id });
  });
});

test("a draft's photographs are seen by the company, those on their way by its editors; by nobody else", async () => {
  const { professional, manager, editor, viewer, stranger, neighborEditor } = company;
  const { photoId } = await aProject(professionalId);
  const upload = await aPhoto(professionalId, false);
  await db.insertInto("portfolio_uploads").values({ file_id: upload }).execute();
  const paper = await aPhoto(professionalId, false);
  const sees = (id: string) =>
    Promise.all(
      [professional, manager, editor, viewer, stranger, neighborEditor, null].map((who) => maySeeFile(who, { id, owner_id: professionalId, is_public: false })),
    );
  expect(await sees(photoId)).toEqual([true, true, true, true, false, false, false]);
  expect(await sees(upload)).toEqual([true, true, true, false, false, false, false]);
  expect(await sees(paper)).toEqual([true, false, false, false, false, false, false]);
});
