import { setPriority } from "node:os";
import type { WorkAnswer, WorkOrder } from "./messages.ts";

// The program of a worker process: runs one task after another and exits with its parent, at low priority.

const LOW_PRIORITY = 5;

try {
  // Later threads inherit it, including the image library's.
  setPriority(LOW_PRIORITY);
} catch {
  // Some containers do not allow it; run at normal priority then.
}

const answer = (message: WorkAnswer) => process.send?.(message);

/** Errors that say what is wrong have a code; the rest is for the log. */
function failure(error: unknown): Extract<WorkAnswer, { isDone: false }>["failure"] {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const { name, message, stack } = error;
  const code = (error as { code?: unknown }).code;
  return { name, message, ...(typeof code === "string" && { code }), ...(stack && { stack }) };
}

async function work({ id, module, name, input }: WorkOrder): Promise<void> {
  try {
    const functions = (await import(module)) as Record<string, (given: unknown) => unknown>;
    const value = await functions[name]?.(input);
    answer({ id, isDone: true, value });
  } catch (error) {
    answer({ id, isDone: false, failure: failure(error) });
  }
}

process.on("message", (order: WorkOrder) => void work(order));
process.on("disconnect", () => process.exit(0));
