import { db } from "#app/platform/database/db.server.ts";
import { implementContract, type ProcedureContext, signedIn } from "#app/platform/procedure.server.ts";
import { ideasAdminContract } from "./idea-uploads.contract.ts";
import { type Author, createIdea } from "./idea-uploads.create.server.ts";
import { updateIdea } from "./idea-uploads.edit.server.ts";
import { getOverview, listIdeas } from "./idea-uploads.list.server.ts";
import { uploadPhoto } from "./idea-uploads.photos.server.ts";
import { readIdea } from "./idea-uploads.record.server.ts";
import { removeIdea, restoreIdea, setStatus } from "./idea-uploads.status.server.ts";

const admin = implementContract(ideasAdminContract);
const by = (context: ProcedureContext): Author => ({ actor: signedIn(context), requestId: context.requestId });

export const ideasAdminRouter = admin.router({
  list: admin.list.handler(({ context, input }) => listIdeas(input, context.language)),
  overview: admin.overview.handler(() => getOverview()),
  get: admin.get.handler(({ input }) => readIdea(db, input.id)),
  create: admin.create.handler(({ context, input }) => createIdea(by(context), input)),
  update: admin.update.handler(({ context, input }) => updateIdea(by(context), input.id, input.version, input.changes as Parameters<typeof updateIdea>[3])),
  setStatus: admin.setStatus.handler(({ context, input }) => setStatus(by(context), input.selection, input.status)),
  remove: admin.remove.handler(({ context, input }) => removeIdea(by(context), input.id)),
  restore: admin.restore.handler(({ context, input }) => restoreIdea(by(context), input.id)),
  uploadPhoto: admin.uploadPhoto.handler(({ context, input }) => uploadPhoto(signedIn(context).id, input.photo)),
});
