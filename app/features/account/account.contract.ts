import { z } from "zod";
import { ROLES } from "#app/platform/auth/viewer.ts";
import { IdSchema, publicProcedure, signedInProcedure } from "#app/platform/contract.ts";
import { languages } from "#app/platform/languages/languages.ts";

const Theme = z.enum(["light", "dark", "system"]);
const Language = z.enum(languages.map((language) => language.code));

const Me = z.object({
  id: IdSchema,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** True when no role was found anywhere and homeowner is only the fallback. */
  roleIsFallback: z.boolean(),
  permissions: z.array(z.string()),
  language: z.string().nullable(),
  theme: Theme.nullable(),
  /** The administrator who signed in as this person. */
  impersonatedBy: z.object({ id: IdSchema, name: z.string() }).nullish(),
  /** The account closes when the grace period after this is over; until then it can be kept. */
  deletionRequestedAt: z.iso.datetime().nullish(),
  /** True for an administrator who must set up a second factor before anything else. */
  needsTwoFactor: z.boolean().optional(),
  currency: z.string().length(3).optional(),
});

const QuoteStatus = z.enum(["new", "seen", "answered", "closed"]);

const Request = z.object({
  id: IdSchema,
  status: QuoteStatus,
  projectType: z.string(),
  city: z.string(),
  createdAt: z.iso.datetime(),
  /** The vendor asked, or for a vendor who asks. */
  name: z.string(),
  nameAr: z.string().nullable(),
  /** Leads to the vendor; null where the request was received, and for vendors no longer in the directory. */
  vendorSlug: z.string().nullable(),
});
export type DashboardRequest = z.infer<typeof Request>;

const OwnVendor = z.object({
  id: IdSchema,
  name: z.string(),
  nameAr: z.string().nullable(),
  slug: z.string(),
  status: z.enum(["Pending", "Verified", "Inactive"]),
});
const Counts = z.object({
  pendingVendors: z.number().int(),
  runningImports: z.number().int(),
  newRequests: z.number().int().nullable(),
  activeCategories: z.number().int(),
});

const Dashboard = z.object({
  isEmailVerified: z.boolean(),
  /** For admins and content managers; new requests for admins only. */
  counts: Counts.nullable(),
  /** Vendors that belong to the viewer. */
  vendors: z.array(OwnVendor),
  /** The five newest that the viewer's vendors received. */
  received: z.array(Request),
  /** The five newest that the viewer sent. */
  sent: z.array(Request),
});
export type Dashboard = z.infer<typeof Dashboard>;

const tags = ["Account"];

export const accountContract = {
  /** Who is signed in; null when nobody is. Open to everybody. */
  me: publicProcedure.route({ method: "GET", path: "/account/me", summary: "Read who is signed in", tags }).output(Me.nullable()),
  /** Keeps the language and theme of the account; null goes back to what the browser says. What is left out stays. */
  setPreferences: signedInProcedure
    .route({ method: "PATCH", path: "/account/preferences", summary: "Change language and theme", tags })
    .input(z.object({ language: Language.nullish(), theme: Theme.nullish() }))
    .output(Me),
  /** What the viewer's first page shows, by role. */
  dashboard: signedInProcedure.route({ method: "GET", path: "/account/dashboard", summary: "Read the dashboard", tags }).output(Dashboard),
};
