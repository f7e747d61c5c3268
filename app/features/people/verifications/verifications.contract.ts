import { z } from "zod";
import { adminProcedure, IdSchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { verificationAddress } from "./verifications.search.ts";
import { MAX_DOCUMENTS, VERIFICATION_KINDS, VERIFICATION_STATUSES } from "./verifications.ts";

const Kind = z.enum(VERIFICATION_KINDS);
const Status = z.enum(VERIFICATION_STATUSES);
const TrustStatus = z.enum(["unverified", "pending", "verified", "rejected"]);
const text = z.string().trim().max(10_000).default("");
const day = z.string().max(10);

/** Private: pictures at /media/private/{id}/{width}.webp, PDFs at /media/private/{id}/document.pdf; for the person and admins. */
const Document = z.object({ id: IdSchema, name: z.string(), mime: z.string() });
export type VerificationDocument = z.infer<typeof Document>;

const Item = z.object({
  id: IdSchema,
  kind: Kind,
  number: z.string(),
  issuedBy: z.string().nullable(),
  status: Status,
  /** Why it was rejected. */
  reason: z.string().nullable(),
  statedUntil: day.nullable(),
  /** The last day on which it counts. */
  validUntil: day.nullable(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  documents: z.array(Document),
});
export type VerificationItem = z.infer<typeof Item>;

const Mine = z.object({
  status: TrustStatus,
  /** One of these must be approved; empty for roles without checks. */
  needed: z.array(Kind),
  items: z.array(Item),
});
export type MyVerifications = z.infer<typeof Mine>;

const Person = z.object({ id: IdSchema, name: z.string(), email: z.string(), role: z.string(), companyName: z.string().nullable() });
const Queued = Item.omit({ documents: true }).extend({ person: Person, documentCount: z.number().int() });
export type QueuedVerification = z.infer<typeof Queued>;
const Queue = morePage(Queued).extend({ counts: z.record(Status, z.number().int()) });
export type VerificationQueue = z.infer<typeof Queue>;

/** `search`: words of the name, e-mail or company, or the beginning of the number. */
const Filters = moreInput(verificationAddress);
export type VerificationFilters = z.infer<typeof Filters>;

const Detail = Item.extend({
  person: Person,
  note: z.string().nullable(),
  decidedBy: z.string().nullable(),
  /** Other accounts that sent the same number. */
  sameNumber: z.array(z.object({ id: IdSchema, name: z.string(), status: Status })),
  /** What else the person sent. */
  others: z.array(z.object({ id: IdSchema, kind: Kind, status: Status, createdAt: z.iso.datetime(), validUntil: day.nullable() })),
});
export type VerificationDetail = z.infer<typeof Detail>;

/** The public facts: never the reviewer, the whole number or a document. */
const Fact = z.object({
  kind: Kind,
  /** The last four characters. */
  numberEnd: z.string(),
  issuedBy: z.string().nullable(),
  checkedAt: z.iso.datetime(),
  validUntil: day,
  /** Until its last day, which counts; negative once it is over. */
  daysLeft: z.number().int(),
});
export type VerifiedFact = z.infer<typeof Fact>;

export const waiting = defineError("WAITING", { status: 409, message: "One of this kind is waiting already." });
const tags = ["Verification"];

export const verificationsContract = {
  /** What the badge requires, what the viewer sent, and its status. Anyone signed in; empty for roles without checks. */
  mine: signedInProcedure.route({ method: "GET", path: "/verifications", summary: "List your verifications", tags }).output(Mine),
  /**
   * Sends a number with one to five documents (PDF, JPEG, PNG or WebP of 10 MB). Professionals and vendors; one of a kind waits at a time.
   * INVALID names each wrong field.
   */
  submit: signedInProcedure
    .meta({ uploadMegabytes: 60 })
    .route({ method: "POST", path: "/verifications", summary: "Send documents for verification", successStatus: 201, tags })
    .errors(declare(waiting))
    .input(
      z.object({
        kind: Kind,
        number: text,
        issuedBy: text,
        statedUntil: text,
        note: text,
        documents: z
          .array(z.file())
          .max(MAX_DOCUMENTS * 4)
          .default([]),
      }),
    )
    .output(z.object({ id: IdSchema })),
  /** Withdraws a pending one. Its owner. */
  withdraw: signedInProcedure
    .route({ method: "POST", path: "/verifications/{id}/withdrawal", summary: "Withdraw a verification", tags })
    .errors(declare(statusConflict))
    .input(z.object({ id: IdSchema }))
    .output(z.object({ id: IdSchema })),
  /** The checks in force of a professional or vendor, and those that ended in the last 90 days and were not renewed. Open to everybody. */
  ofPerson: publicProcedure
    .route({ method: "GET", path: "/people/{userId}/verified-facts", summary: "List what was verified about a person", tags })
    .input(z.object({ userId: IdSchema }))
    .output(z.array(Fact)),
  /** The same about the owner of a public vendor. Open to everybody. */
  ofVendor: publicProcedure
    .route({ method: "GET", path: "/vendors/{slug}/verified-facts", summary: "List what was verified about a vendor", tags })
    .input(z.object({ slug: z.string().min(1).max(200) }))
    .output(z.array(Fact)),
  /** All verifications: pending ones oldest first, then the rest newest first. Admins. */
  list: adminProcedure.route({ method: "GET", path: "/admin/verifications", summary: "List verifications", tags }).input(Filters).output(Queue),
  /** One with its documents. Admins. */
  get: adminProcedure
    .route({ method: "GET", path: "/admin/verifications/{id}", summary: "Get a verification", tags })
    .input(z.object({ id: IdSchema }))
    .output(Detail),
  /** Approves it until a last day; an older one of its kind is replaced. Admins, never their own. */
  approve: adminProcedure
    .route({ method: "POST", path: "/admin/verifications/{id}/approval", summary: "Approve a verification", tags })
    .errors(declare(statusConflict))
    .input(z.object({ id: IdSchema, validUntil: text }))
    .output(z.object({ id: IdSchema, status: Status })),
  /** Rejects it, or revokes an approval, with a reason that the person sees. Admins. */
  reject: adminProcedure
    .route({ method: "POST", path: "/admin/verifications/{id}/rejection", summary: "Reject a verification", tags })
    .errors(declare(statusConflict))
    .input(
      z.object({
        id: IdSchema,
        reason: text,
        /** True to revoke an approval. */
        revokes: z.boolean().default(false),
      }),
    )
    .output(z.object({ id: IdSchema, status: Status })),
};
