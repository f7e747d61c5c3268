// The rules of the profile form. The server decides by them; the form shows the same verdict before it asks the server.

import * as z from "zod/mini";
import { judge } from "#app/platform/rules/judge.ts";
import { whole } from "#app/platform/rules/numbers.ts";
import { normalizePhone } from "#app/platform/rules/phone.ts";
import { isLink, manyLines, oneLine, withScheme } from "#app/platform/rules/plain-texts.ts";
import { HOME_STYLES } from "#app/platform/rules/rooms-and-styles.ts";
import { lookedAt, oneOf } from "#app/platform/rules/texts.ts";
import {
  CONTACT_WAYS,
  PROFESSIONAL_TYPES,
  type ProfileField,
  type ProfileFields,
  SOCIAL_HOSTS,
  SOCIAL_NETWORKS,
  type SocialNetwork,
  SPECIALIZATIONS,
  SPOKEN_LANGUAGES,
  TEAM_SIZES,
  WEEK_DAYS,
} from "./profiles.ts";
import { checkUsername, tidyUsername } from "./username.ts";

/** Why a value is refused; the form has a sentence for each. */
type ProfileProblem =
  | "required"
  | "tooLong"
  | "tooMany"
  | "phone"
  | "url"
  | "socialHost"
  | "username"
  | "usernameReserved"
  | "usernameTaken"
  | "unknownChoice"
  | "city"
  | "number"
  | "year"
  | "hours"
  | "date"
  | "notForRole";
/** By field, and by place where a field has several: `socialLinks.x`, `educationHistory.1.school`. */
export type ProfileProblems = Record<string, ProfileProblem>;

const LONGEST_TEXT = 120;
const LONGEST_LINK = 500;
const MOST_ITEMS = 60;
const MOST_HALALAS = 100_000_00;
const FIRST_YEAR = 1900;

const LINES: readonly ProfileField[] = ["bio"];

const PROFILE_PATH: Partial<Record<SocialNetwork, string>> = {
  instagram: "https://www.instagram.com/",
  x: "https://x.com/",
  tiktok: "https://www.tiktok.com/@",
  snapchat: "https://www.snapchat.com/add/",
  youtube: "https://www.youtube.com/@",
};

function tidySocial(network: SocialNetwork, text: string): string {
  const start = PROFILE_PATH[network];
  if (start && /^@?[\w.-]{1,40}$/.test(text) && !text.includes(".com")) return start + text.replace(/^@/, "");
  return withScheme(text).replace(/^http:/i, "https:");
}

/** By name, because PostgreSQL reorders them; a place without a fee has no entry. */
export const sortedFees = (fees: ProfileFields["travelFees"]): ProfileFields["travelFees"] =>
  Object.fromEntries(
    Object.entries(fees)
      .filter(([, fee]) => fee !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The values as they are stored: trimmed, phones in E.164, links with their scheme, empty text as null, empty rows gone. */
export function tidyProfile(values: Partial<ProfileFields>): Partial<ProfileFields> {
  const tidy: Record<string, unknown> = { ...values };
  for (const [field, value] of Object.entries(values)) {
    if (typeof value !== "string") continue;
    const text = LINES.includes(field as ProfileField) ? manyLines(value) : oneLine(value);
    tidy[field] = text || (field === "fullName" ? "" : null);
  }
  if (typeof tidy["phone"] === "string") tidy["phone"] = normalizePhone(tidy["phone"]) ?? tidy["phone"];
  if (typeof tidy["website"] === "string") tidy["website"] = withScheme(tidy["website"]);
  if (typeof tidy["username"] === "string") tidy["username"] = tidyUsername(tidy["username"]);
  for (const field of ["specializations", "serviceAreas"] as const) if (values[field]) tidy[field] = [...new Set(values[field])];
  if (values.travelFees) tidy["travelFees"] = sortedFees(values.travelFees);
  if (values.certifications) {
    const names = values.certifications.map(({ name }) => oneLine(name)).filter(Boolean);
    tidy["certifications"] = [...new Set(names)].map((name) => ({ name }));
  }
  if (values.educationHistory)
    tidy["educationHistory"] = values.educationHistory
      .map((row) => ({ school: oneLine(row.school), degree: oneLine(row.degree), year: row.year }))
      .filter((row) => row.school || row.degree || row.year !== null);
  if (values.portfolioHighlights)
    tidy["portfolioHighlights"] = values.portfolioHighlights
      .map((row) => ({ title: oneLine(row.title), text: manyLines(row.text), year: row.year, url: withScheme(oneLine(row.url)) }))
      .filter((row) => row.title || row.text || row.url || row.year !== null);
  if (values.socialLinks) {
    const links = SOCIAL_NETWORKS.map((network) => [network, tidySocial(network, oneLine(values.socialLinks?.[network] ?? ""))]);
    tidy["socialLinks"] = Object.fromEntries(links.filter(([, link]) => link));
  }
  if (values.preferences) tidy["preferences"] = { ...values.preferences, languages: [...new Set(values.preferences.languages)] };
  if (values.designPreferences)
    tidy["designPreferences"] = { styles: [...new Set(values.designPreferences.styles)], notes: manyLines(values.designPreferences.notes) };
  if (values.companyDetails)
    tidy["companyDetails"] = { ...values.companyDetails, nameAr: oneLine(values.companyDetails.nameAr), about: manyLines(values.companyDetails.about) };
  if (values.availabilityPreferences) {
    const { days } = values.availabilityPreferences;
    tidy["availabilityPreferences"] = { ...values.availabilityPreferences, days: WEEK_DAYS.filter((day) => days.includes(day)) };
  }
  return tidy;
}

function isSocialLink(network: SocialNetwork, text: string): boolean {
  if (!isLink(text)) return false;
  const { protocol, hostname, port, pathname } = new URL(text);
  const isHost = SOCIAL_HOSTS[network].some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === "https:" && port === "" && isHost && pathname.length > 1;
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // Date would turn 31 June into 1 July
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const upTo = (longest: number) => z.string().check(z.maxLength(longest, "tooLong"));
const line = (longest = LONGEST_TEXT) => z.nullable(upTo(longest));
const linkOf = (isGood: (link: string) => boolean, problem: string, longest = LONGEST_LINK) =>
  z.string().check(z.refine((given) => isGood(given) && given.length <= longest, problem));
const choice = (known: readonly string[]) => z.nullable(oneOf(known, "unknownChoice"));
const choicesOf = (known: readonly string[]) =>
  z.array(z.string()).check(
    z.maxLength(MOST_ITEMS, "tooMany"),
    z.refine((given) => given.every((item) => known.includes(item)), "unknownChoice"),
  );
/** `ahead`: who still studies names the year it will end. */
const year = (ahead = 0) => z.nullable(z.int("year").check(z.refine((given) => given >= FIRST_YEAR && given <= new Date().getFullYear() + ahead, "year")));
const network = (name: SocialNetwork) => z.optional(linkOf((link) => isSocialLink(name, link), "socialHost"));

/** Of tidied values. Cities are checked by the server, which has their list. */
const RULES: { [Field in ProfileField]: z.ZodMiniType } = {
  fullName: upTo(LONGEST_TEXT).check(z.minLength(1, "required")),
  fullNameAr: line(),
  username: z.nullable(lookedAt(checkUsername, (given) => given)),
  bio: line(2_000),
  phone: line().check(z.refine((given) => given === null || normalizePhone(given) === given, "phone")),
  website: line(LONGEST_LINK).check(z.refine((given) => given === null || isLink(given), "url")),
  city: line(),
  address: line(300),
  professionalType: choice(PROFESSIONAL_TYPES),
  companyName: line(),
  businessLicense: line(),
  specializations: choicesOf(SPECIALIZATIONS),
  serviceAreas: z.array(z.string()).check(z.maxLength(100, "tooMany")),
  travelFees: z.record(z.string(), whole(0, MOST_HALALAS)),
  certifications: z.array(z.object({ name: upTo(LONGEST_TEXT) })).check(z.maxLength(30, "tooMany")),
  hourlyRate: z.nullable(whole(0, MOST_HALALAS)),
  yearsOfExperience: z.nullable(whole(0, 80)),
  educationHistory: z
    .array(z.object({ school: upTo(LONGEST_TEXT).check(z.minLength(1, "required")), degree: upTo(LONGEST_TEXT), year: year(8) }))
    .check(z.maxLength(15, "tooMany")),
  socialLinks: z.catchall(
    z.object(Object.fromEntries(SOCIAL_NETWORKS.map((name) => [name, network(name)]))),
    z.string().check(z.refine(() => false, "socialHost")),
  ),
  preferences: z.object({ contactBy: choice(CONTACT_WAYS), languages: choicesOf(SPOKEN_LANGUAGES) }),
  designPreferences: z.object({ styles: choicesOf(HOME_STYLES), notes: upTo(1_000) }),
  companyDetails: z.object({ nameAr: upTo(LONGEST_TEXT), foundedYear: year(), teamSize: choice(TEAM_SIZES), about: upTo(2_000) }),
  portfolioHighlights: z
    .array(
      z.object({
        title: upTo(LONGEST_TEXT).check(z.minLength(1, "required")),
        text: upTo(600),
        year: year(),
        url: z.string().check(z.refine((given) => given === "" || (isLink(given) && given.length <= LONGEST_LINK), "url")),
      }),
    )
    .check(z.maxLength(12, "tooMany")),
  availabilityPreferences: z
    .object({
      isAcceptingProjects: z.nullable(z.boolean()),
      earliestStart: z.nullable(z.string().check(z.refine(isDate, "date"))),
      days: choicesOf(WEEK_DAYS),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
    })
    // Both or neither, the earlier one first.
    .check(
      z.refine(({ from, to }) => (from === null || to === null ? from === to : isTime(from) && isTime(to) && from < to), { error: "hours", path: ["from"] }),
    ),
};

/** The first problem of each place of tidied values; only fields that are present are judged. */
export const checkProfile = (values: Partial<ProfileFields>): ProfileProblems => judge(RULES, values).problems as ProfileProblems;
