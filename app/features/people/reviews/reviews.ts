// What forms, API and pages share about reviews. Free of zod, so that public pages stay small.

export const REVIEWED = ["vendor", "product", "professional"] as const;
export type Reviewed = (typeof REVIEWED)[number];

export const ASPECTS = ["quality", "time", "communication", "budget", "tidiness"] as const;
export type Aspect = (typeof ASPECTS)[number];
/** The aspects of a kind: a piece has none, only stars. */
export const aspectsOf = (type: Reviewed): readonly Aspect[] => (type === "product" ? [] : ASPECTS);

/** Why someone may write. */
export const BASES = ["award", "invitation", "order", "request"] as const;
export type Basis = (typeof BASES)[number];

export const STARS = [1, 2, 3, 4, 5] as const;
export const BODY_LENGTH = 3_000;
export const REPLY_LENGTH = 2_000;
export const MOST_PHOTOS = 4;
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** A former client's code works so long. */
export const INVITATION_DAYS = 30;
export const WORK_LENGTH = 120;
/** Files that show the work of an invitation. */
export const MOST_EVIDENCE = 3;
export const INVITATION_STATES = ["sent", "confirmed", "over"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
export const EDIT_DAYS = 14;
/** So many reviews of one subject within a day, by accounts so young, look arranged. */
export const BURST = { reviews: 5, accountDays: 14 } as const;
export const REVIEWS_PER_PAGE = 10;

/** A professional's mean is said from this many reviews on: below, one voice would be all of it. */
const LEAST_FOR_MEAN = 5;
export const hasMean = (type: Reviewed, count: number): boolean => type !== "professional" || count >= LEAST_FOR_MEAN;
export const RECEIVED = { vendor: "/vendor/reviews", professional: "/dashboard/professional/reviews" } as const;

export const reviewFormPath = (type: Reviewed, id: string) => `/dashboard/reviews/${type}/${id}`;
export const reviewAnchor = (id: string) => `review-${id}`;
