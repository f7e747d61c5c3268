import { z } from "zod";
import { IdSchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { ROLES } from "#app/platform/auth/viewer.ts";
import { languages } from "#app/platform/languages/languages.ts";

const Theme = z.enum(["light", "dark", "system"]);
const Language = z.enum(languages.map((language) => language.code));

const Me = z.object({
  id: IdSchema,
  name: z.string(),
  nameAr: z.string().nullish(),
  email: z.string(),
  role: z.enum(ROLES),
  /** True when no role was found anywhere and homeowner is only the fallback. */
  roleIsFallback: z.boolean(),
  permissions: z.array(z.string()),
  /** Member of an organization, and of one with an entry in the directory. */
  isMember: z.boolean().optional(),
  isVendorStaff: z.boolean().optional(),
  /** Member of a company that has the work of another person, a professional. */
  isProfessionalStaff: z.boolean().optional(),
  /** In one of those teams they may see balances and payouts. */
  seesMoney: z.boolean().optional(),
  language: z.string().nullable(),
  theme: Theme.nullable(),
  /** The address of their small picture. */
  image: z.string().nullish(),
  /** The administrator who signed in as this person. */
  impersonatedBy: z.object({ id: IdSchema, name: z.string() }).nullish(),
  /** The account closes when the grace period after this is over; until then it can be reopened. */
  deletionRequestedAt: z.iso.datetime().nullish(),
  /** True for an administrator who must set up a second factor before anything else. */
  needsTwoFactor: z.boolean().optional(),
  currency: z.string().length(3).optional(),
});

const tags = ["Account"];

export const accountContract = {
  /** Who is signed in; null when nobody is. Open to everybody. */
  me: publicProcedure.route({ method: "GET", path: "/account/me", summary: "Read who is signed in", tags }).output(Me.nullable()),
  /** Stores the language and theme of the account; null goes back to the browser's setting. Omitted fields stay as they are. */
  setPreferences: signedInProcedure
    .route({ method: "PATCH", path: "/account/preferences", summary: "Change language and theme", tags })
    .input(z.object({ language: Language.nullish(), theme: Theme.nullish() }))
    .output(Me),
};
