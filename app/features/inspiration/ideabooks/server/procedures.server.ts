import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { fileAccess } from "#app/platform/media/file-access.server.ts";
import { ideabooksContract } from "../ideabooks.contract.ts";
import { getBook } from "./detail.server.ts";
import { addItem, moveItem, removeItem, setItemNote } from "./items.server.ts";
import { listOwnBooks, listPublicBooks } from "./list.server.ts";
import { answerInvitation, getInvitation, inviteMember, removeMember, setMemberRole } from "./members.server.ts";
import { addPhoto } from "./photos.server.ts";
import { maySeeBookPicture } from "./pictures.server.ts";
import { copyBook, createBook, removeBook, renewLink, restoreBook, setBookLiked, updateBook } from "./service.server.ts";

fileAccess.add(maySeeBookPicture);

const books = implementContract(ideabooksContract);

export const ideabooksRouter = books.router({
  list: books.list.handler(({ input, context }) => listPublicBooks(context.viewer, input, context.language)),
  listMine: books.listMine.handler(({ input, context }) => listOwnBooks(signedIn(context), input, context.language)),
  get: books.get.handler(({ input, context }) => getBook(context.viewer, input, context.language)),
  create: books.create.handler(({ input, context }) => createBook(signedIn(context), input)),
  update: books.update.handler(({ input, context }) => updateBook(signedIn(context), input)),
  remove: books.remove.handler(({ input, context }) => removeBook(signedIn(context), input.id)),
  restore: books.restore.handler(({ input, context }) => restoreBook(signedIn(context), input.id)),
  renewLink: books.renewLink.handler(({ input, context }) => renewLink(signedIn(context), input.id)),
  copy: books.copy.handler(({ input, context }) => copyBook(signedIn(context), input)),
  setLiked: books.setLiked.handler(({ input, context }) => setBookLiked(signedIn(context), input)),
  addItem: books.addItem.handler(({ input, context }) => addItem(signedIn(context), input)),
  addPhoto: books.addPhoto.handler(({ input, context }) => addPhoto(signedIn(context), input)),
  removeItem: books.removeItem.handler(({ input, context }) => removeItem(signedIn(context), input)),
  setNote: books.setNote.handler(({ input, context }) => setItemNote(signedIn(context), input)),
  moveItem: books.moveItem.handler(({ input, context }) => moveItem(signedIn(context), input)),
  invite: books.invite.handler(({ input, context }) => inviteMember(signedIn(context), input, context.language)),
  setMemberRole: books.setMemberRole.handler(({ input, context }) => setMemberRole(signedIn(context), input)),
  removeMember: books.removeMember.handler(({ input, context }) => removeMember(signedIn(context), input)),
  getInvitation: books.getInvitation.handler(({ input, context }) => getInvitation(context.viewer, input.token, context.language)),
  answerInvitation: books.answerInvitation.handler(({ input, context }) => answerInvitation(signedIn(context), input)),
});
