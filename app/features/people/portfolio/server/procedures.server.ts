import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { fileAccess } from "#app/platform/media/file-access.server.ts";
import { portfolioContract } from "../portfolio.contract.ts";
import type { ProjectFields } from "../portfolio.rules.ts";
import { updateProject, uploadProjectPhoto } from "./edit.server.ts";
import { maySeePhoto, readProject } from "./record.server.ts";
import { createProject, listProjects, orderProjects, publishIdea, publishProject, removeProject, withdrawIdea, withdrawProject } from "./service.server.ts";
import { piecesOfShown, portfolioOf, showProject } from "./shown.server.ts";

const portfolio = implementContract(portfolioContract);
fileAccess.add(maySeePhoto);

export const portfolioRouter = portfolio.router({
  ofPerson: portfolio.ofPerson.handler(({ input, context }) => portfolioOf(context.viewer, input.id, context.language)),
  show: portfolio.show.handler(({ input, context }) => showProject(context.viewer, input.id, context.language)),
  pieces: portfolio.pieces.handler(({ input, context }) => piecesOfShown(context.viewer, input.id, context.language)),
  list: portfolio.list.handler(({ input, context }) => listProjects(signedIn(context), input?.professionalId, context.language)),
  get: portfolio.get.handler(({ input, context }) => readProject(db, signedIn(context), input.id)),
  create: portfolio.create.handler(({ input, context }) => createProject(signedIn(context), input)),
  update: portfolio.update.handler(({ input: { id, version, changes }, context }) =>
    updateProject(signedIn(context), { id, version, changes: changes as Partial<ProjectFields> }),
  ),
  publish: portfolio.publish.handler(({ input, context }) => publishProject(signedIn(context), input.id)),
  withdraw: portfolio.withdraw.handler(({ input, context }) => withdrawProject(signedIn(context), input.id)),
  publishIdea: portfolio.publishIdea.handler(({ input, context }) => publishIdea(signedIn(context), input.id)),
  withdrawIdea: portfolio.withdrawIdea.handler(({ input, context }) => withdrawIdea(signedIn(context), input.id)),
  order: portfolio.order.handler(({ input, context }) => orderProjects(signedIn(context), input, context.language)),
  remove: portfolio.remove.handler(({ input, context }) => removeProject(signedIn(context), input.id)),
  uploadPhoto: portfolio.uploadPhoto.handler(({ input, context }) => uploadProjectPhoto(signedIn(context), input)),
});
