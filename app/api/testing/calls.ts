import { vi } from "vitest";
import { link } from "../transport.ts";

type Answer = (input: never) => unknown;

/**
 * Answers the calls of hooks that are tested without a server, by the name of their procedure. The test file replaces the transport:
 * `vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }))`.
 */
export function answerCalls(answers: Record<string, Answer>) {
  const call = vi.mocked(link.call);
  call.mockReset();
  call.mockImplementation(async (path, input) => {
    const answer = answers[path.join(".")];
    if (!answer) throw new Error(`Nobody answers ${path.join(".")}`);
    return answer(input as never) as never;
  });
  return {
    /** What a procedure was called with, the first call first. */
    inputsOf: <Input = unknown>(name: string): Input[] => call.mock.calls.flatMap(([path, input]) => (path.join(".") === name ? [input as Input] : [])),
  };
}

/** An answer that comes when the test says so. */
export function delayed<Answer>() {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  return { promise, arrive: resolve, fail: reject };
}

/** A failure as the API answers it. */
export const refusal = (code: string, data: unknown = undefined, status = 409) => Object.assign(new Error(code), { defined: true, code, data, status });
