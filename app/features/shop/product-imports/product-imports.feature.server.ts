import { sql } from "kysely";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { productImportsContract } from "./product-imports.contract.ts";
import { cleanProductImports, productImportJob } from "./server/jobs.server.ts";
import { productImportsRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { productImports: { contract: productImportsContract, router: productImportsRouter } },
  jobs: [productImportJob, cleanProductImports],
  tables: ["product_handles", "product_import_problems", "product_imports"],
  reads: ["product_photos", "product_variants", "products"],
  personal: { notExported: { "product_imports.created_by": "work for the vendor, no data about its author; the activity names it" } },
  audited: { product_import: { name: (id) => sql`select file_name from product_imports where id = ${id}` } },
});
