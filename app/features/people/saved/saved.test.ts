import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";

const vendors: string[] = [];
let reem: Viewer;
let other: Viewer;
let designer: Viewer;

beforeAll(async () => {
  reem = await aUser("homeowner", { name: "reem" });
  other = await aUser("homeowner", { name: "sara" });
  designer = await aUser("professional", { name: "faisal" });
  const rows = Array.from({ length: 30 }, (_, n) => ({
    id: newId(),
    name: `Vendor ${n}`,
    name_ar: `مورد ${n}`,
    slug: `vendor-${n}`,
    status: "Verified",
    city: "Riyadh",
  }));
  vendors.push(...rows.map((row) => row.id));
  await db.insertInto("vendors").values(rows).execute();
});
beforeEach(() => db.deleteFrom("saved_items").execute());
afterAll(disconnect);

const vendor = (n: number) => ({ type: "vendor" as const, id: vendors[n] as string });

describe("saved", () => {
  it("refuses a moment that no calendar has, and takes one to come for now", async () => {
    await expect(as(reem).saved.save({ ...vendor(0), savedAt: "0000-01-01T00:00:00Z" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await as(reem).saved.save({ ...vendor(0), savedAt: "9999-12-31T00:00:00Z" });
    const [item] = (await as(reem).saved.list({})).items;
    expect(new Date(item?.savedAt ?? "").getTime()).toBeLessThanOrEqual(Date.now());
  });

  it("saves a vendor once, for one person only", async () => {
    await as(reem).saved.save(vendor(0));
    await as(reem).saved.save(vendor(0));
    expect(await as(reem).saved.check({ type: "vendor", ids: [vendors[0] as string, vendors[1] as string] })).toEqual({ ids: [vendors[0]] });
    expect(await as(other).saved.check({ type: "vendor", ids: [vendors[0] as string] })).toEqual({ ids: [] });
    const list = await as(reem, "ar").saved.list({});
    expect(list.counts).toEqual({ vendor: 1, profile: 0, idea: 0, product: 0 });
    expect(list.items[0]).toMatchObject({ ...vendor(0), note: null, shown: { title: "مورد 0", to: "/vendors/vendor-0", line: "الرياض" } });
    expect((await as(other).saved.list({})).items).toEqual([]);
  });

  it("requires a session", async () => {
    await expect(as(null).saved.save(vendor(0))).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(as(null).saved.check({ type: "vendor", ids: [] })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("answers NOT_FOUND for what the viewer may not see", async () => {
    await expect(as(reem).saved.save({ type: "vendor", id: newId() })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(reem).saved.save({ type: "profile", id: other.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await db
      .updateTable("vendors")
      .set({ status: "Inactive" })
      .where("id", "=", vendors[2] as string)
      .execute();
    await expect(as(reem).saved.save(vendor(2))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("saves a professional's page, and shows only its public parts", async () => {
    await as(other).saved.save({ type: "profile", id: designer.id });
    expect((await as(other).saved.list({ type: "profile" })).items[0]).toMatchObject({
      id: designer.id,
      shown: { title: "faisal", to: `/profile/${designer.id}` },
    });
    await db
      .updateTable("profiles")
      .set({ visibility: JSON.stringify({ profile: "nobody" }) })
      .where("id", "=", designer.id)
      .execute();
    expect((await as(other).saved.list({ type: "profile" })).items[0]).toMatchObject({ id: designer.id, shown: null });
  });

  it("stores a trimmed note, for the owner only", async () => {
    for (const viewer of [reem, other]) await as(viewer).saved.save({ ...vendor(1) });
    await as(reem).saved.save(vendor(0));
    expect(await as(reem).saved.setNote({ ...vendor(0), note: "  asked for the   kitchen " })).toEqual({ note: "asked for the kitchen" });
    await expect(as(other).saved.setNote({ ...vendor(0), note: "mine" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(reem).saved.setNote({ ...vendor(0), note: "x".repeat(501) })).rejects.toMatchObject({
      code: "INVALID",
      data: { fields: { note: "tooLong" } },
    });
    const notes = async (viewer: Viewer) => Object.fromEntries((await as(viewer).saved.list({})).items.map(({ id, note }) => [id, note]));
    expect(await notes(reem)).toEqual({ [vendor(0).id]: "asked for the kitchen", [vendor(1).id]: null });
    expect(await notes(other)).toEqual({ [vendor(1).id]: null });
  });

  it("comes back as it was after it was removed", async () => {
    for (const viewer of [reem, other]) await as(viewer).saved.save(vendor(0));
    await as(reem).saved.setNote({ ...vendor(0), note: "asked for the kitchen" });
    const before = (await as(reem).saved.list({})).items[0];
    const { removed } = await as(reem).saved.remove(vendor(0));
    expect(removed).toEqual({ savedAt: before?.savedAt, note: "asked for the kitchen", priceThen: null });
    expect(await as(reem).saved.remove(vendor(0))).toEqual({ removed: null });
    expect((await as(other).saved.list({})).items).toHaveLength(1);
    await as(reem).saved.save({ ...vendor(0), ...removed });
    expect((await as(reem).saved.list({})).items[0]).toEqual(before);
    await as(reem).saved.save({ ...vendor(1), savedAt: "2999-01-01T00:00:00.000Z" });
    expect(Date.parse((await as(reem).saved.list({})).items[0]?.savedAt ?? "")).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it("comes in pages without gaps, also when many were saved in one moment", async () => {
    const rows = vendors.slice(3).map((id) => ({ user_id: other.id, entity_type: "vendor", entity_id: id }));
    await db.insertInto("saved_items").values(rows).execute();
    const first = await as(other).saved.list({ type: "vendor" });
    expect(first.items).toHaveLength(24);
    const second = await as(other).saved.list({ type: "vendor", after: first.next ?? "" });
    expect(second.next).toBeNull();
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(27);
  });
});
