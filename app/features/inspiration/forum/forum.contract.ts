import { z } from "zod";
import { IdSchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";
import { MOST_PHOTOS, SORTS, STATUSES, TOPIC_KINDS } from "./forum.ts";

const Photo = z.object({
  id: IdSchema,
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  blur: z.string().nullable(),
  /** /media/private/… for a pending or hidden text, for its author and admins. */
  isPrivate: z.boolean(),
});
export type ForumPhoto = z.infer<typeof Photo>;

/** Who wrote something; null when the account is gone. */
const Author = z
  .object({
    id: IdSchema,
    name: z.string(),
    /** Their page, if it is public. */
    href: z.string().nullable(),
    image: z.string().nullable(),
    /** What they offer: professional or vendor; staff for the team. */
    trade: z.enum(["professional", "vendor", "staff"]).nullable(),
    /** They have a check in force. */
    isVerified: z.boolean(),
  })
  .nullable();
export type ForumAuthor = z.infer<typeof Author>;

const TopicName = z.object({ slug: z.string(), name: z.string(), kind: z.enum(TOPIC_KINDS) });

const Row = z.object({
  id: IdSchema,
  topic: TopicName,
  slug: z.string(),
  title: z.string(),
  language: z.enum(["en", "ar"]),
  /** The beginning of the question. */
  excerpt: z.string(),
  author: Author,
  status: z.enum(STATUSES),
  answers: z.number().int(),
  votes: z.number().int(),
  hasAccepted: z.boolean(),
  isLocked: z.boolean(),
  /** Stands first in this list; questions are pinned in their own topic. */
  isPinned: z.boolean(),
  photo: Photo.nullable(),
  createdAt: z.iso.datetime(),
  lastActivityAt: z.iso.datetime(),
});
export type ThreadRow = z.infer<typeof Row>;

const Topic = TopicName.extend({
  description: z.string(),
  threads: z.number().int(),
  latest: z.object({ slug: z.string(), title: z.string(), at: z.iso.datetime() }).nullable(),
});
export type ForumTopic = z.infer<typeof Topic>;

const reading = {
  mentions: z.array(z.string()),
  photos: z.array(Photo),
  votes: z.number().int(),
  /** The viewer found it helpful. */
  isVoted: z.boolean(),
  isMine: z.boolean(),
  /** Why moderation hid it; its text is empty then. */
  hiddenReason: z.string().nullable(),
  editedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  canEdit: z.boolean(),
  canRemove: z.boolean(),
};

const Thread = Row.omit({ excerpt: true, photo: true }).extend({
  ...reading,
  body: z.string(),
  acceptedId: IdSchema.nullable(),
  isFollowed: z.boolean(),
  canAccept: z.boolean(),
});
export type ThreadDetail = z.infer<typeof Thread>;

const Reply = z.object({
  ...reading,
  id: IdSchema,
  body: z.string(),
  language: z.enum(["en", "ar"]),
  author: Author,
  status: z.enum(STATUSES),
});
export type ForumReply = z.infer<typeof Reply>;
const Answer = Reply.extend({ isAccepted: z.boolean(), replies: z.array(Reply) });
export type ForumAnswer = z.infer<typeof Answer>;

const AnswerPage = morePage(Answer);
export type AnswerList = z.infer<typeof AnswerPage>;
const ThreadPage = morePage(Row);
export type ThreadList = z.infer<typeof ThreadPage>;

const slug = z.string().max(200);
// Longer than any text may be: how long it may be is said as INVALID, with the field.
const text = z.string().trim().max(20_000);
const photos = z
  .array(z.file())
  .max(MOST_PHOTOS * 4)
  .default([]);
/** Idempotency key: the same text sent twice is stored once. */
const idempotencyKey = z.uuid();
const Written = z.object({ id: IdSchema, path: z.string(), status: z.enum(STATUSES) });

const tags = ["Forum"];

export const hasAnswers = defineError("CONFLICT", { status: 409, message: "It has answers already." });

export const forumContract = {
  /** Rooms and trades, with how many questions each has. Open to everybody. */
  topics: publicProcedure
    .route({ method: "GET", path: "/forum/topics", summary: "List the forum's topics", tags })
    .output(z.object({ items: z.array(Topic), followed: z.array(z.string()) })),
  /** Questions of all topics or one. In its own topic a pinned one comes first; `mine` are the viewer's own, whatever their state. Open to everybody. */
  list: publicProcedure
    .route({ method: "GET", path: "/forum/threads", summary: "List questions", tags })
    .input(
      afterInput.extend({
        topic: slug.default(""),
        sort: z.enum(SORTS).default("active"),
        /** Words of the question or of an answer, in either language. */
        search: z.string().trim().max(100).default(""),
      }),
    )
    .output(ThreadPage),
  /** One question. Pending ones are for their author and admins only. Open to everybody. */
  get: publicProcedure.route({ method: "GET", path: "/forum/threads/{slug}", summary: "Get a question", tags }).input(z.object({ slug })).output(Thread),
  /** Answers with their replies: the accepted one first, then those that helped most. Open to everybody. */
  answers: publicProcedure
    .route({ method: "GET", path: "/forum/threads/{slug}/answers", summary: "List the answers to a question", tags })
    .input(afterInput.extend({ slug }))
    .output(AnswerPage),
  /** Questions similar to a draft. Open to everybody. */
  similar: publicProcedure
    .route({ method: "GET", path: "/forum/similar", summary: "Find similar questions", tags })
    .input(z.object({ title: z.string().trim().max(200) }))
    .output(z.object({ items: z.array(Row) })),
  /** People who can be named in a text: those with a public page, and who takes part in the question. Anyone signed in. */
  people: signedInProcedure
    .route({ method: "GET", path: "/forum/people", summary: "Find people to mention", tags })
    .input(z.object({ search: z.string().trim().max(40), threadId: IdSchema.optional() }))
    .output(z.object({ items: z.array(z.object({ username: z.string(), name: z.string(), image: z.string().nullable() })) })),
  /**
   * Asks a question, with up to four photographs of 10 MB. The first one of a new account waits for review (`status: pending`).
   * Five a day. INVALID names each wrong field. Anyone signed in whose account is open.
   */
  ask: signedInProcedure
    .meta({ uploadMegabytes: 50 })
    .route({ method: "POST", path: "/forum/threads", summary: "Ask a question", successStatus: 201, tags })
    .input(z.object({ idempotencyKey, topic: slug, title: text, body: text, photos }))
    .output(Written),
  /** Answers a question, or replies to an answer (one level). Twenty an hour. FORBIDDEN in a locked question. Anyone signed in whose account is open. */
  answer: signedInProcedure
    .meta({ uploadMegabytes: 50 })
    .route({ method: "POST", path: "/forum/threads/{threadId}/answers", summary: "Answer a question", successStatus: 201, tags })
    .input(z.object({ threadId: IdSchema, parentId: IdSchema.optional(), idempotencyKey, body: text, photos }))
    .output(Written),
  /** Changes one's own question within a week. Others read that it was changed. The author. */
  updateThread: signedInProcedure
    .route({ method: "PATCH", path: "/forum/threads/{id}", summary: "Change a question", tags })
    .input(z.object({ id: IdSchema, topic: slug, title: text, body: text }))
    .output(Written),
  /** Changes one's own answer or reply within a week. The author. */
  updatePost: signedInProcedure
    .route({ method: "PATCH", path: "/forum/posts/{id}", summary: "Change an answer", tags })
    .input(z.object({ id: IdSchema, body: text }))
    .output(Written),
  /** Removes one's own question while it has no answers, or one's own answer. The author. */
  remove: signedInProcedure
    .route({ method: "DELETE", path: "/forum/{type}/{id}", summary: "Take back a question or answer", tags })
    .errors(declare(hasAnswers))
    .input(z.object({ type: z.enum(["thread", "post"]), id: IdSchema }))
    .output(z.object({ id: IdSchema })),
  /** Adds or removes a helpful vote; one per person, none for one's own text. Anyone signed in. */
  vote: signedInProcedure
    .route({ method: "PUT", path: "/forum/{type}/{id}/vote", summary: "Say that something helped", tags })
    .input(z.object({ type: z.enum(["thread", "post"]), id: IdSchema, isOn: z.boolean() }))
    .output(z.object({ votes: z.number().int(), isVoted: z.boolean() })),
  /** Follows or unfollows a question. Anyone signed in. */
  follow: signedInProcedure
    .route({ method: "PUT", path: "/forum/threads/{id}/follow", summary: "Follow a question", tags })
    .input(z.object({ id: IdSchema, isOn: z.boolean() }))
    .output(z.object({ isFollowed: z.boolean() })),
  /** Follows or unfollows a topic. Anyone signed in. */
  followTopic: signedInProcedure
    .route({ method: "PUT", path: "/forum/topics/{slug}/follow", summary: "Follow a topic", tags })
    .input(z.object({ slug, isOn: z.boolean() }))
    .output(z.object({ isFollowed: z.boolean() })),
  /** Accepts an answer, or clears it (`postId: null`). The question's author. */
  accept: signedInProcedure
    .route({ method: "PUT", path: "/forum/threads/{id}/accepted", summary: "Accept an answer", tags })
    .input(z.object({ id: IdSchema, postId: IdSchema.nullable() }))
    .output(z.object({ acceptedId: IdSchema.nullable() })),
};
