import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "#app/api/router.server.ts";

type Document = Awaited<ReturnType<OpenAPIGenerator["generate"]>>;
let made: Promise<Document> | undefined;

/** The OpenAPI 3.1 document of /api/v1, generated from the contracts once. */
export function openApiDocument(): Promise<Document> {
  made ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: {
      title: "Diwan API",
      version: "1",
      description: "The marketplace for home design, renovation and construction. Money is in integer minor units; times are ISO 8601.",
    },
    servers: [{ url: "/api/v1" }],
  });
  return made;
}
