import { sql } from "kysely";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { categoriesContract } from "./categories.contract.ts";
import { categoriesRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { categories: { contract: categoriesContract, router: categoriesRouter } },
  tables: ["categories"],
  reads: ["vendor_categories", "vendors"],
  personal: { usesFile: (id) => sql`exists (select from categories c where c.photo_id = ${id})` },
  audited: { category: { name: (id) => sql`select name from categories where id = ${id}`, address: () => "/admin/categories" } },
});
