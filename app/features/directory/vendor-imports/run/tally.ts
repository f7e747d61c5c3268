import type { Plan, RowOutcome } from "../plan/plan-rows.ts";
import type { RowResult } from "../rows/read-row.ts";

export type Tally = { created: number; updated: number; skipped: number; unchanged: number; errors: number };
/** The first rows that made or changed a vendor, for the reader to judge a dry run by. */
export type Example = { row: number; name: string; did: "created" | "updated"; fields: string[] };

const SHOWN_EXAMPLES = 10;

/** Every data row counts once: created, updated or skipped. Unchanged rows and those with errors are part of the skipped. */
export function tally(batch: readonly RowResult[], { outcomes }: Plan): Tally {
  const of = (...kinds: RowOutcome["did"][]) => outcomes.filter(({ did }) => kinds.includes(did)).length;
  const invalid = batch.filter(({ record }) => record === null).length;
  const errors = invalid + of("refused");
  const unchanged = of("unchanged");
  return { created: of("created"), updated: of("updated"), skipped: errors + unchanged + of("superseded"), unchanged, errors };
}

/** Adds the outcome where it is one of the first of its kind. */
export function exampleOf(outcome: RowOutcome, examples: Example[]): void {
  if (outcome.did !== "created" && outcome.did !== "updated") return;
  if (examples.filter(({ did }) => did === outcome.did).length >= SHOWN_EXAMPLES) return;
  examples.push({ row: outcome.row, name: outcome.name, did: outcome.did, fields: outcome.did === "updated" ? Object.keys(outcome.changes) : [] });
}
