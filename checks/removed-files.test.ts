import { expect, test } from "vitest";
import { sourceFiles } from "./sources.ts";

test("rows of files go through removeFiles, which takes the bytes along", () => {
  const sources = sourceFiles(/^app\/.*\.server\.tsx?$/);
  const others = sources.filter(({ text }) => /deleteFrom\(\s*"files"|delete\s+from\s+files\b/i.test(text)).map(({ path }) => path);
  expect(others).toEqual(["app/platform/media/remove-files.server.ts"]);
});
