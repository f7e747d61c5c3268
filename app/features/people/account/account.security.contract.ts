import { z } from "zod";
import { IdSchema, signedInProcedure } from "#app/platform/api/contract.ts";

const Passkey = z.object({
  id: IdSchema,
  name: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Synced by the platform's account, not bound to one device. */
  isSynced: z.boolean(),
});

const Security = z.object({
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** False for people who came with Google, Apple or a code. */
  hasPassword: z.boolean(),
  hasTwoFactor: z.boolean(),
  /** True for administrators where the product demands it. */
  isTwoFactorRequired: z.boolean(),
  /** Null without a second factor. */
  backupCodesLeft: z.number().int().nullable(),
  /** They confirmed their identity less than 15 minutes ago. */
  isConfirmed: z.boolean(),
  passkeys: z.array(Passkey),
  /** Google, Apple: those connected with the account. */
  providers: z.array(z.string()),
});
export type Security = z.infer<typeof Security>;

const Session = z.object({
  id: IdSchema,
  /** Null when the user agent is unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(["computer", "phone", "tablet", "unknown"]),
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
  /** The administrator who signed in as this person, if one did. */
  openedBy: z.string().nullable(),
});
export type SessionEntry = z.infer<typeof Session>;

const tags = ["Account"];

export const accountSecurityContract = {
  get: signedInProcedure.route({ method: "GET", path: "/account/security", summary: "Read the ways into the account", tags }).output(Security),
  /** The viewer's open sessions, the newest signs of life first; at most a hundred. */
  listSessions: signedInProcedure
    .route({ method: "GET", path: "/account/sessions", summary: "List one's sessions", tags })
    .output(z.object({ items: z.array(Session) })),
  endSession: signedInProcedure
    .route({ method: "DELETE", path: "/account/sessions/{id}", summary: "Sign out of one session", tags })
    .input(z.object({ id: IdSchema })),
  /** Signs out everywhere else, or everywhere. Devices that were trusted ask for the second factor again. */
  endSessions: signedInProcedure
    .route({ method: "POST", path: "/account/sessions/end", summary: "Sign out everywhere", tags })
    .input(z.object({ includesCurrent: z.boolean().default(false) }))
    .output(z.object({ ended: z.number().int() })),
  /** Confirms the viewer's identity for 15 minutes. */
  confirm: signedInProcedure
    .route({ method: "POST", path: "/account/security/confirm", summary: "Confirm one's password", tags })
    .input(z.object({ password: z.string().max(200) })),
  removePasskey: signedInProcedure
    .route({ method: "DELETE", path: "/account/passkeys/{id}", summary: "Remove a passkey", tags })
    .input(z.object({ id: IdSchema })),
};
