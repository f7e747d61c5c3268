import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";

type Machine<State extends string, Name extends string> = {
  table: string;
  column: string;
  states: readonly State[];
  moves: Readonly<Record<Name, { from: readonly State[]; to: State; who?: unknown; isHidden?: true; isRepeatable?: true }>>;
};

type Strangers = { of: (id: string) => Promise<readonly Viewer[]> | readonly Viewer[]; refusal?: "NOT_FOUND" | "FORBIDDEN" };

type Cases<State extends string, Name extends string> = {
  /** Creates a row in a state, as different from its neighbors as possible. @returns its id */
  make: (state: State) => Promise<string>;
  /** The move as the product makes it, through its router where there is one; `by` is omitted for the permitted person. */
  run: Readonly<Record<Name, (id: string, by?: Viewer) => Promise<unknown>>>;
  /** People without permission, for each checked move; created for the row. By default they get the machine's error. */
  strangers?: Partial<Record<Name, Strangers>>;
  /** Moves that do nothing instead of STATUS_CONFLICT where they cannot start: jobs and bulk actions. */
  quiet?: readonly Name[];
};

type Movable<Name extends string> = {
  moves: Readonly<Record<Name, unknown>>;
  move: (executor: typeof db, id: string, name: never, options: never) => Promise<unknown>;
};

/** Each move as the machine makes it: by the system, or by the person given. `set`: what the table's rules want written with a move. */
export function plainMoves<const Name extends string>(
  machine: Movable<Name>,
  set: Partial<Record<Name, () => Promise<Record<string, unknown>> | Record<string, unknown>>> = {},
): Record<Name, (id: string, by?: Viewer) => Promise<unknown>> {
  const run = (name: Name) => async (id: string, by?: Viewer) =>
    machine.move(db, id, name as never, { by: by ?? null, ...(set[name] && { set: await set[name]?.() }) } as never);
  return Object.fromEntries((Object.keys(machine.moves) as Name[]).map((name) => [name, run(name)])) as ReturnType<typeof plainMoves<Name>>;
}

/** Every row of a table but one, as the database has it. */
async function others(table: string, id: string): Promise<unknown[]> {
  const { rows } = await sql`select to_jsonb(t) as neighbour from ${sql.table(table)} t where id <> ${id} order by id`.execute(db);
  return rows;
}

async function stateOf({ table, column }: { table: string; column: string }, id: string): Promise<unknown> {
  const { rows } = await sql<{ state: string }>`select ${sql.ref(column)} as state from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0]?.state;
}

/**
 * Tries each move from each state on the database: allowed ones reach their state, others are refused with the current one,
 * strangers are refused, and in each case every other row of the table stays as it is.
 */
export function describeStatus<const State extends string, const Name extends string>(
  machine: Machine<State, Name>,
  { make, run, strangers = {}, quiet = [] }: Cases<State, Name>,
): void {
  const names = Object.keys(machine.moves) as Name[];
  const strangersOf = (name: Name) => (strangers as Partial<Record<string, Strangers>>)[name];

  describe(`${machine.table}: each move from each state`, () => {
    // A neighbor in every state, to catch changes beyond the row.
    beforeAll(async () => {
      for (const state of machine.states) await make(state);
    });

    const all = names.flatMap((name) => machine.states.map((state) => ({ name, state })));
    test.each(all)("$name, of what is $state", async ({ name, state }) => {
      const { from, to, isRepeatable } = machine.moves[name];
      const id = await make(state);
      const before = await others(machine.table, id);
      if (from.includes(state)) {
        await run[name](id);
        expect(await stateOf(machine, id)).toBe(to);
      } else {
        if ((isRepeatable && state === to) || quiet.includes(name)) await run[name](id);
        else await expect(run[name](id)).rejects.toMatchObject({ code: "STATUS_CONFLICT", status: 409, data: { status: state } });
        expect(await stateOf(machine, id)).toBe(state);
      }
      expect(await others(machine.table, id)).toEqual(before);
    });

    const guarded = names.filter((name) => machine.moves[name].who);
    test("every move that asks who it is has strangers", () => {
      expect(guarded.filter((name) => !strangersOf(name))).toEqual([]);
    });

    test.each(names.filter(strangersOf).map((name) => ({ name })))("$name, by strangers", async ({ name }) => {
      const { from, isHidden } = machine.moves[name];
      const state = from[0] as State;
      const id = await make(state);
      const before = await others(machine.table, id);
      const { of, refusal = isHidden ? "NOT_FOUND" : "FORBIDDEN" } = strangersOf(name) as Strangers;
      const asking = await of(id);
      expect(asking.length).toBeGreaterThan(0);
      for (const stranger of asking) await expect(run[name](id, stranger)).rejects.toMatchObject({ code: refusal });
      expect(await stateOf(machine, id)).toBe(state);
      expect(await others(machine.table, id)).toEqual(before);
    });
  });
}
