import { sql } from "kysely";
import { savableKinds } from "#app/features/people/saved/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { productPages } from "./products.cached-pages.ts";
import { productsContract } from "./products.contract.ts";
import { learnProductWords, rebuildProductWords } from "./server/jobs.server.ts";
import { productsRouter } from "./server/procedures.server.ts";
import { showSavedProducts } from "./server/saved.server.ts";
import { productAddresses } from "./server/sitemap.server.ts";

export const feature = defineFeature({
  api: { products: { contract: productsContract, router: productsRouter } },
  jobs: [learnProductWords, rebuildProductWords],
  tables: ["product_photos", "product_variants", "product_words", "product_words_state", "products"],
  reads: ["vendors"],
  personal: {
    usesFile: (id) => sql`exists (select from product_photos p where p.file_id = ${id}) or exists (select from products p where p.model_id = ${id})`,
  },
  cachedPages: [...productPages],
  sitemap: [productAddresses],
  fills: [savableKinds.with({ product: showSavedProducts })],
});
