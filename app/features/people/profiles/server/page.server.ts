import { publicOrganizations } from "#app/features/people/organizations/public.server.ts";
import { summarizeReviews } from "#app/features/people/reviews/public.server.ts";
import { showSaved } from "#app/features/people/saved/public.server.ts";
import { answerTimeOf } from "#app/features/talk/messages/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { money } from "#app/platform/money/money.ts";
import { areaName, cityName, regionCodeOf } from "#app/platform/places/places.ts";
import { shownPhone } from "#app/platform/rules/phone.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { ShownProfile } from "../profiles.contract.ts";
import { onlookerOf } from "../profiles.policy.ts";
import { maySee, type ProfilePart, partsOfRole, visibilityOf } from "../profiles.privacy.ts";
import { tidyUsername } from "../username.ts";
import { findProfile, type ProfileRecord } from "./record.server.ts";
import { profileBooking, profileListings } from "./slots.server.ts";

const CURRENCY = "SAR";

export const profilePath = ({ id, fields }: Pick<ProfileRecord, "id" | "fields">): string => `/profile/${fields.username ?? id}`;

type Seen = { record: ProfileRecord; onlooker: ReturnType<typeof onlookerOf>; visibility: ReturnType<typeof visibilityOf> };

/** @param key an id or a username. @throws NOT_FOUND for missing pages and those hidden from this viewer */
export async function seenProfile(viewer: Viewer | null, key: string): Promise<Seen> {
  const record = isId(key) ? await findProfile({ id: key.toLowerCase() }) : await findByName(tidyUsername(key));
  if (!record) throw notFound();
  const onlooker = onlookerOf(viewer, record.id);
  const visibility = visibilityOf(record.role, record.chosenVisibility);
  if (!maySee(onlooker, visibility.profile) || (record.isClosed && onlooker !== "self")) throw notFound();
  return { record, onlooker, visibility };
}

/** By a username, or by one that nobody has now and this person had before. */
async function findByName(username: string): Promise<ProfileRecord | null> {
  const record = await findProfile({ username });
  if (record) return record;
  const former = await db.selectFrom("former_usernames").select("profile_id").where("username", "=", username).executeTakeFirst();
  return former ? findProfile({ id: former.profile_id }) : null;
}

type PageOwner = { id: string; name: string; nameAr: string | null; path: string };

/** Whose page it is, for what other features add to one of its parts; null where that is hidden. @throws NOT_FOUND as `seenProfile` */
export async function seenPart(viewer: Viewer | null, key: string, part: ProfilePart): Promise<PageOwner | null> {
  const { record, onlooker, visibility } = await seenProfile(viewer, key);
  if (!partsOfRole(record.role).includes(part) || !maySee(onlooker, visibility[part])) return null;
  return { id: record.id, name: record.fields.fullName, nameAr: record.fields.fullNameAr, path: profilePath(record) };
}

type Shown = Omit<ShownProfile, "bookingPath" | "organizations" | "listings" | "reviewCount" | "rating" | "answerTime">;

/** Only what the viewer may see leaves the server. */
function shownProfile({ record, onlooker, visibility }: Seen, viewer: Viewer | null, language: string): Shown {
  const parts = partsOfRole(record.role).filter((part) => maySee(onlooker, visibility[part]));
  const has = (part: ProfilePart) => parts.includes(part);
  const { fields } = record;
  return {
    id: record.id,
    userId: record.id,
    path: profilePath(record),
    role: record.role,
    fullName: localText(fields.fullName, fields.fullNameAr, language),
    username: fields.username,
    verificationStatus: record.verificationStatus,
    memberSince: record.createdAt,
    avatar: has("avatar") ? record.avatar : null,
    bio: has("bio") ? fields.bio : null,
    companyName: has("company") ? fields.companyName : null,
    companyDetails: has("company") ? fields.companyDetails : null,
    city: has("city") && fields.city ? { value: fields.city, label: cityName(fields.city, language) } : null,
    address: has("address") ? fields.address : null,
    phone: has("phone") ? shownPhone(fields.phone) : null,
    isPhoneVerified: has("phone") && record.phoneVerifiedAt !== null,
    email: has("email") ? record.email : null,
    website: has("website") ? fields.website : null,
    socialLinks: has("socialLinks") ? fields.socialLinks : {},
    preferences: {
      contactBy: has("phone") || has("email") ? fields.preferences.contactBy : null,
      languages: has("languages") ? fields.preferences.languages : [],
    },
    professionalType: has("specializations") ? fields.professionalType : null,
    specializations: has("specializations") ? fields.specializations : [],
    serviceAreas: has("serviceAreas")
      ? fields.serviceAreas.map((value) => ({
          ...{ value, label: areaName(value, language), region: regionCodeOf(value) },
          travelFee: money(fields.travelFees[value] ?? null, CURRENCY),
        }))
      : [],
    yearsOfExperience: has("experience") ? fields.yearsOfExperience : null,
    certifications: has("certifications") ? fields.certifications : [],
    educationHistory: has("education") ? fields.educationHistory : [],
    businessLicense: has("license") ? fields.businessLicense : null,
    hourlyRate: has("hourlyRate") ? money(fields.hourlyRate, CURRENCY) : null,
    availabilityPreferences: has("availability") ? fields.availabilityPreferences : null,
    portfolioHighlights: has("portfolio") ? fields.portfolioHighlights : [],
    designPreferences: has("designPreferences") ? fields.designPreferences : null,
    isOwn: viewer?.id === record.id,
    permissions: { canEdit: onlooker === "self" },
    visibility: onlooker === "self" ? visibility : null,
  };
}

/** @throws NOT_FOUND as `seenProfile` */
export async function getShownProfile(viewer: Viewer | null, key: string, language: string): Promise<ShownProfile> {
  const shown = shownProfile(await seenProfile(viewer, key), viewer, language);
  const [organizations, reviews, answerTime, bookingPath] = await Promise.all([
    shown.companyDetails ? publicOrganizations(shown.id) : [],
    shown.role === "professional" ? summarizeReviews("professional", shown.id) : { count: 0, rating: null },
    shown.role === "professional" ? answerTimeOf(shown.id) : null,
    shown.role === "professional" ? bookingOf(shown.id) : null,
  ]);
  return {
    ...shown,
    bookingPath,
    reviewCount: reviews.count,
    rating: reviews.rating,
    answerTime,
    organizations,
    listings: await listingsOf(organizations, language),
  };
}

async function bookingOf(userId: string): Promise<string | null> {
  const found = await Promise.all(profileBooking.all().map((read) => read(userId)));
  return found.find((path) => path !== null) ?? null;
}

async function listingsOf(organizations: ShownProfile["organizations"], language: string): Promise<ShownProfile["listings"]> {
  if (organizations.length === 0) return [];
  const found = await Promise.all(profileListings.all().map((read) => read(organizations.map(({ id }) => id))));
  const ids = found.flat();
  const cards = await showSaved(
    ids.map((id) => ({ type: "vendor", id })),
    language,
  );
  return ids.flatMap((id) => cards.get(id) ?? []);
}
