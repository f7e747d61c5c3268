import { z } from "zod";
import { IdSchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { CHOICES } from "./personal-data.ts";

const Kind = z.enum(["terms", "privacy", "marketing", "analytics"]);
const Consent = z.object({
  kind: Kind,
  isGiven: z.boolean(),
  /** Of the text: the day since which it holds. */
  version: z.string(),
  source: z.enum(["sign_up", "settings", "notice"]),
  createdAt: z.iso.datetime(),
});
const Consents = z.object({
  /** What holds now; a kind that was never asked is missing. */
  current: z.array(Consent),
  /** The fifty newest entries. */
  history: z.array(Consent),
});
export type Consents = z.infer<typeof Consents>;

const Export = z.object({
  id: IdSchema,
  status: z.enum(["queued", "running", "ready", "failed", "expired"]),
  byteSize: z.number().int().nullable(),
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
});
const Exports = z.object({ items: z.array(Export), isRunning: z.boolean(), leftToday: z.number().int() });
export type Exports = z.infer<typeof Exports>;

const Deletion = z.object({
  /** False: a code by e-mail takes the password's place. */
  hasPassword: z.boolean(),
  isLastAdmin: z.boolean(),
});
export type Deletion = z.infer<typeof Deletion>;

const tags = ["Personal data"];

export const exportRunning = defineError("CONFLICT", { status: 409, message: "A copy is being made." });
export const lastAdmin = defineError("CONFLICT", { status: 409, message: "The last admin cannot leave." });

export const personalDataContract = {
  /** What the viewer agreed to, when and where. */
  consents: signedInProcedure.route({ method: "GET", path: "/personal-data/consents", summary: "Read what you agreed to", tags }).output(Consents),
  /** Gives or takes back a consent that is a choice. The same again adds nothing. */
  setConsent: signedInProcedure
    .route({ method: "PUT", path: "/personal-data/consents/{kind}", summary: "Give or take back a consent", tags })
    .input(z.object({ kind: z.enum(CHOICES), isGiven: z.boolean(), source: z.enum(["settings", "notice"]).default("settings") }))
    .output(Consents),
  /** The copies that the viewer asked for, newest first. */
  exports: signedInProcedure.route({ method: "GET", path: "/personal-data/exports", summary: "List the copies of your data", tags }).output(Exports),
  /** Begins a copy of all data of the viewer. CONFLICT while one is made; three a day. */
  requestExport: signedInProcedure
    .route({ method: "POST", path: "/personal-data/exports", summary: "Ask for a copy of your data", successStatus: 202, tags })
    .errors(declare(exportRunning))
    .output(Exports),
  /** The requirements for deleting the account. */
  deletion: signedInProcedure.route({ method: "GET", path: "/personal-data/deletion", summary: "Read how your account can be deleted", tags }).output(Deletion),
  /** Mails the code that accounts without a password need. */
  sendDeletionCode: signedInProcedure
    .route({ method: "POST", path: "/personal-data/deletion/code", summary: "Ask for the code that deletes your account", tags })
    .output(z.object({ sent: z.literal(true) })),
  /**
   * Closes the account of the viewer: every session ends, and it is erased after 30 days. INVALID names a wrong password or code; CONFLICT: the last
   * admin cannot leave. Not while signed in as someone else.
   */
  requestDeletion: signedInProcedure
    .route({ method: "POST", path: "/personal-data/deletion", summary: "Delete your account", tags })
    .errors(declare(lastAdmin))
    .input(z.object({ password: z.string().max(200).optional(), code: z.string().max(20).optional() }))
    .output(z.object({ erasedAt: z.iso.datetime() })),
  /** Reopens an account that was closed: the viewer's own, or with the token of the mail. NOT_FOUND when the link is used or too late. */
  cancelDeletion: publicProcedure
    .route({ method: "POST", path: "/personal-data/deletion/cancel", summary: "Cancel the deletion of an account", tags })
    .input(z.object({ token: z.string().max(300).optional() }))
    .output(z.object({ stored: z.literal(true) })),
};
