import { describe, expect, test } from "vitest";
import { nameOfFailure, problemAt, readFailure } from "./failure.ts";

const answer = (code: string, data: unknown = null, status = 400) => Object.assign(new Error(code), { code, data, status, defined: true });

describe("why nothing was written", () => {
  test("wrong fields by their places", () => {
    const error = answer("INVALID", { fields: { "rows.1.title": "required" } }, 422);
    expect(readFailure(error)).toEqual({ kind: "invalid", problems: { "rows.1.title": "required" } });
    expect([problemAt(error, "rows.1.title"), problemAt(error, "rows"), problemAt(answer("NOT_FOUND"), "rows")]).toEqual(["required", undefined, undefined]);
  });

  test.each([
    [1, 1],
    [60, 1],
    [61, 2],
    [3600, 60],
  ])("%i seconds to wait are %i minutes in words", (seconds, minutes) => {
    expect(readFailure(answer("TOO_MANY_REQUESTS", { retryAfterSeconds: seconds }))).toEqual({ kind: "tooOften", seconds, minutes });
  });

  test.each([
    ["UNAUTHORIZED", "signedOut"],
    ["FORBIDDEN", "forbidden"],
    ["NOT_FOUND", "gone"],
    ["PAYLOAD_TOO_LARGE", "tooLarge"],
  ])("%s is %s", (code, kind) => {
    expect(readFailure(answer(code))).toEqual({ kind });
  });

  test("a code of the feature's own has its own name, whatever it is called", () => {
    expect(nameOfFailure(readFailure(answer("OWNED", { by: "x" })))).toBe("OWNED");
    expect(nameOfFailure(readFailure(answer("toString")))).toBe("toString");
    expect(nameOfFailure(readFailure(answer("CONFLICT", { current: 1 })))).toBe("conflict");
  });

  test("no answer is no connection; anything without a reason is our fault", () => {
    expect(readFailure(new TypeError("Failed to fetch"))).toEqual({ kind: "offline" });
    expect(readFailure(undefined)).toEqual({ kind: "failed" });
    expect(readFailure(answer("INTERNAL_SERVER_ERROR", undefined, 500))).toEqual({ kind: "failed" });
    expect(readFailure(answer("BAD_GATEWAY", undefined, 502))).toEqual({ kind: "failed" });
  });
});
