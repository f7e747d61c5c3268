// The specified guard of the dashboard, without server code: the missing step and its address.
import type { Role } from "#app/platform/auth/viewer.ts";

export const ROLE_SELECTION = "/onboarding/role-selection";
export const ONBOARDING_OF = { professional: "/professional-onboarding", vendor: "/vendor-onboarding" } as const;

export type OnboardingFacts = {
  role: Role;
  /** No role was found anywhere. */
  roleIsFallback: boolean;
  /** Null where there is no profile. */
  profile: { full_name: string | null; phone: string | null; company_name: string | null } | null;
};

/** Steps 2 to 4 of the strict guard in their order; null when nothing is missing. */
export function missingStep({ role, roleIsFallback, profile }: OnboardingFacts): string | null {
  if (!profile || roleIsFallback) return ROLE_SELECTION;
  const has = (value: string | null) => (value ?? "").trim() !== "";
  if (role === "professional" && !(has(profile.full_name) && has(profile.phone))) return ONBOARDING_OF.professional;
  if (role === "vendor" && !has(profile.company_name)) return ONBOARDING_OF.vendor;
  return null;
}

/**
 * Beneath /dashboard these are open before the profile is complete; everything else there, and the vendor area, is not. Settings and messages are,
 * because the professional's own addresses of them lead there.
 */
const OPEN_BEFORE = /^\/dashboard(?:\/(?:admin(?:\/feedback)?|feedback-history|(?:professional|settings|messages)(?:\/.*)?)?)?\/?$/;

export function needsCompleteProfile(pathname: string): boolean {
  const path = pathname.replace(/\.data$/, "").replace(/\/_$/, "");
  if (/^\/vendor(\/|$)/.test(path)) return true;
  return /^\/dashboard(\/|$)/.test(path) && !OPEN_BEFORE.test(path);
}

export type Area = "admin" | "vendor" | "professional" | "homeowner" | "business";

const AREAS: readonly [RegExp, Area][] = [
  [/^\/(admin|dashboard\/admin)(\/|$)/, "admin"],
  [/^\/(vendor|vendor-onboarding|dashboard\/vendor|dashboard\/claims)(\/|$)/, "vendor"],
  [/^\/(professional-onboarding|dashboard\/professional)(\/|$)/, "professional"],
  [/^\/dashboard\/homeowner(\/|$)/, "homeowner"],
  [/^\/dashboard\/verification(\/|$)/, "business"],
];

/** The role that an address belongs to; null for none. */
export const areaOf = (path: string): Area | null => AREAS.find(([pattern]) => pattern.test(path.split(/[?#]/, 1)[0] ?? ""))?.[1] ?? null;

const ENTERS: Record<Exclude<Area, "admin">, readonly Role[]> = {
  vendor: ["vendor"],
  professional: ["professional"],
  homeowner: ["homeowner"],
  business: ["professional", "vendor"],
};

/** Whether a role may go to an address, so that it can be sent there. Of the administration it is not known: it has places for each permission. */
export function isOpenTo(role: Role, path: string): boolean {
  const area = areaOf(path);
  if (area === null || area === "admin") return false;
  // Admins look in at the vendor area alone: a vendor's first steps and claims are not theirs.
  return ENTERS[area].includes(role) || (role === "admin" && /^\/vendor(\/|\?|$)/.test(path));
}

/** The role to request for an area; never admin. */
export function roleFor(area: Area | null): Exclude<Role, "admin"> | null {
  return area === "admin" || area === null ? null : area === "business" ? "professional" : area;
}
