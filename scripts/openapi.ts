import { writeFile } from "node:fs/promises";
import { openApiDocument } from "#app/api/open-api.server.ts";

// `npm run openapi`: writes the document of /api/v1, which a test compares with what the code makes.
await writeFile("docs/openapi.json", `${JSON.stringify(await openApiDocument(), null, 2)}\n`);
