import type { Role } from "#app/platform/auth/viewer.ts";
import type { ProfileField, ProfileFields } from "./profiles.ts";

type CompletenessField = ProfileField | "avatar" | "phoneVerified";
type Completeness = { percent: number; missing: CompletenessField[] };

type Judged = { role: Role; avatar: unknown; phoneVerifiedAt: string | null; fields: ProfileFields };

/** What a complete profile has, by descending weight. */
const WANTED: Record<Role, readonly CompletenessField[]> = {
  homeowner: ["fullName", "phone", "city", "avatar", "designPreferences"],
  professional: [
    "fullName",
    "phone",
    "professionalType",
    "specializations",
    "serviceAreas",
    "bio",
    "city",
    "avatar",
    "yearsOfExperience",
    "availabilityPreferences",
    "portfolioHighlights",
    "username",
    "phoneVerified",
  ],
  vendor: ["companyName", "fullName", "phone", "city", "bio", "serviceAreas", "specializations", "avatar", "businessLicense", "phoneVerified"],
  admin: ["fullName", "phone"],
};

const IS_THERE: { [F in ProfileField]?: (value: ProfileFields[F]) => boolean } = {
  designPreferences: ({ styles, notes }) => styles.length > 0 || notes !== "",
  availabilityPreferences: ({ isAcceptingProjects, days }) => isAcceptingProjects !== null || days.length > 0,
};

function isThere<F extends ProfileField>(field: F, value: ProfileFields[F]): boolean {
  const judge = IS_THERE[field];
  if (judge) return judge(value);
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== "";
}

/** How complete a profile is, 0 to 100, and what is missing. */
export function profileCompleteness(profile: Judged): Completeness {
  const wanted = WANTED[profile.role];
  const missing = wanted.filter((field) => {
    if (field === "avatar") return !profile.avatar;
    if (field === "phoneVerified") return !profile.phoneVerifiedAt;
    return !isThere(field, profile.fields[field]);
  });
  return { percent: Math.round(((wanted.length - missing.length) / wanted.length) * 100), missing };
}
