import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sourceFiles } from "./sources.ts";

const LIMIT = 400;
/** Generated files and plain data may be long. */
const LONG_BY_NATURE = new Set(["app/platform/database/schema.ts"]);
const VAGUE = /(^|[-./])(utils?|helpers?|common|misc|managers?)([-.]|$)/i;

const files = sourceFiles(/\.(tsx?|mjs|cjs|js|css|sql)$/);

describe("source files", () => {
  test("are found", () => {
    expect(files.length).toBeGreaterThan(100);
  });

  test(`stay under ${LIMIT} lines`, () => {
    const long = files.filter(({ path }) => !LONG_BY_NATURE.has(path)).map(({ path, text }) => ({ path, lines: text.split("\n").length }));
    expect(long.filter(({ lines }) => lines >= LIMIT)).toEqual([]);
  });

  test("are named for what they are about", () => {
    const names = ["app", "server", "database", "scripts", "e2e"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
    );
    expect(names.filter((path) => VAGUE.test(path.split("/").at(-1) ?? ""))).toEqual([]);
  });

  test("of migrations have a number each: who comes second takes the next", () => {
    const numbers = readdirSync("database/migrations").map((name) => name.slice(0, 4));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  test("have kebab-case names", () => {
    const odd = files.map(({ path }) => path.split("/").at(-1) ?? "").filter((name) => !/^[a-z0-9_]+([-.][a-z0-9_]+)*\.[a-z]+$/.test(name));
    expect(odd).toEqual([]);
  });
});
