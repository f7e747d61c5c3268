import { sql } from "kysely";
import { bulkKinds } from "#app/features/talk/bulk-changes/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { localColumn } from "#app/platform/text/local-column.server.ts";
import { categoriesContract } from "./categories.contract.ts";
import { ACTIVE_CHANGE } from "./categories.ts";
import { activeKind } from "./server/active.server.ts";
import { categoriesRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { categories: { contract: categoriesContract, router: categoriesRouter } },
  fills: [bulkKinds.with({ [ACTIVE_CHANGE]: activeKind })],
  tables: ["categories", "category_aliases"],
  reads: ["vendor_categories", "vendors"],
  personal: { usesFile: (id) => sql`exists (select from categories c where c.photo_id = ${id})` },
  audited: {
    category: { name: (id, language) => sql`select ${localColumn("name", language)} from categories where id = ${id}`, address: () => "/admin/categories" },
    category_order: {
      name: (id, language) => sql`select ${localColumn("name", language)} from categories where id = ${id}`,
      address: () => "/admin/categories/order",
    },
  },
});
