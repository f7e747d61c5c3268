import { z } from "zod";
import { IdSchema, ownerProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";
import { MAX_FILES, MAX_REPORTED, OBSTACLES, REPORT_REASONS, SUBJECTS } from "./messages.ts";

/** Of a message in its conversation: fits the column, and the next one, too. */
const seq = z.coerce.number().int().min(0).max(2_000_000_000);

const MessageFile = z.object({
  id: IdSchema,
  /** Photos are drawn: /media/private/{id}/{width}.webp. Files are fetched: /dashboard/messages/files/{id}. */
  kind: z.enum(["photo", "file"]),
  name: z.string(),
  size: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  blur: z.string().nullable(),
});
export type MessageFileItem = z.infer<typeof MessageFile>;

const Message = z.object({
  id: IdSchema,
  /** Its number in the conversation, from 1. */
  seq: z.number().int(),
  /** Written by the viewer, or by another member of their team. */
  isMine: z.boolean(),
  /** The team member's name, or the name of the one in the project who wrote it. */
  author: z.string().nullable(),
  body: z.string(),
  at: z.iso.datetime(),
  /** Removed by staff: text and files are empty. */
  isRemoved: z.boolean(),
  files: z.array(MessageFile),
});
export type MessageItem = z.infer<typeof Message>;

const Other = z.object({
  /** Null when the account is gone. */
  id: IdSchema.nullable(),
  /** The vendor's name where the other speaks for a vendor, in the language of the request; the project's, where its people talk. */
  name: z.string(),
  /** Their public page, where they have one. */
  href: z.string().nullable(),
});

const About = z.object({
  kind: z.enum(SUBJECTS),
  /** The quote request the conversation is about. */
  quote: z.object({ id: IdSchema, projectType: z.string(), status: z.string() }).nullable(),
  /** The vendor on one of the two sides. */
  vendor: z.object({ name: z.string(), slug: z.string() }).nullable(),
  /** The project whose people talk, and everyone in it but the viewer. */
  project: z.object({ id: IdSchema, people: z.array(z.object({ id: IdSchema, name: z.string() })) }).nullable(),
});

const Conversation = z.object({
  id: IdSchema,
  about: About,
  other: Other,
  unread: z.number().int(),
  isMuted: z.boolean(),
  isArchived: z.boolean(),
  last: z.object({ body: z.string(), isMine: z.boolean(), isRemoved: z.boolean(), at: z.iso.datetime(), fileCount: z.number().int(), isSeen: z.boolean() }),
  /** With a search: the newest message that has all its words. */
  match: z.object({ seq: z.number().int(), body: z.string(), at: z.iso.datetime() }).nullable(),
});
export type ConversationItem = z.infer<typeof Conversation>;

const Conversations = morePage(Conversation);
export type ConversationList = z.infer<typeof Conversations>;

const obstacle = z.enum(OBSTACLES).nullable();

const Detail = z.object({
  id: IdSchema,
  about: About,
  other: Other.extend({ lastReadSeq: z.number().int() }),
  lastSeq: z.number().int(),
  lastReadSeq: z.number().int(),
  isMuted: z.boolean(),
  isArchived: z.boolean(),
  hasBlocked: z.boolean(),
  /** Messages removed by staff. */
  removed: z.array(z.number().int()),
  /** Why the viewer cannot write here now. */
  obstacle,
});
export type ConversationDetail = z.infer<typeof Detail>;

const Page = z.object({ items: z.array(Message), hasOlder: z.boolean(), hasNewer: z.boolean() });
export type MessagePage = z.infer<typeof Page>;

const about = z.union([
  z.object({ vendor: z.string().min(1).max(200) }).strict(),
  z.object({ profile: IdSchema }).strict(),
  z.object({ quote: IdSchema }).strict(),
  z.object({ project: IdSchema }).strict(),
]);

const Draft = z.object({
  /** Idempotency key: the same message sent twice is one message. */
  idempotencyKey: z.uuid(),
  body: z.string().max(20_000).default(""),
  /** Files from `upload`. */
  files: z
    .array(IdSchema)
    .max(MAX_FILES * 2)
    .default([]),
});
export type MessageDraft = z.infer<typeof Draft>;

const id = z.object({ id: IdSchema });
const tags = ["Messages"];

/** Writing is refused with the reason: an unverified address, a block on either side, an account that is gone. */
export const messageRefused = defineError("REFUSED", {
  status: 409,
  message: "Messages cannot be sent here.",
  data: z.object({ obstacle: z.enum(OBSTACLES) }),
});
const writing = ownerProcedure.errors(declare(messageRefused));

export const messagesContract = {
  /** The viewer's conversations, newest first; search matches names and messages in every spelling. Anyone signed in. */
  list: ownerProcedure
    .route({ method: "GET", path: "/conversations", summary: "List your conversations", tags })
    .input(afterInput.extend({ box: z.enum(["inbox", "archived"]).default("inbox"), search: z.string().max(100).default("") }))
    .output(Conversations),
  /** The number of unread messages in conversations that are not muted. Anyone signed in. */
  unread: signedInProcedure
    .route({ method: "GET", path: "/conversations/unread", summary: "Count unread messages", tags })
    .output(z.object({ count: z.number().int() })),
  /** A preview of a new conversation, or the existing one with what is unread in it. NOT_FOUND when the viewer may not write to them. Anyone signed in. */
  find: ownerProcedure
    .route({ method: "GET", path: "/conversations/find", summary: "Find the conversation about a vendor, a profile, a quote request or a project", tags })
    .input(z.object({ vendor: z.string().max(200).optional(), profile: IdSchema.optional(), quote: IdSchema.optional(), project: IdSchema.optional() }))
    .output(z.object({ conversationId: IdSchema.nullable(), about: About, other: Other, unread: z.number().int(), obstacle })),
  /** One conversation of the viewer's. Its people. */
  get: ownerProcedure.route({ method: "GET", path: "/conversations/{id}", summary: "Get a conversation", tags }).input(id).output(Detail),
  /** Messages in their order: the newest, those before or after a number, or those around one. Its people. */
  page: ownerProcedure
    .route({ method: "GET", path: "/conversations/{id}/messages", summary: "List the messages of a conversation", tags })
    .input(id.extend({ before: seq.optional(), after: seq.optional(), around: seq.optional() }))
    .output(Page),
  /** Writes the first message to someone; an existing conversation about the same subject is continued. At most 20 new ones a day. Anyone signed in with a verified address. */
  start: writing
    .route({ method: "POST", path: "/conversations", summary: "Start a conversation", successStatus: 201, tags })
    .input(Draft.extend({ about }))
    .output(z.object({ conversationId: IdSchema, message: Message })),
  /** Writes a message. INVALID names `body` or `files`; REFUSED says why nothing can be written. At most 30 a minute. Its people. */
  send: writing
    .route({ method: "POST", path: "/conversations/{id}/messages", summary: "Send a message", successStatus: 201, tags })
    .input(Draft.extend({ id: IdSchema }))
    .output(Message),
  /** Uploads a photo or a file of up to 20 MB for a message; removed when not sent within a day. Anyone signed in. */
  upload: ownerProcedure
    .meta({ uploadMegabytes: 25 })
    .route({ method: "POST", path: "/message-files", summary: "Upload a file for a message", successStatus: 201, tags })
    .input(z.object({ file: z.file() }))
    .output(MessageFile),
  /** Removes a file that was not sent. Its uploader. */
  removeUpload: ownerProcedure
    .route({ method: "DELETE", path: "/message-files/{id}", summary: "Remove a file that was not sent", tags })
    .input(id)
    .output(z.object({ id: IdSchema })),
  /** Marks everything up to this number as read. Its people. */
  markRead: ownerProcedure
    .route({ method: "POST", path: "/conversations/{id}/read", summary: "Mark messages as read", tags })
    .input(id.extend({ seq }))
    .output(z.object({ unread: z.number().int() })),
  /** Sends a typing indicator to the other side. Its people. */
  typing: ownerProcedure
    .route({ method: "POST", path: "/conversations/{id}/typing", summary: "Say that you are writing", tags })
    .input(id)
    .output(z.object({ isSent: z.boolean() })),
  /** Mutes or archives a conversation for the viewer alone. Its people. */
  update: ownerProcedure
    .route({ method: "PATCH", path: "/conversations/{id}", summary: "Mute or archive a conversation", tags })
    .input(id.extend({ isMuted: z.boolean().optional(), isArchived: z.boolean().optional() }))
    .output(z.object({ isMuted: z.boolean(), isArchived: z.boolean() })),
  /** Ends or allows messages between the viewer and the other, in every conversation of theirs. NOT_FOUND for a project's. Its two people. */
  setBlocked: ownerProcedure
    .route({ method: "PUT", path: "/conversations/{id}/block", summary: "Block or unblock the other person", tags })
    .input(id.extend({ isBlocked: z.boolean() }))
    .output(z.object({ isBlocked: z.boolean() })),
  /** Reports messages of the other side to the staff, who see these and nothing else. At most 10 a day. Its people. */
  report: ownerProcedure
    .route({ method: "POST", path: "/conversations/{id}/reports", summary: "Report messages", successStatus: 201, tags })
    .input(
      id.extend({
        messageIds: z.array(IdSchema).max(MAX_REPORTED),
        reason: z.enum(REPORT_REASONS).or(z.literal("")),
        note: z.string().trim().max(10_000).default(""),
        /** Ends messages between the two as well. */
        blocksToo: z.boolean().default(false),
      }),
    )
    .output(z.object({ id: IdSchema })),
};
