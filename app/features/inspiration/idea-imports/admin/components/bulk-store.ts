import { useSyncExternalStore } from "react";
import { api } from "#app/api/client.ts";
import type { UploadStatus } from "../../idea-imports.ts";
import { FileChanged, sendFile } from "./send-file.ts";

export type KnownFile = { id: string; fileName: string; createdAt: string; status: UploadStatus; successfulItems: number };

/** The state of the bulk panel; it outlives the panel, so that sending continues while the history is open. */
export type Bulk =
  | { phase: "idle" }
  | { phase: "chosen"; file: File; name: string }
  | { phase: "sending"; file: File; name: string; id: string | null; sent: number; isOffline: boolean }
  | { phase: "known"; file: File; name: string; id: string; known: KnownFile }
  /** The server has the whole file and continues alone. */
  | { phase: "started"; file: File; name: string; id: string }
  | { phase: "failed"; file: File; name: string; problem: "failed" | "changed" | "signIn" };

let state: Bulk = { phase: "idle" };
let stop = new AbortController();
const listeners = new Set<() => void>();
const set = (next: Bulk) => {
  state = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const idle: Bulk = { phase: "idle" };
export const useBulk = (): Bulk =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => idle,
  );

export const chooseFile = (file: File, name: string): void => set({ phase: "chosen", file, name });

/** Clears the file and aborts its requests. */
export function removeFile(): void {
  const id = "id" in state && state.phase !== "started" ? state.id : null;
  stop.abort();
  set({ phase: "idle" });
  if (id) void api.ideaImports.cancel({ id }).catch(() => undefined);
}

/** Sends the chosen file and starts its job. @returns true when the job has begun */
export async function sendChosen(): Promise<boolean> {
  if (state.phase !== "chosen" && state.phase !== "failed") return false;
  const { file, name } = state;
  stop = new AbortController();
  const { signal } = stop;
  set({ phase: "sending", file, name, id: null, sent: 0, isOffline: false });
  const update = (change: Partial<Extract<Bulk, { phase: "sending" }>>) => {
    if (state.phase === "sending" && !signal.aborted) set({ ...state, ...change });
  };
  try {
    const id = await sendFile(file, name, { signal, onBegin: (begun) => update({ id: begun }), onProgress: update });
    return await start(id, file, name, false, signal);
  } catch (error) {
    if (!signal.aborted) set({ phase: "failed", file, name, problem: problemOf(error) });
    return false;
  }
}

/** Starts a file that is known already. */
export async function startAnyway(): Promise<boolean> {
  if (state.phase !== "known") return false;
  const { id, file, name } = state;
  try {
    return await start(id, file, name, true, stop.signal);
  } catch (error) {
    set({ phase: "failed", file, name, problem: problemOf(error) });
    return false;
  }
}

async function start(id: string, file: File, name: string, again: boolean, signal: AbortSignal): Promise<boolean> {
  try {
    await api.ideaImports.start({ id, again });
    if (!signal.aborted) set({ phase: "started", file, name, id });
    return true;
  } catch (error) {
    const { code, data } = error as { code?: string; data?: KnownFile };
    if (code !== "KNOWN_FILE" || !data) throw error;
    if (!signal.aborted) set({ phase: "known", file, name, id, known: data });
    return false;
  }
}

const problemOf = (error: unknown) =>
  error instanceof FileChanged ? ("changed" as const) : (error as { code?: string }).code === "UNAUTHORIZED" ? ("signIn" as const) : ("failed" as const);
