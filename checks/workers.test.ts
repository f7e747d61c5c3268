import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./sources.ts";

const DATABASE = "app/platform/database/db.server.ts";
/** What is imported to run; types are gone by then. */
const IMPORT = /^(?:import|export) (?!type\b)[^"]*?\bfrom "([#.][^"]+\.tsx?)"|^import "([#.][^"]+\.tsx?)"/gm;

function importsOf(file: string): string[] {
  const specifiers = [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, from, alone]) => from ?? alone ?? "");
  return specifiers.map((name) => (name.startsWith("#") ? name.slice(1) : join(dirname(file), name))).filter((path) => existsSync(path));
}

/** The way from a module to the database, if there is one. */
function wayToDatabase(start: string): string[] | null {
  const ways = new Map([[start, [start]]]);
  for (const [file, way] of ways) {
    if (file === DATABASE) return way;
    for (const next of importsOf(file)) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return null;
}

const works = sourceFiles(/\.ts$/).flatMap(({ text }) => [...text.matchAll(/workModule<[^>]+>\("([^"]+)"\)/g)].map(([, path = ""]) => path));

test("what runs in worker processes does not load the database: the embedded one's address is the server's alone", () => {
  expect(works.length).toBeGreaterThan(1);
  expect(works.map(wayToDatabase).filter(Boolean)).toEqual([]);
  // the check itself finds a way where there is one
  expect(wayToDatabase("app/platform/media/store-bytes.server.ts")).toEqual(["app/platform/media/store-bytes.server.ts", DATABASE]);
});
