import { z } from "zod";
import { adminProcedure, IdSchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { afterInput, moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { feedbackAddress } from "./feedback.search.ts";
import { ANSWER_LENGTH, FEEDBACK_KINDS, FEEDBACK_STATUSES, NOTE_LENGTH } from "./feedback.ts";

const Kind = z.enum(FEEDBACK_KINDS);
const Status = z.enum(FEEDBACK_STATUSES);
const text = z.string().trim().max(10_000);

const Create = z.object({
  /** Idempotency key: the same feedback sent twice is stored once. */
  idempotencyKey: z.uuid(),
  kind: text,
  body: text,
  /** For a visitor who wants a reply; accounts have an address already. */
  email: text.default(""),
  page: z.string().max(500).default(""),
  browser: z.string().max(400).default(""),
  screenshot: z.file().optional(),
});
export type FeedbackInput = z.infer<typeof Create>;

const Answer = z.object({ id: IdSchema, body: z.string(), createdAt: z.iso.datetime() });
/** Private: /media/private/{id}/{width}.webp answers the author and admins only. */
const Screenshot = z.object({ id: IdSchema, width: z.number().int(), height: z.number().int() });

const Own = z.object({
  id: IdSchema,
  kind: Kind,
  body: z.string(),
  status: Status,
  page: z.string().nullable(),
  screenshot: Screenshot.nullable(),
  createdAt: z.iso.datetime(),
  answers: z.array(Answer),
});
export type OwnFeedback = z.infer<typeof Own>;

const Item = z.object({
  id: IdSchema,
  kind: Kind,
  /** The beginning of the text. */
  excerpt: z.string(),
  status: Status,
  /** Null: a visitor. */
  author: z.object({ id: IdSchema, name: z.string() }).nullable(),
  email: z.string().nullable(),
  hasScreenshot: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type FeedbackItem = z.infer<typeof Item>;

const Detail = Item.omit({ excerpt: true, hasScreenshot: true }).extend({
  body: z.string(),
  page: z.string().nullable(),
  browser: z.string().nullable(),
  language: z.string(),
  note: z.string(),
  screenshot: Screenshot.nullable(),
  answers: z.array(Answer.extend({ by: z.string().nullable() })),
});
export type FeedbackDetail = z.infer<typeof Detail>;

/** `search`: words of the text, address or page. */
const Filters = moreInput(feedbackAddress);
export type FeedbackFilters = z.infer<typeof Filters>;

const tags = ["Feedback"];

export const feedbackContract = {
  /** Sends feedback; at most five an hour per person. INVALID names each wrong field. Open to everybody. */
  create: publicProcedure
    .meta({ uploadMegabytes: 25 })
    .route({ method: "POST", path: "/feedback", summary: "Send feedback", successStatus: 201, tags })
    .input(Create)
    .output(z.object({ id: IdSchema, createdAt: z.iso.datetime() })),
  /** What the viewer sent, newest first, with the answers. */
  listMine: signedInProcedure.route({ method: "GET", path: "/feedback", summary: "List your feedback", tags }).input(afterInput).output(morePage(Own)),
  /** All feedback, newest first, with how many there are of each status. Admins. */
  list: adminProcedure
    .route({ method: "GET", path: "/admin/feedback", summary: "List all feedback", tags })
    .input(Filters)
    .output(morePage(Item).extend({ counts: z.record(Status, z.number().int()) })),
  /** One piece of feedback with its context and replies. Admins. */
  get: adminProcedure
    .route({ method: "GET", path: "/admin/feedback/{id}", summary: "Get feedback", tags })
    .input(z.object({ id: IdSchema }))
    .output(Detail),
  /** Replies and notifies the person. The same key twice is one reply. Admins. */
  answer: adminProcedure
    .route({ method: "POST", path: "/admin/feedback/{id}/answers", summary: "Answer feedback", successStatus: 201, tags })
    .input(z.object({ id: IdSchema, key: z.uuid(), body: z.string().trim().max(ANSWER_LENGTH) }))
    .output(Detail),
  /** Changes the status or the internal note; omitted fields stay as they are. Admins. */
  update: adminProcedure
    .route({ method: "PATCH", path: "/admin/feedback/{id}", summary: "Change feedback's status or note", tags })
    .input(z.object({ id: IdSchema, status: Status.optional(), note: z.string().trim().max(NOTE_LENGTH).optional() }))
    .output(Detail),
};
