import { implementContract, type ProcedureContext, signedIn } from "#app/platform/api/procedure.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { ideasAdminContract } from "../idea-uploads.contract.ts";
import { type Author, createIdea } from "./create.server.ts";
import { updateIdea } from "./edit.server.ts";
import { getOverview, listIdeas } from "./list.server.ts";
import { uploadPhoto } from "./photos.server.ts";
import { readIdea } from "./record.server.ts";
import { removeIdea, restoreIdea, setStatus } from "./status.server.ts";

const admin = implementContract(ideasAdminContract);
const by = (context: ProcedureContext): Author => ({ actor: signedIn(context), requestId: context.requestId });

export const ideasAdminRouter = admin.router({
  list: admin.list.handler(({ context, input }) => listIdeas(input, context.language)),
  overview: admin.overview.handler(({ context }) => getOverview(context.language)),
  get: admin.get.handler(({ input }) => readIdea(db, input.id)),
  create: admin.create.handler(({ context, input }) => createIdea(by(context), input)),
  update: admin.update.handler(({ context, input }) => updateIdea(by(context), input.id, input.version, input.changes as Parameters<typeof updateIdea>[3])),
  setStatus: admin.setStatus.handler(({ context, input }) => setStatus(by(context), input.selection, input.status)),
  remove: admin.remove.handler(({ context, input }) => removeIdea(by(context), input.id)),
  restore: admin.restore.handler(({ context, input }) => restoreIdea(by(context), input.id)),
  uploadPhoto: admin.uploadPhoto.handler(({ context, input }) => uploadPhoto(signedIn(context).id, input.photo)),
});
