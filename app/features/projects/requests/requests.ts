// What screens, API and server share about requests and bids. Free of zod, so that screens load little.

/** invited: chosen professionals and vendors; open: every professional of these trades, and vendor of these categories, who works there. */
export const BID_KINDS = ["invited", "open"] as const;
/** package: one professional's, booked at its fixed price, which they accept or decline. */
export const REQUEST_KINDS = [...BID_KINDS, "package"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** declined: of a booked package, by its professional. */
export const REQUEST_STATUSES = ["draft", "open", "closed", "awarded", "cancelled", "expired", "declined"] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Why no version of a bid can be sent any more: the time for bids is over, or its author withdrew it. */
export const BID_ENDS = ["over", "withdrawn"] as const;
export type BidEnd = (typeof BID_ENDS)[number];

export const BID_STATUSES = ["draft", "submitted", "revised", "shortlisted", "accepted", "declined", "withdrawn"] as const;
export type BidStatus = (typeof BID_STATUSES)[number];

/** Bids that the owner can still choose from. */
export const STANDING_BIDS = ["submitted", "revised", "shortlisted"] as const satisfies readonly BidStatus[];

/** What a household knows of somebody it invited; without any of these they are silent. */
export const BIDDER_ANSWERS = ["bid", "declined", "withdrawn"] as const;
export type BidderAnswer = (typeof BIDDER_ANSWERS)[number];

/** What a bidder looks for. */
export const JOB_TABS = ["fits", "invited", "bids", "won"] as const;
export type JobTab = (typeof JOB_TABS)[number];

/** The way of a deal: asked for, its price being written, sent, won. */
export const PIPELINE_STAGES = ["asked", "writing", "sent", "won"] as const;

export const MOST_INVITED = 20;
export const MOST_TRADES = 5;
export const TITLE_LENGTH = 120;
export const WORDS_LENGTH = 2_000;
export const QUESTION_LENGTH = 1_000;
export const NOTE_LENGTH = 1_000;
export const REASON_LENGTH = 500;
/** Days from today to the last day on which bids arrive. */
export const LEAST_DAYS = 1;
export const MOST_DAYS = 90;
export const REQUESTS_PER_PAGE = 20;

export type RequestField = "title" | "words" | "deadline" | "invited" | "trades";
export type RequestProblem = "required" | "tooLong" | "tooMany" | "soon" | "late" | "day" | "unknown";

export const JOBS_PATH = "/dashboard/jobs";
export const jobPath = (id: string): string => `${JOBS_PATH}/${id}`;
export const comparisonPath = (id: string): string => `${jobPath(id)}/compare`;
/** What a person asked for, of those who bid, too. */
export const ASKED_PATH = "/dashboard/jobs/asked";

/** As profiles have them. */
export { PROFESSIONAL_TYPES as TRADES } from "#app/features/people/profiles/public.ts";
