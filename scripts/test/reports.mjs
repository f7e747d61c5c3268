/** Counts of Vitest's JSON report. A file that does not even load has no tests and counts as one failure. */
export function countVitest(report) {
  const broken = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed")).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken, note: skippedNote(skipped) };
}

/** Counts of Playwright's JSON report. A test that passes at the second try only has failed. */
export function countPlaywright({ stats, errors = [] }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, note: skippedNote(stats.skipped) };
}

const skippedNote = (count) => (count > 0 ? `${count} skipped` : undefined);
