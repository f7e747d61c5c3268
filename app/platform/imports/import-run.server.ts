import { isPassingFailure } from "#app/platform/api/passing-failure.ts";
import { FileError } from "#app/platform/csv/file-error.ts";
import { log } from "#app/platform/env/log.server.ts";
import { StoredFileMissing } from "#app/platform/storage/storage.ts";

/** Canceled, or taken over by another process: this run ends silently. */
export class ImportStopped extends Error {}

type Run<Failure> = {
  importId: string;
  signal: AbortSignal;
  work(): Promise<void>;
  complete(): Promise<unknown>;
  /** What is stored for an error; null: nobody foresaw it. */
  failureOf(error: unknown): Failure | null;
  unexpected: Failure;
  fail(failure: Failure): Promise<unknown>;
};

/**
 * Runs an import to its end. Safe to call again at any time and from several processes: a batch commits only on top of the checkpoint that it started from.
 * @returns whether it ended here; throws when it should be tried again
 */
export async function runToEnd<Failure>({ importId, signal, work, complete, failureOf, unexpected, fail }: Run<Failure>): Promise<boolean> {
  try {
    await work();
    await complete();
  } catch (error) {
    if (error instanceof ImportStopped) return false;
    if (isPassingFailure(error, signal)) throw error;
    const known = failureOf(error);
    if (known === null) log.error({ err: error, importId }, "an import failed");
    await fail(known ?? unexpected);
  }
  return true;
}

/** Failures of an import of one file, as sentences. */
export const FILE_FAILURES = {
  unexpected: "An unexpected error stopped the import",
  failureOf: (error: unknown): string | null =>
    error instanceof FileError ? error.message : error instanceof StoredFileMissing ? "The uploaded file is no longer there" : null,
};

type Batches<Raw, Item> = {
  /** Rows until the checkpoint. */
  done: number;
  read(raw: Raw): Item;
  isFull(batch: readonly Item[]): boolean;
  rowsOf?(raw: Raw): number;
};

/** What comes behind the checkpoint, in batches. */
export async function* batchesBehind<Raw, Item>(
  raws: AsyncIterable<Raw>,
  { done, read, isFull, rowsOf = () => 1 }: Batches<Raw, Item>,
): AsyncGenerator<Item[]> {
  let seen = 0;
  let batch: Item[] = [];
  for await (const raw of raws) {
    seen += rowsOf(raw);
    if (seen <= done) continue;
    batch.push(read(raw));
    if (!isFull(batch)) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** One batch after the other; the next one is read while the database works on this one. */
export async function writeBatches<Item>(batches: AsyncIterable<Item[]>, signal: AbortSignal, write: (batch: Item[]) => Promise<void>): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const batch of batches) {
      await writing;
      signal.throwIfAborted();
      writing = write(batch);
      writing.catch(() => undefined);
    }
  } finally {
    await writing;
  }
}
