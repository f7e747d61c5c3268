import { api } from "#app/api/client.ts";

/** Offline; sending resumes automatically. */
type Progress = { sent: number; isOffline: boolean };
type Options = { signal: AbortSignal; onBegin(id: string): void; onProgress(progress: Progress): void };

/** The server refused this file permanently. */
export class SendingRefused extends Error {}
/** The file on disk was changed or removed. */
export class FileChanged extends Error {}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/** Sends a file part by part, however often the connection is lost; one that was begun before goes on where it stopped. @returns the upload's id */
export async function sendFile(file: File, name: string, { signal, onBegin, onProgress }: Options): Promise<string> {
  const { id, partBytes, receivedBytes } = await beginOrGoOn(file, name);
  onBegin(id);
  let sent = receivedBytes;
  let pause = FIRST_PAUSE_MS;
  onProgress({ sent, isOffline: false });
  while (sent < file.size) {
    signal.throwIfAborted();
    const part = await file
      .slice(sent, sent + partBytes)
      .arrayBuffer()
      .catch(() => {
        throw new FileChanged();
      });
    const answer = await sendPart(id, sent, part, signal);
    if (answer !== null) {
      sent = answer;
      pause = FIRST_PAUSE_MS;
    } else {
      await lull(pause, signal);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
    onProgress({ sent, isOffline: answer === null });
  }
  return id;
}

/** Resumes only when the server's bytes match this file. */
async function beginOrGoOn(file: File, name: string) {
  const input = { fileName: name, byteSize: file.size };
  const begun = await api.ideaImports.begin(input);
  if (begun.receivedBytes === 0) return begun;
  for (const [index, hash] of begun.partHashes.entries()) {
    const part = await file.slice(index * begun.partBytes, (index + 1) * begun.partBytes).arrayBuffer();
    if ((await sha256(part)) !== hash) return api.ideaImports.begin({ ...input, isFresh: true });
  }
  return begun;
}

/** Null where the browser cannot say: without https there is no `subtle`. */
async function sha256(bytes: ArrayBuffer): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @returns how much the server has now, or null when it could not be reached. */
async function sendPart(id: string, offset: number, body: ArrayBuffer, signal: AbortSignal): Promise<number | null> {
  const headers = { "content-type": "application/octet-stream" };
  const response = await fetch(`/api/v1/design-idea-uploads/${id}/parts?offset=${offset}`, { method: "PUT", body, headers, signal }).catch(() => null);
  signal.throwIfAborted();
  if (!response || response.status >= 500 || response.status === 429) return null;
  const { receivedBytes } = (await response.json().catch(() => ({}))) as { receivedBytes?: number };
  // 409: the part arrived though its answer did not.
  if ((response.ok || response.status === 409) && receivedBytes !== undefined) return receivedBytes;
  throw new SendingRefused();
}

/** A pause that ends at once when the browser is back on the network. */
const lull = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
