import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { fileAccess } from "#app/platform/media/file-access.server.ts";
import { bidsContract } from "../bids.contract.ts";
import { bookingsContract } from "../bookings.contract.ts";
import { requestsContract } from "../requests.contract.ts";
import { listAgreed } from "./agreed.server.ts";
import { acceptBooking, bookingPlaces, bookPackage } from "./book.server.ts";
import { askRenewal, awardBid, declineBid, noteBid, releaseContact, shortlistBid, withdrawBid } from "./choose.server.ts";
import { compareRequest } from "./compare.server.ts";
import { getDraft, getRequest, maySeeRequestFile } from "./get.server.ts";
import { inviteBidders, remindBidder, withdrawInvitation } from "./invite.server.ts";
import { listInvitable } from "./invited.server.ts";
import { listClients, listJobs, listMine, listOfProject } from "./list.server.ts";
import { answerQuestion, askQuestion, declineRequest, markSeen } from "./questions.server.ts";
import { saveRequest } from "./save.server.ts";
import { cancelRequest, closeRequest, sendRequest } from "./send.server.ts";

const requests = implementContract(requestsContract);
const bids = implementContract(bidsContract);
const bookings = implementContract(bookingsContract);
fileAccess.add(maySeeRequestFile);

export const requestsRouter = requests.router({
  save: requests.save.handler(({ input, context }) => saveRequest(input, signedIn(context))),
  send: requests.send.handler(({ input, context }) => sendRequest(input.id, signedIn(context))),
  close: requests.close.handler(({ input, context }) => closeRequest(input.id, signedIn(context))),
  cancel: requests.cancel.handler(({ input, context }) => cancelRequest(input.id, signedIn(context))),
  invite: requests.invite.handler(({ input, context }) => inviteBidders(input, signedIn(context))),
  listInvitable: requests.listInvitable.handler(({ input, context }) => listInvitable(signedIn(context), input.professionalId)),
  remind: requests.remind.handler(({ input, context }) => remindBidder(input, signedIn(context))),
  withdrawInvitation: requests.withdrawInvitation.handler(({ input, context }) => withdrawInvitation(input, signedIn(context))),
  getDraft: requests.getDraft.handler(({ input, context }) => getDraft(input.id, signedIn(context), context.language)),
  get: requests.get.handler(({ input, context }) => getRequest(input, signedIn(context), context.language)),
  listMine: requests.listMine.handler(({ input, context }) => listMine(signedIn(context), input, context.language)),
  listOfProject: requests.listOfProject.handler(({ input, context }) => listOfProject(signedIn(context), input.id, context.language)),
  listAgreed: requests.listAgreed.handler(({ input, context }) => listAgreed(signedIn(context), input.id, context.language)),
  listJobs: requests.listJobs.handler(({ input, context }) => listJobs(signedIn(context), input, context.language)),
  markSeen: requests.markSeen.handler(({ input, context }) => markSeen(input.id, signedIn(context))),
  decline: requests.decline.handler(({ input, context }) => declineRequest(input, signedIn(context))),
  ask: requests.ask.handler(({ input, context }) => askQuestion(input, signedIn(context))),
  answer: requests.answer.handler(({ input, context }) => answerQuestion(input, signedIn(context))),
  compare: requests.compare.handler(({ input, context }) => compareRequest(input.id, signedIn(context), context.language)),
  listClients: requests.listClients.handler(({ input, context }) => listClients(signedIn(context), input, context.language)),
});

export const bidsRouter = bids.router({
  shortlist: bids.shortlist.handler(({ input, context }) => shortlistBid(input, signedIn(context))),
  decline: bids.decline.handler(({ input, context }) => declineBid(input.id, signedIn(context))),
  award: bids.award.handler(({ input, context }) => awardBid(input.id, signedIn(context))),
  withdraw: bids.withdraw.handler(({ input, context }) => withdrawBid(input.id, signedIn(context))),
  askRenewal: bids.askRenewal.handler(({ input, context }) => askRenewal(input.id, signedIn(context))),
  releaseContact: bids.releaseContact.handler(({ input, context }) => releaseContact(input.id, signedIn(context))),
  note: bids.note.handler(({ input, context }) => noteBid(input, signedIn(context))),
});

export const bookingsRouter = bookings.router({
  places: bookings.places.handler(({ context }) => bookingPlaces(signedIn(context), context.language)),
  create: bookings.create.handler(({ input, context }) => bookPackage(signedIn(context), input, context.language)),
  accept: bookings.accept.handler(({ input, context }) => acceptBooking(input.id, signedIn(context))),
});
