// The rules of the profile form. Shared by the server and the form.
import { normalizePhone } from "#app/platform/rules/phone.ts";
import { isLink, manyLines, oneLine, withScheme } from "#app/platform/rules/plain-texts.ts";
import {
  CONTACT_WAYS,
  DESIGN_STYLES,
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

const LONGEST: Partial<Record<ProfileField, number>> = { bio: 2_000, address: 300, website: 500 };
const LONGEST_TEXT = 120;
const LONGEST_LINK = 500;
const MOST: Partial<Record<ProfileField, number>> = { certifications: 30, educationHistory: 15, portfolioHighlights: 12, serviceAreas: 100 };
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
const isYear = (year: number | null, latest = new Date().getFullYear()) => year === null || (Number.isInteger(year) && year >= FIRST_YEAR && year <= latest);
const among = (list: readonly string[], value: string) => list.includes(value);

/** The first problem of each path of normalized values; only fields that are present are validated. Cities are checked by the server, which has their list. */
export function checkProfile(values: Partial<ProfileFields>): ProfileProblems {
  const problems: ProfileProblems = {};
  const refuse = (place: string, problem: ProfileProblem, isWrong: boolean) => {
    if (isWrong) problems[place] ??= problem;
  };
  for (const [key, value] of Object.entries(values)) {
    const field = key as ProfileField;
    if (typeof value === "string") refuse(field, "tooLong", value.length > (LONGEST[field] ?? LONGEST_TEXT));
    if (Array.isArray(value)) refuse(field, "tooMany", value.length > (MOST[field] ?? 60));
  }
  const { fullName, username, phone, website, professionalType, specializations, hourlyRate, yearsOfExperience } = values;
  refuse("fullName", "required", fullName === "");
  if (username) refuse("username", checkUsername(username) ?? "username", checkUsername(username) !== null);
  refuse("phone", "phone", !!phone && normalizePhone(phone) !== phone);
  refuse("website", "url", !!website && !isLink(website));
  refuse("professionalType", "unknownChoice", !!professionalType && !among(PROFESSIONAL_TYPES, professionalType));
  refuse("specializations", "unknownChoice", !!specializations?.some((item) => !among(SPECIALIZATIONS, item)));
  if (hourlyRate !== undefined && hourlyRate !== null)
    refuse("hourlyRate", "number", !(Number.isInteger(hourlyRate) && hourlyRate >= 0 && hourlyRate <= MOST_HALALAS));
  if (yearsOfExperience !== undefined && yearsOfExperience !== null)
    refuse("yearsOfExperience", "number", !(Number.isInteger(yearsOfExperience) && yearsOfExperience >= 0 && yearsOfExperience <= 80));
  for (const [index, { name }] of (values.certifications ?? []).entries()) refuse(`certifications.${index}.name`, "tooLong", name.length > LONGEST_TEXT);
  for (const [index, row] of (values.educationHistory ?? []).entries()) {
    refuse(`educationHistory.${index}.school`, "required", row.school === "");
    refuse(`educationHistory.${index}.school`, "tooLong", row.school.length > LONGEST_TEXT);
    refuse(`educationHistory.${index}.degree`, "tooLong", row.degree.length > LONGEST_TEXT);
    // current students give the year they will finish
    refuse(`educationHistory.${index}.year`, "year", !isYear(row.year, new Date().getFullYear() + 8));
  }
  for (const [index, row] of (values.portfolioHighlights ?? []).entries()) {
    refuse(`portfolioHighlights.${index}.title`, "required", row.title === "");
    refuse(`portfolioHighlights.${index}.title`, "tooLong", row.title.length > LONGEST_TEXT);
    refuse(`portfolioHighlights.${index}.text`, "tooLong", row.text.length > 600);
    refuse(`portfolioHighlights.${index}.year`, "year", !isYear(row.year));
    refuse(`portfolioHighlights.${index}.url`, "url", row.url !== "" && !(isLink(row.url) && row.url.length <= LONGEST_LINK));
  }
  for (const [network, link] of Object.entries(values.socialLinks ?? {})) {
    const isKnown = Object.hasOwn(SOCIAL_HOSTS, network);
    refuse(`socialLinks.${network}`, "socialHost", !isKnown || link.length > LONGEST_LINK || !isSocialLink(network as SocialNetwork, link));
  }
  checkChoices(values, refuse);
  return problems;
}

function checkChoices(values: Partial<ProfileFields>, refuse: (place: string, problem: ProfileProblem, isWrong: boolean) => void): void {
  const { preferences, designPreferences, companyDetails, availabilityPreferences } = values;
  if (preferences) {
    refuse("preferences.contactBy", "unknownChoice", preferences.contactBy !== null && !among(CONTACT_WAYS, preferences.contactBy));
    refuse(
      "preferences.languages",
      "unknownChoice",
      preferences.languages.some((code) => !among(SPOKEN_LANGUAGES, code)),
    );
  }
  if (designPreferences) {
    refuse(
      "designPreferences.styles",
      "unknownChoice",
      designPreferences.styles.some((style) => !among(DESIGN_STYLES, style)),
    );
    refuse("designPreferences.notes", "tooLong", designPreferences.notes.length > 1_000);
  }
  if (companyDetails) {
    refuse("companyDetails.nameAr", "tooLong", companyDetails.nameAr.length > LONGEST_TEXT);
    refuse("companyDetails.about", "tooLong", companyDetails.about.length > 2_000);
    refuse("companyDetails.foundedYear", "year", !isYear(companyDetails.foundedYear));
    refuse("companyDetails.teamSize", "unknownChoice", companyDetails.teamSize !== null && !among(TEAM_SIZES, companyDetails.teamSize));
  }
  if (availabilityPreferences) {
    const { earliestStart, days, from, to } = availabilityPreferences;
    refuse("availabilityPreferences.earliestStart", "date", earliestStart !== null && !isDate(earliestStart));
    refuse(
      "availabilityPreferences.days",
      "unknownChoice",
      days.some((day) => !among(WEEK_DAYS, day)),
    );
    const hasBoth = from !== null && to !== null;
    const isWrong = (from !== null || to !== null) && !(hasBoth && isTime(from) && isTime(to) && from < to);
    refuse("availabilityPreferences.from", "hours", isWrong);
  }
}
