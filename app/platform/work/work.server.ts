import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { env } from "#app/platform/env/env.server.ts";
import { WorkerPool, type WorkOptions } from "./worker-pool.ts";

/** Of the source, which Node runs as it is: the same in development, in tests and in the built product. */
const sourceOf = (path: string): string => pathToFileURL(join(process.cwd(), path)).href;

const settings = {
  program: join(process.cwd(), "app/platform/work/worker.ts"),
  // One processor stays free for pages.
  size: Math.max(1, availableParallelism() - 1),
  // In development the code may have changed since the last task.
  idleMs: env.isDevelopment ? 2_000 : 60_000,
  waiting: 400,
};

// Stored on the global object: hot reload evaluates this module again, the processes stay.
const holder = globalThis as typeof globalThis & { diwanWorkers?: WorkerPool };
holder.diwanWorkers ??= new WorkerPool(settings);
const pool = holder.diwanWorkers;

/** How many tasks run at once; more are queued. */
export const WORKERS = settings.size;

/** Functions that may run elsewhere: one value in, one out, both such as can be copied (typed arrays and buffers can). */
// biome-ignore lint/suspicious/noExplicitAny: each function has its own input
type Work = Record<string, (input: any) => unknown>;
type Elsewhere<Module extends Work> = <Name extends keyof Module & string>(
  name: Name,
  input: Parameters<Module[Name]>[0],
  options?: WorkOptions,
) => Promise<Awaited<ReturnType<Module[Name]>>>;

/**
 * Lets the functions of a module run in processes of their own, beside the server: `const inWorker = workModule<typeof import("./x.work.ts")>(path)`,
 * then `await inWorker("name", input)`. Errors come back as WorkFailed.
 * @param path from the root of the project; such modules are named `<what>.work.ts`
 */
export function workModule<Module extends Work>(path: string): Elsewhere<Module> {
  const address = sourceOf(path);
  return ((name: string, input: unknown, options?: WorkOptions) => pool.run(address, name, input, options)) as Elsewhere<Module>;
}

/** Ends the processes. */
export const closeWorkers = (): void => pool.close();
