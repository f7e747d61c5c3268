import { afterAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { onPagesInvalidated } from "#app/platform/pages/page-cache.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { vendorsAdminRouter } from "./admin/server/procedures.server.ts";
import { vendorStatusKind } from "./admin/server/set-status.server.ts";
import { aVendor } from "./testing/a-vendor.ts";
import "#app/api/router.server.ts";

const sara = await aUser("admin", { name: "Sara" });
const as = clientOf(vendorsAdminRouter)(sara);

const dropped = new Set<string>();
afterAll(
  onPagesInvalidated((tags) => {
    if (tags !== "all") for (const tag of tags) dropped.add(tag);
  }),
);

/** Whose pages left the cache. Word of it comes again from other processes, also after the test that caused it. */
const droppedOf = (...ids: string[]) => ids.filter((id) => dropped.has(`vendor:${id}`));
const statusOf = async (id: string) => (await db.selectFrom("vendors").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
const recorded = (id: string) =>
  db.selectFrom("audit_events").select(["action", "entity_type", "actor_name", "changes"]).where("entity_id", "=", id).orderBy("id").execute();
const entry = (from: string, to: string) => ({ action: "vendor.status", entity_type: "vendor", actor_name: "Sara", changes: { status: [from, to] } });

beforeEach(async () => {
  await db.deleteFrom("vendors").execute();
  dropped.clear();
});

test("one vendor changes, is recorded and leaves the cached pages; its neighbor does not", async () => {
  const [own, neighbor] = [await aVendor(), await aVendor()];
  expect(await as.setStatus({ id: own.id, status: "Inactive" })).toMatchObject({ id: own.id, status: "Inactive" });
  expect([await statusOf(own.id), await statusOf(neighbor.id)]).toEqual(["Inactive", "Verified"]);
  expect(await recorded(own.id)).toEqual([entry("Verified", "Inactive")]);
  expect(await recorded(neighbor.id)).toEqual([]);
  expect(droppedOf(own.id, neighbor.id)).toEqual([own.id]);
  expect(dropped).toContain("vendors");
});

test("the status that it has is no change: no record, and every page stays cached", async () => {
  const own = await aVendor();
  await as.setStatus({ id: own.id, status: "Verified" });
  expect(await recorded(own.id)).toEqual([]);
  expect(droppedOf(own.id)).toEqual([]);
});

test("a deleted vendor is not found, alone or among others", async () => {
  const [own, deleted] = [await aVendor(), await aVendor({ deleted_at: new Date() })];
  await expect(as.setStatus({ id: deleted.id, status: "Inactive" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await as.setStatusOfMany({ selection: { ids: [own.id, deleted.id] }, status: "Inactive" })).toMatchObject({ changed: 1, missing: 1 });
  expect([await statusOf(own.id), await statusOf(deleted.id)]).toEqual(["Inactive", "Verified"]);
});

test("many change at once: those chosen or matched, each recorded with what it was", async () => {
  const [verified, pending, other] = [await aVendor(), await aVendor({ status: "Pending" }), await aVendor({ city: "Jeddah" })];
  await as.setStatusOfMany({ selection: { ids: [verified.id, pending.id] }, status: "Inactive" });
  expect(await recorded(verified.id)).toEqual([entry("Verified", "Inactive")]);
  expect(await recorded(pending.id)).toEqual([entry("Pending", "Inactive")]);
  expect(await statusOf(other.id)).toBe("Verified");
  expect(droppedOf(verified.id, pending.id, other.id)).toEqual([verified.id, pending.id]);
  expect(dropped).toContain("vendors");
  await as.setStatusOfMany({ selection: { matching: { status: "Inactive" } }, status: "Verified" });
  expect(await recorded(other.id)).toEqual([]);
  expect([await statusOf(verified.id), await statusOf(pending.id)]).toEqual(["Verified", "Verified"]);
});

test("the rows of a long change come in steps, without those created after it began", async () => {
  const began = new Date("2026-03-01T10:00:00Z");
  const ids = [newId(), newId(), newId(), newId()].sort();
  for (const [n, id] of ids.entries()) await aVendor({ id, created_at: n === 3 ? new Date(began.getTime() + 1) : began });
  const step = (after: string | null, limit: number, chosen = ids) =>
    db
      .transaction()
      .execute(async (trx) => (await vendorStatusKind.lock(trx, { ids: chosen }, { after, until: began, limit })).map(({ id, state }) => [id, state]));
  expect(await step(null, 2)).toEqual([
    [ids[0], "Verified"],
    [ids[1], "Verified"],
  ]);
  expect(await step(ids[1] ?? "", 2)).toEqual([[ids[2], "Verified"]]);
  expect(await step(null, 9, ids.slice(1, 2))).toEqual([[ids[1], "Verified"]]);
  expect(await vendorStatusKind.count({ ids: ids.slice(0, 3) })).toBe(3);
});
