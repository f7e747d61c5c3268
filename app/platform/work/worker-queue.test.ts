import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { WorkOrder } from "./messages.ts";
import { WorkerLost, WorkerPool, WorkersBusy, WorkFailed, type WorkOptions } from "./worker-pool.ts";

/** A process that does what the test says, and remembers whether it holds its parent alive. */
class Process extends EventEmitter {
  orders: WorkOrder[] = [];
  isKilled = false;
  holds = new Set<string>();
  failsToSend = false;
  ref = () => void this.holds.add("process");
  unref = () => void this.holds.delete("process");
  channel = { ref: () => void this.holds.add("channel"), unref: () => void this.holds.delete("channel") };
  send(order: WorkOrder, sent: (error: Error | null) => void): void {
    this.orders.push(order);
    sent(this.failsToSend ? new Error("EPIPE") : null);
  }
  kill(signal: string): void {
    expect(signal).toBe("SIGKILL");
    this.isKilled = true;
  }
  get last(): WorkOrder {
    return this.orders.at(-1) as WorkOrder;
  }
  answer(value: unknown = this.last.input, id = this.last.id): void {
    this.emit("message", { id, isDone: true, value });
  }
}

const started = vi.hoisted(() => ({ processes: [] as unknown[], programs: [] as string[] }));
vi.mock("node:child_process", () => ({
  fork(program: string): ChildProcess {
    started.programs.push(program);
    const child = new Process();
    started.processes.push(child);
    return child as unknown as ChildProcess;
  },
}));
const processes = started.processes as Process[];
const process = (n: number): Process => processes[n] as Process;

const IDLE_MS = 60_000;
const poolOf = (size = 1, waiting = 3) => new WorkerPool({ program: "worker.ts", size, idleMs: IDLE_MS, waiting });
/** What became of a task so far. */
function follow(pool: WorkerPool, input: unknown, options?: WorkOptions) {
  const fate: { value?: unknown; error?: unknown } = {};
  const end = pool.run("jobs.ts", "work", input, options).then(
    (value) => void Object.assign(fate, { value }),
    (error: unknown) => void Object.assign(fate, { error }),
  );
  return { fate, end };
}
const inputsOf = (child: Process) => child.orders.map(({ input }) => input);

beforeEach(() => {
  vi.useFakeTimers();
  processes.length = 0;
  started.programs.length = 0;
});
afterEach(() => vi.useRealTimers());

describe("who gets which process", () => {
  test("one starts when there is work and none is idle, up to the size; one more for what is urgent", () => {
    const pool = poolOf(2, 9);
    expect(processes).toHaveLength(0);
    for (const input of ["a", "b", "c"]) follow(pool, input);
    expect(processes.map(inputsOf)).toEqual([["a"], ["b"]]);
    expect(pool.waiting).toBe(1);
    follow(pool, "urgent", { isUrgent: true });
    follow(pool, "urgent too", { isUrgent: true });
    expect(processes.map(inputsOf)).toEqual([["a"], ["b"], ["urgent"]]);
    process(0).answer();
    // The third process stays the one for urgent tasks: what is not urgent waits until one of two is left.
    expect(processes.map(inputsOf)).toEqual([["a", "urgent too"], ["b"], ["urgent"]]);
    process(1).answer();
    expect(pool.waiting).toBe(1);
    process(2).answer();
    expect(inputsOf(process(1))).toEqual(["b", "c"]);
    expect([processes.length, pool.waiting, started.programs]).toEqual([3, 0, Array(3).fill("worker.ts")]);
  });

  test("urgent tasks wait behind urgent ones, before all others", () => {
    const pool = poolOf(1, 9);
    follow(pool, "now", { isUrgent: true });
    follow(pool, "now too", { isUrgent: true });
    for (const [input, isUrgent] of [
      ["a", false],
      ["u1", true],
      ["b", false],
      ["u2", true],
    ] as const)
      follow(pool, input, { isUrgent });
    const order: unknown[] = [];
    for (let n = 0; n < 4; n += 1) {
      process(0).answer();
      process(1).answer();
      order.push(...processes.map(({ last }) => last.input).filter((input) => !order.includes(input) && !String(input).startsWith("now")));
    }
    expect(order).toEqual(["u1", "u2", "a", "b"]);
  });

  test("the process that did the same key's task before, if it is idle; any other else", () => {
    const pool = poolOf(2, 9);
    follow(pool, "a1", { key: "a" });
    follow(pool, "b1", { key: "b" });
    process(0).answer();
    process(1).answer();
    follow(pool, "b2", { key: "b" });
    expect(inputsOf(process(1))).toEqual(["b1", "b2"]);
    follow(pool, "b3", { key: "b" });
    expect(inputsOf(process(0))).toEqual(["a1", "b3"]);
    process(0).answer();
    process(1).answer();
    follow(pool, "none");
    process(0).answer();
    follow(pool, "none again");
    // What has no key prefers none, also none that did a task without one.
    expect(processes.map(inputsOf)).toEqual([
      ["a1", "b3", "none", "none again"],
      ["b1", "b2"],
    ]);
  });

  test("as many wait as may, the next one is refused, and has disturbed nothing", async () => {
    const pool = poolOf(1, 2);
    const tasks = ["a", "b", "c", "d"].map((input) => follow(pool, input));
    await tasks[3]?.end;
    expect(tasks.map(({ fate }) => fate.error instanceof WorkersBusy)).toEqual([false, false, false, true]);
    expect(pool.waiting).toBe(2);
  });
});

describe("answers", () => {
  test("reach the task that they belong to, also a late one of a task before", async () => {
    const pool = poolOf(1, 9);
    const [one, two] = [follow(pool, "one"), follow(pool, "two")];
    const first = process(0).last.id;
    process(0).answer("done");
    await one.end;
    expect([one.fate.value, process(0).last.input]).toEqual(["done", "two"]);
    process(0).answer("late", first);
    await Promise.resolve();
    expect([two.fate, process(0).last.id]).toEqual([{}, first + 1]);
    process(0).answer("right");
    await two.end;
    expect(two.fate.value).toBe("right");
  });

  test("that are failures have the error's own name, message, code and stack", async () => {
    const pool = poolOf(1, 9);
    const { fate, end } = follow(pool, "x");
    process(0).emit("message", { id: process(0).last.id, isDone: false, failure: { name: "RangeError", message: "too far", code: "FAR", stack: "at x" } });
    await end;
    expect(fate.error).toBeInstanceOf(WorkFailed);
    expect(fate.error).toMatchObject({ name: "RangeError", message: "too far", code: "FAR", stack: "at x" });
    const bare = follow(pool, "y");
    process(0).emit("message", { id: process(0).last.id, isDone: false, failure: { name: "Error", message: "no" } });
    await bare.end;
    expect((bare.fate.error as WorkFailed).stack).toMatch(/no/);
  });

  test("let the parent end: only a process at work holds it alive", () => {
    const pool = poolOf();
    follow(pool, "x");
    expect([...process(0).holds]).toEqual(["process", "channel"]);
    process(0).answer();
    expect(process(0).holds.size).toBe(0);
    follow(pool, "y");
    expect(process(0).holds.size).toBe(2);
  });
});

test("an idle process ends after its time, not a moment before, and never at work", () => {
  const pool = poolOf();
  follow(pool, "a");
  vi.advanceTimersByTime(IDLE_MS * 2);
  expect(process(0).isKilled).toBe(false);
  process(0).answer();
  vi.advanceTimersByTime(IDLE_MS - 1);
  follow(pool, "b");
  vi.advanceTimersByTime(IDLE_MS * 2);
  expect([process(0).isKilled, processes.length]).toEqual([false, 1]);
  process(0).answer();
  vi.advanceTimersByTime(IDLE_MS);
  expect(process(0).isKilled).toBe(true);
  follow(pool, "c");
  expect(inputsOf(process(1))).toEqual(["c"]);
});

describe("a process that is lost", () => {
  test("gives its task to another one, before those that wait; the second loss is the task's", async () => {
    const pool = poolOf(1, 9);
    const [bad, next] = [follow(pool, "bad"), follow(pool, "next")];
    process(0).emit("exit", 7, null);
    expect(inputsOf(process(1))).toEqual(["bad"]);
    expect(bad.fate).toEqual({});
    process(1).emit("exit", null, "SIGSEGV");
    await bad.end;
    expect(bad.fate.error).toBeInstanceOf(WorkerLost);
    expect((bad.fate.error as Error).message).toContain("SIGSEGV");
    expect(inputsOf(process(2))).toEqual(["next"]);
    process(2).answer();
    await next.end;
    expect(next.fate.value).toBe("next");
  });

  test("says how it ended", async () => {
    const pool = poolOf();
    const { fate, end } = follow(pool, "x");
    process(0).emit("exit", 7, null);
    process(1).emit("exit", 7, null);
    await end;
    expect((fate.error as Error).message).toContain("code 7");
  });

  test("counts once, however often it says so: an error, and then its end", async () => {
    const pool = poolOf(1, 9);
    const { fate, end } = follow(pool, "x");
    process(0).emit("error", new Error("spawn"));
    process(0).emit("exit", 1, null);
    expect([fate, processes.length]).toEqual([{}, 2]);
    expect(process(0).isKilled).toBe(true);
    process(1).answer("done");
    await end;
    expect(fate.value).toBe("done");
  });

  test("to which nothing can be sent is lost, too", async () => {
    const pool = poolOf();
    follow(pool, "first");
    process(0).answer();
    process(0).failsToSend = true;
    const { fate, end } = follow(pool, "x");
    expect(inputsOf(process(1))).toEqual(["x"]);
    process(1).answer("done");
    await end;
    expect(fate.value).toBe("done");
  });

  test("while it is idle is replaced when there is work", () => {
    const pool = poolOf();
    follow(pool, "a");
    process(0).answer();
    process(0).emit("exit", 0, null);
    follow(pool, "b");
    expect(processes.map(inputsOf)).toEqual([["a"], ["b"]]);
  });
});

describe("a task that is aborted", () => {
  const reason = new Error("changed my mind");
  test("ends its process, whose place the next one takes at once", async () => {
    const pool = poolOf(1, 9);
    const stop = new AbortController();
    const [task, next] = [follow(pool, "x", { signal: stop.signal }), follow(pool, "next")];
    stop.abort(reason);
    await task.end;
    expect([task.fate.error, process(0).isKilled, inputsOf(process(1)), next.fate]).toEqual([reason, true, ["next"], {}]);
    // Its end, which comes later, is no news.
    process(0).emit("exit", null, "SIGKILL");
    expect(processes).toHaveLength(2);
  });

  test("and is short finishes; nobody waits for what comes", async () => {
    const pool = poolOf(1, 9);
    const stop = new AbortController();
    const task = follow(pool, "x", { signal: stop.signal, isShort: true });
    stop.abort(reason);
    await task.end;
    expect([task.fate.error, process(0).isKilled]).toEqual([reason, false]);
    follow(pool, "next");
    expect(inputsOf(process(0))).toEqual(["x"]);
    process(0).answer("unheard", 1);
    expect([task.fate, inputsOf(process(0))]).toEqual([{ error: reason }, ["x", "next"]]);
  });

  test("and waits never begins; its neighbors stay in line", async () => {
    const pool = poolOf(1, 9);
    const stop = new AbortController();
    follow(pool, "x");
    const tasks = ["a", "b", "c"].map((input) => follow(pool, input, input === "b" ? { signal: stop.signal } : {}));
    stop.abort(reason);
    await tasks[1]?.end;
    expect([process(0).isKilled, pool.waiting, tasks[1]?.fate.error]).toEqual([false, 2, reason]);
    for (let n = 0; n < 3; n += 1) process(0).answer();
    expect(inputsOf(process(0))).toEqual(["x", "a", "c"]);
  });

  test("before it is asked for reaches no process", async () => {
    const { fate, end } = follow(poolOf(), "x", { signal: AbortSignal.abort(reason) });
    await end;
    expect([fate.error, processes.length]).toEqual([reason, 0]);
  });

  test("when it is done does nothing, and leaves no listener behind", async () => {
    const pool = poolOf(1, 9);
    const stop = new AbortController();
    const removed = vi.spyOn(stop.signal, "removeEventListener");
    const done = follow(pool, "x", { signal: stop.signal });
    process(0).answer();
    const failed = follow(pool, "y", { signal: stop.signal });
    process(0).emit("message", { id: process(0).last.id, isDone: false, failure: { name: "Error", message: "no" } });
    await Promise.all([done.end, failed.end]);
    expect(removed).toHaveBeenCalledTimes(2);
    follow(pool, "other");
    stop.abort(reason);
    expect([process(0).isKilled, done.fate.value]).toEqual([false, "x"]);
  });
});

test("closing ends everything: what works, what waits, what is idle", async () => {
  const pool = poolOf(2, 9);
  follow(pool, "idle");
  const working = follow(pool, "working");
  process(0).answer();
  const more = ["a", "b"].map((input) => follow(pool, input));
  pool.close();
  await Promise.all([working, ...more].map(({ end }) => end));
  expect([working, ...more].map(({ fate }) => fate.error instanceof WorkerLost && fate.error.message.includes("closed"))).toEqual([true, true, true]);
  expect([processes.map(({ isKilled }) => isKilled), pool.waiting]).toEqual([[true, true], 0]);
  vi.advanceTimersByTime(IDLE_MS);
  expect(processes).toHaveLength(2);
});
