import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { picturedPiecesContract } from "../pictured-pieces.contract.ts";
import { listMarks, markPiece, unmarkPiece } from "./marks.server.ts";
import { listOwnMarks, setRevoked } from "./seller.server.ts";
import { roomsOf } from "./shown.server.ts";

const pieces = implementContract(picturedPiecesContract);

export const picturedPiecesRouter = pieces.router({
  rooms: pieces.rooms.handler(({ input, context }) => roomsOf(input.slug, context.language)),
  list: pieces.list.handler(({ input, context }) => listMarks(input.placeId, signedIn(context), context.language)),
  mark: pieces.mark.handler(({ input, context }) => markPiece(input, signedIn(context))),
  unmark: pieces.unmark.handler(({ input, context }) => unmarkPiece(input.id, signedIn(context))),
  listMine: pieces.listMine.handler(({ input, context }) => listOwnMarks(signedIn(context), input.after, context.language)),
  setRevoked: pieces.setRevoked.handler(({ input, context }) => setRevoked(input.id, input.isRevoked, signedIn(context))),
});
