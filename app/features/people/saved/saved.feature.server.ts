import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { savedContract } from "./saved.contract.ts";
import { savedRouter, wishlistsRouter } from "./server/procedures.server.ts";
import { wishlistsContract } from "./wishlists.contract.ts";

export const feature = defineFeature({
  api: { saved: { contract: savedContract, router: savedRouter }, wishlists: { contract: wishlistsContract, router: wishlistsRouter } },
  tables: ["saved_items", "wishlists"],
  personal: {
    tables: [personalTable("saved", "saved_items", "user_id"), personalTable("saved", "wishlists", "user_id", { omit: ["share_token"] })],
  },
});
