import { z } from "zod";
import { adminProcedure, IdSchema, signedInProcedure, vendorProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { claimAddress } from "./vendor-claims.search.ts";
import { CLAIM_RELATIONS, CLAIM_STATUSES, MAX_EVIDENCE } from "./vendor-claims.ts";

const Status = z.enum(CLAIM_STATUSES);
const Relation = z.enum(CLAIM_RELATIONS);
const text = z.string().trim().max(10_000).default("");

const Vendor = z.object({ id: IdSchema, name: z.string(), slug: z.string(), city: z.string().nullable(), isPublic: z.boolean() });
export type ClaimVendor = z.infer<typeof Vendor>;

const Item = z.object({
  id: IdSchema,
  vendor: Vendor,
  status: Status,
  relation: Relation,
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
});
export type ClaimItem = z.infer<typeof Item>;

const Person = z.object({ id: IdSchema, name: z.string(), email: z.string(), isEmailVerified: z.boolean(), companyName: z.string().nullable() });
const Queued = Item.extend({ person: Person, emailMatches: z.boolean(), phoneMatches: z.boolean(), documentCount: z.number().int() });
export type QueuedClaim = z.infer<typeof Queued>;
const Queue = morePage(Queued).extend({ counts: z.record(Status, z.number().int()) });
export type ClaimQueue = z.infer<typeof Queue>;

/** `search`: words of the vendor's name, or of the claimant's name or e-mail. */
const Filters = moreInput(claimAddress);
export type ClaimFilters = z.infer<typeof Filters>;

const Detail = Queued.omit({ documentCount: true }).extend({
  note: z.string().nullable(),
  phone: z.string().nullable(),
  /** Private: for the claimant and admins. */
  documents: z.array(z.object({ id: IdSchema, name: z.string(), mime: z.string() })),
  decidedBy: z.string().nullable(),
  vendorContact: z.object({ phone: z.string().nullable(), email: z.string().nullable(), website: z.string().nullable(), license: z.string().nullable() }),
  /** The vendor's current owner. */
  ownerName: z.string().nullable(),
  /** Others who wait for the same vendor. */
  rivals: z.array(z.object({ id: IdSchema, name: z.string(), createdAt: z.iso.datetime() })),
});
export type ClaimDetail = z.infer<typeof Detail>;

/** The claimant's address is not confirmed. */
export const emailUnconfirmed = defineError("EMAIL_UNCONFIRMED", { status: 409, message: "The claimant's email address is not confirmed." });

export const vendorOwned = defineError("OWNED", { status: 409, message: "This vendor has an owner." });
const tags = ["Vendor claims"];

export const vendorClaimsContract = {
  /** Whether the viewer can claim this vendor, and the claim they have made. Anyone signed in: only vendors can. */
  state: signedInProcedure
    .route({ method: "GET", path: "/vendors/{vendorId}/claim", summary: "See whether you can claim a vendor", tags })
    .input(z.object({ vendorId: IdSchema }))
    .output(z.object({ canClaim: z.boolean(), vendor: Vendor.nullable(), mine: Item.nullable() })),
  /** Up to eight vendors without an owner, by words of the name or a telephone number. Vendors. */
  candidates: vendorProcedure
    .route({ method: "GET", path: "/vendor/claim-candidates", summary: "Find vendors to claim", tags })
    .input(z.object({ search: z.string().max(100).default("") }))
    .output(z.array(Vendor)),
  /** What the viewer claimed, newest first. Vendors. */
  listMine: vendorProcedure.route({ method: "GET", path: "/vendor/claims", summary: "List your claims", tags }).output(z.array(Item)),
  /** Claims a vendor, with a note or up to five documents. One open claim for each vendor. INVALID names each wrong field. */
  create: vendorProcedure
    .meta({ uploadMegabytes: 60 })
    .route({ method: "POST", path: "/vendor/claims", summary: "Claim a vendor", successStatus: 201, tags })
    .errors(declare(vendorOwned))
    .input(
      z.object({
        vendorId: IdSchema,
        relation: text,
        note: text,
        documents: z
          .array(z.file())
          .max(MAX_EVIDENCE * 4)
          .default([]),
      }),
    )
    .output(z.object({ id: IdSchema })),
  /** Withdraws a pending claim. Its claimant. */
  withdraw: vendorProcedure
    .route({ method: "POST", path: "/vendor/claims/{id}/withdrawal", summary: "Withdraw a claim", tags })
    .errors(declare(statusConflict))
    .input(z.object({ id: IdSchema }))
    .output(z.object({ id: IdSchema })),
  /** All claims: pending ones oldest first, then the rest newest first. Admins. */
  list: adminProcedure.route({ method: "GET", path: "/admin/claims", summary: "List claims", tags }).input(Filters).output(Queue),
  /** One with its evidence. Admins. */
  get: adminProcedure
    .route({ method: "GET", path: "/admin/claims/{id}", summary: "Get a claim", tags })
    .input(z.object({ id: IdSchema }))
    .output(Detail),
  /** Makes the claimant the vendor's owner and closes the claims of others. Of two concurrent approvals one fails. Admins. */
  approve: adminProcedure
    .route({ method: "POST", path: "/admin/claims/{id}/approval", summary: "Approve a claim", tags })
    .errors(declare(statusConflict, vendorOwned, emailUnconfirmed))
    .input(z.object({ id: IdSchema }))
    .output(z.object({ id: IdSchema, status: Status })),
  /** Rejects a claim with a reason that the claimant sees. Admins. */
  reject: adminProcedure
    .route({ method: "POST", path: "/admin/claims/{id}/rejection", summary: "Reject a claim", tags })
    .errors(declare(statusConflict))
    .input(z.object({ id: IdSchema, reason: text }))
    .output(z.object({ id: IdSchema, status: Status })),
};
