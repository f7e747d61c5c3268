import { expect, test } from "vitest";
import { openApiDocument } from "#app/api/open-api.server.ts";

test("docs/openapi.json is the document that the code makes (npm run openapi writes it)", async () => {
  await expect(`${JSON.stringify(await openApiDocument(), null, 2)}\n`).toMatchFileSnapshot("../../docs/openapi.json");
});
