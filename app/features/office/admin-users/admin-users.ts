import { PERMISSIONS, ROLES } from "#app/platform/auth/viewer.ts";

export const USERS_PER_PAGE = 30;

/** Above this a count says "more than". */
export const MAX_COUNTED = 10_000;

/** active: neither suspended nor leaving. leaving: asked to be erased, within the grace period. */
export const USER_STATUSES = ["active", "suspended", "leaving"] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const USER_SORTS = ["newest", "oldest", "name"] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const REASON_MIN = 5;
export const REASON_MAX = 500;

/** Why a reason is refused. */
export const checkReason = (reason: string): "reasonShort" | "reasonLong" | null => {
  const { length } = reason.trim();
  return length < REASON_MIN ? "reasonShort" : length > REASON_MAX ? "reasonLong" : null;
};

/** The list's filters as its address keeps them. */
export type UserSearch = {
  search: string;
  role: (typeof ROLES)[number] | "";
  status: UserStatus | "";
  permission: (typeof PERMISSIONS)[number] | "";
  verified: "yes" | "no" | "";
  /** Days, such as 2026-11-20, of the market's clock. */
  from: string;
  to: string;
  sort: UserSort;
};

type Parameters = { get(name: string): string | null };
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const oneOf = <T extends string>(list: readonly T[], value: string | null): T | "" => list.find((item) => item === value) ?? "";
const dayOf = (value: string | null): string => (value && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : "");

export function parseUserSearch(parameters: Parameters): UserSearch {
  return {
    search: (parameters.get("search") ?? "").replace(/\s+/g, " ").trim().slice(0, 100),
    role: oneOf(ROLES, parameters.get("role")),
    status: oneOf(USER_STATUSES, parameters.get("status")),
    permission: oneOf(PERMISSIONS, parameters.get("permission")),
    verified: oneOf(["yes", "no"] as const, parameters.get("verified")),
    from: dayOf(parameters.get("from")),
    to: dayOf(parameters.get("to")),
    sort: oneOf(USER_SORTS, parameters.get("sort")) || "newest",
  };
}

export function formatUserSearch({ sort, ...filters }: UserSearch): string {
  const set = Object.entries(filters).filter(([, value]) => value !== "");
  if (sort !== "newest") set.push(["sort", sort]);
  return set.length > 0 ? `?${new URLSearchParams(set)}` : "";
}
