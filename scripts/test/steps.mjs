import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "../setup/build.mjs";
import { environment, node24, root, run } from "../setup/project.mjs";
import { countPlaywright, countVitest } from "./reports.mjs";

/** Nothing here may hang for ever, on a slow machine neither; the browser step is the longest. */
const STEP_TIMEOUT_MS = 90 * 60_000;

const program = (path, ...args) => run(node24, [join(root, path), ...args], { timeoutMs: STEP_TIMEOUT_MS });

/** A check counts as one test. */
async function check(running) {
  const { code, output, seconds } = await running;
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, seconds };
}

export const formatting = () => check(program("node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "--max-diagnostics=50", "--colors=off"));
export const types = () => check(program("scripts/typecheck.mjs"));
export const boundaries = () => check(program("scripts/check-boundaries.mjs"));
export const leftovers = () => check(program("node_modules/knip/bin/knip.js", "--no-progress"));
export const building = () => check(build().then((result) => ({ ...result, output: result.output.trim().split("\n").slice(-40).join("\n") })));

export async function unit({ folder, grep }) {
  const report = join(folder, "vitest.json");
  const filter = grep ? ["--testNamePattern", grep] : [];
  const result = await program(
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
    "--no-color",
    ...filter,
  );
  return withCounts(result, report, countVitest);
}

export async function browser({ folder, grep }) {
  const report = join(folder, "playwright.json");
  const env = environment({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: "0" });
  // A part is run without what the whole begins with.
  const filter = grep ? ["--grep", grep, "--no-deps"] : [];
  const result = await run(node24, [join(root, "node_modules/@playwright/test/cli.js"), "test", "--reporter=dot,json", ...filter], {
    env,
    timeoutMs: STEP_TIMEOUT_MS,
  });
  return withCounts(result, report, countPlaywright);
}

/** Two processes of the product on a PostgreSQL from Debian's packages; the script prints one line for each thing it tries. */
export async function outside() {
  const { code, output, seconds } = await program("scripts/outside-database.ts");
  const passed = output.match(/^ok /gm)?.length ?? 0;
  const failed = output.match(/^FAILED /gm)?.length ?? 0;
  const note = /^skipped: (.*)$/m.exec(output)?.[1];
  return { passed, failed: failed || (code === 0 ? 0 : 1), output, seconds, note };
}

/** A runner that dies before its report, or that reports no failure and still fails, counts as one failure. */
function withCounts(result, report, count) {
  const { passed, failed, note } = existsSync(report) ? count(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failed: 0 };
  return { passed, failed: failed || (result.code === 0 && passed > 0 ? 0 : 1), output: result.output, seconds: result.seconds, note };
}
