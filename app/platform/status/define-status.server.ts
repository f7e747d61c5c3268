import type { Expression, ExpressionBuilder, Kysely, Selectable, SqlBool, UpdateObject } from "kysely";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import type { AuditActor } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { statusConflict } from "./status-conflict.ts";

type Column<Table extends keyof DB> = keyof Selectable<DB[Table]> & string;
type Row<Table extends keyof DB, Columns extends string> = { id: string } & Pick<Selectable<DB[Table]>, Columns & keyof Selectable<DB[Table]>>;

export type Move<State extends string, MovedRow> = {
  from: readonly State[];
  to: State;
  /** Checked for people, not for the system. Without it, the caller checks permissions. */
  who?: (by: Viewer, row: MovedRow) => boolean;
  /** For rows hidden from those without permission: NOT_FOUND in place of FORBIDDEN. */
  isHidden?: true;
  /** A row already in the target state stays unchanged; without it, STATUS_CONFLICT. */
  isRepeatable?: true;
};

/** One row that moved; `row` is what it was before. */
export type Change<Name, State, MovedRow, Detail> = {
  id: string;
  move: Name;
  from: State;
  to: State;
  row: MovedRow;
  by: AuditActor;
  detail: Detail | undefined;
};

type Definition<Table extends keyof DB, State extends string, Columns extends string, Name extends string, Detail> = {
  table: Table;
  column?: "status" | "state";
  states: readonly State[];
  /** Columns for rules and effects, besides the id and the state. */
  columns: readonly (Columns & Column<Table>)[];
  moves: Record<Name, Move<State, Row<Table, Columns>>>;
  /** Written with each move. */
  touch?: () => UpdateObject<DB, Table>;
  /** Runs in the transaction after the update: audit entries, notifications, invalidation. NOTIFY and jobs take effect on commit. */
  onMove?: (trx: Kysely<DB>, changes: readonly Change<Name, State, Row<Table, Columns>, Detail>[]) => Promise<void>;
};

/** The actor; null is the system. */
type By<Moves, Name extends keyof Moves> = Moves[Name] extends { who: unknown } ? Viewer | null : AuditActor;
type Options<Table extends keyof DB, Who, Detail> = { by: Who; set?: UpdateObject<DB, Table>; detail?: Detail };
type Selection<Table extends keyof DB> = {
  where: (eb: ExpressionBuilder<DB, Table>) => Expression<SqlBool>;
  /** A limit, by lowest ids. */
  limit?: number;
  /** Skips rows locked by another transaction. */
  skipLocked?: boolean;
};

// The tables are known by name only; callers see the types of theirs.
type LooseRow = Record<string, unknown> & { id: string };
type Loose = Kysely<Record<string, LooseRow>>;
type LooseWhere = (eb: ExpressionBuilder<Record<string, LooseRow>, string>) => Expression<SqlBool>;

const within = <Result>(executor: Kysely<DB>, run: (trx: Kysely<DB>) => Promise<Result>): Promise<Result> =>
  executor.isTransaction ? run(executor) : executor.transaction().execute(run);

type Free<State extends string> = { readonly [Each in State]: { readonly from: readonly State[]; readonly to: Each; readonly isRepeatable: true } };

/** Moves between any two states, named after their target: for a status that only tracks progress. */
export const freeMoves = <const State extends string>(states: readonly State[]): Free<State> =>
  Object.fromEntries(states.map((to) => [to, { from: states.filter((from) => from !== to), to, isRepeatable: true }])) as unknown as Free<State>;

/** The only way to change a row's state: lock, check the move, update, run the effects. */
export function defineStatus<
  const Table extends keyof DB,
  const State extends string,
  const Columns extends string,
  const Moves extends Record<string, Move<State, Row<Table, Columns>>>,
  Detail = undefined,
>(definition: Omit<Definition<Table, State, Columns, keyof Moves & string, Detail>, "moves"> & { moves: Moves }) {
  type Name = keyof Moves & string;
  type Moved = Row<Table, Columns>;
  type Changed = Change<Name, State, Moved, Detail>;
  const { column = "status", columns, touch, onMove } = definition;
  const table: string = definition.table;
  const moves: Record<string, Move<State, Moved>> = definition.moves;
  const moveOf = (name: Name) => moves[name] as Move<State, Moved>;

  function lock(trx: Kysely<DB>, where: LooseWhere, { limit, skipLocked }: Omit<Selection<Table>, "where"> = {}): Promise<LooseRow[]> {
    return (trx as unknown as Loose)
      .selectFrom(table)
      .select(["id", column, ...columns])
      .where(where)
      .orderBy("id")
      .$if(limit !== undefined, (query) => query.limit(limit as number))
      .forUpdate()
      .$if(Boolean(skipLocked), (query) => query.skipLocked())
      .execute() as Promise<LooseRow[]>;
  }

  async function write(trx: Kysely<DB>, name: Name, rows: readonly LooseRow[], { by, set, detail }: Options<Table, AuditActor, Detail>): Promise<Changed[]> {
    if (rows.length === 0) return [];
    const { to } = moveOf(name);
    const values = { ...touch?.(), ...set, [column]: to } as Record<string, unknown>;
    await (trx as unknown as Loose)
      .updateTable(table)
      .set(values)
      .where(
        "id",
        "in",
        rows.map(({ id }) => id),
      )
      .execute();
    const changes = rows.map((row): Changed => ({ id: row.id, move: name, from: row[column] as State, to, row: row as unknown as Moved, by, detail }));
    await onMove?.(trx, changes);
    return changes;
  }

  /**
   * Moves one row. @returns the change; null when already in the target state and the move is repeatable
   * @throws NOT_FOUND, FORBIDDEN by the move's `who`, STATUS_CONFLICT with the current state
   */
  function move<One extends Name>(executor: Kysely<DB>, id: string, name: One, options: Options<Table, By<Moves, One>, Detail>): Promise<Changed | null> {
    return within(executor, async (trx) => {
      const { from, to, who, isHidden, isRepeatable } = moveOf(name);
      const [row] = await lock(trx, (eb) => eb("id", "=", id));
      if (!row) throw notFound();
      if (who && options.by && !who(options.by as Viewer, row as unknown as Moved)) throw isHidden ? notFound() : forbidden();
      const present = row[column] as State;
      if (isRepeatable && present === to) return null;
      if (!from.includes(present)) throw statusConflict({ status: present });
      const [change] = await write(trx, name, [row], options);
      return change as Changed;
    });
  }

  /** Moves every row of a selection that the move may start from, and leaves the others alone. For jobs, bulk actions and what follows from another move. */
  function moveAll<One extends Name>(
    executor: Kysely<DB>,
    name: One,
    { where, limit, skipLocked, ...options }: Selection<Table> & Options<Table, By<Moves, One>, Detail>,
  ): Promise<Changed[]> {
    return within(executor, async (trx) => {
      const { from, who } = moveOf(name);
      const chosen: LooseWhere = (eb) => eb.and([(where as unknown as LooseWhere)(eb), eb(column, "in", from)]);
      const rows = await lock(trx, chosen, { ...(limit !== undefined && { limit }), ...(skipLocked && { skipLocked }) });
      const by = options.by as Viewer | null;
      if (who && by && !rows.every((row) => who(by, row as unknown as Moved))) throw forbidden();
      return write(trx, name, rows, options);
    });
  }

  return { table: definition.table, column, states: definition.states, moves: definition.moves, move, moveAll };
}
