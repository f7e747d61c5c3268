import { createRouterClient } from "@orpc/server";
import { beforeAll, describe, expect, test } from "vitest";
import { categoriesRouter } from "#app/features/directory/categories/server/procedures.server.ts";
import { putAccount } from "#app/platform/auth/accounts.server.ts";
import { RoleCache } from "#app/platform/auth/role-cache.server.ts";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { startJobs } from "#app/platform/jobs/jobs.server.ts";
import { mailJob } from "#app/platform/mail/mail.server.ts";
import { adminUsersRouter } from "./server/procedures.server.ts";

const PASSWORD = "quiet courtyard 7";
let made = 0;
async function person(role: Role, name: string, more: { permissions?: string[]; phone?: string; username?: string; company?: string } = {}): Promise<Viewer> {
  const email = `person${made++}@test.example`;
  const { id } = await putAccount(db, { email, name, password: PASSWORD, role });
  const { phone = null, username = null, company = null } = more;
  await db.updateTable("profiles").set({ phone, username, company_name: company }).where("id", "=", id).execute();
  for (const permission of more.permissions ?? []) await db.insertInto("user_permissions").values({ user_id: id, permission }).execute();
  return { id, name, email, role, roleIsFallback: false, permissions: more.permissions ?? [], language: null, theme: null };
}
const as = (viewer: Viewer | null, language = "en") => createRouterClient(adminUsersRouter, { context: { viewer, language, requestId: "r", ip: "127.0.0.1" } });
const openSession = async (userId: string) => {
  const id = newId();
  await db
    .insertInto("sessions")
    .values({ id, user_id: userId, token: id, expires_at: new Date(Date.now() + 60_000) })
    .execute();
  return id;
};
const events = (entityId: string) =>
  db.selectFrom("audit_events").select(["action", "changes", "actor_name"]).where("entity_id", "=", entityId).orderBy("id").execute();
const roleOf = async (id: string) => (await new RoleCache().get(id))?.role;

let sara: Viewer;
let omar: Viewer;
let reem: Viewer;
let manager: Viewer;

beforeAll(async () => {
  await startJobs([mailJob]);
  sara = await person("admin", "Sara Alzahrani");
  omar = await person("admin", "Omar Alghamdi");
  reem = await person("homeowner", "Reem Alharbi", { phone: "+966501234567", username: "reem.h" });
  manager = await person("homeowner", "Majed", { permissions: ["content_manager"] });
});

test("admins alone: not visitors, not content managers, not the person", async () => {
  const id = reem.id;
  const calls = (viewer: Viewer | null): Promise<unknown>[] => [
    as(viewer).list({}),
    as(viewer).counts(),
    as(viewer).get({ id }),
    as(viewer).setRole({ id, role: "admin" }),
    as(viewer).setPermission({ id, permission: "content_manager", isGranted: true }),
    as(viewer).suspend({ id, reason: "because I can" }),
    as(viewer).restore({ id }),
    as(viewer).endSessions({ id }),
    as(viewer).sendPasswordReset({ id }),
    as(viewer).markEmailVerified({ id }),
  ];
  const codes = async (viewer: Viewer | null) =>
    (await Promise.allSettled(calls(viewer))).map((call) => (call.status === "rejected" ? call.reason.code : "done"));
  for (const viewer of [manager, reem]) expect(new Set(await codes(viewer))).toEqual(new Set(["FORBIDDEN"]));
  expect(new Set(await codes(null))).toEqual(new Set(["UNAUTHORIZED"]));
  expect(await roleOf(id)).toBe("homeowner");
});

test("an account that is not there", async () => {
  const id = newId();
  const { get, setRole, restore, endSessions, sendPasswordReset } = as(sara);
  const calls = [get({ id }), setRole({ id, role: "vendor" }), restore({ id }), endSessions({ id }), sendPasswordReset({ id })];
  for (const call of await Promise.allSettled<unknown>(calls)) expect(call).toMatchObject({ status: "rejected", reason: { code: "NOT_FOUND" } });
});

describe("the list", () => {
  const found = async (search: string) => (await as(sara).list({ search })).items.map((item) => item.name);

  test("finds by name, e-mail, username, company and telephone number, in every spelling", async () => {
    await person("vendor", "أحمد الشمري", { phone: "+966559998877", company: "Dar Alnoor" });
    for (const words of ["alharbi", "Reem ALH", "reem.h", reem.email, "0501234567", "+966 50 123 4567", "00966501234567", "٠٥٠١٢٣٤٥٦٧", "50123"])
      expect(await found(words), words).toEqual(["Reem Alharbi"]);
    for (const words of ["احمد", "أحمد الشمري", "شمري", "dar alno", "0559998877"]) expect(await found(words), words).toEqual(["أحمد الشمري"]);
    expect(await found("nobody at all")).toEqual([]);
    expect(await found("' | !* (")).toBeDefined();
  });

  test("names people in the reader's language where they have such a name", async () => {
    const dana = await person("homeowner", "Dana Two Names");
    await db.updateTable("profiles").set({ full_name_ar: "دانة" }).where("id", "=", dana.id).execute();
    const named = async (language: string, search: string) => (await as(sara, language).list({ search })).items.map(({ name }) => name);
    expect([await named("ar", "dana two"), await named("en", "دانة"), await named("ar", reem.email)]).toEqual([["دانة"], ["Dana Two Names"], ["Reem Alharbi"]]);
    expect((await as(sara, "ar").get({ id: dana.id })).name).toBe("دانة");
  });

  test("follows a new name and a new role", async () => {
    const lina = await person("homeowner", "Lina Before");
    await db.updateTable("users").set({ name: "Lina After" }).where("id", "=", lina.id).execute();
    await db.updateTable("profiles").set({ full_name: "Lina After" }).where("id", "=", lina.id).execute();
    await as(sara).setRole({ id: lina.id, role: "professional" });
    expect(await found("before")).toEqual([]);
    expect((await as(sara).list({ search: "lina after" })).items).toMatchObject([{ id: lina.id, role: "professional" }]);
  });

  test("filters by role, state, permission, address and day of joining; the counts agree", async () => {
    const old = await person("professional", "Old Timer");
    await db
      .updateTable("users")
      .set({ created_at: "2025-03-09T22:30:00Z", email_verified: false, deletion_requested_at: new Date() })
      .where("id", "=", old.id)
      .execute();
    const ids = async (filters: Parameters<ReturnType<typeof as>["list"]>[0]) => (await as(sara).list(filters)).items.map((item) => item.id);
    expect(await ids({ permission: "content_manager" })).toEqual([manager.id]);
    expect((await ids({ role: "admin" })).sort()).toEqual([sara.id, omar.id].sort());
    expect(await ids({ status: "leaving" })).toEqual([old.id]);
    expect(await ids({ verified: "no" })).toEqual([old.id]);
    // Half past one on the tenth in Riyadh.
    expect(await ids({ from: "2025-03-10", to: "2025-03-10" })).toEqual([old.id]);
    expect(await ids({ from: "2025-03-01", to: "2025-03-09" })).toEqual([]);
    expect((await ids({ sort: "oldest" }))[0]).toBe(old.id);
    const counts = await as(sara).counts();
    expect(counts).toMatchObject({ leaving: 1, roles: { admin: 2 } });
    expect(counts.total).toBe((await as(sara).list({})).total);
    expect(Object.values(counts.roles).reduce((sum, n) => sum + n, 0)).toBe(counts.total);
  });

  test.each(["newest", "oldest", "name"] as const)("pages by %s, nothing twice", async (sort) => {
    const rows = Array.from({ length: 35 }, (_, n) => ({ id: newId(), name: `Page ${n % 7}`, email: `page${sort}${n}@test.example` }));
    await db.insertInto("users").values(rows).execute();
    const all = await as(sara).list({ search: "page", sort });
    const rest = await as(sara).list({ search: "page", sort, after: all.next ?? "" });
    const ids = [...all.items, ...rest.items].map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(all.items).toHaveLength(30);
    await db
      .deleteFrom("users")
      .where(
        "id",
        "in",
        rows.map((row) => row.id),
      )
      .execute();
  });
});

describe("role and permission", () => {
  test("a new role takes effect at once, is notified and audited", async () => {
    const ali = await person("homeowner", "Ali");
    const cache = new RoleCache();
    const ends = cache.listen();
    expect((await cache.get(ali.id))?.role).toBe("homeowner");
    await as(sara).setRole({ id: ali.id, role: "vendor" });
    await as(sara).setRole({ id: ali.id, role: "vendor" });
    await expect.poll(async () => (await cache.get(ali.id))?.role).toBe("vendor");
    ends();
    expect(await events(ali.id)).toEqual([{ action: "user.role", changes: { role: ["homeowner", "vendor"] }, actor_name: "Sara Alzahrani" }]);
    expect(await db.selectFrom("notifications").select(["kind", "params"]).where("user_id", "=", ali.id).execute()).toEqual([
      { kind: "role_changed", params: { role: "vendor" } },
    ]);
  });

  test("nobody changes their own role or closes their own account", async () => {
    await expect(as(sara).setRole({ id: sara.id, role: "homeowner" })).rejects.toMatchObject({ code: "INVALID", data: { fields: { role: "self" } } });
    await expect(as(sara).suspend({ id: sara.id, reason: "a long holiday" })).rejects.toMatchObject({ code: "INVALID", data: { fields: { reason: "self" } } });
    expect(await roleOf(sara.id)).toBe("admin");
  });

  test("two admins who demote each other: one remains", async () => {
    const first = await person("admin", "First");
    const second = await person("admin", "Second");
    const outcomes = await Promise.allSettled([
      as(first).setRole({ id: second.id, role: "homeowner" }),
      as(second).setRole({ id: first.id, role: "homeowner" }),
    ]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect([await roleOf(first.id), await roleOf(second.id)].sort()).toEqual(["admin", "homeowner"]);
    const left = (await roleOf(first.id)) === "admin" ? first : second;
    await as(sara).setRole({ id: left.id, role: "homeowner" });
  });

  test("an admin who was demoted or suspended meanwhile changes nothing more", async () => {
    const former = await person("admin", "Former");
    await as(sara).suspend({ id: former.id, reason: "lost their laptop" });
    await expect(as(former).setRole({ id: reem.id, role: "admin" })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await as(sara).restore({ id: former.id });
    await as(sara).setRole({ id: former.id, role: "homeowner" });
    await expect(as(former).suspend({ id: reem.id, reason: "out of spite" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("content manager is granted and taken, once each", async () => {
    const huda = await person("professional", "Huda");
    for (const isGranted of [true, true, false, false]) await as(sara).setPermission({ id: huda.id, permission: "content_manager", isGranted });
    expect((await events(huda.id)).map((event) => event.changes)).toEqual([{ content_manager: [false, true] }, { content_manager: [true, false] }]);
    await expect(as(sara).setPermission({ id: omar.id, permission: "content_manager", isGranted: true })).rejects.toMatchObject({
      code: "INVALID",
      data: { fields: { permission: "admin" } },
    });
  });
});

describe("suspension and sessions", () => {
  test("suspending ends the sessions and stores the reason; restoring opens the account again", async () => {
    const nada = await person("vendor", "Nada");
    await openSession(nada.id);
    await expect(as(sara).suspend({ id: nada.id, reason: " no " })).rejects.toMatchObject({ data: { fields: { reason: "reasonShort" } } });
    await expect(as(sara).suspend({ id: nada.id, reason: "x".repeat(501) })).rejects.toMatchObject({ data: { fields: { reason: "reasonLong" } } });
    await as(sara).suspend({ id: nada.id, reason: "Copied photographs of others" });
    expect(await as(sara).get({ id: nada.id })).toMatchObject({
      status: "suspended",
      suspensionReason: "Copied photographs of others",
      sessions: [],
      can: { impersonate: false },
    });
    expect((await as(sara).list({ status: "suspended" })).items.map((item) => item.id)).toEqual([nada.id]);
    await as(sara).restore({ id: nada.id });
    await as(sara).restore({ id: nada.id });
    expect(await as(sara).get({ id: nada.id })).toMatchObject({ status: "active", suspensionReason: null });
    expect((await events(nada.id)).map((event) => event.action)).toEqual(["user.suspended", "user.restored"]);
  });

  test("one session of this person ends, or all", async () => {
    const rana = await person("homeowner", "Rana");
    const [one, , other] = [await openSession(rana.id), await openSession(rana.id), await openSession(reem.id)];
    await expect(as(sara).endSessions({ id: rana.id, sessionId: other })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await as(sara).endSessions({ id: rana.id, sessionId: one })).toEqual({ ended: 1 });
    expect(await as(sara).endSessions({ id: rana.id })).toEqual({ ended: 1 });
    expect(await as(sara).endSessions({ id: rana.id })).toEqual({ ended: 0 });
    expect((await as(sara).get({ id: reem.id })).sessions.map((session) => session.id)).toEqual([other]);
  });

  test("a reset mail is on record and limited", async () => {
    const dina = await person("homeowner", "Dina");
    for (let n = 0; n < 3; n += 1) await as(sara).sendPasswordReset({ id: dina.id });
    await expect(as(sara).sendPasswordReset({ id: dina.id })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(await events(dina.id)).toHaveLength(3);
  });

  test("an address is taken as proven, once", async () => {
    const yara = await person("homeowner", "Yara");
    await db.updateTable("users").set({ email_verified: false }).where("id", "=", yara.id).execute();
    await as(sara).markEmailVerified({ id: yara.id });
    await as(sara).markEmailVerified({ id: yara.id });
    expect(await as(sara).get({ id: yara.id })).toMatchObject({ isEmailVerified: true });
    expect(await events(yara.id)).toHaveLength(1);
  });
});

test("an impersonating admin's changes are audited under both names, without code in the procedure", async () => {
  const visit: Viewer = { ...manager, impersonatedBy: { id: sara.id, name: sara.name } };
  const categories = createRouterClient(categoriesRouter, { context: { viewer: visit, language: "en", requestId: "r-9", ip: "127.0.0.1" } });
  const { id } = await categories.create({ name: "Fountains", type: "Product", parentId: null });
  const entry = await db.selectFrom("audit_events").selectAll().where("entity_id", "=", id).executeTakeFirst();
  expect(entry).toMatchObject({ actor_id: manager.id, impersonator_id: sara.id, impersonator_name: "Sara Alzahrani", request_id: "r-9" });
});
