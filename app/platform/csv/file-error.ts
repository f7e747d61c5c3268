/** Why a whole file of rows is refused. */
export const FILE_PROBLEMS = [
  "invalid_file",
  "no_rows",
  "missing_headers",
  "unclosed_quote",
  "row_too_large",
  "too_many_columns",
  "too_many_rows",
  "too_large",
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** A file that cannot be imported at all. The message is the text of the error catalogue. */
export class FileError extends Error {
  readonly problem: FileProblem;
  /** The missing headers, or the row where reading stopped. */
  readonly detail: string;
  constructor(problem: FileProblem, message: string, detail = "") {
    super(message);
    this.name = "FileError";
    this.problem = problem;
    this.detail = detail;
  }
}

export const invalidFile = (): FileError => new FileError("invalid_file", "Please select a valid CSV file");
export const noRows = (): FileError => new FileError("no_rows", "CSV file must contain at least a header row and one data row");
export const missingHeaders = (headers: readonly string[]): FileError =>
  new FileError("missing_headers", `Missing required headers: ${headers.join(", ")}`, headers.join(", "));
