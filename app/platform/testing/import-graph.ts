import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)"([#.][^"]+\.tsx?)"/g;
/** Gone before anything runs. */
const TYPES_ALONE = /^(?:import|export) type\b[^"]*"[^"]+";$/gm;
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

/** Whether nothing that a module loads reaches the database. */
export const isPure = (module: string, { importsOf }: Graph): boolean => ![...walk(module, importsOf).keys()].some((path) => /\/db\.server\.ts$/.test(path));

/** What is reached from a module, with the number of steps. */
export function walk(start: string, edges: ReadonlyMap<string, string[]>): Map<string, number> {
  const distances = new Map([[start, 0]]);
  for (const [path, distance] of distances) {
    for (const next of edges.get(path) ?? []) if (!distances.has(next)) distances.set(next, distance + 1);
  }
  return distances;
}
