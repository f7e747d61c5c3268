import { z } from "zod";
import { SavedShown } from "#app/features/people/saved/saved.contract.ts";
import { IdSchema, MoneySchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { ROLES } from "#app/platform/auth/viewer.ts";
import { AUDIENCES, PROFILE_PARTS } from "./profiles.privacy.ts";
import { CODE_LENGTH, LAST_WORK_PAGE, type ProfileFields, SOCIAL_NETWORKS, WEEK_STATES } from "./profiles.ts";

const Moment = z.iso.datetime();
const text = z.string().max(20_000);
const words = z.array(z.string().max(300)).max(300);
const optionalText = text.nullable();

const Fields = z.object({
  fullName: text,
  fullNameAr: optionalText,
  username: optionalText,
  bio: optionalText,
  phone: optionalText,
  website: optionalText,
  city: optionalText,
  address: optionalText,
  professionalType: optionalText,
  companyName: optionalText,
  businessLicense: optionalText,
  specializations: words,
  serviceAreas: words,
  /** Halalas for a visit, by service area; 0: none is charged. */
  travelFees: z.record(z.string().max(300), z.number().nullable()).refine((fees) => Object.keys(fees).length <= 300),
  certifications: z.array(z.object({ name: text })).max(100),
  /** Halalas. */
  hourlyRate: z.number().nullable(),
  yearsOfExperience: z.number().nullable(),
  educationHistory: z.array(z.object({ school: text, degree: text, year: z.number().nullable() })).max(100),
  socialLinks: z.partialRecord(z.enum(SOCIAL_NETWORKS), text),
  preferences: z.object({ contactBy: optionalText, languages: words }),
  designPreferences: z.object({ styles: words, notes: text }),
  companyDetails: z.object({ nameAr: text, foundedYear: z.number().nullable(), teamSize: optionalText, about: text }),
  portfolioHighlights: z.array(z.object({ title: text, text, year: z.number().nullable(), url: text })).max(100),
  availabilityPreferences: z.object({
    isAcceptingProjects: z.boolean().nullable(),
    /** A day as 2027-01-31. */
    earliestStart: optionalText,
    days: words,
    /** Of the day, as 09:00. */
    from: optionalText,
    to: optionalText,
  }),
}) satisfies z.ZodType<ProfileFields>;

/** A public picture: /media/{id}/{width}.webp. */
const Picture = z.object({ id: IdSchema, width: z.number().int().nullable(), height: z.number().int().nullable(), blur: z.string().nullable() });

const Editable = z.object({
  id: IdSchema,
  /** The same as `id`: a profile has the id of its account. */
  userId: IdSchema,
  role: z.enum(ROLES),
  email: z.string(),
  isEmailVerified: z.boolean(),
  avatar: Picture.nullable(),
  phoneVerifiedAt: Moment.nullable(),
  verificationStatus: z.string(),
  fields: Fields,
  createdAt: Moment,
  /** Grows with every change; an update names the one it started from. */
  version: z.number().int(),
});
export type EditableProfile = z.infer<typeof Editable>;

const Audience = z.enum(AUDIENCES);
const Visibility = z.object({
  profile: Audience,
  ...(Object.fromEntries(PROFILE_PARTS.map((part) => [part, Audience])) as Record<(typeof PROFILE_PARTS)[number], typeof Audience>),
});

const Label = z.object({ value: z.string(), label: z.string() });

/** The visible part of a profile: null or empty where a part is missing or hidden from the viewer. */
const Shown = z.object({
  id: IdSchema,
  userId: IdSchema,
  /** Below the site: the address by username where there is one. */
  path: z.string(),
  role: z.enum(ROLES),
  fullName: z.string(),
  username: z.string().nullable(),
  verificationStatus: z.string(),
  memberSince: Moment,
  avatar: Picture.nullable(),
  bio: z.string().nullable(),
  companyName: z.string().nullable(),
  companyDetails: Fields.shape.companyDetails.nullable(),
  /** Organizations that the person owns and that are named on profiles. */
  organizations: z.array(z.object({ id: IdSchema, name: z.string(), nameAr: z.string().nullable() })),
  /** What these have in the directory. */
  listings: z.array(SavedShown),
  /** In the language of the request, like the service areas. */
  city: Label.nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  isPhoneVerified: z.boolean(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  socialLinks: Fields.shape.socialLinks,
  preferences: Fields.shape.preferences,
  professionalType: z.string().nullable(),
  specializations: z.array(z.string()),
  /** Regions and cities, each with the code of its region and what a visit there costs; null where that is not stated. */
  serviceAreas: z.array(Label.extend({ region: z.string().nullable(), travelFee: MoneySchema.nullable() })),
  yearsOfExperience: z.number().int().nullable(),
  certifications: Fields.shape.certifications,
  educationHistory: Fields.shape.educationHistory,
  businessLicense: z.string().nullable(),
  hourlyRate: MoneySchema.nullable(),
  availabilityPreferences: Fields.shape.availabilityPreferences.nullable(),
  portfolioHighlights: Fields.shape.portfolioHighlights,
  designPreferences: Fields.shape.designPreferences.nullable(),
  /** How many visible reviews there are of a professional. */
  reviewCount: z.number().int(),
  /** Their average; null without any. */
  rating: z.number().nullable(),
  /** Where a visit is booked; null where none can be. */
  bookingPath: z.string().nullable(),
  /** The median time to a first answer, measured from three answers on. */
  answerTime: z.object({ minutes: z.number().int(), count: z.number().int() }).nullable(),
  /** The viewer's own. */
  isOwn: z.boolean(),
  permissions: z.object({ canEdit: z.boolean() }),
  /** Who sees what; null except for the person and admins. */
  visibility: Visibility.nullable(),
});
export type ShownProfile = z.infer<typeof Shown>;

/** A room that someone designed or built, as on a card. */
const Piece = SavedShown.omit({ rating: true, reviewCount: true }).extend({ id: IdSchema });

const Work = z.object({
  items: z.array(Piece),
  total: z.number().int(),
  pageCount: z.number().int(),
  /** What people think of all of it; null while nobody has rated any. */
  rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
});
export type ProfileWork = z.infer<typeof Work>;

const Availability = z.object({
  /** By their Sunday. */
  weeks: z.array(z.object({ from: z.iso.date(), state: z.enum(WEEK_STATES) })),
  /** The first of them with time for new work, by what the person says; null where they say nothing, or take none. */
  startWeek: z.iso.date().nullable(),
  /** The first free time for a visit on each of the next days that have one, and where it is booked. */
  visits: z.array(z.object({ startsAt: Moment, to: z.string() })),
  /** When the person last saved these hours. */
  confirmedAt: Moment,
});
export type ProfileAvailability = z.infer<typeof Availability>;

const Privacy = z.object({ role: z.enum(ROLES), path: z.string(), visibility: Visibility });
export type PrivacySettings = z.infer<typeof Privacy>;

const tags = ["Profiles"];
const ById = z.object({ id: IdSchema });
/** Of the upright picture, as shares of its width and height. */
const share = z.coerce.number().min(0).max(1);
const Crop = z.object({ x: share, y: share, width: share, height: share });
export type AvatarCrop = z.infer<typeof Crop>;

/** Another browser saved a change first; `current` is the stored profile. */
export const profileConflict = defineError("CONFLICT", { status: 409, message: "This profile was changed meanwhile.", data: z.object({ current: Editable }) });

export const profilesContract = {
  /** A person's page by id or username, with the parts that the viewer may see. NOT_FOUND for pages that are not shown to them. Open to everybody. */
  get: publicProcedure
    .route({ method: "GET", path: "/profiles/{id}", summary: "Get a profile", tags })
    .input(z.object({ id: z.string().max(80) }))
    .output(Shown),
  /** What a person has published with a photograph, the best liked first, ten at a time. NOT_FOUND as `get`. Open to everybody. */
  work: publicProcedure
    .route({ method: "GET", path: "/profiles/{id}/work", summary: "List what someone has published", tags })
    .input(z.object({ id: z.string().max(80), page: z.coerce.number().int().min(1).max(LAST_WORK_PAGE).default(1) }))
    .output(Work),
  /** How taken a professional's coming weeks are; null where that part is hidden, or no visits can be booked. NOT_FOUND as `get`. Open to everybody. */
  availability: publicProcedure
    .route({ method: "GET", path: "/profiles/{id}/availability", summary: "Get a professional's coming weeks", tags })
    .input(z.object({ id: z.string().max(80) }))
    .output(Availability.nullable()),
  /** Every field, for the person and for admins. */
  getForEdit: signedInProcedure
    .route({ method: "GET", path: "/profiles/{id}/fields", summary: "Get a profile for editing", tags })
    .input(ById)
    .output(Editable),
  /**
   * Changes the named fields; for the person and for admins, whose changes are on record. CONFLICT when the profile changed since `version`: then
   * nothing is written, and the error has the current profile.
   */
  update: signedInProcedure
    .route({ method: "PATCH", path: "/profiles/{id}", summary: "Update a profile", tags })
    .errors(declare(profileConflict))
    .input(ById.extend({ version: z.number().int(), changes: Fields.partial() }))
    .output(Editable),
  /** Stores the square `crop` of an image of at most 10 MB as the picture; INVALID gives the reason for `photo`. For the person and for admins. */
  setAvatar: signedInProcedure
    .meta({ uploadMegabytes: 25 })
    .route({ method: "POST", path: "/profiles/{id}/avatar", summary: "Set a profile's picture", tags })
    .input(ById.extend({ photo: z.file(), crop: Crop.optional() }))
    .output(Picture),
  /** For the person and for admins. */
  removeAvatar: signedInProcedure
    .route({ method: "DELETE", path: "/profiles/{id}/avatar", summary: "Remove a profile's picture", tags })
    .input(ById)
    .output(z.object({ isRemoved: z.boolean() })),
  /** Whether a username is available to the profile `id`. */
  checkUsername: signedInProcedure
    .route({ method: "GET", path: "/usernames/{username}", summary: "Check a username", tags })
    .input(z.object({ username: z.string().max(100), id: IdSchema.optional() }))
    .output(z.object({ username: z.string(), problem: z.enum(["username", "usernameReserved", "usernameTaken"]).nullable() })),
  /** Sends a code to the telephone number of one's own profile. INVALID when there is none that takes messages. */
  sendPhoneCode: signedInProcedure
    .route({ method: "POST", path: "/account/phone/code", summary: "Send a code to one's phone", tags })
    .output(z.object({ phone: z.string(), expiresAt: Moment })),
  /** Checks the code; INVALID with `wrong` or `expired` for `code`. Five tries for each code. */
  verifyPhone: signedInProcedure
    .route({ method: "POST", path: "/account/phone/verification", summary: "Verify one's phone with the code", tags })
    .input(z.object({ code: z.string().max(CODE_LENGTH * 4) }))
    .output(z.object({ phoneVerifiedAt: Moment })),
  /** Who sees which part of one's own profile. */
  getPrivacy: signedInProcedure.route({ method: "GET", path: "/account/privacy", summary: "Read who sees one's profile", tags }).output(Privacy),
  /** Changes the named parts, the others stay. */
  setPrivacy: signedInProcedure
    .route({ method: "PATCH", path: "/account/privacy", summary: "Choose who sees one's profile", tags })
    .input(z.object({ visibility: Visibility.partial() }))
    .output(Privacy),
  /** The regions with their cities, in the language of the request. */
  options: signedInProcedure
    .route({ method: "GET", path: "/profile-options", summary: "List what a profile can name", tags })
    .output(z.object({ regions: z.array(Label.extend({ cities: z.array(Label) })) })),
};
