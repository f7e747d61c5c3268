import { z } from "zod";
import { IdeaPhoto } from "#app/features/inspiration/ideas/ideas.contract.ts";
import { IdSchema, publicProcedure, signedInProcedure, vendorProcedure } from "#app/platform/api/contract.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";
import { SCALE } from "./pictured-pieces.ts";

const step = z.number().int().min(0).max(SCALE);
const Place = z.object({ x: step, y: step });
const byId = z.object({ id: IdSchema });

const Mark = Place.extend({
  id: IdSchema,
  fileId: IdSchema,
  product: z.object({ id: IdSchema, slug: z.string(), name: z.string(), vendor: z.string(), isOnSale: z.boolean() }),
  /** The seller took it off. */
  isRevoked: z.boolean(),
});
export type PieceMark = z.infer<typeof Mark>;
/** `place`: an idea, or a project of a portfolio. */
const Marks = z.object({ place: z.object({ id: IdSchema, path: z.string(), title: z.string(), photos: z.array(IdeaPhoto) }), marks: z.array(Mark) });
export type PieceMarks = z.infer<typeof Marks>;

const Seen = z.object({
  id: IdSchema,
  product: z.object({ id: IdSchema, name: z.string() }),
  place: z.object({ path: z.string(), title: z.string(), photo: IdeaPhoto.nullable() }),
  author: z.string().nullable(),
  isRevoked: z.boolean(),
  createdAt: z.iso.datetime(),
});
const SeenPage = morePage(Seen);
export type SeenPieces = z.infer<typeof SeenPage>;

const Room = z.object({ path: z.string(), title: z.string(), photo: IdeaPhoto.nullable() });
export type PieceRoom = z.infer<typeof Room>;

const tags = ["Products: in pictures"];

export const picturedPiecesContract = {
  /** Published ideas and projects of open portfolios in whose photographs a piece stands, the newest marks first; six at most. Open to everybody. */
  rooms: publicProcedure
    .route({ method: "GET", path: "/products/{slug}/rooms", summary: "List the rooms a product stands in", tags })
    .input(z.object({ slug: z.string().min(1).max(200) }))
    .output(z.array(Room)),
  /** The photographs of an idea or of a portfolio's project, and every mark in them. Their author, and content managers for ideas; NOT_FOUND for others. */
  list: signedInProcedure
    .route({ method: "GET", path: "/marked-pieces/{placeId}", summary: "List the pieces marked in an idea or project", tags })
    .input(z.object({ placeId: IdSchema }))
    .output(Marks),
  /** Marks a piece on sale in a photograph of the idea or project, or moves its mark. INVALID where the seller took it off, or at the limit. Its author; content managers for ideas. */
  mark: signedInProcedure
    .route({ method: "PUT", path: "/marked-pieces/{placeId}", summary: "Mark a piece in an idea or project", tags })
    .input(Place.extend({ placeId: IdSchema, fileId: IdSchema, productId: IdSchema }))
    .output(byId),
  /** Takes a mark off. As for marking. One that the seller took off stays, so that it cannot come back. */
  unmark: signedInProcedure.route({ method: "DELETE", path: "/marks/{id}", summary: "Take a mark off", tags }).input(byId).output(byId),
  /** Every mark of the viewer's pieces, the newest first. Vendors and their people. */
  listMine: vendorProcedure
    .route({ method: "GET", path: "/vendor/pictures", summary: "List the pictures with your pieces", tags })
    .input(afterInput)
    .output(SeenPage),
  /** Takes a mark of an own piece off a picture, or allows it again. Vendors and their people who edit. */
  setRevoked: vendorProcedure
    .route({ method: "PUT", path: "/vendor/pictures/{id}", summary: "Take your piece off a picture", tags })
    .input(byId.extend({ isRevoked: z.boolean() }))
    .output(byId),
};
