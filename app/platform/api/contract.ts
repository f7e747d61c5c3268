import { oc } from "@orpc/contract";
import { z } from "zod";
import { GENERAL_ERRORS } from "#app/platform/api/errors.ts";

/**
 * Who may call a procedure. The contract states it; `implementContract` enforces it before the handler runs.
 * public: everyone. signed-in: anyone with an account. vendor: vendors, the people of their teams and admins. content: admins and content managers. admin: admins.
 */
export type Access = "public" | "signed-in" | "vendor" | "content" | "admin";

/** The metadata of each contract entry. */
export type ProcedureMeta = {
  access?: Access;
  /** Why a write of admins or content managers leaves no audit entry. Without a reason it must leave one; the tests' set-up checks. */
  unaudited?: string;
  /** Closed to an admin who is signed in as the person: 403. */
  ownerOnly?: boolean;
  /** The size limit of a form with files; other bodies have a small one. A test finds file inputs without it. */
  uploadMegabytes?: number;
};

const base = oc.$meta<ProcedureMeta>({}).errors(GENERAL_ERRORS);

export const publicProcedure = base.meta({ access: "public" });
export const signedInProcedure = base.meta({ access: "signed-in" });
/** For the person alone: not for an admin who is signed in as them. */
export const ownerProcedure = base.meta({ access: "signed-in", ownerOnly: true });
export const vendorProcedure = base.meta({ access: "vendor" });
export const contentProcedure = base.meta({ access: "content" });
export const adminProcedure = base.meta({ access: "admin" });

/** A money value in integer minor units of an ISO 4217 currency. */
export const MoneySchema = z.object({ amount: z.number().int(), currency: z.string().length(3) });
export const IdSchema = z.uuid();
