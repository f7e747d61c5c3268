import { sql } from "kysely";
import { vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import { reviewSubjects } from "#app/features/people/reviews/public.server.ts";
import { savableKinds } from "#app/features/people/saved/public.server.ts";
import { countedSubjects } from "#app/features/talk/counts/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { shopPieces } from "#app/platform/pieces/pieces.server.ts";
import { localColumn } from "#app/platform/text/local-column.server.ts";
import { productsAdminRouter } from "./admin/server/procedures.server.ts";
import { productsAdminContract } from "./products.admin.contract.ts";
import { productPages } from "./products.cached-pages.ts";
import { productsContract } from "./products.contract.ts";
import { vendorProductsContract } from "./products.vendor.contract.ts";
import { learnProductWords, rebuildProductWords } from "./server/jobs.server.ts";
import { productsRouter } from "./server/procedures.server.ts";
import { showSavedProducts } from "./server/saved.server.ts";
import { shopPieceSource } from "./server/shop-pieces.server.ts";
import { productAddresses } from "./server/sitemap.server.ts";
import { vendorProductsRouter } from "./vendor/server/procedures.server.ts";

export const feature = defineFeature({
  api: {
    products: { contract: productsContract, router: productsRouter },
    vendorProducts: { contract: vendorProductsContract, router: vendorProductsRouter },
    productsAdmin: { contract: productsAdminContract, router: productsAdminRouter },
  },
  jobs: [learnProductWords, rebuildProductWords],
  tables: ["product_photos", "product_variants", "product_words", "product_words_state", "products", "product_approval", "vendor_product_approval"],
  reads: ["vendors"],
  personal: {
    usesFile: (id) => sql`exists (select from product_photos p where p.file_id = ${id}) or exists (select from products p where p.model_id = ${id})`,
  },
  waiting: { products: { count: () => sql`select count(*) from products where status = 'pending' and deleted_at is null` } },
  audited: {
    product: {
      name: (id, language) => sql`select ${localColumn("name", language)} from products where id = ${id}`,
      address: (id) => `/admin/products?status=all&open=${id}`,
    },
    product_approval: { address: () => "/admin/products" },
  },
  cachedPages: [...productPages],
  sitemap: [productAddresses],
  fills: [
    reviewSubjects.with(
      sql`select 'product'::text subject_type, p.id subject_id, p.name, p.name_ar, '/products/' || p.slug path, v.organization_id, null::uuid person_id, p.is_public
        from products p join vendors v on v.id = p.vendor_id where p.deleted_at is null`,
    ),
    savableKinds.with({ product: showSavedProducts }),
    countedSubjects.with({
      subject: "product",
      isPublic: (id) => sql`exists (select from products p where p.id = ${id} and p.is_public)`,
      isOwn: (id, personId) => sql`exists (select from products p where p.id = ${id} and p.vendor_id in ${vendorsWhere(personId, "read")})`,
    }),
    shopPieces.with(shopPieceSource),
  ],
});
