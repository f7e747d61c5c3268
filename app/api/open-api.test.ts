import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openApiDocument } from "#app/api/open-api.server.ts";

test("docs/openapi.json is the document that the code makes (npm run openapi writes it)", async () => {
  const kept = JSON.parse(await readFile("docs/openapi.json", "utf8"));
  expect(JSON.parse(JSON.stringify(await openApiDocument()))).toEqual(kept);
});
