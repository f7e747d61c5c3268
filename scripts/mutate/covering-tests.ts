import { dirname } from "node:path";
import { type Graph, walk } from "../../app/platform/testing/import-graph.ts";

/** They walk through everything: slow, and what only they notice has no test of its own. */
const WALKS = /\/(?:matrix|access|open-api|demo|files|screen-texts)\.test\.ts$/;
const FEWEST = 4;

/** The tests nearest to a source: those of its folder, then by the number of imports between. */
export function testsNear(file: string, { importersOf }: Graph): string[] {
  const distances = walk(file, importersOf);
  const tests = [...distances.keys()].filter((path) => path.includes(".test.") && !WALKS.test(path));
  const home = tests.filter((test) => homeOf(test) === homeOf(file));
  const others = tests.filter((test) => !home.includes(test)).sort((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0) || a.localeCompare(b));
  return [...home, ...others.slice(0, Math.max(0, FEWEST - home.length))];
}

/** A feature, or a folder of the platform or the design system. */
const homeOf = (file: string) =>
  dirname(file)
    .split("/")
    .slice(0, file.startsWith("app/features/") ? 4 : 3)
    .join("/");
