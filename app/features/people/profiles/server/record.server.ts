import { type Kysely, sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import { roleCache } from "#app/platform/auth/role-cache.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { EditableProfile } from "../profiles.contract.ts";
import { mayEditProfile } from "../profiles.policy.ts";
import type { Visibility } from "../profiles.privacy.ts";
import { sortedFees } from "../profiles.rules.ts";
import { type ProfileField, type ProfileFields, SOCIAL_NETWORKS } from "../profiles.ts";

/** The column of each field. */
export const COLUMNS = {
  fullName: "full_name",
  fullNameAr: "full_name_ar",
  username: "username",
  bio: "bio",
  phone: "phone",
  website: "website",
  city: "city",
  address: "address",
  professionalType: "professional_type",
  companyName: "company_name",
  businessLicense: "business_license",
  specializations: "specializations",
  serviceAreas: "service_areas",
  travelFees: "travel_fees",
  certifications: "certifications",
  hourlyRate: "hourly_rate",
  yearsOfExperience: "years_of_experience",
  educationHistory: "education_history",
  socialLinks: "social_links",
  preferences: "preferences",
  designPreferences: "design_preferences",
  companyDetails: "company_details",
  portfolioHighlights: "portfolio_highlights",
  availabilityPreferences: "availability_preferences",
} as const satisfies Record<ProfileField, string>;

/** Columns of their own that are stored as they are; the rest is JSON, except for certifications, whose names are plain strings. */
const JSON_FIELDS: readonly ProfileField[] = [
  "travelFees",
  "educationHistory",
  "socialLinks",
  "preferences",
  "designPreferences",
  "companyDetails",
  "portfolioHighlights",
  "availabilityPreferences",
];

/** The value of an empty JSON column. */
const EMPTY = {
  preferences: { contactBy: null, languages: [] },
  designPreferences: { styles: [], notes: "" },
  companyDetails: { nameAr: "", foundedYear: null, teamSize: null, about: "" },
  availabilityPreferences: { isAcceptingProjects: null, earliestStart: null, days: [], from: null, to: null },
} as const satisfies Partial<{ [F in ProfileField]: unknown }>;

export type ProfileRecord = EditableProfile & {
  chosenVisibility: Partial<Visibility>;
  /** Suspended or closed accounts: NOT_FOUND for others. */
  isClosed: boolean;
};

/** The values of a row's columns, by field; JSON keys in our order, because PostgreSQL reorders them. */
function fieldsOf(row: Record<string, unknown>, name: string): ProfileFields {
  const values = Object.fromEntries(Object.entries(COLUMNS).map(([field, column]) => [field, row[column]])) as Record<ProfileField, unknown>;
  const links = values.socialLinks as ProfileFields["socialLinks"];
  return {
    ...values,
    ...Object.fromEntries(Object.entries(EMPTY).map(([field, empty]) => [field, { ...empty, ...(values[field as ProfileField] as object) }])),
    fullName: (values.fullName as string | null) ?? name,
    travelFees: sortedFees(values.travelFees as ProfileFields["travelFees"]),
    socialLinks: Object.fromEntries(SOCIAL_NETWORKS.flatMap((network) => (links[network] ? [[network, links[network]]] : []))),
    educationHistory: (values.educationHistory as ProfileFields["educationHistory"]).map(({ school, degree, year }) => ({ school, degree, year })),
    portfolioHighlights: (values.portfolioHighlights as ProfileFields["portfolioHighlights"]).map(({ title, text, year, url }) => ({ title, text, year, url })),
    certifications: (values.certifications as string[]).map((certificate) => ({ name: certificate })),
  } as ProfileFields;
}

/** Fields as column values. */
export const columnsOf = (fields: Partial<ProfileFields>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const column = COLUMNS[field as ProfileField];
      if (field === "certifications") return [column, (value as ProfileFields["certifications"]).map(({ name }) => name)];
      return [column, JSON_FIELDS.includes(field as ProfileField) ? JSON.stringify(value) : value];
    }),
  );

/** One profile, or null. Accounts from before profiles had rows have an empty one. */
export async function findProfile(where: { id: string } | { username: string }, executor: Kysely<DB> = db): Promise<ProfileRecord | null> {
  const row = await executor
    .selectFrom("profiles as p")
    .innerJoin("users as u", "u.id", "p.id")
    .leftJoin("files as f", "f.id", "p.avatar_id")
    .selectAll("p")
    .select(["u.name as account_name", "u.email as account_email", "u.email_verified", "u.created_at as joined_at"])
    .select(["f.width as avatar_width", "f.height as avatar_height", "f.placeholder as avatar_blur"])
    .select(sql<boolean>`u.suspended_at is not null or u.deletion_requested_at is not null`.as("is_closed"))
    .where("id" in where ? sql<boolean>`p.id = ${where.id}` : sql<boolean>`p.username = ${where.username}`)
    .executeTakeFirst();
  const grants = row && (await roleCache().get(row.id));
  if (!row || !grants) return null;
  return {
    id: row.id,
    userId: row.id,
    role: grants.role,
    email: row.account_email,
    isEmailVerified: row.email_verified,
    avatar: row.avatar_id ? { id: row.avatar_id, width: row.avatar_width, height: row.avatar_height, blur: row.avatar_blur } : null,
    phoneVerifiedAt: row.phone_verified_at?.toISOString() ?? null,
    verificationStatus: row.verification_status,
    fields: fieldsOf(row, row.account_name),
    createdAt: row.joined_at.toISOString(),
    version: row.version,
    chosenVisibility: row.visibility as Partial<Visibility>,
    isClosed: row.is_closed,
  };
}

/** What is sent to those who edit. */
export const presentForEdit = ({ chosenVisibility: _, isClosed: __, ...profile }: ProfileRecord): EditableProfile => profile;

/** A profile for someone who may edit it. @throws NOT_FOUND for anyone else */
export async function editableRecord(viewer: Viewer, id: string, executor: Kysely<DB> = db): Promise<ProfileRecord> {
  const found = mayEditProfile(viewer, id) ? await findProfile({ id }, executor) : null;
  if (!found) throw notFound();
  return found;
}
