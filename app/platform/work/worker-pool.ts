import { type ChildProcess, fork } from "node:child_process";
import type { WorkAnswer, WorkOrder } from "./messages.ts";

/** The work itself said no. `code` is its own, where it has one. */
export class WorkFailed extends Error {
  readonly code: string | undefined;
  constructor({ name, message, code, stack }: Extract<WorkAnswer, { isDone: false }>["failure"]) {
    super(message);
    this.name = name;
    this.code = code;
    if (stack) this.stack = stack;
  }
}

/** The process ended in the middle, twice. */
export class WorkerLost extends Error {
  constructor(how: string) {
    super(`A worker process ended in the middle of its work (${how})`);
    this.name = "WorkerLost";
  }
}

/** Too much is waiting. */
export class WorkersBusy extends Error {
  constructor() {
    super("Too much work is waiting");
    this.name = "WorkersBusy";
  }
}

export type WorkOptions = {
  /** Ends the work at once, also in the middle; rejects with the signal's reason. */
  signal?: AbortSignal;
  /** What is short and has begun is let finish, though nobody waits for it: a new process would cost more than it saves. */
  isShort?: boolean;
  /** Someone waits for it in front of a screen: goes before everything else. */
  isUrgent?: boolean;
  /** Work with the same key goes to the same process where it can: it may have remembered something. */
  key?: string;
};

export type PoolSettings = {
  /** Address of the program of a worker. */
  program: string;
  /** Processes that work at once; one more is started for what is urgent. */
  size: number;
  /** A process that has nothing to do for so long ends. */
  idleMs: number;
  /** Pieces of work that may wait. */
  waiting: number;
};

type Task = WorkOptions & {
  order: WorkOrder;
  /** A process that was lost may not have been the work's fault: it is tried once more. */
  tries: number;
  done: (value: unknown) => void;
  fail: (error: unknown) => void;
  onAbort: () => void;
};
type Worker = { child: ChildProcess; task: Task | null; lastKey: string | undefined; idle: NodeJS.Timeout | undefined };

const MOST_TRIES = 2;

/**
 * Processes for work that takes the processor for longer than a page may wait. A process of its own, not a thread: it has a low priority of its own, takes
 * its memory with it when it ends, can be ended in the middle of a loop, and when it dies nothing dies with it.
 */
export class WorkerPool {
  #settings: PoolSettings;
  #workers = new Set<Worker>();
  #line: Task[] = [];
  #lastId = 0;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  get waiting(): number {
    return this.#line.length;
  }

  /** Has a function of a module run elsewhere; what goes there and comes back is copied. */
  run(module: string, name: string, input: unknown, options: WorkOptions = {}): Promise<unknown> {
    if (this.#line.length >= this.#settings.waiting) return Promise.reject(new WorkersBusy());
    if (options.signal?.aborted) return Promise.reject(options.signal.reason);
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const end = () => options.signal?.removeEventListener("abort", task.onAbort);
      const task: Task = {
        ...options,
        order: { id: this.#lastId, module, name, input },
        tries: 0,
        done: (value) => {
          end();
          resolve(value);
        },
        fail: (error) => {
          end();
          reject(error);
        },
        onAbort: () => this.#abort(task),
      };
      options.signal?.addEventListener("abort", task.onAbort);
      this.#enter(task);
      this.#next();
    });
  }

  /** Ends all processes; what they were doing fails. */
  close(): void {
    for (const task of this.#line.splice(0)) task.fail(new WorkerLost("closed"));
    for (const worker of [...this.#workers]) {
      const { task } = worker;
      this.#drop(worker);
      task?.fail(new WorkerLost("closed"));
    }
  }

  /** Urgent work waits behind other urgent work only. */
  #enter(task: Task): void {
    const at = task.isUrgent ? this.#line.findIndex((other) => !other.isUrgent) : -1;
    if (at < 0) this.#line.push(task);
    else this.#line.splice(at, 0, task);
  }

  #next(): void {
    for (const first of [...this.#line]) {
      const worker = this.#workerFor(first);
      if (!worker) return;
      this.#line.splice(this.#line.indexOf(first), 1);
      this.#give(worker, first);
    }
  }

  #workerFor({ key, isUrgent }: Task): Worker | null {
    const idle = [...this.#workers].filter((worker) => !worker.task);
    const busy = this.#workers.size - idle.length;
    // The place for what is urgent stays free for it.
    if (busy >= this.#settings.size + (isUrgent ? 1 : 0)) return null;
    return idle.find((worker) => key !== undefined && worker.lastKey === key) ?? idle[0] ?? this.#start();
  }

  #start(): Worker {
    const child = fork(this.#settings.program, { serialization: "advanced", execArgv: [], stdio: ["ignore", "inherit", "inherit", "ipc"] });
    const worker: Worker = { child, task: null, lastKey: undefined, idle: undefined };
    this.#workers.add(worker);
    child.on("message", (answer: WorkAnswer) => this.#answered(worker, answer));
    child.on("error", (error) => this.#lost(worker, error.message));
    child.on("exit", (code, signal) => this.#lost(worker, signal ?? `code ${code}`));
    return worker;
  }

  #give(worker: Worker, task: Task): void {
    clearTimeout(worker.idle);
    worker.task = task;
    worker.lastKey = task.key;
    task.tries += 1;
    // A process that works keeps us alive; one that waits does not.
    worker.child.ref();
    worker.child.channel?.ref();
    worker.child.send(task.order, (error) => error && this.#lost(worker, error.message));
  }

  #answered(worker: Worker, answer: WorkAnswer): void {
    const { task } = worker;
    if (task?.order.id !== answer.id) return;
    worker.task = null;
    worker.child.unref();
    worker.child.channel?.unref();
    worker.idle = setTimeout(() => this.#drop(worker), this.#settings.idleMs).unref();
    if (answer.isDone) task.done(answer.value);
    else task.fail(new WorkFailed(answer.failure));
    this.#next();
  }

  #abort(task: Task): void {
    const at = this.#line.indexOf(task);
    if (at >= 0) this.#line.splice(at, 1);
    const worker = task.isShort ? undefined : [...this.#workers].find((one) => one.task === task);
    // It may be deep in a loop and hear nothing: its process ends.
    if (worker) this.#drop(worker);
    task.fail(task.signal?.reason);
    this.#next();
  }

  #drop(worker: Worker): void {
    clearTimeout(worker.idle);
    worker.task = null;
    this.#workers.delete(worker);
    worker.child.kill("SIGKILL");
  }

  #lost(worker: Worker, how: string): void {
    const { task } = worker;
    if (!this.#workers.has(worker)) return;
    this.#drop(worker);
    if (task && task.tries < MOST_TRIES) this.#line.unshift(task);
    else task?.fail(new WorkerLost(how));
    this.#next();
  }
}
