import type { Kysely } from "kysely";
import { insertCategories } from "#app/features/directory/categories/public.server.ts";
import { type AuditActor, partOf, recordAudit } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { commitBatch, insertProblems } from "#app/platform/imports/import-batch.server.ts";
import { notify } from "#app/platform/live/live.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { Directory } from "../plan/directory.ts";
import type { Lookahead } from "../plan/lookahead.ts";
import { type Plan, planRows } from "../plan/plan-rows.ts";
import type { RowResult } from "../rows/read-row.ts";
import { CategoryBook, type MadeCategory } from "../store/categories.server.ts";
import { loadDirectory } from "../store/load-directory.server.ts";
import { writePlan } from "../store/write-plan.server.ts";
import { IMPORT_TOPIC, problemText } from "../vendor-imports.ts";
import { type Example, exampleOf, tally } from "./tally.ts";

export type Run = {
  id: string;
  isDryRun: boolean;
  lookahead: Lookahead;
  processed: number;
  examples: Example[];
  /** What was made until the last checkpoint. */
  made: readonly MadeCategory[];
  startedBy: AuditActor;
  categories: CategoryBook /** shared between batches by a dry run only */;
  directory: Directory;
};

/** Plans and applies a batch. */
export async function runBatch(run: Run, batch: readonly RowResult[]): Promise<void> {
  const checkpoint = { table: "vendor_imports", counter: "processed_rows", id: run.id, processed: run.processed } as const;
  const apply = (trx: Kysely<DB>, attempt: number) => {
    // The attempt before was rolled back: forget what it made.
    if (attempt > 1) run.categories = new CategoryBook(run.made);
    return applyBatch(trx, run, batch);
  };
  // A dry run's plan is in memory, where nothing is undone.
  const updated = await commitBatch(checkpoint, apply, { isRepeatable: !run.isDryRun });
  run.processed += batch.length;
  await invalidatePages(updated.map((id) => `vendor:${id}`));
}

async function applyBatch(trx: Kysely<DB>, run: Run, batch: readonly RowResult[]): Promise<string[]> {
  const rows = batch.flatMap(({ record }) => record ?? []);
  const directory = run.isDryRun ? run.directory : new Directory();
  await loadDirectory(trx, rows, run.lookahead, directory);
  await run.categories.load(
    trx,
    rows.flatMap(({ categories }) => categories),
  );
  const plan = planRows(rows, directory, run.lookahead, run.categories.categoryFor);
  const made = run.categories.takeMade();
  if (!run.isDryRun) {
    await insertCategories(trx, made);
    await writePlan(trx, run.id, plan);
    await recordUpdates(trx, run, plan);
  }
  await writeErrors(trx, run.id, batch, plan);
  await checkpoint(trx, run, batch, plan, made.length);
  await notify(IMPORT_TOPIC, run.id, trx);
  if (run.isDryRun) run.directory = remembered(plan, directory, run.lookahead, batch.at(-1)?.row ?? 0);
  return run.isDryRun ? [] : plan.updated.map(({ id }) => id);
}

/** A dry run's vendors exist in memory only: those that later rows may speak of are stored. */
function remembered(plan: Plan, before: Directory, lookahead: Lookahead, row: number): Directory {
  const stored = new Directory();
  for (const vendor of [...before.planned(), ...plan.created, ...plan.updated]) if (lookahead.isAskedForAfter(row, vendor)) stored.add(vendor);
  stored.storePlanned();
  return stored;
}

/** In the history of each vendor that the file changed; the log of all has the import as a whole. */
async function recordUpdates(trx: Kysely<DB>, run: Run, plan: Plan): Promise<void> {
  const entries = plan.outcomes.flatMap((outcome) =>
    outcome.did === "updated"
      ? [{ action: "vendor.import", entityType: "vendor", entityId: outcome.id, changes: outcome.changes, actor: run.startedBy, requestId: partOf(run.id) }]
      : [],
  );
  if (entries.length > 0) await recordAudit(trx, entries);
}

function writeErrors(trx: Kysely<DB>, importId: string, batch: readonly RowResult[], plan: Plan): Promise<void> {
  const refused = plan.outcomes.flatMap((outcome) => (outcome.did === "refused" ? { row: outcome.row, name: outcome.name, problems: [outcome.problem] } : []));
  const errors = [...batch, ...refused].flatMap(({ row, name, problems }) =>
    problems.map((problem) => ({
      ...{ import_id: importId, row_number: row, item: name || null },
      ...{ code: problem.code, message: problemText(problem), column_name: problem.column, value: problem.value },
    })),
  );
  return insertProblems(trx, "vendor_import_errors", errors);
}

async function checkpoint(trx: Kysely<DB>, run: Run, batch: readonly RowResult[], plan: Plan, categories: number): Promise<void> {
  const counts = tally(batch, plan);
  const examples = [...run.examples];
  const made = run.categories.allMade();
  for (const outcome of plan.outcomes) exampleOf(outcome, examples);
  await trx
    .updateTable("vendor_imports")
    .set((eb) => ({
      processed_rows: run.processed + batch.length,
      created_count: eb("created_count", "+", counts.created),
      updated_count: eb("updated_count", "+", counts.updated),
      skipped_count: eb("skipped_count", "+", counts.skipped),
      unchanged_count: eb("unchanged_count", "+", counts.unchanged),
      error_count: eb("error_count", "+", counts.errors),
      categories_created_count: eb("categories_created_count", "+", categories),
      examples: JSON.stringify(examples),
      new_categories: JSON.stringify(made),
    }))
    .where("id", "=", run.id)
    .execute();
  run.examples = examples;
  run.made = made;
}
