import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { as } from "#app/api/testing/world.ts";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { UNDO_DAYS } from "./bulk-changes.ts";
import { runBulkChange } from "./server/run.server.ts";
import { cleanBulkRowsJob } from "./server/service.server.ts";

const sara = await aUser("admin", { name: "Sara" });
const omar = await aUser("homeowner", { name: "Omar", permissions: ["content_manager"] });
const calm = new AbortController().signal;

const many = async (count: number, more: object = {}) => {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await aVendor({ status: "Pending", ...more })).id);
  return ids;
};
const statusOf = async (ids: readonly string[]) => {
  const rows = await db.selectFrom("vendors").select(["id", "status"]).where("id", "in", ids).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};
const set = (selection: Parameters<ReturnType<typeof as>["vendorsAdmin"]["setStatusOfMany"]>[0]["selection"], status: "Verified" | "Inactive" | "Pending") =>
  as(sara).vendorsAdmin.setStatusOfMany({ selection, status });
const logOf = (type: string) => db.selectFrom("audit_events").selectAll().where("entity_type", "=", type).orderBy("id").execute();

beforeEach(async () => {
  await db.deleteFrom("bulk_changes").execute();
  await db.deleteFrom("vendors").execute();
});
afterEach(() => db.deleteFrom("bulk_changes").execute());

test("a hundred are changed at once; the neighbor's row stays", async () => {
  const [chosen, other] = [await many(3, { city: "Jeddah" }), await aVendor({ status: "Pending", city: "Riyadh" })];
  const change = await set({ matching: { city: "Jeddah" } }, "Verified");
  expect(change).toMatchObject({ status: "completed", total: 3, done: 3, changed: 3, unchanged: 0, isUndoable: true, value: "Verified" });
  expect(await statusOf([...chosen, other.id])).toEqual(["Verified", "Verified", "Verified", "Pending"]);
});

describe("more than a hundred", () => {
  test("wait for the job, which takes all that match, whatever the number", async () => {
    const ids = await many(130);
    const change = await set({ matching: { status: "Pending" } }, "Inactive");
    expect(change).toMatchObject({ status: "queued", total: 130, changed: 0, isUndoable: false });
    expect(await as(omar).bulkChanges.running({ kind: "vendor.status" })).toMatchObject({ id: change.id });
    await runBulkChange(change.id, calm, 50);
    expect(await as(omar).bulkChanges.get({ id: change.id })).toMatchObject({ status: "completed", done: 130, changed: 130, unchanged: 0, missing: 0 });
    expect(new Set(await statusOf(ids))).toEqual(new Set(["Inactive"]));
    expect(await as(omar).bulkChanges.running({ kind: "vendor.status" })).toBeNull();
  });

  test("a run that was cut off goes on behind its last batch; rows created later stay as they are", async () => {
    await many(120);
    const change = await set({ matching: {} }, "Verified");
    const stop = new AbortController();
    stop.abort();
    await expect(runBulkChange(change.id, stop.signal, 50)).rejects.toThrow();
    expect(await as(sara).bulkChanges.get({ id: change.id })).toMatchObject({ status: "running", done: 50, changed: 50 });
    const late = await aVendor({ status: "Pending", created_at: new Date(Date.now() + 60_000) });
    await runBulkChange(change.id, calm, 50);
    expect(await as(sara).bulkChanges.get({ id: change.id })).toMatchObject({ status: "completed", done: 120, changed: 120 });
    expect(await statusOf([late.id])).toEqual(["Pending"]);
    await runBulkChange(change.id, calm, 50);
    expect((await as(sara).bulkChanges.get({ id: change.id })).changed).toBe(120);
  });
});

describe("undo", () => {
  test("returns each row to what it was", async () => {
    const [a, b, c] = [await aVendor({ status: "Pending" }), await aVendor({ status: "Verified" }), await aVendor({ status: "Inactive" })];
    const change = await set({ ids: [a.id, b.id, c.id] }, "Inactive");
    expect(change).toMatchObject({ changed: 2, unchanged: 1 });
    const undone = await as(omar).bulkChanges.undo({ id: change.id });
    expect(undone).toMatchObject({ status: "completed", undoOf: change.id, changed: 2, isUndoable: false });
    expect(await statusOf([a.id, b.id, c.id])).toEqual(["Pending", "Verified", "Inactive"]);
  });

  test("leaves alone what was changed again since, though it has the same status", async () => {
    const [a, b] = [await aVendor({ status: "Pending" }), await aVendor({ status: "Pending" })];
    const change = await set({ ids: [a.id, b.id] }, "Verified");
    const { version } = await as(omar).vendorsAdmin.get({ id: b.id });
    await as(omar).vendorsAdmin.update({ id: b.id, version, changes: { name: "A new name" } });
    expect(await as(sara).bulkChanges.undo({ id: change.id })).toMatchObject({ total: 2, changed: 1, unchanged: 1 });
    expect(await statusOf([a.id, b.id])).toEqual(["Pending", "Verified"]);
  });

  test("for thirty days; then the job removes what only it would read, and nothing of younger ones", async () => {
    const [old, young] = [await set({ ids: await many(2) }, "Verified"), await set({ ids: await many(2) }, "Verified")];
    const rowsOf = async () => {
      const rows = await db.selectFrom("bulk_change_rows").select("change_id").execute();
      return [old, young].map(({ id }) => rows.filter((row) => row.change_id === id).length);
    };
    const age = (id: string, days: number) =>
      db
        .updateTable("bulk_changes")
        .set({ completed_at: new Date(Date.now() - days * DAY_MS) })
        .where("id", "=", id)
        .execute();
    await age(old.id, UNDO_DAYS + 0.5);
    await age(young.id, UNDO_DAYS - 0.5);
    await expect(as(sara).bulkChanges.undo({ id: old.id })).rejects.toMatchObject({ code: "NOT_UNDOABLE" });
    expect((await as(sara).bulkChanges.get({ id: young.id })).isUndoable).toBe(true);
    // An undo that began in the last moment may still run.
    await cleanBulkRowsJob.handler({}, calm);
    expect(await rowsOf()).toEqual([2, 2]);
    await age(old.id, UNDO_DAYS + 1.5);
    await cleanBulkRowsJob.handler({}, calm);
    expect(await rowsOf()).toEqual([0, 2]);
    expect(await as(sara).bulkChanges.undo({ id: young.id })).toMatchObject({ changed: 2 });
  });

  test("once only, not of an undo, not of what changed nothing, not while it runs", async () => {
    const refused = expect.objectContaining({ code: "NOT_UNDOABLE" });
    const vendor = await aVendor({ status: "Pending" });
    const change = await set({ ids: [vendor.id] }, "Verified");
    const both = await Promise.allSettled([as(sara).bulkChanges.undo({ id: change.id }), as(omar).bulkChanges.undo({ id: change.id })]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const undone = both.flatMap((result) => (result.status === "fulfilled" ? [result.value.id] : []));
    for (const id of [change.id, ...undone]) await expect(as(sara).bulkChanges.undo({ id })).rejects.toEqual(refused);
    const nothing = await set({ ids: [newId()] }, "Verified");
    expect(nothing).toMatchObject({ changed: 0, missing: 1, isUndoable: false });
    await expect(as(sara).bulkChanges.undo({ id: nothing.id })).rejects.toEqual(refused);
    await many(101);
    const waiting = await set({ matching: {} }, "Inactive");
    await expect(as(sara).bulkChanges.undo({ id: waiting.id })).rejects.toEqual(refused);
    await expect(as(sara).bulkChanges.undo({ id: newId() })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test.each(["homeowner", "vendor", "professional"] as const)("a %s is refused", async (role) => {
    const change = await set({ ids: await many(1) }, "Verified");
    await expect(as(aViewer(role)).bulkChanges.undo({ id: change.id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

test("the activity has one entry; each vendor's history has its own", async () => {
  const ids = await many(3);
  const change = await set({ ids }, "Verified");
  const shown = async (entity?: string) =>
    (await as(sara).adminArea.activity(entity ? { entity } : {})).items.map(({ action, entityId }) => [action, entityId]);
  expect((await shown())[0]).toEqual(["bulk_change.start", change.id]);
  expect((await shown()).filter(([action]) => action === "vendor.status")).toEqual([]);
  expect(await shown(ids[1])).toEqual([["vendor.status", ids[1]]]);
  expect((await logOf("bulk_change")).at(-1)).toMatchObject({ actor_id: sara.id, changes: { count: [null, 3], value: [null, "Verified"] } });
});

test("ideas are removed in bulk, and come back as they were", async () => {
  const client = as(sara).ideasAdmin;
  const [shown, hidden] = await Promise.all(["One", "Two"].map((title) => client.create({ title, style: "modern", room_type: "bedroom" })));
  const ids = [shown?.id ?? "", hidden?.id ?? ""];
  await client.setStatus({ selection: { ids: [ids[1] ?? ""] }, status: "unpublished" });
  const removed = await client.setStatus({ selection: { matching: {} }, status: "removed" });
  expect(removed).toMatchObject({ changed: 2, isUndoable: true });
  expect((await client.list({ status: "removed" })).total).toBe(2);
  expect(await client.setStatus({ selection: { ids }, status: "published" })).toMatchObject({ changed: 0 });
  await as(sara).bulkChanges.undo({ id: removed.id });
  expect((await Promise.all(ids.map((id) => client.get({ id })))).map(({ status }) => status)).toEqual(["published", "unpublished"]);
});
