import { expect, test } from "vitest";
import { isPure, readGraph } from "#app/platform/testing/import-graph.ts";
import { sourceFiles } from "./sources.ts";

const sources = sourceFiles(/\.tsx?$/);
const graph = readGraph(sources.map(({ path }) => path));
const works = sources.flatMap(({ text }) => [...text.matchAll(/workModule<[^>]+>\("([^"]+)"\)/g)].map(([, path = ""]) => path));

test("what runs in worker processes does not load the database: the embedded one's address is the server's alone", () => {
  expect(works.length).toBeGreaterThan(1);
  expect(works.filter((path) => !isPure(path, graph))).toEqual([]);
  // the check itself finds the way where there is one
  expect(isPure("app/platform/media/store-image.server.ts", graph)).toBe(false);
});
