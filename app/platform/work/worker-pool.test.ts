import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import type * as OddJobs from "./testing/odd-jobs.ts";
import { WorkerLost, WorkerPool, WorkersBusy } from "./worker-pool.ts";

const program = join(import.meta.dirname, "worker.ts");
const jobs = new URL("./testing/odd-jobs.ts", import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), "workers-"));
const poolOf = (more: object = {}) => new WorkerPool({ program, size: 1, idleMs: 60_000, waiting: 3, ...more });
const pool = poolOf();
afterAll(() => pool.close());

const remember = (what: string, options?: object) => pool.run(jobs, "remember", what, options) as Promise<ReturnType<typeof OddJobs.remember>>;
/** When the work that writes this file has begun. */
const begun = (file: string) => vi.waitFor(() => Number(readFileSync(file, "utf8")) || Promise.reject(new Error("not yet")), { timeout: 20_000 });
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("typed arrays go there and come back; errors have their name and code; the process stays", async () => {
  expect(await pool.run(jobs, "double", new Float64Array([1, 2.5]))).toEqual(new Float64Array([2, 5]));
  await expect(pool.run(jobs, "refuse", "NO_ROOM")).rejects.toMatchObject({ name: "TypeError", message: "That is no room", code: "NO_ROOM" });
  const first = await remember("one");
  expect(first.pid).not.toBe(process.pid);
  expect(await remember("two")).toEqual({ pid: first.pid, done: [...first.done, "two"] });
});

test("a task that kills its process fails alone, and is retried once", async () => {
  const lost = pool.run(jobs, "die", null);
  const next = remember("after");
  await expect(lost).rejects.toThrow(WorkerLost);
  expect((await next).done).toEqual(["after"]);
  expect(await pool.run(jobs, "dieOnce", join(folder, "once"))).toBe("done");
});

test("work is ended in the middle of a loop, or before it begins; what waits behind it goes on", async () => {
  const file = join(folder, "spin");
  const stop = new AbortController();
  const spinning = pool.run(jobs, "spin", file, { signal: stop.signal });
  const pid = await begun(file);
  const waiting = new AbortController();
  const never = remember("never", { signal: waiting.signal });
  const behind = remember("behind");
  waiting.abort(new Error("changed my mind"));
  await expect(never).rejects.toThrow("changed my mind");
  stop.abort(new Error("enough"));
  await expect(spinning).rejects.toThrow("enough");
  expect((await behind).done).toEqual(["behind"]);
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
  await expect(remember("x", { signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow("gone");
});

test("urgent tasks have a slot of their own and go first; too many are refused", async () => {
  const file = join(folder, "long");
  const stop = new AbortController();
  const long = pool.run(jobs, "spin", file, { signal: stop.signal });
  long.catch(() => undefined);
  await begun(file);
  const order: string[] = [];
  const later = ["a", "b"].map((what) => remember(what).then(() => order.push(what)));
  expect((await remember("now", { isUrgent: true })).done).toEqual(["now"]);
  const third = remember("c");
  await expect(remember("d")).rejects.toThrow(WorkersBusy);
  stop.abort(new Error("over"));
  await Promise.all([...later, third]);
  expect(order).toEqual(["a", "b"]);
});

test("a process with nothing to do ends", async () => {
  const brief = poolOf({ idleMs: 20 });
  const { pid } = (await brief.run(jobs, "remember", "x")) as { pid: number };
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
});
