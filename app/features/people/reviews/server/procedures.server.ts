import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { fileAccess } from "#app/platform/media/file-access.server.ts";
import { reviewsContract } from "../reviews.contract.ts";
import { confirmInvitation, inviteClient, listInvitations } from "./invitations.server.ts";
import { getForm, listMine, listReceived, listReviews, listWaiting } from "./list.server.ts";
import { findEvidence, findReviewPhoto } from "./moderation.server.ts";
import { replyToReview, saveReview } from "./save.server.ts";

fileAccess.addForAdmins(findReviewPhoto);
fileAccess.addForAdmins(findEvidence);

const reviews = implementContract(reviewsContract);

export const reviewsRouter = reviews.router({
  list: reviews.list.handler(({ input, context }) => listReviews(input, context.language)),
  getForm: reviews.getForm.handler(({ input, context }) => getForm(input, signedIn(context), context.language)),
  save: reviews.save.handler(({ input, context }) => saveReview(input, signedIn(context))),
  listWaiting: reviews.listWaiting.handler(({ context }) => listWaiting(signedIn(context), context.language)),
  listMine: reviews.listMine.handler(({ input, context }) => listMine(input, signedIn(context), context.language)),
  listReceived: reviews.listReceived.handler(({ input, context }) => listReceived(input, signedIn(context), context.language)),
  invite: reviews.invite.handler(({ input, context }) => inviteClient(input, signedIn(context), context.language)),
  listInvitations: reviews.listInvitations.handler(({ context }) => listInvitations(signedIn(context))),
  confirmInvitation: reviews.confirmInvitation.handler(({ input, context }) => confirmInvitation(input, signedIn(context))),
  reply: reviews.reply.handler(({ input, context }) => replyToReview(input, signedIn(context))),
});
