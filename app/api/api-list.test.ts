import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { apiList } from "#app/api/api-list.server.ts";
import { openApiDocument } from "#app/api/open-api.server.ts";

test("docs/api.md is the list that the contracts make (npm run openapi writes it)", async () => {
  expect(await readFile("docs/api.md", "utf8")).toBe(apiList());
});

test("the full document has every operation of the list", async () => {
  const document = JSON.parse(JSON.stringify(await openApiDocument())) as { paths: Record<string, Record<string, unknown>> };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  const listed = [...apiList().matchAll(/^\| ([A-Z]+ \/\S*) \|/gm)].map(([, operation]) => operation);
  expect(listed.length).toBeGreaterThan(100);
  expect(operations.sort()).toEqual(listed.sort());
});
