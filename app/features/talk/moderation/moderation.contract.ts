import type { Kysely, RawBuilder } from "kysely";
import { z } from "zod";
import { adminProcedure, IdSchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";
import {
  ACTIONS,
  DECISION_NOTE_LENGTH,
  DECISIONS,
  FLAG_REASONS,
  PUBLIC_DECISIONS,
  QUEUE_TABS,
  REPORT_REASONS,
  type ReportReason,
  SUBJECT_TYPES,
} from "./moderation.ts";

/** Anything that people can report, in any state. */
export type Subject = {
  id: string;
  title: string;
  /** The beginning of what is written. */
  text: string;
  href: string;
  author: { id: string; name: string } | null;
  status: "visible" | "pending" | "hidden" | "gone";
  isLocked: boolean;
  /** The forum topic it belongs to. */
  topic: string | null;
  photos: { id: string; width: number | null; height: number | null; blur: string | null; isPrivate: boolean }[];
  /** Files that moderation alone reads. */
  documents?: { id: string; name: string; mime: string }[];
};

export type Topic = { name: string; nameAr: string };

/** How moderation finds and changes a feature's content; the feature implements it. Changes return the cache tags of the pages that show it. */
export type SubjectSource = {
  /** The `entityType` of its audit entries, when that is not the subject's own name. */
  auditedAs?: string;
  /** People and things are named in this language. */
  find(ids: readonly string[], language: string): Promise<Subject[]>;
  /** Only what this person can see: nobody else may report it or learn that it exists. */
  maySee(id: string, viewer: Viewer): Promise<boolean>;
  hide(trx: Kysely<DB>, id: string, reason: ReportReason): Promise<string[]>;
  restore(trx: Kysely<DB>, id: string): Promise<string[]>;
  approve?(trx: Kysely<DB>, id: string): Promise<string[]>;
  setLocked?(trx: Kysely<DB>, id: string, isLocked: boolean): Promise<string[]>;
  /** What waits for an admin before it is public: a query of `id` and `created_at`. */
  pending?: RawBuilder<unknown>;
  /** The topics of its subjects, by slug. */
  topics?(slugs: readonly string[]): Promise<ReadonlyMap<string, Topic>>;
};

const Type = z.enum(SUBJECT_TYPES);
const Person = z.object({ id: IdSchema, name: z.string() }).nullable();

const SubjectShape = z.object({
  type: Type,
  id: IdSchema,
  title: z.string(),
  text: z.string(),
  href: z.string(),
  /** Null when the account is gone. */
  author: Person,
  status: z.enum(["visible", "pending", "hidden", "gone"]),
  isLocked: z.boolean(),
  photos: z.array(z.object({ id: IdSchema, width: z.number().nullable(), height: z.number().nullable(), blur: z.string().nullable(), isPrivate: z.boolean() })),
  /** What was sent as evidence; private. */
  documents: z.array(z.object({ id: IdSchema, name: z.string(), mime: z.string() })).optional(),
});
export type SubjectItem = z.infer<typeof SubjectShape>;

const QueueItem = SubjectShape.extend({
  since: z.iso.datetime(),
  /** By people, and by the server, which has no name. */
  reports: z.array(
    z.object({ id: IdSchema, reason: z.enum([...REPORT_REASONS, ...FLAG_REASONS]), note: z.string(), reporter: Person, createdAt: z.iso.datetime() }),
  ),
});
export type QueueEntry = z.infer<typeof QueueItem>;

const Queue = morePage(QueueItem).extend({ counts: z.record(z.enum(QUEUE_TABS), z.number().int()) });
export type QueueList = z.infer<typeof Queue>;

const HistoryItem = z.object({
  id: IdSchema,
  decision: z.enum(DECISIONS),
  reason: z.enum(REPORT_REASONS).nullable(),
  note: z.string(),
  reports: z.number().int(),
  actor: Person,
  createdAt: z.iso.datetime(),
  /** Null when it was deleted. */
  subject: SubjectShape.nullable(),
  type: Type,
});
export type HistoryEntry = z.infer<typeof HistoryItem>;

const LogItem = z.object({
  id: IdSchema,
  type: Type,
  decision: z.enum(PUBLIC_DECISIONS),
  reason: z.enum(REPORT_REASONS).nullable(),
  /** The forum topic, in the language of the request. */
  topic: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** After how many reports. */
  reports: z.number().int(),
  by: z.string(),
  createdAt: z.iso.datetime(),
});
export type LogEntry = z.infer<typeof LogItem>;

const tags = ["Moderation"];

export const alreadyDecided = defineError("CONFLICT", { status: 409, message: "This was decided already." });

export const moderationContract = {
  /**
   * Reports an idea, an ideabook, a question or an answer to the staff. One report per person and subject: a second one answers `isNew: false`.
   * INVALID names each wrong field; the viewer's own content cannot be reported. Anyone signed in.
   */
  report: signedInProcedure
    .route({ method: "POST", path: "/moderation/reports", summary: "Report something", successStatus: 201, tags })
    .input(z.object({ type: Type, id: IdSchema, reason: z.enum(REPORT_REASONS).or(z.literal("")), note: z.string().trim().default("") }))
    .output(z.object({ isNew: z.boolean() })),
  /** What waits for a decision, oldest first: new people's first posts, or reported content, one item per subject. Admins. */
  queue: adminProcedure
    .route({ method: "GET", path: "/admin/moderation", summary: "List what waits for moderation", tags })
    .input(afterInput.extend({ tab: z.enum(QUEUE_TABS).default("reports") }))
    .output(Queue),
  /** Every decision with who made it and what is left of its subject, newest first. Admins. */
  history: adminProcedure
    .route({ method: "GET", path: "/admin/moderation/history", summary: "List decisions", tags })
    .input(afterInput)
    .output(morePage(HistoryItem)),
  /**
   * Decides about one subject. approve: a waiting first post becomes public. hide and lock need a reason; the author reads it with the note. dismiss
   * leaves reported content as it is. Open reports about it are closed, and their reporters notified. CONFLICT when there is nothing of
   * the kind to decide any more. Admins.
   */
  decide: adminProcedure
    .route({ method: "POST", path: "/admin/moderation/decisions", summary: "Decide about something", tags })
    .errors(declare(alreadyDecided))
    .input(
      z.object({
        type: Type,
        id: IdSchema,
        action: z.enum(ACTIONS),
        reason: z.enum(REPORT_REASONS).or(z.literal("")).default(""),
        note: z.string().trim().max(DECISION_NOTE_LENGTH).default(""),
      }),
    )
    .output(z.object({ decision: z.enum(DECISIONS) })),
  /** What was hidden, locked or restored, and why; never its content or author. Open to everybody. */
  log: publicProcedure
    .route({ method: "GET", path: "/moderation/log", summary: "Read the public moderation log", tags })
    .input(afterInput)
    .output(morePage(LogItem)),
};
