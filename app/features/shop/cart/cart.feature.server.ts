import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { cartContract } from "./cart.contract.ts";
import { cartRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { cart: { contract: cartContract, router: cartRouter } },
  tables: ["cart_items"],
  reads: ["product_photos", "product_variants", "products", "vendors"],
  personal: { tables: [personalTable("cart", "cart_items", "user_id")] },
});
