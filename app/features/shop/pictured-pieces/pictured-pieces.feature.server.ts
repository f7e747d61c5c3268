import { ideaPieces } from "#app/features/inspiration/ideas/public.server.ts";
import { projectPieces } from "#app/features/people/portfolio/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { picturedPiecesContract } from "./pictured-pieces.contract.ts";
import { picturedPiecesRouter } from "./server/procedures.server.ts";
import { piecesOfIdea, piecesOfProject } from "./server/shown.server.ts";

export const feature = defineFeature({
  api: { picturedPieces: { contract: picturedPiecesContract, router: picturedPiecesRouter } },
  tables: ["pictured_pieces"],
  reads: ["design_idea_photos", "design_ideas", "portfolio_photos", "portfolio_projects", "product_photos", "product_variants", "products", "vendors"],
  personal: { notExported: { "pictured_pieces.marked_by": "belongs to the idea or project, which is exported" } },
  fills: [ideaPieces.with(piecesOfIdea), projectPieces.with(piecesOfProject)],
});
