import { z } from "zod";
import { IdSchema, MoneySchema, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { afterInput, moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { PublicPhoto } from "#app/platform/media/photo-schema.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { Booking } from "./bookings.contract.ts";
import { Brief, File, Item, Question } from "./brief.contract.ts";
import { Cell, PricedSum, Remark } from "./comparison.contract.ts";
import { jobsAddress, ownRequestsAddress } from "./requests.search.ts";
import { BID_KINDS, BID_STATUSES, BIDDER_ANSWERS, JOB_TABS, REQUEST_KINDS, REQUEST_STATUSES } from "./requests.ts";

const Kind = z.enum(REQUEST_KINDS);
const Status = z.enum(REQUEST_STATUSES);
const BidStatus = z.enum(BID_STATUSES);
const Day = z.iso.date();
const text = z.string().max(10_000);
const byId = z.object({ id: IdSchema });

/** The brief of the project is not complete, so that nobody could price it. */
export const briefUnfinished = defineError("BRIEF_UNFINISHED", { status: 409, message: "The project's brief is not complete yet." });
/** Its deadline has passed, or it is closed. */
export const noMoreBids = defineError("NO_MORE_BIDS", { status: 409, message: "The time for bids is over." });
/** The bids are sealed until the deadline or until the owner opens them. */
export const stillSealed = defineError("STILL_SEALED", { status: 409, message: "The bids are still sealed." });

/** The same bidder was asked within the last 48 hours. */
export const askedLately = defineError("ASKED_LATELY", { status: 409, message: "They were asked within the last 48 hours." });

/** Accounts of professionals, and vendors of the directory. */
const Bidders = { professionals: z.array(IdSchema).max(100).default([]), vendors: z.array(IdSchema).max(100).default([]) };

const Fields = z.object({
  projectId: IdSchema,
  /** What bidders call the work; it names nobody. */
  title: text,
  kind: z.enum(BID_KINDS),
  /** For kind `invited`. */
  ...Bidders,
  /** For kind `open`: trades of professionals, and main categories of vendors. */
  trades: z.array(z.string().max(60)).max(30).default([]),
  categories: z.array(IdSchema).max(30).default([]),
  words: text.default(""),
  /** Bids arrive until the end of this day in Riyadh. */
  lastDay: z.string().max(20),
  isSealed: z.boolean().default(true),
  showsBudget: z.boolean().default(true),
});
export type RequestFields = z.infer<typeof Fields>;

const Person = z.object({ id: IdSchema, name: z.string(), href: z.string().nullable() });
const Bidder = Person.extend({ isVendor: z.boolean() });

const Invited = Bidder.extend({
  invitationId: IdSchema,
  hasSeen: z.boolean(),
  /** Null for the silent, and while bids are sealed for everybody who did not decline. */
  answer: z.enum(BIDDER_ANSWERS).nullable(),
  /** Of who declined, where they gave one. */
  reason: z.string().nullable(),
  remindedAt: z.iso.datetime().nullable(),
  canRemind: z.boolean(),
  canWithdraw: z.boolean(),
});
export type InvitedBidder = z.infer<typeof Invited>;

const OwnRequest = z.object({
  id: IdSchema,
  /** quote: asked of one vendor, without a brief or a deadline. */
  source: z.enum(["request", "quote"]),
  /** Null for a quote, which has `projectType` in its place. */
  title: z.string().nullable(),
  projectType: z.string().nullable(),
  /** Whom a quote or a package was asked of. */
  vendor: z.string().nullable(),
  /** Of a booked package, VAT included; null for everything else. */
  fixedPrice: MoneySchema.nullable(),
  city: z.string(),
  status: z.string(),
  lastDay: Day.nullable(),
  /** Null while they are sealed. */
  bids: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
});
export type OwnRequest = z.infer<typeof OwnRequest>;

const ProjectRequest = OwnRequest.extend({
  invited: z.array(Invited),
  canInvite: z.boolean(),
  /** Null where nothing can be chosen: none, sealed, or over. `holdsUntil`: the next day after which one of their prices lapses; the last one where all did. */
  choice: z.object({ bids: z.number().int(), holdsUntil: Day.nullable() }).nullable(),
  /** Those without an answer, of a request that is not over. */
  questions: z.array(z.object({ id: IdSchema, body: z.string() })),
});
export type ProjectRequest = z.infer<typeof ProjectRequest>;

const AgreedBid = z.object({
  bidId: IdSchema,
  title: z.string(),
  bidder: Bidder,
  /** VAT included. */
  total: MoneySchema,
  /** Where the viewer reads it whole: the bid, their own quote, or the package. */
  href: z.string(),
});
export type AgreedBid = z.infer<typeof AgreedBid>;

const OwnBid = z.object({
  id: IdSchema,
  status: BidStatus,
  revision: z.number().int(),
  total: MoneySchema.nullable(),
  submittedAt: z.iso.datetime().nullable(),
});

const Job = OwnRequest.omit({ bids: true }).extend({
  district: z.string().nullable(),
  items: z.number().int(),
  hasDeclined: z.boolean(),
  bid: OwnBid.nullable(),
});
export type Job = z.infer<typeof Job>;

/** What everybody may see of a bidder: a photo of their work, and their rating where there are enough reviews. */
const Face = z.object({ photo: PublicPhoto.nullable(), rating: z.number().nullable(), reviewCount: z.number().int() });
export type BidderFace = z.infer<typeof Face>;

const ReceivedBid = z.object({
  id: IdSchema,
  bidder: Bidder,
  /** Null where their page is hidden. */
  face: Face.nullable(),
  status: BidStatus,
  revision: z.number().int(),
  total: MoneySchema,
  validUntil: Day.nullable(),
  submittedAt: z.iso.datetime(),
  note: z.string(),
  isContactReleased: z.boolean(),
  isRenewalDue: z.boolean(),
  canAskRenewal: z.boolean(),
});
export type ReceivedBid = z.infer<typeof ReceivedBid>;

const Detail = z.object({
  id: IdSchema,
  kind: Kind,
  /** Made up, to play with: nobody else sees it. */
  isSample: z.boolean(),
  status: Status,
  title: z.string(),
  words: z.string(),
  city: z.string(),
  district: z.string().nullable(),
  trades: z.array(z.string()),
  isSealed: z.boolean(),
  lastDay: Day,
  sentAt: z.iso.datetime().nullable(),
  /** For kind `package`. */
  booking: Booking.nullable(),
  brief: Brief,
  items: z.array(Item),
  /** Private: for the household and those who may bid. */
  files: z.array(File),
  questions: z.array(Question),
  /** For the household that asks. */
  owner: z
    .object({
      projectId: IdSchema,
      invited: z.array(Invited),
      showsBudget: z.boolean(),
      /** Null while they are sealed: neither which nor how many. */
      bids: z.array(ReceivedBid).nullable(),
    })
    .nullable(),
  /** Access: those who may bid. */
  bidder: z
    .object({
      isInvited: z.boolean(),
      hasDeclined: z.boolean(),
      /** In whose name, where it is not the viewer's own. */
      inNameOf: Bidder.nullable(),
      /** The professionals in whose name the viewer may bid, where there are several. */
      names: z.array(z.object({ id: IdSchema, name: z.string() })),
      bid: OwnBid.nullable(),
      /** Once the owner released it, or accepted the bid. */
      contact: z.object({ name: z.string(), phone: z.string().nullable(), street: z.string().nullable() }).nullable(),
    })
    .nullable(),
  permissions: z.object({
    canEdit: z.boolean(),
    canCancel: z.boolean(),
    canInvite: z.boolean(),
    canClose: z.boolean(),
    canChoose: z.boolean(),
    canAnswer: z.boolean(),
    canAsk: z.boolean(),
    canBid: z.boolean(),
    canDecline: z.boolean(),
    canWithdraw: z.boolean(),
    canAccept: z.boolean(),
  }),
});
export type RequestDetail = z.infer<typeof Detail>;

const Client = z.object({
  id: IdSchema,
  name: z.string(),
  city: z.string(),
  phone: z.string().nullable(),
  title: z.string(),
  requestId: IdSchema,
  total: MoneySchema,
  awardedAt: z.iso.datetime(),
});
export type Client = z.infer<typeof Client>;

const ComparedBid = ReceivedBid.extend({
  net: z.number().int(),
  vat: z.number().int(),
  gross: z.number().int(),
  /** Of what the brief does not ask for. */
  extras: PricedSum.nullable(),
  unpriced: z.number().int(),
  /** Items without a price, at the others' average, VAT included; `unknown` of them nobody priced. */
  gaps: z.number().int(),
  unknown: z.number().int(),
  likely: z.number().int(),
  remarks: z.array(Remark),
  /** Options and alternatives outside the total: halalas that each changes it by, VAT included. */
  offers: z.array(z.object({ text: z.string(), difference: z.number().int() })),
  weeks: z.number().int().nullable(),
  startsOn: z.string().nullable(),
  /** Null where it states none. */
  warrantyMonths: z.number().int().nullable(),
  chargesVat: z.boolean(),
  /** `share` in hundredths of a percent. */
  stages: z.array(z.object({ text: z.string(), share: z.number().int(), amount: z.number().int() })),
});
export type ComparedBid = z.infer<typeof ComparedBid>;
const ComparedRow = z.object({
  number: z.number().int(),
  name: z.string(),
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  /** One for each bid, in their order. */
  cells: z.array(Cell),
  isEqual: z.boolean(),
});
const Comparison = z.object({
  id: IdSchema,
  title: z.string(),
  status: Status,
  lastDay: Day,
  canChoose: z.boolean(),
  groups: z.array(z.object({ name: z.string(), items: z.array(ComparedRow), sums: z.array(PricedSum) })),
  bids: z.array(ComparedBid),
  /** Halalas between the dearest and the cheapest, VAT included. */
  apart: z.object({ written: z.number().int(), likely: z.number().int() }),
});
export type RequestComparison = z.infer<typeof Comparison>;

const Invitable = z.object({ id: IdSchema, title: z.string(), lastDay: Day, isInvited: z.boolean() });
export type InvitableRequest = z.infer<typeof Invitable>;

const tags = ["Requests for bids"];
const moved = declare(statusConflict);

export const requestsContract = {
  /** Stores a request as a draft; with an id it changes that draft. INVALID names each wrong field. The household of the project. */
  save: signedInProcedure
    .errors(declare(statusConflict, briefUnfinished))
    .route({ method: "POST", path: "/requests", summary: "Save a request for bids", tags })
    .input(Fields.extend({ id: IdSchema.optional(), idempotencyKey: z.uuid() }))
    .output(byId),
  /** Sends a draft with the brief as it is now, and notifies who is invited. The project becomes open for bids. The household. */
  send: signedInProcedure
    .errors(declare(statusConflict, briefUnfinished))
    .route({ method: "POST", path: "/requests/{id}/send", summary: "Send a request for bids", tags })
    .input(byId)
    .output(byId),
  /** Ends the time for bids now, and opens those that are sealed. Without a bid the request expires. The household. */
  close: signedInProcedure
    .errors(declare(statusConflict, noMoreBids))
    .route({ method: "POST", path: "/requests/{id}/close", summary: "Open the bids now", tags })
    .input(byId)
    .output(z.object({ id: IdSchema, status: Status })),
  /** Cancels a request; those who were invited or bid are notified. Access: the household. */
  cancel: signedInProcedure
    .errors(moved)
    .route({ method: "POST", path: "/requests/{id}/cancel", summary: "Cancel a request for bids", tags })
    .input(byId)
    .output(byId),
  /** Invites further bidders to an open request, which notifies them; those already on it stay as they are. INVALID for one who can't be chosen. The household. */
  invite: signedInProcedure
    .errors(declare(noMoreBids))
    .route({ method: "POST", path: "/requests/{id}/invitations", summary: "Invite further bidders", tags })
    .input(z.object({ id: IdSchema, ...Bidders }))
    .output(byId),
  /** Open requests of the viewer's projects to which professionals are invited by name, the first to close first, at most 20; `isInvited`: this one already is. Anyone signed in. */
  listInvitable: signedInProcedure
    .route({ method: "GET", path: "/requests/invitable", summary: "List requests to invite a professional to", tags })
    .input(z.object({ professionalId: IdSchema }))
    .output(z.array(Invitable)),
  /** Reminds somebody invited who has not answered, once in 48 hours and until an hour before the deadline. While bids are sealed the answer is the same for those who bid, who get nothing. The household. */
  remind: signedInProcedure
    .errors(declare(statusConflict, noMoreBids, askedLately))
    .route({ method: "POST", path: "/requests/{id}/invitations/{invitationId}/reminder", summary: "Remind an invited bidder", tags })
    .input(byId.extend({ invitationId: IdSchema }))
    .output(byId),
  /** Takes back an invitation without an answer, which notifies those behind it; they can't read the request any more. Who has bid meanwhile, sealed, stays and is not notified: the answer is the same. The household. */
  withdrawInvitation: signedInProcedure
    .errors(declare(statusConflict, noMoreBids))
    .route({ method: "DELETE", path: "/requests/{id}/invitations/{invitationId}", summary: "Withdraw an invitation to bid", tags })
    .input(byId.extend({ invitationId: IdSchema }))
    .output(byId),
  /** What a draft says, to go on with it. The household. */
  getDraft: signedInProcedure
    .route({ method: "GET", path: "/requests/{id}/draft", summary: "Get a draft of a request", tags })
    .input(byId)
    .output(Fields.extend({ id: IdSchema, invited: z.array(Bidder) })),
  /** One request: for its household, and for those who are invited, fit or have a bid; with `professionalId` in that name, where the viewer has several. */
  get: signedInProcedure
    .route({ method: "GET", path: "/requests/{id}", summary: "Get a request for bids", tags })
    .input(byId.extend({ professionalId: IdSchema.optional() }))
    .output(Detail),
  /** Everything that the viewer asked for: requests for bids, and quote requests to one vendor. Newest first. Anyone signed in. */
  listMine: signedInProcedure
    .route({ method: "GET", path: "/requests", summary: "List what you asked for", tags })
    .input(moreInput(ownRequestsAddress))
    .output(morePage(OwnRequest)),
  /** What was asked for of one project, newest first; drafts, too. Its household. */
  listOfProject: signedInProcedure
    .route({ method: "GET", path: "/projects/{id}/requests", summary: "List the requests for bids of a project", tags })
    .input(byId)
    .output(z.array(ProjectRequest)),
  /** The bids that were accepted in a project and the packages booked: the household all, professionals at work in it their own. Everyone who belongs to it. */
  listAgreed: signedInProcedure
    .route({ method: "GET", path: "/projects/{id}/agreed-bids", summary: "List the accepted bids of a project", tags })
    .input(byId)
    .output(z.array(AgreedBid)),
  /** Work that the viewer may bid for: what fits, invitations (a vendor's quote requests among them), own bids, won. Newest first. Anyone signed in. */
  listJobs: signedInProcedure
    .route({ method: "GET", path: "/jobs", summary: "List jobs to bid for", tags })
    .input(moreInput(jobsAddress))
    .output(morePage(Job).extend({ counts: z.record(z.enum(JOB_TABS), z.number().int()) })),
  /** Marks an invitation as seen. Access: those invited. */
  markSeen: signedInProcedure.route({ method: "POST", path: "/requests/{id}/seen", summary: "Mark an invitation as seen", tags }).input(byId).output(byId),
  /** Says no to a request; it can be taken back by bidding. Of a booked package with a reason, and for good. Access: those invited. */
  decline: signedInProcedure
    .errors(moved)
    .route({ method: "POST", path: "/requests/{id}/decline", summary: "Decline an invitation to bid, or a booked package", tags })
    .input(byId.extend({ reason: text.default("") }))
    .output(byId),
  /** Asks the household something; nobody learns who asked, and the answer is for all bidders. Access: those who may bid, while bids are taken. */
  ask: signedInProcedure
    .errors(declare(noMoreBids))
    .route({ method: "POST", path: "/requests/{id}/questions", summary: "Ask about a request", successStatus: 201, tags })
    .input(z.object({ id: IdSchema, idempotencyKey: z.uuid(), body: text }))
    .output(byId),
  /** Answers a question for all bidders at once. The household. */
  answer: signedInProcedure
    .route({ method: "POST", path: "/requests/{id}/questions/{questionId}/answer", summary: "Answer a question for all bidders", tags })
    .input(z.object({ id: IdSchema, questionId: IdSchema, answer: text }))
    .output(byId),
  /** The bids of a request side by side, item by item. STILL_SEALED before they are opened. The household. */
  compare: signedInProcedure
    .errors(declare(stillSealed))
    .route({ method: "GET", path: "/requests/{id}/comparison", summary: "Compare the bids of a request", tags })
    .input(byId)
    .output(Comparison),
  /** People whose projects the viewer won, newest first. Professionals and the people of a vendor's team. */
  listClients: signedInProcedure.route({ method: "GET", path: "/clients", summary: "List your clients", tags }).input(afterInput).output(morePage(Client)),
};
