// `npm run lighthouse [-- --languages=en,ar] [--runs=5] [--at-least=95,100,100,100] [/address ...]`: Lighthouse's mobile run (its own simulated phone) on public pages
// of the built product with demo data; the run with the median of performance speaks for a page. `--at-least` fails where a page has less, in the order of the columns.
// Lighthouse itself comes by npx at the first run: a hundred packages that nothing else needs.
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startDatabase } from "#database/launcher.ts";
import { startServer } from "./bench/server.ts";
import { ensureBuilt } from "./setup/build.mjs";
import { browserProgram, ensureBrowser } from "./test/browser.mjs";

const LIGHTHOUSE = "lighthouse@13.5.0";
const CHROME_FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking";
const MOST_OUTPUT = 64 * 1024 * 1024;

type Audit = { title: string; score: number | null; displayValue?: string };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Result = { categories: Record<string, Category>; audits: Record<string, Audit>; environment: { benchmarkIndex: number } };

const COLUMNS = { performance: "speed", accessibility: "access.", "best-practices": "practice", seo: "SEO" } as const;
const METRICS = {
  "first-contentful-paint": "first paint",
  "largest-contentful-paint": "largest paint",
  "total-blocking-time": "blocking",
  "cumulative-layout-shift": "shift",
  "speed-index": "index",
} as const;
const NAME_WIDTH = 44;
const WIDTH = 14;
const WORST = 5;
const GOOD = 0.9;

const row = (name: string, cells: readonly string[]) => name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(WIDTH)).join("");

const given = process.argv.slice(2);
const option = (name: string, otherwise: string) => given.find((text) => text.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise;
const runs = Number(option("runs", "3"));
const languages = option("languages", "en,ar").split(",");
const least = option("at-least", "").split(",").filter(Boolean).map(Number);
const named = given.filter((text) => text.startsWith("/"));

await ensureBrowser();
await ensureBuilt();
const folder = await mkdtemp(join(tmpdir(), "diwan-lighthouse-"));
const database = await startDatabase({ dir: join(folder, "database") });
const server = await startServer(database.url, { DEMO: "1", DATA_DIR: folder });
try {
  const paths = named.length > 0 ? named : await usualPaths();
  const short: string[] = [];
  for (const language of languages) {
    console.log(row(`median of ${runs}, ${language}`, [...Object.values(COLUMNS), ...Object.values(METRICS)]));
    for (const path of paths) {
      const address = `${server.url}${path}?lang=${language}`;
      // The first visitor of a new product waits for sizes of photographs to be made: that is another measurement.
      await measure(address);
      const results: Result[] = [];
      for (let run = 0; run < runs; run++) results.push(await measure(address));
      const scores = report(path, results);
      if (scores.some((score, index) => score < (least[index] ?? 0))) short.push(`${path} (${language}): ${scores.join(" ")}`);
    }
  }
  if (short.length > 0) {
    console.error(`Below ${least.join(" ")}:\n${short.join("\n")}`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

type Listed = { slug: string; path: string };
async function firstOf(kind: string): Promise<Listed | undefined> {
  const answer = await fetch(`${server.url}/api/v1/${kind}`);
  return ((await answer.json()) as { items: Listed[] }).items[0];
}

/** The front page, a list, and one of each kind of thing. */
async function usualPaths(): Promise<string[]> {
  const [vendor, idea, product, professional] = await Promise.all(["vendors", "ideas", "products", "professionals"].map(firstOf));
  return ["/home", "/vendors", `/vendors/${vendor?.slug}`, `/ideas/${idea?.slug}`, `/products/${product?.slug}`, professional?.path ?? "/professionals"];
}

async function measure(address: string): Promise<Result> {
  const asked = [`--only-categories=${Object.keys(COLUMNS).join(",")}`, "--output=json", "--output-path=stdout", "--quiet", `--chrome-flags=${CHROME_FLAGS}`];
  const env = { ...process.env, CHROME_PATH: browserProgram() ?? "" };
  const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, address, ...asked], { env, maxBuffer: MOST_OUTPUT });
  return JSON.parse(stdout) as Result;
}

function report(path: string, results: readonly Result[]): number[] {
  const score = (result: Result, column: string) => Math.round((result.categories[column]?.score ?? 0) * 100);
  const median = [...results].sort((a, b) => score(a, "performance") - score(b, "performance"))[results.length >> 1];
  if (!median) return [];
  const scores = Object.keys(COLUMNS).map((column) => score(median, column));
  const metrics = Object.keys(METRICS).map((id) => median.audits[id]?.displayValue?.replaceAll("\u00a0", " ") ?? "");
  console.log(row(path, [...scores.map(String), ...metrics]));
  // Blocking is counted in time that passes: on a busy machine it is the others' work as well.
  console.log(
    `  load ${loadavg()[0]?.toFixed(1)}, Lighthouse's measure of the processor ${Math.round(median.environment.benchmarkIndex)} (a quiet machine has 1,500 and more)`,
  );
  const ids = Object.keys(COLUMNS).flatMap((column) => median.categories[column]?.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id) ?? []);
  const worst = ids.flatMap((id) => median.audits[id] ?? []).filter(({ score }) => score !== null && score < GOOD);
  for (const audit of worst.sort((a, b) => (a.score ?? 0) - (b.score ?? 0)).slice(0, WORST))
    console.log(`  ${audit.score?.toFixed(2)} ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ""}`);
  return scores;
}
