import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordConsent, TEXT_VERSIONS } from "#app/platform/analytics/consent.server.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { actorOf, audited, changesBetween, partOf, recordAudit } from "./audit.server.ts";
import { isOvertaken, lastChange } from "./last-change.server.ts";

const reem = { id: newId(), name: "Reem" };
const ada = { id: newId(), name: "Ada" };
beforeAll(async () => {
  for (const { id, name } of [reem, ada])
    await db
      .insertInto("users")
      .values({ id, name, email: `${name.toLowerCase()}@audit.example` })
      .execute();
});
afterAll(disconnect);

const entriesOf = (entityId: string) =>
  db
    .selectFrom("audit_events")
    .select(["actor_id", "actor_name", "impersonator_id", "impersonator_name", "action", "entity_type", "changes", "request_id"])
    .where("entity_id", "=", entityId)
    .orderBy("id")
    .execute();

describe("an entry of the audit log", () => {
  test("says who did what to what, and what changed", async () => {
    const entityId = newId();
    const what = { action: "vendor.update", entityType: "vendor", entityId };
    await recordAudit(db, [
      { ...what, actor: reem, changes: { name: ["A", "B"] }, requestId: "r1" },
      { ...what, actor: null },
    ]);
    const none = { impersonator_id: null, impersonator_name: null };
    expect(await entriesOf(entityId)).toEqual([
      { ...none, actor_id: reem.id, actor_name: "Reem", action: "vendor.update", entity_type: "vendor", changes: { name: ["A", "B"] }, request_id: "r1" },
      { ...none, actor_id: null, actor_name: null, action: "vendor.update", entity_type: "vendor", changes: {}, request_id: null },
    ]);
  });

  test("within a request names it and the admin behind the person, and is counted; nobody counts for a neighbor", async () => {
    const ids = [newId(), newId(), newId()] as const;
    const write = (entityId: string, more: object = {}) => recordAudit(db, { actor: reem, action: "a", entityType: "t", entityId, ...more });
    const [one, other] = await Promise.all([
      audited({ requestId: "r1", impersonator: ada }, async () => {
        await write(ids[0]);
        await recordAudit(db, []);
        await write(ids[0], { requestId: "own" });
        return "done";
      }),
      audited({ requestId: "r2", impersonator: null }, async () => write(ids[1])),
    ]);
    await write(ids[2]);
    expect([one, other.entries]).toEqual([{ result: "done", entries: 2 }, 1]);
    expect((await entriesOf(ids[0])).map(({ request_id, impersonator_id, impersonator_name }) => [request_id, impersonator_id, impersonator_name])).toEqual([
      ["r1", ada.id, "Ada"],
      ["own", ada.id, "Ada"],
    ]);
    expect(await entriesOf(ids[1])).toMatchObject([{ request_id: "r2", impersonator_id: null }]);
    expect(await entriesOf(ids[2])).toMatchObject([{ request_id: null, impersonator_id: null }]);
  });

  test("names a person as they are called, nobody where there is none any more", async () => {
    expect([await actorOf(db, reem.id), await actorOf(db, newId()), await actorOf(db, null)]).toEqual([reem, null, null]);
    expect(partOf("x")).toBe("part:x");
  });
});

test("what changed are the fields in which two records differ; nothing and null are the same", () => {
  expect(changesBetween({ a: 1, b: [1, 2], gone: "x", same: "s" }, { a: 2, b: [2, 1], same: "s", fresh: true, empty: null })).toEqual({
    a: [1, 2],
    b: [
      [1, 2],
      [2, 1],
    ],
    fresh: [null, true],
  });
  expect(changesBetween({ a: null, b: "x" }, { a: undefined, b: undefined })).toEqual({ b: ["x", null] });
});

describe("who changed something last", () => {
  test("is the latest entry of that thing, not of its neighbor, since a time where one is given", async () => {
    const [id, neighbor] = [newId(), newId()];
    expect(await lastChange(db, { type: "vendor", id })).toEqual({ changedBy: null, changedAt: null });
    const at = (minutes: number) => new Date(Date.UTC(2026, 4, 1, 12, minutes));
    const row = (entityId: string, name: string, minutes: number, type = "vendor") => ({
      ...{ id: newId(), actor_name: name, action: "a", entity_type: type, entity_id: entityId, created_at: at(minutes) },
    });
    await db
      .insertInto("audit_events")
      .values([row(id, "Ada", 20), row(id, "Reem", 10), row(neighbor, "Sara", 30), row(id, "Huda", 40, "product")])
      .execute();
    const last = { changedBy: "Ada", changedAt: "2026-05-01T12:20:00.000Z" };
    expect(await lastChange(db, { type: "vendor", id })).toEqual(last);
    expect(await lastChange(db, { type: "vendor", id }, at(20))).toEqual(last);
    expect(await lastChange(db, { type: "vendor", id }, at(21))).toEqual({ changedBy: null, changedAt: null });
    // Of two at the same moment the one that was written later.
    await db
      .insertInto("audit_events")
      .values(row(id, "Maha", 20))
      .execute();
    expect(await lastChange(db, { type: "vendor", id })).toMatchObject({ changedBy: "Maha" });
  });

  test("is named in the language of who asks, and not to themselves", async () => {
    const id = newId();
    const huda = await aUser("admin", { name: "Huda" });
    await db.updateTable("profiles").set({ full_name_ar: "هدى" }).where("id", "=", huda.id).execute();
    await recordAudit(db, { actor: huda, action: "vendor.update", entityType: "vendor", entityId: id });
    const asked = async (reader: { id: string | null; language: string }) =>
      (await audited({ requestId: "r3", impersonator: null, reader }, () => lastChange(db, { type: "vendor", id }))).result.changedBy;
    expect([await asked({ id: newId(), language: "en" }), await asked({ id: null, language: "ar" })]).toEqual(["Huda", "هدى"]);
    expect(await asked({ id: huda.id, language: "en" })).toBeNull();
  });

  test("an editor is overtaken when a field that they saw is another one now", () => {
    const stored = { name: "A", tags: ["x", "y"], count: 2 };
    expect(isOvertaken(undefined, stored)).toBe(false);
    expect(isOvertaken({}, stored)).toBe(false);
    expect(isOvertaken({ name: "A", tags: ["x", "y"] }, stored)).toBe(false);
    expect(isOvertaken({ name: "A", count: 1 }, stored)).toBe(true);
    expect(isOvertaken({ tags: ["y", "x"] }, stored)).toBe(true);
  });
});

describe("what a person agreed to", () => {
  const consentsOf = (userId: string) =>
    db
      .selectFrom("consents")
      .select(["kind", "is_given", "version", "source", "language", "ip_address", "user_agent"])
      .where("user_id", "=", userId)
      .orderBy("id")
      .execute();
  test("is written down with the version of the text, how and where; a program's name is cut", async () => {
    await recordConsent(db, [
      { userId: reem.id, kind: "terms", isGiven: true, source: "sign_up", language: "ar", ip: "192.0.2.1", userAgent: "x".repeat(401) },
      { userId: reem.id, kind: "marketing", isGiven: false, source: "settings" },
    ]);
    await recordConsent(db, { userId: ada.id, kind: "analytics", isGiven: true, source: "notice", userAgent: "x".repeat(400) });
    await recordConsent(db, []);
    const none = { language: null, ip_address: null, user_agent: null };
    expect(await consentsOf(reem.id)).toEqual([
      {
        ...{ kind: "terms", is_given: true, version: TEXT_VERSIONS.terms, source: "sign_up", language: "ar", ip_address: "192.0.2.1" },
        user_agent: "x".repeat(400),
      },
      { kind: "marketing", is_given: false, version: TEXT_VERSIONS.marketing, source: "settings", ...none },
    ]);
    expect(await consentsOf(ada.id)).toMatchObject([{ kind: "analytics", user_agent: "x".repeat(400), is_given: true }]);
  });
});
