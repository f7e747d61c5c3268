import { type RawBuilder, sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { aCompany, type Company, giveCompany } from "#app/platform/testing/company.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { ORGANIZATION_ACTIONS } from "./organization.policy.ts";
import { peopleOf, peopleWho, professionalsWhere, requirePart, roleInWork } from "./professionals.server.ts";

let company: Company;
beforeEach(async () => {
  company = await aCompany();
});

const idsIn = async (subquery: RawBuilder<unknown>) => {
  const { rows } = await sql<{ id: string }>`select id from users where id in ${subquery}`.execute(db);
  return rows.map(({ id }) => id).sort();
};
const idsOf = (...people: Viewer[]) => people.map(({ id }) => id).sort();

describe("in whose name a person may act", () => {
  test("professionals in their own, their company's people by role, nobody for the neighbor", async () => {
    const { professional, manager, editor, viewer, stranger, neighbor, neighborEditor } = company;
    const roles = [professional, manager, editor, viewer, stranger, neighbor, neighborEditor].map((person) => roleInWork(db, professional.id, person.id));
    expect(await Promise.all(roles)).toEqual(["owner", "manager", "editor", "viewer", null, null, null]);
    expect(await idsIn(professionalsWhere(editor.id, "answer"))).toEqual(idsOf(editor, professional));
    expect(await idsIn(professionalsWhere(viewer.id, "answer"))).toEqual(idsOf(viewer));
    expect(await idsIn(professionalsWhere(viewer.id, "read"))).toEqual(idsOf(viewer, professional));
    expect(await idsIn(professionalsWhere(manager.id, "seeMoney"))).toEqual(idsOf(manager, professional));
    expect(await idsIn(professionalsWhere(stranger.id, "read"))).toEqual(idsOf(stranger));
    for (const action of ORGANIZATION_ACTIONS) expect(await idsIn(professionalsWhere(professional.id, action))).toEqual(idsOf(professional));
  });

  test("is asked for by the role: strangers find nothing, those who only read are refused", async () => {
    const { professional, editor, viewer, stranger } = company;
    await expect(requirePart(db, editor, professional.id, "editListing")).resolves.toBe("editor");
    await expect(requirePart(db, viewer, professional.id, "read")).resolves.toBe("viewer");
    await expect(requirePart(db, viewer, professional.id, "editListing")).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(requirePart(db, stranger, professional.id, "read")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("works for a column, too, and for nobody where it is empty", async () => {
    const { professional, editor } = company;
    const { rows } = await sql<{ n: number }>`select count(*)::int n from users u
      where u.id = ${editor.id} and ${professional.id}::uuid in ${professionalsWhere(sql`u.id`, "answer")}`.execute(db);
    expect(rows[0]?.n).toBe(1);
    expect((await sql`select * from ${peopleOf(sql`null::uuid`, "read")} p`.execute(db)).rows).toEqual([]);
  });

  test("the people behind a professional: those who answer, not those who only read", async () => {
    const { professional, manager, editor, viewer } = company;
    expect((await peopleWho(db, professional.id, "answer")).sort()).toEqual(idsOf(professional, manager, editor));
    expect((await peopleWho(db, professional.id, "read")).sort()).toEqual(idsOf(professional, manager, editor, viewer));
    await db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", editor.id).execute();
    expect((await peopleWho(db, professional.id, "answer")).sort()).toEqual(idsOf(professional, manager));
  });
});

describe("it ends", () => {
  const roleOfEditor = () => roleInWork(db, company.professional.id, company.editor.id);
  const change = (set: object) => db.updateTable("users").set(set).where("id", "=", company.professional.id).execute();

  test("while the professional's account is suspended or closed", async () => {
    await change({ suspended_at: new Date() });
    expect(await roleOfEditor()).toBeNull();
    await change({ suspended_at: null });
    expect(await roleOfEditor()).toBe("editor");
    await change({ deletion_requested_at: new Date() });
    expect(await roleOfEditor()).toBeNull();
    expect(await peopleWho(db, company.professional.id, "answer")).toEqual([]);
  });

  test("when they are a professional no longer, share it no longer, or leave", async () => {
    const { id, professional } = company;
    await db.updateTable("user_roles").set({ role: "homeowner" }).where("user_id", "=", professional.id).execute();
    await db.updateTable("profiles").set({ role: "homeowner" }).where("id", "=", professional.id).execute();
    expect(await roleOfEditor()).toBeNull();
    await db.updateTable("user_roles").set({ role: "professional" }).where("user_id", "=", professional.id).execute();
    await db.updateTable("profiles").set({ role: "professional" }).where("id", "=", professional.id).execute();
    expect(await roleOfEditor()).toBe("editor");
    await db.updateTable("organization_members").set({ shares_work: false }).where("organization_id", "=", id).execute();
    expect(await roleOfEditor()).toBeNull();
  });

  test("a professional's work is one company's", async () => {
    const other = await aUser("homeowner");
    await expect(giveCompany(company.professional, { [other.id]: "editor" })).rejects.toThrow(/organization_members_work/);
  });
});
