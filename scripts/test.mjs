// `npm test`: sets up what it needs and runs every check and test. The last line is "<n> passed, <n> failed".
// `npm test -- --only=unit,browser` runs some steps (names: see STEPS); `-- --grep=text` goes to the two test runners.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled } from "./setup/install.mjs";
import { fail } from "./setup/project.mjs";
import { ensureBrowser } from "./test/browser.mjs";
import { boundaries, browser, building, formatting, leftovers, outside, types, unit } from "./test/steps.mjs";

/** One stage after the other. What stands beside each other in one runs at once, because none of it occupies both processors. */
const STAGES = [[{ formatting }, { types }, { boundaries }, { leftovers }], [{ unit }, { build: building, outside }], [{ browser }]];
const STEPS = Object.assign({}, ...STAGES.flat());

const option = (name) =>
  process.argv
    .slice(2)
    .find((word) => word.startsWith(`--${name}=`))
    ?.slice(name.length + 3);
const chosen = option("only")?.split(",") ?? Object.keys(STEPS);
const unknown = chosen.filter((name) => !(name in STEPS));
if (unknown.length > 0) fail(`There is no step "${unknown.join(", ")}". Choose from: ${Object.keys(STEPS).join(", ")}`);

await ensureInstalled();

const started = performance.now();
// Fetched while the first steps run; two programs cannot install packages at once.
const browserThere = chosen.includes("browser") ? ensureBrowser() : undefined;
// The check for leftovers reads the configuration of the browser tests, which names the browser.
const needsPackages = new Set(["leftovers", "outside", "browser"]);
const folder = mkdtempSync(join(tmpdir(), "diwan-reports-"));
const total = { passed: 0, failed: 0 };
const notes = [];
const report = (name, result) => {
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.note) notes.push(`${name}: ${result.note}`);
  const verdict = result.passed + result.failed === 0 ? "skipped" : result.failed > 0 ? "FAILED" : "ok";
  const counts = result.passed + result.failed === 1 ? "" : `  ${result.passed} passed, ${result.failed} failed`;
  console.log(`${name.padEnd(12)}${verdict.padEnd(7)}${`${result.seconds.toFixed(1)} s`.padStart(9)}${counts}`);
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
};
async function runOneByOne(steps) {
  for (const name of Object.keys(steps).filter((step) => chosen.includes(step))) {
    if (needsPackages.has(name)) await browserThere;
    report(name, await steps[name]({ folder, grep: option("grep") }));
  }
}
for (const stage of STAGES) await Promise.all(stage.map(runOneByOne));
rmSync(folder, { recursive: true, force: true });

for (const note of notes) console.log(note);
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
