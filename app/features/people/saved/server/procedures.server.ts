import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { savedContract } from "../saved.contract.ts";
import { wishlistsContract } from "../wishlists.contract.ts";
import { checkSaved, listSaved, removeSaved, saveItem, setSavedNote } from "./service.server.ts";
import { createWishlist, getSharedWishlist, listWishlists, movePiece, removeWishlist, renameWishlist, shareWishlist } from "./wishlists.server.ts";

const wishlists = implementContract(wishlistsContract);
const saved = implementContract(savedContract);

export const savedRouter = saved.router({
  list: saved.list.handler(({ input, context }) => listSaved(signedIn(context), input, context.language)),
  check: saved.check.handler(({ input, context }) => checkSaved(signedIn(context), input)),
  save: saved.save.handler(({ input, context }) => saveItem(signedIn(context), input)),
  remove: saved.remove.handler(({ input, context }) => removeSaved(signedIn(context), input)),
  setNote: saved.setNote.handler(({ input, context }) => setSavedNote(signedIn(context), input)),
});

export const wishlistsRouter = wishlists.router({
  listMine: wishlists.listMine.handler(({ context }) => listWishlists(signedIn(context))),
  create: wishlists.create.handler(({ input, context }) => createWishlist(signedIn(context), input.name)),
  rename: wishlists.rename.handler(({ input, context }) => renameWishlist(signedIn(context), input.id, input.name)),
  remove: wishlists.remove.handler(({ input, context }) => removeWishlist(signedIn(context), input.id)),
  move: wishlists.move.handler(({ input, context }) => movePiece(signedIn(context), input.productId, input.id)),
  setShared: wishlists.setShared.handler(({ input, context }) => shareWishlist(signedIn(context), input.id, input.isShared)),
  getShared: wishlists.getShared.handler(({ input, context }) => getSharedWishlist(input, context.language)),
});
