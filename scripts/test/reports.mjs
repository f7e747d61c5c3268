/** @typedef {{ suites?: Suite[], specs?: { file: string, title: string, tests: { status: string }[] }[] }} Suite */

/** A loaded machine may lose a race once or twice in a run; more than that is a fault of the journeys or of the product. */
const MOST_SECOND_TRIES = 2;

/** Counts of Vitest's JSON report. A file that does not even load has no tests and counts as one failure. */
export function countVitest(report) {
  const broken = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed")).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken, note: skippedNote(skipped) };
}

/**
 * Counts of Playwright's JSON report. What passed at the second try is named; when more than two did, they count as failures.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[], suites?: Suite[] }} report
 */
export function countPlaywright({ stats, errors = [], suites = [] }) {
  const second = suites.flatMap(flakyIn);
  const isTooMany = stats.flaky > MOST_SECOND_TRIES;
  const note = [skippedNote(stats.skipped), secondTryNote(second, isTooMany)].filter(Boolean).join(", ") || undefined;
  return { passed: stats.expected + (isTooMany ? 0 : stats.flaky), failed: stats.unexpected + errors.length + (isTooMany ? stats.flaky : 0), note };
}

const skippedNote = (count) => (count > 0 ? `${count} skipped` : undefined);

function secondTryNote(names, isTooMany) {
  if (names.length === 0) return undefined;
  return `${names.length} at the second try${isTooMany ? `, more than ${MOST_SECOND_TRIES} are too many` : ""}: ${names.join("; ")}`;
}

/**
 * File and title of every test below a suite that passed at the second try.
 * @param {Suite} suite
 * @returns {string[]}
 */
function flakyIn({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map(({ file, title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(flakyIn)];
}
