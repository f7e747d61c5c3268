import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { translationsRouter } from "./server/procedures.server.ts";
import { translationsContract } from "./translations.contract.ts";

export const feature = defineFeature({
  api: { translations: { contract: translationsContract, router: translationsRouter } },
  personal: {
    notExported: {
      "translations.updated_by": "work for the product, no data about its author",
    },
  },
  audited: { text: { address: () => "/admin/translations" } },
});
