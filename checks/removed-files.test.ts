// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources as texts
import { expect, test } from "vitest";
import { sourceFiles } from "./sources.ts";

const removesRows = (source: string): boolean => /deleteFrom\(\s*"files"|delete\s+from\s+files\b/i.test(source);

test("rows of files go through removeFiles, which takes the bytes along", () => {
  const sources = sourceFiles(/^app\/.*\.server\.tsx?$/);
  const others = sources.filter(({ text }) => removesRows(text)).map(({ path }) => path);
  expect(others).toEqual(["app/platform/media/remove-files.server.ts"]);
});

test("a planted removal is found, in both ways of writing it", () => {
  const planted = [
    'trx.deleteFrom("files").where("id", "=", id)',
    "sql`delete from files where id = ${id}`",
    'trx.deleteFrom("files_seen")',
    "sql`delete from idea_files`",
  ];
  expect(planted.map(removesRows)).toEqual([true, true, false, false]);
});
