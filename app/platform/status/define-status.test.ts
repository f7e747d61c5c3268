import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { describeStatus } from "#app/platform/testing/status-cases.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { defineStatus, freeMoves } from "./define-status.server.ts";

const STATES = ["new", "in_progress", "answered", "closed"] as const;
const admin = aViewer("admin", { name: "Sami" });
const noura = aViewer("homeowner", { name: "Noura" });
let changed: { id: string; move: string; from: string; to: string; note: string; by: string | undefined }[] = [];
beforeEach(() => {
  changed = [];
});

/** On a table of the product, so that the types of its columns are the real ones. */
const machine = defineStatus({
  table: "feedback",
  states: STATES,
  columns: ["note"],
  moves: {
    take: { from: ["new"], to: "in_progress", who: (by) => by.role === "admin" },
    answer: { from: ["new", "in_progress"], to: "answered" },
    close: { from: ["new", "in_progress", "answered"], to: "closed", isRepeatable: true },
    reopen: { from: ["closed"], to: "new", who: (by, row) => row.note === by.name, isHidden: true },
  },
  touch: () => ({ updated_at: new Date(0) }),
  onMove: async (trx, changes) => {
    expect(trx.isTransaction).toBe(true);
    changed.push(...changes.map(({ id, move, from, to, row, by }) => ({ id, move, from, to, note: row.note, by: by?.name })));
  },
});

async function make(status: (typeof STATES)[number], note = "Noura"): Promise<string> {
  const id = newId();
  await db.insertInto("feedback").values({ id, kind: "praise", body: "What a place", language: "en", status, note, idempotency_key: newId() }).execute();
  return id;
}
const read = (id: string) => db.selectFrom("feedback").select(["status", "note", "updated_at"]).where("id", "=", id).executeTakeFirstOrThrow();

describeStatus(machine, {
  make,
  run: {
    take: (id, by = admin) => machine.move(db, id, "take", { by }),
    answer: (id) => machine.move(db, id, "answer", { by: null }),
    close: (id) => machine.move(db, id, "close", { by: admin }),
    reopen: (id, by = noura) => machine.move(db, id, "reopen", { by }),
  },
  strangers: { take: { of: () => [noura] }, reopen: { of: () => [admin] } },
});

describe("move", () => {
  test("writes the given columns, and runs the effects once", async () => {
    const id = await make("new");
    const change = await machine.move(db, id, "answer", { by: admin, set: { note: "Answered by mail" } });
    expect(await read(id)).toEqual({ status: "answered", note: "Answered by mail", updated_at: new Date(0) });
    expect(change).toMatchObject({ id, from: "new", to: "answered", row: { note: "Noura" } });
    expect(changed).toEqual([{ id, move: "answer", from: "new", to: "answered", note: "Noura", by: "Sami" }]);
  });

  test("repeated, it writes nothing and runs no effects", async () => {
    const id = await make("closed");
    expect(await machine.move(db, id, "close", { by: admin, set: { note: "Again" } })).toBeNull();
    expect(await read(id)).toMatchObject({ note: "Noura" });
    expect(changed).toEqual([]);
  });

  test("of two at the same moment the second finds the state of the first", async () => {
    const id = await make("new");
    const tries = await Promise.allSettled([machine.move(db, id, "take", { by: admin }), machine.move(db, id, "take", { by: admin })]);
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(tries.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "STATUS_CONFLICT", data: { status: "in_progress" } } });
    expect(changed).toHaveLength(1);
  });

  test("is undone with its transaction", async () => {
    const id = await make("new");
    const fails = db.transaction().execute(async (trx) => {
      await machine.move(trx, id, "answer", { by: null });
      throw new Error("later");
    });
    await expect(fails).rejects.toThrow("later");
    expect(await read(id)).toMatchObject({ status: "new" });
  });

  test("of no row: NOT_FOUND", () => expect(machine.move(db, newId(), "answer", { by: null })).rejects.toMatchObject({ code: "NOT_FOUND" }));
});

describe("moveAll", () => {
  test("moves those of the selection that it may start from, in one go", async () => {
    const [first, second, closed, other] = [await make("new", "batch"), await make("in_progress", "batch"), await make("closed", "batch"), await make("new")];
    const changes = await machine.moveAll(db, "answer", { by: null, where: (eb) => eb("note", "=", "batch") });
    expect(changes.map(({ id }) => id).sort()).toEqual([first, second].sort());
    expect(await Promise.all([first, second, closed, other].map(async (id) => (await read(id)).status))).toEqual(["answered", "answered", "closed", "new"]);
    expect(changed.map(({ id }) => id).sort()).toEqual([first, second].sort());
  });

  test("respects the limit, and skips locked rows", async () => {
    const ids = [await make("new", "limited"), await make("new", "limited"), await make("new", "limited")];
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom("feedback").select("id").where("id", "=", ids[0]!).forUpdate().execute();
      const changes = await machine.moveAll(db, "answer", { by: null, where: (eb) => eb("note", "=", "limited"), limit: 1, skipLocked: true });
      expect(changes.map(({ id }) => id)).toEqual([ids[1]]);
    });
  });

  test("of a status that only tracks progress, rows that are there already are left alone", async () => {
    const tracked = defineStatus({ table: "feedback", states: STATES, columns: [], moves: freeMoves(STATES), touch: () => ({ updated_at: new Date(0) }) });
    const [there, elsewhere] = [await make("closed", "tracked"), await make("new", "tracked")];
    const changes = await tracked.moveAll(db, "closed", { by: null, where: (eb) => eb("note", "=", "tracked") });
    expect(changes.map(({ id, from }) => [id, from])).toEqual([[elsewhere, "new"]]);
    expect((await read(there)).updated_at).not.toEqual(new Date(0));
  });

  test("one row that the person may not move refuses all", async () => {
    const [own, foreign] = [await make("closed", "Noura"), await make("closed", "Reem")];
    const both = machine.moveAll(db, "reopen", { by: noura, where: (eb) => eb("id", "in", [own, foreign]) });
    await expect(both).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await read(own)).toMatchObject({ status: "closed" });
  });
});
