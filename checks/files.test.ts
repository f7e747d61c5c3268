import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sourceFiles } from "./sources.ts";

const LIMIT = 400;
/** Generated files and plain data may be long. */
const LONG_BY_NATURE = new Set(["app/platform/database/schema.ts"]);
const VAGUE = /(^|[-./])(utils?|helpers?|common|misc|managers?)([-.]|$)/i;

type Source = { path: string; text: string };
const nameOf = (path: string): string => path.split("/").at(-1) ?? "";

const long = (sources: readonly Source[]) =>
  sources.filter(({ path, text }) => !LONG_BY_NATURE.has(path) && text.split("\n").length >= LIMIT).map(({ path }) => path);
const vague = (paths: readonly string[]) => paths.filter((path) => VAGUE.test(nameOf(path)));
const odd = (paths: readonly string[]) => paths.filter((path) => !/^[a-z0-9_]+([-.][a-z0-9_]+)*\.[a-z]+$/.test(nameOf(path)));
const twice = (migrations: readonly string[]) => migrations.map((name) => name.slice(0, 4)).filter((number, index, all) => all.indexOf(number) !== index);

const files = sourceFiles(/\.(tsx?|mjs|cjs|js|css|sql)$/);

describe("source files", () => {
  test("are found", () => {
    expect(files.length).toBeGreaterThan(100);
  });

  test(`stay under ${LIMIT} lines`, () => expect(long(files)).toEqual([]));

  test("are named for what they are about", () => {
    const names = ["app", "server", "database", "scripts", "e2e"].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }));
    expect(vague(names)).toEqual([]);
  });

  test("of migrations have a number each: who comes second takes the next", () => expect(twice(readdirSync("database/migrations"))).toEqual([]));

  test("have kebab-case names", () => expect(odd(files.map(({ path }) => path))).toEqual([]));

  test("that are planted are found, each by its check", () => {
    const source = (path: string, lines: number) => ({ path, text: "\n".repeat(lines - 1) });
    expect(long([source("a.ts", LIMIT - 1), source("b.ts", LIMIT), source("app/platform/database/schema.ts", 9_999)])).toEqual(["b.ts"]);
    expect(vague(["app/utils", "app/date-helpers.ts", "app/misc.ts", "app/manager.ts", "app/commons.ts", "app/utilities.ts"])).toEqual([
      "app/utils",
      "app/date-helpers.ts",
      "app/misc.ts",
      "app/manager.ts",
    ]);
    expect(odd(["app/useList.ts", "app/Menu.tsx", "app/use-list.test.ts", "0001_first.sql"])).toEqual(["app/useList.ts", "app/Menu.tsx"]);
    expect(twice(["0140_a.sql", "0141_b.sql", "0141_c.sql"])).toEqual(["0141"]);
  });
});
