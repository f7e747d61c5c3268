/** Counts of Vitest's JSON report. A file that does not even load has no tests and counts as one failure. */
export function countVitest(report) {
  const broken = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed")).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken, note: skippedNote(skipped) };
}

/** Counts of Playwright's JSON report. A test that passes at the second try only (CI gives one) is named in the note. */
export function countPlaywright({ stats, errors = [] }) {
  const second = stats.flaky > 0 ? `${stats.flaky} at the second try` : undefined;
  const note = [skippedNote(stats.skipped), second].filter(Boolean).join(", ") || undefined;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, note };
}

const skippedNote = (count) => (count > 0 ? `${count} skipped` : undefined);
