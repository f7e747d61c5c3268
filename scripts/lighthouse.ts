// `npm run lighthouse [-- --language=ar] [--runs=5] [/address ...]`: Lighthouse's mobile run on public pages of the built product with demo data.
// Lighthouse itself comes by npx at the first run: a hundred packages that nothing else here needs.
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startDatabase } from "#database/launcher.ts";
import { startServer } from "./bench/server.ts";
import { ensureBuilt } from "./setup/build.mjs";
import { browserProgram } from "./test/browser.mjs";

const LIGHTHOUSE = "lighthouse@13.5.0";
const CHROME_FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking";
const MOST_OUTPUT = 64 * 1024 * 1024;

type Audit = { title: string; score: number | null; displayValue?: string };
type Result = { categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>; audits: Record<string, Audit> };

const COLUMNS = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];
const WORST = 5;

const given = process.argv.slice(2);
const option = (name: string, otherwise: string) => given.find((text) => text.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise;
const runs = Number(option("runs", "3"));
const language = option("language", "en");
const named = given.filter((text) => text.startsWith("/"));

await ensureBuilt();
const folder = await mkdtemp(join(tmpdir(), "diwan-lighthouse-"));
const database = await startDatabase({ dir: join(folder, "database") });
const server = await startServer(database.url, { DEMO: "1", DATA_DIR: folder });
try {
  for (const path of named.length > 0 ? named : ["/home", "/vendors", await firstOf("vendors"), await firstOf("ideas")]) {
    const address = `${server.url}${path}?lang=${language}`;
    // The first visitor of a new product waits for sizes of photographs to be made: that is another measurement.
    await measure(address);
    const results: Result[] = [];
    for (let run = 0; run < runs; run++) results.push(await measure(address));
    report(`${path} in ${language}`, results);
  }
} finally {
  await server.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function firstOf(kind: "vendors" | "ideas"): Promise<string> {
  const { items } = (await (await fetch(`${server.url}/api/v1/${kind}`)).json()) as { items: { slug: string }[] };
  return `/${kind}/${items[0]?.slug}`;
}

async function measure(address: string): Promise<Result> {
  const asked = [`--only-categories=${COLUMNS.join(",")}`, "--output=json", "--output-path=stdout", "--quiet", `--chrome-flags=${CHROME_FLAGS}`];
  const env = { ...process.env, CHROME_PATH: browserProgram() ?? "" };
  const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, address, ...asked], { env, maxBuffer: MOST_OUTPUT });
  return JSON.parse(stdout) as Result;
}

/** The run with the median of performance speaks for all. */
function report(name: string, results: Result[]): void {
  const score = (result: Result, column: string) => Math.round((result.categories[column]?.score ?? 0) * 100);
  const median = [...results].sort((a, b) => score(a, "performance") - score(b, "performance"))[results.length >> 1];
  if (!median) return;
  console.log(`\n${name}: ${COLUMNS.map((column) => `${column} ${score(median, column)}`).join(", ")} (median of ${results.length})`);
  console.log(`  ${METRICS.map((id) => `${id} ${median.audits[id]?.displayValue}`).join(", ")}`);
  const audits = COLUMNS.flatMap((column) => median.categories[column]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const worst = audits.map(({ id }) => median.audits[id]).filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 0.9);
  for (const audit of worst.sort((a, b) => (a?.score ?? 0) - (b?.score ?? 0)).slice(0, WORST))
    console.log(`  ${audit?.score?.toFixed(2)} ${audit?.title}${audit?.displayValue ? ` (${audit.displayValue})` : ""}`);
}
