import { beforeEach, describe, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { roleCache } from "#app/platform/auth/role-cache.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { roleInWork } from "#app/platform/organizations/professionals.server.ts";
import { aCompany, type Company } from "#app/platform/testing/company.ts";
import { aUser } from "#app/platform/testing/people.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const refused = (code: string) => expect.objectContaining({ code });
const roleOf = (professional: Viewer, person: Viewer) => roleInWork(db, professional.id, person.id);
const isStaff = async ({ id }: Viewer) => (await roleCache().get(id))?.isProfessionalStaff;

let company: Company;
beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  company = await aCompany();
});

describe("a professional's work", () => {
  test("goes to the company that they create, and to no second one", async () => {
    const professional = await aUser("professional");
    const { id } = await as(professional).organizations.create({ name: "Studio Saif" });
    const second = await as(professional).organizations.create({ name: "Second" });
    const sharing = async (organizationId: string) =>
      (await as(professional).organizations.get({ id: organizationId })).members.map(({ sharesWork }) => sharesWork);
    expect([await sharing(id), await sharing(second.id)]).toEqual([[true], [false]]);
    await as(professional).organizations.shareWork({ id: second.id, isShared: true });
    expect([await sharing(id), await sharing(second.id)]).toEqual([[false], [true]]);
    const vendor = await aUser("vendor");
    const listed = await as(vendor).organizations.create({ name: "Sidra" });
    expect((await as(vendor).organizations.get({ id: listed.id })).members.map(({ sharesWork }) => sharesWork)).toEqual([false]);
  });

  test("is theirs to share: members, strangers and those who are no professionals do not", async () => {
    const { id, manager, stranger, professional, editor } = company;
    await expect(as(manager).organizations.shareWork({ id, isShared: true })).rejects.toEqual(refused("FORBIDDEN"));
    await expect(as(stranger).organizations.shareWork({ id, isShared: true })).rejects.toEqual(refused("NOT_FOUND"));
    expect(await roleOf(professional, editor)).toBe("editor");
    await as(professional).organizations.shareWork({ id, isShared: false });
    expect(await roleOf(professional, editor)).toBeNull();
    const log = await db
      .selectFrom("audit_events")
      .select(["actor_id", "changes"])
      .where("entity_id", "=", id)
      .where("action", "=", "organization.work")
      .execute();
    expect(log).toEqual([{ actor_id: professional.id, changes: { work: [true, false] } }]);
  });

  test("opens its places to the team at once, and closes them at once; the neighbor's stay", async () => {
    const { id, professional, editor, neighborEditor } = company;
    expect([await isStaff(editor), await isStaff(professional), await isStaff(neighborEditor)]).toEqual([true, false, true]);
    await as(professional).organizations.shareWork({ id, isShared: false });
    expect([await isStaff(editor), await isStaff(neighborEditor)]).toEqual([false, true]);
    await as(professional).organizations.shareWork({ id, isShared: true });
    expect(await isStaff(editor)).toBe(true);
    await as(professional).organizations.removeMember({ id, userId: editor.id });
    expect(await isStaff(editor)).toBe(false);
    expect(await roleOf(professional, editor)).toBeNull();
  });

  test("leaves with the professional, and stays theirs when they hand the company over", async () => {
    const { id, professional, manager, editor } = company;
    await as(professional).organizations.transfer({ id, userId: manager.id });
    expect([await roleOf(professional, manager), await roleOf(professional, professional)]).toEqual(["owner", "owner"]);
    expect(await isStaff(editor)).toBe(true);
    await as(manager).organizations.removeMember({ id, userId: professional.id });
    expect([await roleOf(professional, manager), await isStaff(editor)]).toEqual([null, false]);
  });

  test("follows the role on the next call", async () => {
    const { id, professional, editor } = company;
    await as(professional).organizations.setRole({ id, userId: editor.id, role: "viewer" });
    expect(await roleOf(professional, editor)).toBe("viewer");
  });
});

test("everybody reads in whose names they act: their own first, with their role and company", async () => {
  const { professional, editor, viewer, stranger } = company;
  const namesOf = (person: Viewer) => as(person).organizations.listProfessionals();
  expect(await namesOf(professional)).toEqual([{ id: professional.id, name: "Saif", organization: null, role: "owner", canEdit: true }]);
  expect(await namesOf(editor)).toEqual([{ id: professional.id, name: "Saif", organization: "Saif Studio", role: "editor", canEdit: true }]);
  expect(await namesOf(viewer)).toMatchObject([{ id: professional.id, role: "viewer", canEdit: false }]);
  expect(await namesOf(stranger)).toMatchObject([{ id: stranger.id, organization: null }]);
  expect(await namesOf(await aUser())).toEqual([]);
});
