import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { fileAccess } from "#app/platform/media/file-access.server.ts";
import { contactContract } from "../contact.contract.ts";
import { createContact } from "./create.server.ts";
import { findAttachment, getContact, listContact, listMine, moveContact, replyToContact } from "./service.server.ts";

const contact = implementContract(contactContract);
fileAccess.addForAdmins(findAttachment);

export const contactRouter = contact.router({
  create: contact.create.handler(({ input, context }) => createContact(input, context)),
  listMine: contact.listMine.handler(({ input, context }) => listMine(signedIn(context), input.after, context.language)),
  list: contact.list.handler(({ input }) => listContact(input)),
  get: contact.get.handler(({ input, context }) => getContact(input.id, context.language)),
  reply: contact.reply.handler(({ input, context }) => replyToContact(input, signedIn(context), context.language)),
  move: contact.move.handler(({ input, context }) => moveContact(input, signedIn(context), context.language)),
});
