export const USERS_PER_PAGE = 30;

/** Above this a count says "more than". */
export const MAX_COUNTED = 10_000;

/** active: neither suspended nor leaving. leaving: asked to be erased, within the grace period. */
export const USER_STATUSES = ["active", "suspended", "leaving"] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const USER_SORTS = ["newest", "oldest", "name"] as const;

export const REASON_MIN = 5;
export const REASON_MAX = 500;

/** Why a reason is refused. */
export const checkReason = (reason: string): "reasonShort" | "reasonLong" | null => {
  const { length } = reason.trim();
  return length < REASON_MIN ? "reasonShort" : length > REASON_MAX ? "reasonLong" : null;
};
