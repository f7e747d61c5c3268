import type { UploadedPhoto } from "../../idea-uploads.contract.ts";

/** Why a photograph did not arrive: a code of the texts at `photo.problem`. */
export type PhotoProblem = "EMPTY" | "TOO_LARGE" | "UNSUPPORTED" | "HEIC" | "TOO_MANY_PIXELS" | "DAMAGED" | "BUSY" | "signedOut" | "tooOften" | "failed";

const STATUS: Record<number, PhotoProblem> = { 401: "signedOut", 403: "signedOut", 413: "TOO_LARGE", 429: "tooOften" };

function problemOf(request: XMLHttpRequest): PhotoProblem {
  const answer = request.response as { data?: { fields?: { photo?: PhotoProblem } } } | null;
  return answer?.data?.fields?.photo ?? STATUS[request.status] ?? "failed";
}

/**
 * Sends one photograph through the API's REST address: `fetch` does not tell how much of a file has left yet.
 * @returns the photograph as the server keeps it, or why it does not. `null` when it was called back.
 */
export function sendPhoto(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<UploadedPhoto | PhotoProblem | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append("photo", file);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.status === 201 ? (request.response as UploadedPhoto) : problemOf(request));
    request.onerror = () => resolve("failed");
    request.onabort = () => resolve(null);
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", "/api/v1/admin/design-ideas/photos");
    request.send(body);
  });
}
