import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** A server that crashes more often than this within the window is not restarted. */
const MOST_RESTARTS = 3;
const WINDOW_MS = 10 * 60_000;
/** After a kill its children still hold the shared memory for a moment, and the server refuses to start. */
const TRIES = 20;
const PAUSE_MS = 250;

type Server = { start: () => Promise<ChildProcess>; end: (child: ChildProcess) => Promise<void>; onLost: (error: Error) => void };

/** Restarts a server when it crashes. @returns stop */
export function supervise(first: ChildProcess, { start, end, onLost }: Server): () => Promise<void> {
  let child = first;
  let isStopping = false;
  let restarting: Promise<void> | undefined;
  let restarts: number[] = [];

  const watch = () =>
    child.once("exit", () => {
      if (!isStopping) restarting = again().catch(onLost);
    });

  async function again(): Promise<void> {
    restarts = [...restarts, Date.now()].filter((time) => Date.now() - time < WINDOW_MS);
    if (restarts.length > MOST_RESTARTS) throw new Error(`The embedded database ended ${restarts.length} times within ${WINDOW_MS / 60_000} minutes.`);
    for (let attempt = 1; !isStopping; attempt++) {
      try {
        child = await start();
        watch();
        return;
      } catch (error) {
        if (attempt === TRIES) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }

  watch();
  return async () => {
    isStopping = true;
    await restarting;
    await end(child);
  };
}
