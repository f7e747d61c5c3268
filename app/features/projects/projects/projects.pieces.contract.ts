import { z } from "zod";
import { IdSchema, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare } from "#app/platform/api/errors.ts";
import { SizedPhoto } from "#app/platform/media/photo-schema.ts";
import { ChosenPiece } from "#app/platform/pieces/piece-schema.ts";
import { shapeOf } from "#app/platform/rules/judge.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { pieceRules } from "./projects.rules.ts";

const Values = z.object(shapeOf(pieceRules));
const byId = z.object({ id: IdSchema });
const byPiece = byId.extend({ pieceId: IdSchema });

const ProjectForPiece = z.object({
  id: IdSchema,
  title: z.string(),
  cover: SizedPhoto.nullable(),
  /** Of the piece in its brief; null where it is not. */
  pieceId: IdSchema.nullable(),
});
export type ProjectForPiece = z.infer<typeof ProjectForPiece>;

const tags = ["Projects: pieces"];
const moved = declare(statusConflict);

export const briefPiecesContract = {
  /** Pieces of the shop in a brief, as they were chosen, each as it is sold today. Everyone who belongs to the project. */
  list: signedInProcedure
    .route({ method: "GET", path: "/projects/{id}/pieces", summary: "List the pieces of a brief", tags })
    .input(byId)
    .output(z.array(ChosenPiece)),
  /** Projects of the viewer's household that are still planned, the newest first, each with whether its brief has the piece. Anyone signed in. */
  listProjects: signedInProcedure
    .route({ method: "GET", path: "/pieces/{productId}/projects", summary: "List your projects for a piece", tags })
    .input(z.object({ productId: IdSchema }))
    .output(z.array(ProjectForPiece)),
  /** Puts a piece on sale into a brief; one that is there stays as it is. NOT_FOUND for what is not on sale. INVALID names quantity, note or limit. Of the household. */
  add: signedInProcedure
    .errors(moved)
    .route({ method: "POST", path: "/projects/{id}/pieces", summary: "Put a piece into a brief", tags })
    .input(byId.extend({ productId: IdSchema, ...Values.partial().shape }))
    .output(byPiece),
  /** INVALID names quantity or note. Of the household. */
  change: signedInProcedure
    .errors(moved)
    .route({ method: "PATCH", path: "/projects/{id}/pieces/{pieceId}", summary: "Change a piece of a brief", tags })
    .input(byPiece.extend(Values.partial().shape))
    .output(byPiece),
  /** Idempotent. Answers with what `add` needs to undo it. Of the household. */
  remove: signedInProcedure
    .errors(moved)
    .route({ method: "DELETE", path: "/projects/{id}/pieces/{pieceId}", summary: "Take a piece out of a brief", tags })
    .input(byPiece)
    .output(z.object({ removed: ChosenPiece.pick({ productId: true, quantity: true, note: true }).nullable() })),
};
