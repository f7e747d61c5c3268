import { type ChildProcess, fork } from "node:child_process";
import type { WorkAnswer, WorkOrder } from "./messages.ts";

/** The task threw. `code` is its own, if it has one. */
export class WorkFailed extends Error {
  readonly code: string | undefined;
  constructor({ name, message, code, stack }: Extract<WorkAnswer, { isDone: false }>["failure"]) {
    super(message);
    this.name = name;
    this.code = code;
    if (stack) this.stack = stack;
  }
}

/** The process crashed during the task, twice. */
export class WorkerLost extends Error {
  constructor(how: string) {
    super(`A worker process ended in the middle of its work (${how})`);
    this.name = "WorkerLost";
  }
}

/** The queue is full. */
export class WorkersBusy extends Error {
  constructor() {
    super("Too much work is waiting");
    this.name = "WorkersBusy";
  }
}

export type WorkOptions = {
  /** Ends the work at once, also in the middle; rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Short tasks that have begun finish even when aborted: a new process would cost more. */
  isShort?: boolean;
  /** A person waits for it: goes first. */
  isUrgent?: boolean;
  /** Tasks with the same key prefer the same process, which may have cached data. */
  key?: string;
};

export type PoolSettings = {
  /** Address of the program of a worker. */
  program: string;
  /** Processes; one more starts for urgent tasks. */
  size: number;
  /** Idle processes exit after this time. */
  idleMs: number;
  /** The most queued tasks. */
  waiting: number;
};

type Task = WorkOptions & {
  order: WorkOrder;
  /** A crash may not be the task's fault: retry once. */
  tries: number;
  done: (value: unknown) => void;
  fail: (error: unknown) => void;
  onAbort: () => void;
};
type Worker = { child: ChildProcess; task: Task | null; lastKey: string | undefined; idle: NodeJS.Timeout | undefined };

const MOST_TRIES = 2;

/**
 * A pool of processes for tasks that use the processor for longer than a page may wait. Processes, not threads: they run at low priority, release
 * their memory on exit, can be killed in the middle of a loop, and crash alone.
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

  /** Runs a module's function in a worker process; input and output are copied. */
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
    // A busy process holds the parent alive; an idle one does not.
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
    // It may be in a loop and receive no message: kill its process.
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
