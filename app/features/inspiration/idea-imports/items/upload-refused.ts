import type { Failure } from "../idea-imports.ts";

/** A file that cannot be used at all. */
export class UploadRefused extends Error {
  readonly failure: Failure;
  /** The missing fields, a limit, or the row where reading stopped. */
  readonly detail: string;
  constructor(failure: Failure, detail = "") {
    super(`${failure} ${detail}`);
    this.name = "UploadRefused";
    this.failure = failure;
    this.detail = detail;
  }
}
