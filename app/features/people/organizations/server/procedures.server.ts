import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { organizationsContract } from "../organizations.contract.ts";
import { answerInvitation, getInvitation } from "./answer.server.ts";
import { listDepartures } from "./departure.server.ts";
import { invite, resend, withdraw } from "./invitations.server.ts";
import { removeMember, setRole, transfer } from "./members.server.ts";
import { createOrganization, getOrganization, listMine, removeOrganization, updateOrganization } from "./organizations.server.ts";
import { listProfessionals, shareWork } from "./work.server.ts";

const organizations = implementContract(organizationsContract);

export const organizationsRouter = organizations.router({
  listMine: organizations.listMine.handler(({ context }) => listMine(signedIn(context))),
  get: organizations.get.handler(({ input, context }) => getOrganization(signedIn(context), input.id, context.language)),
  create: organizations.create.handler(({ input, context }) => createOrganization(signedIn(context), input)),
  update: organizations.update.handler(({ input, context }) => updateOrganization(signedIn(context), input)),
  remove: organizations.remove.handler(({ input, context }) => removeOrganization(signedIn(context), input.id)),
  setRole: organizations.setRole.handler(({ input: { role, ...target }, context }) => setRole(signedIn(context), target, role)),
  removeMember: organizations.removeMember.handler(({ input, context }) => removeMember(signedIn(context), input)),
  transfer: organizations.transfer.handler(({ input, context }) => transfer(signedIn(context), input)),
  shareWork: organizations.shareWork.handler(({ input, context }) => shareWork(signedIn(context), input)),
  listProfessionals: organizations.listProfessionals.handler(({ context }) => listProfessionals(signedIn(context), context.language)),
  invite: organizations.invite.handler(({ input, context }) => invite(signedIn(context), input, context.language)),
  resend: organizations.resend.handler(({ input, context }) => resend(signedIn(context), input, context.language)),
  withdraw: organizations.withdraw.handler(({ input, context }) => withdraw(signedIn(context), input)),
  getInvitation: organizations.getInvitation.handler(({ input, context }) => getInvitation(context.viewer, input.key, context.language)),
  answerInvitation: organizations.answerInvitation.handler(({ input, context }) => answerInvitation(signedIn(context), input)),
  departure: organizations.departure.handler(({ context }) => listDepartures(db, signedIn(context))),
});
