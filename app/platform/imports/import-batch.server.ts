import { type Insertable, type Kysely, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { ImportStopped } from "./import-run.server.ts";

/** Someone changed between reading and writing what a batch is about: it is done afresh. */
export class BatchOutdated extends Error {}

const RETRIES = 5;
/** Unique violation, foreign key, serialization failure, deadlock: someone else wrote at the same moment. */
const COLLISIONS = new Set(["23505", "23503", "40001", "40P01"]);

type Checkpoint = {
  table: keyof DB;
  /** The column that counts what is done. */
  counter: string;
  id: string;
  processed: number;
};

/**
 * Writes a batch in one transaction together with its problems, counters and the checkpoint: all of it commits or nothing, whenever the process dies.
 * Done again when someone else wrote at the same moment, unless it cannot be.
 */
export async function commitBatch<Result>(
  checkpoint: Checkpoint,
  write: (trx: Kysely<DB>, attempt: number) => Promise<Result>,
  { isRepeatable = true } = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        // The checkpoint commits with the effect: a power cut can lose the last batches only together with it.
        await sql`set local synchronous_commit = off`.execute(trx);
        await holdCheckpoint(trx, checkpoint);
        return write(trx, attempt);
      });
    } catch (error) {
      const isCollision = error instanceof BatchOutdated || COLLISIONS.has(String((error as { code?: unknown }).code));
      if (!isCollision || !isRepeatable || attempt === RETRIES) throw error;
    }
  }
}

/** Only one run at a time gets past here, and only where the last batch ended: a second one finds the checkpoint moved on. */
async function holdCheckpoint(trx: Kysely<DB>, { table, counter, id, processed }: Checkpoint): Promise<void> {
  const { rows } =
    await sql`select from ${sql.table(table)} where id = ${id} and status = 'processing' and ${sql.ref(counter)} = ${processed} for update`.execute(trx);
  if (rows.length === 0) throw new ImportStopped();
}

type NewProblem<Table extends keyof DB> = Omit<Insertable<DB[Table]>, "position"> & { row_number: number };

/** Stores problems of rows, several of one row in their order. */
export async function insertProblems<Table extends keyof DB>(trx: Kysely<DB>, table: Table, problems: readonly NewProblem<Table>[]): Promise<void> {
  if (problems.length === 0) return;
  const places = new Map<number, number>();
  const rows = problems.map((problem) => {
    const position = places.get(problem.row_number) ?? 0;
    places.set(problem.row_number, position + 1);
    return { ...problem, position };
  });
  await sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(trx);
}
