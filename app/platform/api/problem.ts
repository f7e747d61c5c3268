/** The shape of the API's errors in a browser. By shape, because importing the class would add half of the transport to a page. */
type ApiError = Error & { defined: boolean; code: string; status: number; data: unknown };

/** OFFLINE: no answer came. FAILED: the fault is ours. The others come from the framework, before a procedure runs. */
type General = "OFFLINE" | "FAILED" | "BAD_REQUEST" | "PAYLOAD_TOO_LARGE";

type Declared<Failure> = Failure extends { readonly defined: boolean; readonly code: infer Code extends string; readonly data: infer Data }
  ? { code: Code; data: Data }
  : never;

/** A failure as screens read it. With the error type of a call, `code` narrows `data`. */
export type Problem<Failure = unknown> = (unknown extends Failure
  ? { code: string; data: unknown }
  : Declared<Failure> | { code: General; data: undefined }) & {
  /** Of INVALID: each wrong field with the code of its text. Empty otherwise. */
  fields: Readonly<Record<string, string>>;
  /** Of TOO_MANY_REQUESTS: seconds until the next try can succeed. */
  retryAfter: number | undefined;
};

function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && "defined" in error && "code" in error && "data" in error && "status" in error;
}

function codeOf(error: unknown): string {
  if (isApiError(error)) return error.status < 500 ? error.code : "FAILED";
  // fetch throws this without an answer.
  return error instanceof TypeError ? "OFFLINE" : "FAILED";
}

/** The one way to read a failed call, in the browser and on the server. */
export function problemOf<Failure>(error: Failure): Problem<Failure> {
  const code = codeOf(error);
  const data = code !== "FAILED" && isApiError(error) ? error.data : undefined;
  const { fields, retryAfterSeconds } = (data ?? {}) as { fields?: Record<string, string>; retryAfterSeconds?: number };
  const problem = { code, data, fields: (code === "INVALID" && fields) || {}, retryAfter: code === "TOO_MANY_REQUESTS" ? retryAfterSeconds : undefined };
  return problem as unknown as Problem<Failure>;
}
