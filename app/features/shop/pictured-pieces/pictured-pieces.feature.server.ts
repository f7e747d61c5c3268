import { ideaPieces } from "#app/features/inspiration/ideas/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { picturedPiecesContract } from "./pictured-pieces.contract.ts";
import { picturedPiecesRouter } from "./server/procedures.server.ts";
import { piecesOf } from "./server/shown.server.ts";

export const feature = defineFeature({
  api: { picturedPieces: { contract: picturedPiecesContract, router: picturedPiecesRouter } },
  tables: ["pictured_pieces"],
  reads: ["design_idea_photos", "design_ideas", "product_photos", "product_variants", "products", "vendors"],
  personal: { notExported: { "pictured_pieces.marked_by": "belongs to the idea, which is exported" } },
  fills: [ideaPieces.with(piecesOf)],
});
