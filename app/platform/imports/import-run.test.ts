import { describe, expect, test, vi } from "vitest";
import { invalidFile } from "#app/platform/csv/file-error.ts";
import { StoredFileMissing } from "#app/platform/storage/storage.ts";
import { batchesBehind, FILE_FAILURES, ImportStopped, runToEnd, writeBatches } from "./import-run.server.ts";

describe("a run", () => {
  function run(work: () => Promise<void>, signal = new AbortController().signal) {
    const [complete, fail] = [vi.fn(async () => {}), vi.fn(async () => {})];
    return { complete, fail, ended: runToEnd({ importId: "1", signal, work, complete, ...FILE_FAILURES, fail }) };
  }
  const failing = (error: unknown, signal?: AbortSignal) => run(() => Promise.reject(error), signal);

  test("is complete after its work", async () => {
    const order: string[] = [];
    const { complete, fail, ended } = run(async () => void order.push("work"));
    complete.mockImplementation(async () => void order.push("complete"));
    expect([await ended, order, fail.mock.calls]).toEqual([true, ["work", "complete"], []]);
  });

  test("that someone else took over ends without a word", async () => {
    const { complete, fail, ended } = failing(new ImportStopped());
    expect([await ended, complete.mock.calls, fail.mock.calls]).toEqual([false, [], []]);
  });

  test.each([
    ["a file that is none", invalidFile(), "Please select a valid CSV file"],
    ["a file that is gone", new StoredFileMissing("a"), "The uploaded file is no longer there"],
    ["what nobody foresaw", new Error("a fault of ours"), "An unexpected error stopped the import"],
  ])("fails for %s", async (_, error, sentence) => {
    const { complete, fail, ended } = failing(error);
    expect([await ended, complete.mock.calls, fail.mock.calls]).toEqual([true, [], [[sentence]]]);
  });

  test("is tried again after what passes: a lost connection, the end of the process", async () => {
    const lost = failing(Object.assign(new Error("lost"), { code: "57P01" }));
    await expect(lost.ended).rejects.toThrow("lost");
    const stopped = failing(new Error("whatever"), AbortSignal.abort());
    await expect(stopped.ended).rejects.toThrow("whatever");
    expect([lost.fail.mock.calls, stopped.fail.mock.calls]).toEqual([[], []]);
  });
});

describe("batches", () => {
  async function* from<Raw>(raws: readonly Raw[]) {
    yield* raws;
  }
  const collected = async (batches: AsyncIterable<unknown[]>) => {
    const all: unknown[][] = [];
    for await (const batch of batches) all.push(batch);
    return all;
  };
  const isFull = (batch: readonly unknown[]) => batch.length === 2;

  test.each([
    [0, [["r1", "r2"], ["r3", "r4"], ["r5"]]],
    [
      1,
      [
        ["r2", "r3"],
        ["r4", "r5"],
      ],
    ],
    [4, [["r5"]]],
    [5, []],
    [9, []],
  ])("go on behind %i rows", async (done, expected) => {
    expect(await collected(batchesBehind(from([1, 2, 3, 4, 5]), { done, read: (raw) => `r${raw}`, isFull }))).toEqual(expected);
  });

  test("count the rows that something stands for", async () => {
    const raws = [["a", "b"], ["c"], ["d", "e"]];
    const read = (raw: string[]) => raw.join("");
    const behind = (done: number) => collected(batchesBehind(from(raws), { done, read, isFull, rowsOf: ({ length }) => length }));
    expect([await behind(2), await behind(3), await behind(1)]).toEqual([[["c", "de"]], [["de"]], [["ab", "c"], ["de"]]]);
  });

  test("are written one after the other, each while the next is read", async () => {
    const log: string[] = [];
    async function* read() {
      for (const n of [1, 2, 3]) {
        log.push(`read ${n}`);
        yield [n];
      }
    }
    await writeBatches(read(), new AbortController().signal, async ([n]) => {
      log.push(`write ${n}`);
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`wrote ${n}`);
    });
    expect(log.filter((entry) => entry.startsWith("w"))).toEqual([1, 2, 3].flatMap((n) => [`write ${n}`, `wrote ${n}`]));
    expect(log.indexOf("read 2")).toBeLessThan(log.indexOf("wrote 1"));
  });

  test("after a failure there is no further one, and the failure is known", async () => {
    const written: number[] = [];
    const write = async ([n]: number[]) => {
      written.push(n ?? 0);
      if (n === 2) throw new Error("the second one");
    };
    await expect(writeBatches(from([[1], [2], [3], [4]]), new AbortController().signal, write)).rejects.toThrow("the second one");
    expect(written).toEqual([1, 2]);
    await expect(writeBatches(from([[2]]), new AbortController().signal, write)).rejects.toThrow("the second one");
  });

  test("what was begun is waited for, also when reading fails or the run is stopped", async () => {
    const wrote: number[] = [];
    const write = async ([n]: number[]) => {
      await new Promise((resolve) => setImmediate(resolve));
      wrote.push(n ?? 0);
    };
    async function* broken() {
      yield [1];
      throw new Error("no more");
    }
    await expect(writeBatches(broken(), new AbortController().signal, write)).rejects.toThrow("no more");
    expect(wrote).toEqual([1]);
    const stop = new AbortController();
    async function* endless() {
      yield [2];
      stop.abort(new Error("stopped"));
      yield [3];
    }
    await expect(writeBatches(endless(), stop.signal, write)).rejects.toThrow("stopped");
    expect(wrote).toEqual([1, 2]);
  });
});
