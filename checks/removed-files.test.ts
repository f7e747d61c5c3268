import { expect, test } from "vitest";
import { sourceFiles } from "./sources.ts";

/** Erasing an account removes its bytes by itself, before the rows go. */
const ALLOWED = ["app/platform/media/remove-files.server.ts", "app/features/people/personal-data/server/erasure.server.ts"];

test("rows of files go through removeFiles, which takes the bytes along", () => {
  const sources = sourceFiles(/^app\/.*\.server\.tsx?$/);
  const others = sources.filter(({ text }) => /deleteFrom\(\s*"files"|delete\s+from\s+files\b/i.test(text)).map(({ path }) => path);
  expect(others.sort()).toEqual(ALLOWED.sort());
});
