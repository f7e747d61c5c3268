import { offersWork, type Role } from "#app/platform/auth/viewer.ts";

/** What can be hidden: `profile` is the whole page, the rest are its parts. */
export const PROFILE_PARTS = [
  "avatar",
  "bio",
  "company",
  "city",
  "address",
  "phone",
  "email",
  "website",
  "socialLinks",
  "languages",
  "specializations",
  "serviceAreas",
  "experience",
  "certifications",
  "education",
  "license",
  "hourlyRate",
  "availability",
  "portfolio",
  "designPreferences",
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

export const AUDIENCES = ["everyone", "signed_in", "nobody"] as const;
export type Audience = (typeof AUDIENCES)[number];
export type Visibility = Record<"profile" | ProfilePart, Audience>;

const NEVER_BY_DEFAULT: readonly ProfilePart[] = ["phone", "email", "address", "license", "designPreferences"];
const TRADE_ONLY: readonly ProfilePart[] = [
  "company",
  "specializations",
  "serviceAreas",
  "experience",
  "certifications",
  "education",
  "license",
  "hourlyRate",
  "availability",
  "portfolio",
];

/** The parts that a page of this role can have. */
export const partsOfRole = (role: Role): ProfilePart[] =>
  PROFILE_PARTS.filter((part) => {
    if (part === "designPreferences") return role === "homeowner";
    if (part === "education" || part === "hourlyRate") return role === "professional";
    return offersWork({ role }) || !TRADE_ONLY.includes(part);
  });

/** Who sees what: the person's own choices over the role's defaults. Those who offer work are public by default, others are not. */
export function visibilityOf(role: Role, chosen: Partial<Visibility>): Visibility {
  const defaults = PROFILE_PARTS.map((part): [ProfilePart, Audience] => [part, NEVER_BY_DEFAULT.includes(part) ? "nobody" : "everyone"]);
  return { profile: offersWork({ role }) ? "everyone" : "nobody", ...Object.fromEntries(defaults), ...chosen } as Visibility;
}

/** The viewer: a visitor, someone signed in, or the person themselves (and admins). */
export type Onlooker = "visitor" | "signed_in" | "self";
const REACH: Record<Onlooker, readonly Audience[]> = { visitor: ["everyone"], signed_in: ["everyone", "signed_in"], self: AUDIENCES };

export const maySee = (onlooker: Onlooker, audience: Audience): boolean => REACH[onlooker].includes(audience);
