// Shared by form, page, API and rules. Without zod, so that screens stay small.
import type { Role } from "#app/platform/auth/viewer.ts";

export const PROFESSIONAL_TYPES = [
  "architect",
  "interior_designer",
  "kitchen_bathroom_designer",
  "lighting_designer",
  "design_build_firm",
  "kitchen_bathroom_remodeler",
  "general_contractor",
  "landscape_designer",
  "engineer",
  "craftsperson",
  "other",
] as const;

export const SPECIALIZATIONS = [
  "villas",
  "apartments",
  "majlis",
  "living_rooms",
  "bedrooms",
  "kitchens",
  "bathrooms",
  "outdoor",
  "facades",
  "offices",
  "retail",
  "hospitality",
  "restaurants",
  "restoration",
  "renovation",
  "new_build",
  "space_planning",
  "visualization",
  "supervision",
  "lighting",
  "furniture",
  "joinery",
  "smart_home",
  "sustainability",
  "accessibility",
  "najdi",
  "hijazi",
  "islamic_geometry",
] as const;

/** Known networks with the hosts that a link may lead to. */
export const SOCIAL_HOSTS = {
  instagram: ["instagram.com"],
  x: ["x.com", "twitter.com"],
  linkedin: ["linkedin.com"],
  snapchat: ["snapchat.com"],
  tiktok: ["tiktok.com"],
  youtube: ["youtube.com", "youtu.be"],
  facebook: ["facebook.com", "fb.com"],
  pinterest: ["pinterest.com"],
  behance: ["behance.net"],
  houzz: ["houzz.com"],
} as const;
export type SocialNetwork = keyof typeof SOCIAL_HOSTS;
export const SOCIAL_NETWORKS = Object.keys(SOCIAL_HOSTS) as SocialNetwork[];

/** In the order of the Saudi week. */
export const WEEK_DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export const TEAM_SIZES = ["1", "2-10", "11-50", "51-200", "201+"] as const;
/** With the dash of a range. */
export const shownTeamSize = (size: string): string => size.replace("-", "–");
export const CONTACT_WAYS = ["message", "phone", "whatsapp", "email"] as const;
export const SPOKEN_LANGUAGES = ["ar", "en", "ur", "hi", "fr", "tr", "fil", "bn", "es", "id"] as const;

type Education = { school: string; degree: string; year: number | null };
type Highlight = { title: string; text: string; year: number | null; url: string };

/** Every field a person edits. Text that is not there is null; money in halalas. */
export type ProfileFields = {
  fullName: string;
  /** On Arabic pages in place of `fullName`. */
  fullNameAr: string | null;
  username: string | null;
  bio: string | null;
  phone: string | null;
  website: string | null;
  city: string | null;
  address: string | null;
  professionalType: string | null;
  companyName: string | null;
  businessLicense: string | null;
  specializations: string[];
  /** Cities by their stored names, whole regions by their code. */
  serviceAreas: string[];
  /** Halalas for a visit, by service area; 0: none is charged. */
  travelFees: Record<string, number | null>;
  certifications: { name: string }[];
  hourlyRate: number | null;
  yearsOfExperience: number | null;
  educationHistory: Education[];
  socialLinks: Partial<Record<SocialNetwork, string>>;
  preferences: { contactBy: string | null; languages: string[] };
  designPreferences: { styles: string[]; notes: string };
  companyDetails: { nameAr: string; foundedYear: number | null; teamSize: string | null; about: string };
  portfolioHighlights: Highlight[];
  availabilityPreferences: { isAcceptingProjects: boolean | null; earliestStart: string | null; days: string[]; from: string | null; to: string | null };
};
export type ProfileField = keyof ProfileFields;

const EVERYBODY = ["fullName", "fullNameAr", "username", "bio", "phone", "city", "address", "website", "socialLinks", "preferences"] as const;
const TRADE = [
  "companyName",
  "businessLicense",
  "specializations",
  "serviceAreas",
  "certifications",
  "yearsOfExperience",
  "companyDetails",
  "portfolioHighlights",
  "availabilityPreferences",
] as const;

/** What each role says about itself; anything else is refused. */
export const FIELDS_OF_ROLE: Record<Role, readonly ProfileField[]> = {
  homeowner: [...EVERYBODY, "designPreferences"],
  professional: [...EVERYBODY, "professionalType", ...TRADE, "travelFees", "hourlyRate", "educationHistory"],
  vendor: [...EVERYBODY, ...TRADE],
  admin: EVERYBODY,
};

/** How much of a working week is taken; away: all of it is off. */
export const WEEK_STATES = ["free", "half", "full", "away"] as const;
export type WeekState = (typeof WEEK_STATES)[number];

export const AVATAR_MAX_BYTES = 10 * 1024 * 1024;
export const CODE_LENGTH = 6;

/** One large photograph and three rows of three. */
export const WORK_PER_PAGE = 10;
export const LAST_WORK_PAGE = 100;
