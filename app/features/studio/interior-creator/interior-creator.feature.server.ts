import { projectSources } from "#app/features/projects/projects/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable, within } from "#app/platform/feature/personal-table.server.ts";
import { interiorCreatorContract } from "./interior-creator.contract.ts";
import { boardPath } from "./interior-creator.ts";
import { interiorPictureJob } from "./server/pictures.server.ts";
import { interiorCreatorRouter } from "./server/procedures.server.ts";
import { projectFromBoard } from "./server/projects.server.ts";

export const feature = defineFeature({
  api: { interiorCreator: { contract: interiorCreatorContract, router: interiorCreatorRouter } },
  jobs: [interiorPictureJob],
  tables: ["interior_board_ideas", "interior_board_pieces", "interior_boards", "interior_pictures"],
  reads: ["design_ideas"],
  personal: {
    tables: [
      personalTable("designs", "interior_boards", "owner_id", { omit: ["share_key", "request_key"] }),
      personalTable("designs", "interior_board_ideas", "board_id", within("board_id", "interior_boards", "owner_id")),
      personalTable("designs", "interior_board_pieces", "board_id", within("board_id", "interior_boards", "owner_id")),
      personalTable("designs", "interior_pictures", "owner_id", { omit: ["request_key"] }),
    ],
  },
  fills: [projectSources.with({ board: { find: projectFromBoard, path: boardPath } })],
});
