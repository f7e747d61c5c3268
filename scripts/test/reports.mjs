import { stripVTControlCharacters } from "node:util";

/** @typedef {{ error?: { message?: string, location?: { line: number } } }} Try */
/** @typedef {{ file: string, title: string, tests: { status: string, results?: Try[] }[] }} Spec */
/** @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite */

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
 * What failed is named last, with what its tries said, so that the end of a long log has it.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[], suites?: Suite[] }} report
 */
export function countPlaywright({ stats, errors = [], suites = [] }) {
  const second = suites.flatMap(flakyIn);
  const isTooMany = stats.flaky > MOST_SECOND_TRIES;
  const notes = [skippedNote(stats.skipped), secondTryNote(second, isTooMany), ...suites.flatMap(failedIn)];
  const note = notes.filter(Boolean).join(", ") || undefined;
  return { passed: stats.expected + (isTooMany ? 0 : stats.flaky), failed: stats.unexpected + errors.length + (isTooMany ? stats.flaky : 0), note };
}

const skippedNote = (count) => (count > 0 ? `${count} skipped` : undefined);

function secondTryNote(names, isTooMany) {
  if (names.length === 0) return undefined;
  return `${names.length} at the second try${isTooMany ? `, more than ${MOST_SECOND_TRIES} are too many` : ""}: ${names.join("; ")}`;
}

/**
 * @param {Suite} suite
 * @param {string} status
 * @returns {Spec[]}
 */
function specsIn({ suites = [], specs = [] }, status) {
  return [...specs.filter(({ tests }) => tests.some((test) => test.status === status)), ...suites.flatMap((suite) => specsIn(suite, status))];
}

const placeOf = ({ file, title }) => `${file}: ${title}`;

/** @param {Suite} suite every test below it that passed at the second try */
const flakyIn = (suite) => specsIn(suite, "flaky").map(placeOf);

/** @param {Suite} suite every test below it that failed at each try */
const failedIn = (suite) =>
  specsIn(suite, "unexpected").map((spec) => `\n  failed: ${placeOf(spec)}${spec.tests.flatMap(({ results = [] }) => results.map(saidBy)).join("")}`);

const SAID_LINES = 8;

/** @param {Try} result */
function saidBy({ error }) {
  if (!error) return "";
  const lines = stripVTControlCharacters(error.message ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return `\n    line ${error.location?.line ?? "?"}: ${lines.slice(0, SAID_LINES).join("\n      ")}`;
}
