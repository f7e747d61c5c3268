import { z } from "zod";
import { BID_ENDS } from "#app/features/projects/requests/public.ts";
import { noMoreBids } from "#app/features/projects/requests/requests.contract.ts";
import { conflictData } from "#app/platform/api/conflict.ts";
import { IdSchema, ownerProcedure, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { planLimit } from "#app/platform/plans/plan-limit.ts";
import { MOST_LINES, NAME_LENGTH, QUOTATION_STATES } from "./quotation.ts";
import { Content, Group, Notes, OwnPrice } from "./quotations.schema.ts";
import { quotationAddress } from "./quotations.search.ts";
import { UNITS } from "./units.ts";

const Moment = z.iso.datetime();
const Day = z.iso.date();
const Halalas = z.number().int();
const byId = z.object({ id: IdSchema });

/** In whose name it is written: a vendor's, a professional's whose company the viewer belongs to, or with neither the viewer's own. */
const inNameOf = { vendorId: IdSchema.nullable(), professionalId: IdSchema.nullable().default(null) };

const Author = z.object({
  vendorId: IdSchema.nullable(),
  name: z.string(),
  /** The path of the public page, where there is one. */ href: z.string().nullable(),
});

const Name = Author.extend({
  /** Null for a vendor. */
  professionalId: IdSchema.nullable(),
});

const Card = z.object({
  id: IdSchema,
  title: z.string(),
  client: z.string(),
  vendor: z.string().nullable(),
  /** In whose name, where it is neither a vendor's nor the viewer's own. */
  professional: z.string().nullable(),
  /** VAT included, of the newest revision. */
  gross: Halalas,
  state: z.enum(QUOTATION_STATES),
  /** The number of the newest revision. */
  number: z.number().int(),
  validUntil: Day.nullable(),
  updatedAt: Moment,
});
export type QuotationCard = z.infer<typeof Card>;

const Asked = z.object({
  number: z.number().int(),
  name: z.string(),
  quantity: z.number().int().nullable(),
  unit: z.enum(UNITS).nullable(),
  note: z.string(),
});

/** What the client answered to a revision. */
const Answer = z.object({
  isAccepted: z.boolean(),
  name: z.string(),
  message: z.string().nullable(),
  /** Ids of the optional and alternative lines that are taken. */
  taken: z.array(z.string()),
  /** VAT included, with what is taken. */
  gross: Halalas,
  answeredAt: Moment,
});
export type QuotationAnswer = z.infer<typeof Answer>;

/** Private. */
const QuotationPhoto = z.object({ id: IdSchema, width: z.number().int(), height: z.number().int(), blur: z.string().nullable() });
export type QuotationPhoto = z.infer<typeof QuotationPhoto>;

const Builder = z.object({
  id: IdSchema,
  author: Name,
  client: z.object({ name: z.string(), email: z.string().nullable() }),
  number: z.number().int(),
  /** Counted with each save. */
  version: z.number().int(),
  content: Content,
  notes: Notes,
  /** Of the lines. */
  photos: z.array(QuotationPhoto),
  /** The day whose VAT applies. */
  pricedOn: Day,
  /** Frozen: only a new revision can change it. */
  isSent: z.boolean(),
  savedAt: Moment,
  /** Of a bid: the request that it answers. */
  requestId: IdSchema.nullable(),
  /** Of a bid: why no version of it can be sent any more. */
  bidEnd: z.enum(BID_ENDS).nullable(),
  /** Items of the brief that it answers. */
  asked: z.array(Asked),
  /** What was sent, the newest first. */
  sent: z.array(z.object({ number: z.number().int(), gross: Halalas, sentAt: Moment, validUntil: Day, answer: Answer.nullable() })),
  /** A bid on one's own sample, which nobody else sees. */
  isSample: z.boolean(),
  /** The path of the client's page. */
  link: z.string().nullable(),
});
export type QuotationBuilder = z.infer<typeof Builder>;

const Paper = z.object({
  author: Author,
  /** Null of a bid: its household is not named. */
  client: z.string().nullable(),
  number: z.number().int(),
  content: Content,
  photos: z.array(QuotationPhoto),
  pricedOn: Day,
  sentAt: Moment,
  validUntil: Day,
});
export type QuotationPaper = z.infer<typeof Paper>;

/** `isOpen`: it may be answered. */
const Shared = Paper.extend({ answer: Answer.nullable(), isOpen: z.boolean() });
export type SharedQuotation = z.infer<typeof Shared>;

const key = z.string().max(100);
const AnswerInput = z.object({
  key,
  /** The revision that was read. */
  number: z.number().int(),
  isAccepted: z.boolean(),
  name: z.string().max(1_000),
  message: z.string().max(10_000).default(""),
  taken: z.array(z.string().max(100)).max(MOST_LINES).default([]),
});
export type QuotationAnswerInput = z.infer<typeof AnswerInput>;

const PART_SOURCES = ["template", "quotation"] as const;
export type PartSource = { kind: (typeof PART_SOURCES)[number]; id: string };

const Source = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("blank") }),
  z.object({ kind: z.literal("template"), id: IdSchema }),
  z.object({ kind: z.literal("quotation"), id: IdSchema }),
]);
/** A bid on a request, in the name that was invited: the one that was begun, or a new one with a line for each item. */
const ForRequest = z.object({ kind: z.literal("request"), id: IdSchema });

const Start = z.object({ ...inNameOf, idempotencyKey: z.uuid(), from: Source });
export type QuotationStart = z.infer<typeof Start>;
const AnyStart = Start.extend({ from: z.discriminatedUnion("kind", [...Source.options, ForRequest]) });

const Client = z.object({ name: z.string().max(NAME_LENGTH), email: z.string().max(320) });
const Save = byId.extend({ version: z.number().int(), client: Client, content: Content, notes: Notes });
export type QuotationSave = z.infer<typeof Save>;

const Filters = moreInput(quotationAddress);
export type QuotationFilters = z.infer<typeof Filters>;

const Template = z.object({ id: IdSchema, vendorId: IdSchema.nullable(), professionalId: IdSchema.nullable(), name: z.string() });
export type QuotationTemplate = z.infer<typeof Template>;

const PartSources = z.object({
  templates: z.array(z.object({ id: IdSchema, name: z.string() })),
  /** `gross` of the newest revision. */
  quotations: z.array(z.object({ id: IdSchema, title: z.string(), client: z.string(), gross: Halalas })),
});
export type QuotationPartSources = z.infer<typeof PartSources>;
const Parts = z.object({ groups: z.array(Group), notes: Notes });
export type QuotationParts = z.infer<typeof Parts>;

export const quotationConflict = defineError("CONFLICT", {
  status: 409,
  message: "Someone else changed this quote meanwhile.",
  data: conflictData(Builder),
});

export const quotationClosed = defineError("QUOTATION_CLOSED", {
  status: 409,
  message: "The quote can no longer be answered.",
  data: z.object({ reason: z.enum(["revised", "expired", "answered"]) }),
});

const tags = ["Quotes by professionals"];

export const quotationsContract = {
  /** What the viewer wrote, and what was written in the name of their vendors and of professionals whose company they belong to, latest change first. Anyone signed in. */
  list: signedInProcedure.route({ method: "GET", path: "/quotations", summary: "List the quotes you wrote", tags }).input(Filters).output(morePage(Card)),
  /** In whose names the viewer may write, and the templates to begin with. Anyone signed in. */
  sources: signedInProcedure
    .route({ method: "GET", path: "/quotations/sources", summary: "List what a quote can begin with", tags })
    .output(z.object({ names: z.array(Name), templates: z.array(Template) })),
  /** Begins one. The same idempotencyKey answers with the same. Professionals in their own name; owners, managers and editors in that of their vendor or their company's professional. */
  create: signedInProcedure
    .errors(declare(noMoreBids))
    .route({ method: "POST", path: "/quotations", summary: "Write a quote", tags, successStatus: 201 })
    .input(AnyStart)
    .output(byId),
  /** The newest revision with costs and notes. Its author's side alone. */
  get: signedInProcedure.route({ method: "GET", path: "/quotations/{id}", summary: "Get a quote you write", tags }).input(byId).output(Builder),
  /** Templates and other quotes in the same name, the latest first, whose parts it can take. Its author's side alone. */
  partSources: signedInProcedure
    .route({ method: "GET", path: "/quotations/{id}/part-sources", summary: "List what a quote can take parts of", tags })
    .input(byId.extend({ search: z.string().max(200).default("") }))
    .output(PartSources),
  /** Groups of a template or of another quote in the same name with their costs and notes, each with an id of its own, to add to this one: without photos, and answering no item. Its author's side alone. */
  parts: signedInProcedure
    .route({ method: "GET", path: "/quotations/{id}/parts", summary: "Get parts to add to a quote", tags })
    .input(byId.extend({ kind: z.enum(PART_SOURCES), sourceId: IdSchema }))
    .output(Parts),
  /** Saves the draft. CONFLICT when someone saved it since `version`, INVALID `photos` for those of another quote, NOT_FOUND for a sent revision. Its author's side alone. */
  save: signedInProcedure
    .errors(declare(quotationConflict))
    .route({ method: "PUT", path: "/quotations/{id}", summary: "Save a quote", tags })
    .input(Save)
    .output(z.object({ version: z.number().int(), savedAt: Moment, gross: Halalas })),
  /** Stores a photograph for a line of a draft; it stays when a save names it there. INVALID gives the reason for `photo`, NOT_FOUND for a sent revision. Its author's side alone. */
  addPhoto: signedInProcedure
    .meta({ uploadMegabytes: 21 })
    .route({ method: "POST", path: "/quotations/{id}/photos", summary: "Add a photo to a quote", successStatus: 201, tags })
    .input(byId.extend({ photo: z.file() }))
    .output(QuotationPhoto),
  /** Freezes the draft and sends it: the client gets a link, by email where there is an address. INVALID names each fault by its place. Its author's side alone. */
  send: ownerProcedure
    .errors(declare(quotationConflict, noMoreBids, planLimit))
    .route({ method: "POST", path: "/quotations/{id}/send", summary: "Send a quote", tags })
    .input(byId.extend({ version: z.number().int() }))
    .output(z.object({ id: IdSchema, number: z.number().int(), link: z.string() })),
  /** A draft with the next number that begins as the last sent revision; an existing draft is the answer, too. NO_MORE_BIDS for a bid once bidding is over. Its author's side alone. */
  revise: signedInProcedure
    .errors(declare(noMoreBids))
    .route({ method: "POST", path: "/quotations/{id}/revisions", summary: "Revise a quote", tags })
    .input(byId)
    .output(byId),
  /** Deletes one that was never sent; of a sent one, the draft of a further revision. Its author's side alone. */
  remove: signedInProcedure.route({ method: "DELETE", path: "/quotations/{id}", summary: "Delete a draft of a quote", tags }).input(byId).output(byId),
  /** The last sent revision, by the link. Open to everybody. */
  shared: publicProcedure
    .route({ method: "GET", path: "/shared-quotations/{key}", summary: "Get a quote by its link", tags })
    .input(z.object({ key }))
    .output(Shared),
  /**
   * The client accepts or declines the revision that they read, with the optional lines that they take; once, and the author's side is notified. The same answer
   * again is the same. INVALID names name, message or taken. QUOTATION_CLOSED for an older revision, after its last day, and once it is answered. Anyone who has
   * the link, but not the author's side.
   */
  answer: publicProcedure
    .errors(declare(quotationClosed))
    .route({ method: "POST", path: "/shared-quotations/{key}/answer", summary: "Accept or decline a quote", tags })
    .input(AnswerInput)
    .output(Answer),
  /** What a bid consists of, as it was last sent. The household that asked, once the bids are opened. */
  ofBid: signedInProcedure.route({ method: "GET", path: "/bids/{id}/quotation", summary: "Get what a bid consists of", tags }).input(byId).output(Paper),
  /** Stores lines, texts and stages under a name, without client and title. INVALID names name or limit. Its author's side alone. */
  saveTemplate: signedInProcedure
    .route({ method: "POST", path: "/quotations/{id}/template", summary: "Make a template of a quote", tags, successStatus: 201 })
    .input(byId.extend({ name: z.string().max(1_000) }))
    .output(byId),
  removeTemplate: signedInProcedure
    .route({ method: "DELETE", path: "/quotation-templates/{id}", summary: "Delete a template of quotes", tags })
    .input(byId)
    .output(byId),
  /** The own price list, by name. Those who write in this name. */
  prices: signedInProcedure
    .route({ method: "GET", path: "/own-prices", summary: "List your own prices", tags })
    .input(z.object({ vendorId: IdSchema.optional(), professionalId: IdSchema.optional() }))
    .output(z.array(OwnPrice)),
  /** Adds a price; one with the same words and unit is replaced. With an id it changes that one. INVALID names text (`taken` by another one) or limit. Those who write in this name. */
  putPrice: signedInProcedure
    .route({ method: "POST", path: "/own-prices", summary: "Add one of your prices", tags })
    .input(OwnPrice.extend({ id: IdSchema.optional(), ...inNameOf }))
    .output(byId),
  removePrice: signedInProcedure.route({ method: "DELETE", path: "/own-prices/{id}", summary: "Delete one of your prices", tags }).input(byId).output(byId),
};
