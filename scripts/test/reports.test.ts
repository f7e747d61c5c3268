import { describe, expect, test } from "vitest";
import { countPlaywright, countVitest } from "./reports.mjs";

const spec = (title: string, status = "expected") => ({ title, file: "quotes.spec.ts", tests: [{ status }] });
/** A run of journeys in which these needed a second try. */
const runWith = (...flaky: string[]) => ({
  stats: { expected: 10, unexpected: 0, flaky: flaky.length, skipped: 0 },
  suites: [{ specs: [spec("asks a vendor")], suites: [{ specs: flaky.map((title) => spec(title, "flaky")) }] }],
});

describe("journeys", () => {
  test("pass without a word when each passed at once", () => {
    expect(countPlaywright(runWith())).toEqual({ passed: 10, failed: 0, note: undefined });
  });

  test("two that needed a second try pass and are named", () => {
    expect(countPlaywright(runWith("one", "two"))).toEqual({
      passed: 12,
      failed: 0,
      note: "2 at the second try: quotes.spec.ts: one; quotes.spec.ts: two",
    });
  });

  test("three that needed a second try fail the run", () => {
    const { passed, failed, note } = countPlaywright(runWith("one", "two", "three"));
    expect({ passed, failed }).toEqual({ passed: 10, failed: 3 });
    expect(note).toContain("more than 2 are too many: quotes.spec.ts: one; quotes.spec.ts: two; quotes.spec.ts: three");
  });

  test("what failed is named with the line and the words of each try, without colors", () => {
    const error = { message: "\u001b[31mexpect\u001b[39m(locator)\n\nExpected: 1\nReceived: 2", location: { line: 7 } };
    const failed = { ...spec("asks a vendor", "unexpected"), tests: [{ status: "unexpected", results: [{ error }, { error: {} }] }] };
    const report = { stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }, suites: [{ suites: [{ specs: [spec("passes"), failed] }] }] };
    expect(countPlaywright(report).note).toBe(
      "\n  failed: quotes.spec.ts: asks a vendor\n    line 7: expect(locator)\n      Expected: 1\n      Received: 2\n    line ?: ",
    );
  });

  test("what failed twice and what broke outside of a test are failures", () => {
    const report = { stats: { expected: 1, unexpected: 2, flaky: 0, skipped: 3 }, errors: [{ message: "no server" }] };
    expect(countPlaywright(report)).toEqual({ passed: 1, failed: 3, note: "3 skipped" });
  });
});

describe("unit tests", () => {
  const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((one) => ({ status: one })) });
  const report = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };

  test("a file that does not load counts as a failure, one with failed tests only for these", () => {
    expect(countVitest({ ...report, testResults: [file("passed", "passed"), file("failed", "passed", "failed"), file("failed")] })).toEqual({
      passed: 2,
      failed: 2,
      note: "2 skipped",
    });
  });
});
