import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)"([#.][^"]+\.tsx?)"/g;
/** Gone before anything runs. */
const TYPES_ALONE = /^(?:import|export) type\b[^"]*"[^"]+";$/gm;
/** They walk through everything: slow, and a fault that only they catch needs its own test. */
const WALKS = /\/(?:matrix|access|open-api|demo|files|screen-texts)\.test\.ts$/;
const FEWEST = 4;

export type Graph = { importsOf: Map<string, string[]>; importersOf: Map<string, string[]> };

/** Who imports whom, read from the sources. */
export function readGraph(files: readonly string[]): Graph {
  const graph: Graph = { importsOf: new Map(), importersOf: new Map() };
  for (const file of files) {
    const found = [...readFileSync(file, "utf8").replace(TYPES_ALONE, "").matchAll(IMPORT)]
      .map(([, specifier = ""]) => targetOf(specifier, file))
      .filter((path) => existsSync(path));
    graph.importsOf.set(file, found);
    for (const target of found) graph.importersOf.set(target, [...(graph.importersOf.get(target) ?? []), file]);
  }
  return graph;
}

const targetOf = (specifier: string, from: string) => (specifier.startsWith("#") ? specifier.slice(1) : join(dirname(from), specifier));

/** The tests nearest to a source: those of its folder, then by the number of imports between. */
export function testsNear(file: string, { importersOf }: Graph): string[] {
  const distances = walk(file, importersOf);
  const tests = [...distances.keys()].filter((path) => path.includes(".test.") && !WALKS.test(path));
  const home = tests.filter((test) => homeOf(test) === homeOf(file));
  const others = tests.filter((test) => !home.includes(test)).sort((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0) || a.localeCompare(b));
  return [...home, ...others.slice(0, Math.max(0, FEWEST - home.length))];
}

/** Whether nothing that a module loads reaches the database: such a test can be run again and again in one process. */
export const isPure = (module: string, { importsOf }: Graph): boolean => ![...walk(module, importsOf).keys()].some((path) => /\/db\.server\.ts$/.test(path));

/** A feature, or a folder of the platform or the design system. */
const homeOf = (file: string) =>
  dirname(file)
    .split("/")
    .slice(0, file.startsWith("app/features/") ? 4 : 3)
    .join("/");

function walk(start: string, edges: ReadonlyMap<string, string[]>): Map<string, number> {
  const distances = new Map([[start, 0]]);
  for (const [path, distance] of distances) {
    for (const next of edges.get(path) ?? []) if (!distances.has(next)) distances.set(next, distance + 1);
  }
  return distances;
}
