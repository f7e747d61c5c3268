import { readFailure } from "../failure.ts";

/** Why an upload failed: the server's code, or a kind of failure; a key of the texts at `upload`. */
export function uploadProblem(error: unknown): string {
  const failure = readFailure(error);
  if (failure.kind === "invalid") return Object.values(failure.problems).find(Boolean) ?? "failed";
  if (failure.kind === "tooLarge") return "TOO_LARGE";
  return failure.kind === "tooOften" || failure.kind === "signedOut" ? failure.kind : failure.kind === "forbidden" ? "signedOut" : "failed";
}

const CODES: Record<number, string> = { 401: "UNAUTHORIZED", 403: "FORBIDDEN", 413: "PAYLOAD_TOO_LARGE", 429: "TOO_MANY_REQUESTS" };

/** The error as the API's client would throw it. */
function errorOf({ status, response }: XMLHttpRequest): Error {
  const { code = CODES[status] ?? "INTERNAL_SERVER_ERROR", data = null } = (response ?? {}) as { code?: string; data?: unknown };
  return Object.assign(new Error(code), { defined: true, code, data, status });
}

/** Sends one file to a REST address of the API: `fetch` does not report progress. */
export function sendFile<Stored>(
  path: `/api/v1/${string}`,
  name: string,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  fields: Readonly<Record<string, string>> = {},
): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append(name, file);
    for (const [key, value] of Object.entries(fields)) body.append(key, value);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status < 300 ? resolve(request.response as Stored) : reject(errorOf(request)));
    request.onerror = () => reject(new TypeError("No answer"));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", path);
    request.send(body);
  });
}
