import { subscribe } from "./live.server.ts";

/** Watchers are notified at most this often. */
const PAUSE_MS = 100;
/** A watcher polls after this time, in case a message was lost. */
const POLL_MS = 5000;

type Watched<Row> = { topic: string; id: string; read(): Promise<Row>; isRunning(row: Row): boolean; signal: AbortSignal | undefined };

/** A row now, and again after every notification of its topic, until it has ended or the watcher leaves. */
export async function* watchRow<Row>({ topic, id, read, isRunning, signal }: Watched<Row>): AsyncGenerator<Row, void> {
  let wake = () => {};
  let isDue = false;
  const stop = subscribe(topic, (changed) => {
    if (changed !== id) return;
    isDue = true;
    wake();
  });
  const left = () => wake();
  signal?.addEventListener("abort", left);
  try {
    while (!signal?.aborted) {
      isDue = false;
      const now = await read();
      yield now;
      if (!isRunning(now)) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (isDue || signal?.aborted) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  } finally {
    signal?.removeEventListener("abort", left);
    stop();
  }
}
