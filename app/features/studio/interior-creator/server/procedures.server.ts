import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { fileAccess } from "#app/platform/media/file-access.server.ts";
import { interiorCreatorContract } from "../interior-creator.contract.ts";
import { getBoard, getSharedBoard, listBoards } from "./boards.server.ts";
import { matchBrief } from "./match.server.ts";
import { beginPicture, cancelPicture, listTextEngines, maySeeSharedPicture, removePicture } from "./pictures.server.ts";
import { addPiece, removePiece } from "./pieces.server.ts";
import { createBoard, makeIdeabook, removeBoard, shareBoard, unshareBoard, updateBoard } from "./service.server.ts";

fileAccess.add(maySeeSharedPicture);

const boards = implementContract(interiorCreatorContract);

export const interiorCreatorRouter = boards.router({
  match: boards.match.handler(({ input: { room = null, style = null, budget = null, ...rest }, context }) =>
    matchBrief({ room, style, budget, ...rest }, context.language),
  ),
  list: boards.list.handler(({ input, context }) => listBoards(signedIn(context), input.after, context.language)),
  get: boards.get.handler(({ input, context }) => getBoard(signedIn(context), input.id, context.language)),
  create: boards.create.handler(({ input, context }) => createBoard(signedIn(context), input, context.language)),
  update: boards.update.handler(({ input, context }) => updateBoard(signedIn(context), input, context.language)),
  remove: boards.remove.handler(({ input, context }) => removeBoard(signedIn(context), input.id)),
  share: boards.share.handler(({ input, context }) => shareBoard(signedIn(context), input.id)),
  unshare: boards.unshare.handler(({ input, context }) => unshareBoard(signedIn(context), input.id)),
  shared: boards.shared.handler(({ input, context }) => getSharedBoard(input.key, context.language)),
  addPiece: boards.addPiece.handler(({ input, context }) => addPiece(signedIn(context), input, context.language)),
  removePiece: boards.removePiece.handler(({ input, context }) => removePiece(signedIn(context), input)),
  makeIdeabook: boards.makeIdeabook.handler(({ input, context }) => makeIdeabook(signedIn(context), input.id, input.title)),
  engines: boards.engines.handler(({ context }) => listTextEngines(signedIn(context))),
  generate: boards.generate.handler(({ input, context }) => beginPicture(signedIn(context), input)),
  cancelPicture: boards.cancelPicture.handler(({ input, context }) => cancelPicture(signedIn(context), input.id)),
  removePicture: boards.removePicture.handler(({ input, context }) => removePicture(signedIn(context), input.id)),
});
