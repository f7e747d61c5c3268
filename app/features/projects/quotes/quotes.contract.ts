import { z } from "zod";
import { adminProcedure, IdSchema, MoneySchema, publicProcedure, signedInProcedure, vendorProcedure } from "#app/platform/api/contract.ts";
import { declare } from "#app/platform/api/errors.ts";
import { moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { SizedPhoto } from "#app/platform/media/photo-schema.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { REACHES } from "./quotes.reach.ts";
import { quoteAddress } from "./quotes.search.ts";
import { MAX_ANSWER_FILES, MAX_PHOTOS, QUOTE_STATUSES } from "./quotes.ts";

const Status = z.enum(QUOTE_STATUSES);
const ReachedBy = z.enum(REACHES);
const text = z.string().trim().max(10_000);
const amount = z.number().int().max(100_000_000_000_00).nullable().default(null);

const Create = z.object({
  /** Idempotency key: the same request sent twice is one request. */
  idempotencyKey: z.uuid(),
  vendorId: IdSchema,
  projectType: text,
  city: text,
  /** Halalas; null is open. */
  budgetMin: amount,
  budgetMax: amount,
  startWhen: text,
  description: text,
  contactName: text,
  contactEmail: text,
  contactPhone: text.default(""),
  photos: z
    .array(z.file())
    .max(MAX_PHOTOS * 4)
    .default([]),
});
export type QuoteInput = z.infer<typeof Create>;

const Item = z.object({
  id: IdSchema,
  vendor: z.object({ id: IdSchema, name: z.string(), slug: z.string() }),
  projectType: z.string(),
  /** In the language of the request. */
  city: z.string(),
  budgetMin: MoneySchema.nullable(),
  budgetMax: MoneySchema.nullable(),
  startWhen: z.string(),
  description: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string().nullable(),
  status: Status,
  createdAt: z.iso.datetime(),
  /** Who was notified when it was sent. */
  reach: ReachedBy,
  photoCount: z.number().int(),
});
export type QuoteItem = z.infer<typeof Item>;

const Answer = z.object({
  id: IdSchema,
  body: z.string(),
  priceMin: MoneySchema.nullable(),
  priceMax: MoneySchema.nullable(),
  /** Priced after a visit. */
  isOnSite: z.boolean(),
  /** For the vendor's own people and admins. */
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Private, for those who may see the request. */
  files: z.array(z.object({ id: IdSchema, name: z.string(), mime: z.string() })),
});
export type QuoteAnswer = z.infer<typeof Answer>;

const NewAnswer = z.object({
  id: IdSchema,
  idempotencyKey: z.uuid(),
  body: text,
  /** Halalas, VAT included. */
  priceMin: amount,
  priceMax: amount,
  isOnSite: z.boolean().default(false),
  documents: z
    .array(z.file())
    .max(MAX_ANSWER_FILES * 4)
    .default([]),
});
export type AnswerInput = z.infer<typeof NewAnswer>;

const Detail = Item.extend({
  answers: z.array(Answer),
  /** Private: /media/private/{id}/{width}.webp answers the requester, the vendor's owner and admins only. */
  photos: z.array(SizedPhoto),
  /** canMessage: the viewer is one of the two sides, and the other has an account. */
  /** The viewer sent it. */
  isMine: z.boolean(),
  permissions: z.object({ canChangeStatus: z.boolean(), canAnswer: z.boolean(), canMessage: z.boolean() }),
});
export type QuoteDetail = z.infer<typeof Detail>;

const List = morePage(Item).extend({ counts: z.record(Status, z.number().int()) });
export type QuoteList = z.infer<typeof List>;

/** `search`: words of the name, e-mail, phone, project, city or description. */
const Filters = moreInput(quoteAddress);
export type QuoteFilters = z.infer<typeof Filters>;

const tags = ["Quote requests"];

export const quotesContract = {
  /**
   * Asks a vendor for a quote, with up to five photographs of 10 MB. Both sides get an e-mail; of a listing that
   * nobody owns, admins and the address that it shows. Five an hour per person.
   * INVALID names each wrong field; NOT_FOUND when the vendor is not public. Open to everybody.
   */
  create: publicProcedure
    .meta({ uploadMegabytes: 60 })
    .route({ method: "POST", path: "/quote-requests", summary: "Request a quote", successStatus: 201, tags })
    .input(Create)
    .output(z.object({ id: IdSchema, createdAt: z.iso.datetime(), reach: ReachedBy })),
  /** What the form offers to choose from, in the language of the request. Open to everybody. */
  options: publicProcedure
    .route({ method: "GET", path: "/quote-requests/options", summary: "List what a quote request can name", tags })
    .output(z.object({ cities: z.array(z.object({ value: z.string(), label: z.string() })) })),
  /** Every request, newest first. Admins. */
  listAll: adminProcedure.route({ method: "GET", path: "/admin/quote-requests", summary: "List all quote requests", tags }).input(Filters).output(List),
  /** Requests to the vendors that the viewer owns, newest first. Vendors. */
  listReceived: vendorProcedure
    .route({ method: "GET", path: "/vendor/quote-requests", summary: "List the quote requests you received", tags })
    .input(Filters)
    .output(List),
  /** Requests that the viewer sent, newest first. Anyone signed in. */
  listMine: signedInProcedure.route({ method: "GET", path: "/quote-requests", summary: "List the quote requests you sent", tags }).input(Filters).output(List),
  /** One request with its photographs, for the requester, the vendor's owner and admins. */
  get: signedInProcedure
    .route({ method: "GET", path: "/quote-requests/{id}", summary: "Get a quote request", tags })
    .input(z.object({ id: IdSchema }))
    .output(Detail),
  /**
   * Answers a request in the vendor's name, with a price or 'after a visit', and up to five documents; the requester is notified; one without an account
   * gets it whole by e-mail. A first answer makes the request answered; a closed one takes none. The vendor's people who may answer.
   */
  answer: vendorProcedure
    .meta({ uploadMegabytes: 20 })
    .errors(declare(statusConflict))
    .route({ method: "POST", path: "/quote-requests/{id}/answers", summary: "Answer a quote request", successStatus: 201, tags })
    .input(NewAnswer)
    .output(z.object({ id: IdSchema })),
  /** Sets the status of a request; for the vendor's owner and admins. The same status twice changes nothing. */
  setStatus: vendorProcedure
    .route({ method: "PATCH", path: "/quote-requests/{id}/status", summary: "Change a quote request's status", tags })
    .input(z.object({ id: IdSchema, status: Status }))
    .output(z.object({ id: IdSchema, status: Status })),
};
