import { existsSync, writeFileSync } from "node:fs";

// Tasks for the tests of the pool.

const done: string[] = [];

export const double = (numbers: Float64Array): Float64Array => numbers.map((number) => number * 2);

/** Says in which process it ran and what that process did before. */
export function remember(what: string): { pid: number; done: string[] } {
  done.push(what);
  return { pid: process.pid, done: [...done] };
}

export function refuse(code: string): never {
  throw Object.assign(new TypeError("That is no room"), { code });
}

export function die(): never {
  process.exit(7);
}

/** Dies the first time, wherever it runs. */
export function dieOnce(file: string): string {
  if (existsSync(file)) return "done";
  writeFileSync(file, "");
  process.kill(process.pid, "SIGKILL");
  return "never";
}

/** Says that it began, and never ends. */
export function spin(file: string): void {
  writeFileSync(file, String(process.pid));
  for (;;) if (Date.now() < 0) return;
}
