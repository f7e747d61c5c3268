import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { readBrief } from "../briefing/brief.server.ts";
import { getCosts } from "../briefing/costs.server.ts";
import { addPiece, changePiece, listPieces, listProjectsForPiece, removePiece } from "../briefing/pieces.server.ts";
import { placeBrief, saveBrief } from "../briefing/save.server.ts";
import { projectsContract } from "../projects.contract.ts";
import { briefPiecesContract } from "../projects.pieces.contract.ts";
import { projectFor } from "./access.server.ts";
import { createProject } from "./create.server.ts";
import { getProject } from "./detail.server.ts";
import { listEvents } from "./events.server.ts";
import { addFiles, removeFile, setCover } from "./files.server.ts";
import { listProjects } from "./list.server.ts";
import { moveProject } from "./move.server.ts";
import { answerInvitation, getInvitation, invitePerson, removePerson } from "./people.server.ts";
import { removeProject } from "./remove.server.ts";
import { getSource } from "./sources.server.ts";

const projects = implementContract(projectsContract);

export const projectsRouter = projects.router({
  list: projects.list.handler(({ input, context }) => listProjects(signedIn(context), input, context.language)),
  get: projects.get.handler(({ input, context }) => getProject(signedIn(context), input.id, context.language)),
  getSource: projects.getSource.handler(({ input, context }) => getSource(signedIn(context), input, context.language)),
  create: projects.create.handler(({ input, context }) => createProject(signedIn(context), input, context.language)),
  getBrief: projects.getBrief.handler(async ({ input, context }) => {
    await projectFor(db, signedIn(context), input.id);
    return readBrief(db, input.id, context.language);
  }),
  saveBrief: projects.saveBrief.handler(({ input, context }) => saveBrief(signedIn(context), input as Parameters<typeof saveBrief>[1], context.language)),
  place: projects.place.handler(({ input, context }) => placeBrief(signedIn(context), input.id)),
  move: projects.move.handler(({ input, context }) => moveProject(signedIn(context), input)),
  remove: projects.remove.handler(({ input, context }) => removeProject(signedIn(context), input.id)),
  getCosts: projects.getCosts.handler(({ input, context }) => getCosts(signedIn(context), input.id)),
  listEvents: projects.listEvents.handler(({ input, context }) => listEvents(signedIn(context), input, context.language)),
  addFiles: projects.addFiles.handler(({ input, context }) => addFiles(signedIn(context), input)),
  removeFile: projects.removeFile.handler(({ input, context }) => removeFile(signedIn(context), input)),
  setCover: projects.setCover.handler(({ input, context }) => setCover(signedIn(context), input)),
  invite: projects.invite.handler(({ input, context }) => invitePerson(signedIn(context), input, context.language)),
  removePerson: projects.removePerson.handler(({ input, context }) => removePerson(signedIn(context), input)),
  getInvitation: projects.getInvitation.handler(({ input, context }) => getInvitation(context.viewer, input.token, context.language)),
  answerInvitation: projects.answerInvitation.handler(({ input, context }) => answerInvitation(signedIn(context), input)),
});

const pieces = implementContract(briefPiecesContract);

export const briefPiecesRouter = pieces.router({
  list: pieces.list.handler(({ input, context }) => listPieces(signedIn(context), input.id, context.language)),
  listProjects: pieces.listProjects.handler(({ input, context }) => listProjectsForPiece(signedIn(context), input.productId)),
  add: pieces.add.handler(({ input, context }) => addPiece(signedIn(context), input, context.language)),
  change: pieces.change.handler(({ input, context }) => changePiece(signedIn(context), input)),
  remove: pieces.remove.handler(({ input, context }) => removePiece(signedIn(context), input)),
});
