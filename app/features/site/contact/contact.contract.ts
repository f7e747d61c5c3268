import { z } from "zod";
import { adminProcedure, IdSchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare } from "#app/platform/api/errors.ts";
import { afterInput, moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { contactAddress } from "./contact.search.ts";
import { CONTACT_STATUSES, CONTACT_TOPICS, REPLY_LENGTH } from "./contact.ts";

const Topic = z.enum(CONTACT_TOPICS);
const Status = z.enum(CONTACT_STATUSES);
const text = z.string().max(10_000);

const Create = z.object({
  /** Idempotency key: the same message sent twice is stored once. */
  idempotencyKey: z.uuid(),
  topic: text,
  name: text,
  email: text,
  phone: text.default(""),
  /** Number of an order or request. */
  reference: text.default(""),
  body: text,
  /** PDF, JPEG, PNG or WebP. */
  files: z.array(z.file()).max(20).default([]),
});
export type ContactInput = z.infer<typeof Create>;

const Reply = z.object({ id: IdSchema, body: z.string(), createdAt: z.iso.datetime() });
/** Private: the sender and admins alone may open it. */
const Attachment = z.object({ id: IdSchema, name: z.string(), mime: z.string() });

const Own = z.object({
  id: IdSchema,
  topic: Topic,
  reference: z.string().nullable(),
  body: z.string(),
  status: Status,
  files: z.array(Attachment),
  createdAt: z.iso.datetime(),
  replies: z.array(Reply),
});
export type OwnContact = z.infer<typeof Own>;

const Item = z.object({
  id: IdSchema,
  topic: Topic,
  /** The beginning of the text. */
  excerpt: z.string(),
  name: z.string(),
  email: z.string(),
  /** Null: a visitor. */
  senderId: IdSchema.nullable(),
  status: Status,
  fileCount: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type ContactItem = z.infer<typeof Item>;

const Detail = Item.omit({ excerpt: true, fileCount: true }).extend({
  phone: z.string().nullable(),
  reference: z.string().nullable(),
  body: z.string(),
  language: z.string(),
  files: z.array(Attachment),
  replies: z.array(Reply.extend({ by: z.string().nullable() })),
});
export type ContactDetail = z.infer<typeof Detail>;

/** `search`: words of the name, address, reference or text. */
const Filters = moreInput(contactAddress);
export type ContactFilters = z.infer<typeof Filters>;

const tags = ["Contact"];

export const contactContract = {
  /** Writes to the team, with up to five files; at most five an hour per person. INVALID names each wrong field. Open to everybody. */
  create: publicProcedure
    .meta({ uploadMegabytes: 55 })
    .route({ method: "POST", path: "/contact", summary: "Write to the team", successStatus: 201, tags })
    .input(Create)
    .output(z.object({ id: IdSchema, createdAt: z.iso.datetime() })),
  /** What the viewer wrote to the team, newest first, with the replies. */
  listMine: signedInProcedure
    .route({ method: "GET", path: "/contact", summary: "List your messages to the team", tags })
    .input(afterInput)
    .output(morePage(Own)),
  /** The queue, newest first, with how many there are of each status. Admins. */
  list: adminProcedure
    .route({ method: "GET", path: "/admin/contact", summary: "List messages to the team", tags })
    .input(Filters)
    .output(morePage(Item).extend({ counts: z.record(Status, z.number().int()) })),
  /** One message with its files and replies. Admins. */
  get: adminProcedure
    .route({ method: "GET", path: "/admin/contact/{id}", summary: "Get a message to the team", tags })
    .input(z.object({ id: IdSchema }))
    .output(Detail),
  /** Replies by email, and by notification to people with an account. The same key twice is one reply. Admins. */
  reply: adminProcedure
    .route({ method: "POST", path: "/admin/contact/{id}/replies", summary: "Reply to a message", successStatus: 201, tags })
    .input(z.object({ id: IdSchema, key: z.uuid(), body: z.string().trim().max(REPLY_LENGTH) }))
    .output(Detail),
  /** Closes a message, or opens it again. Admins. */
  move: adminProcedure
    .route({ method: "POST", path: "/admin/contact/{id}/status", summary: "Close a message or open it again", tags })
    .errors(declare(statusConflict))
    .input(z.object({ id: IdSchema, move: z.enum(["close", "reopen"]) }))
    .output(Detail),
};
