export const VISIT_STATUSES = ["booked", "confirmed", "declined", "cancelled", "moved", "done", "expired"] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

/** Those that take time. */
export const STANDING: readonly VisitStatus[] = ["booked", "confirmed"];

export const SCHEDULE_PATH = "/dashboard/schedule";
export const HOURS_PATH = `${SCHEDULE_PATH}/hours`;
/** Of a professional. `requestId`: the request for bids that the visit is about. */
export const bookingPath = (id: string, requestId?: string): string => `${SCHEDULE_PATH}/book/${id}${requestId ? `?request=${requestId}` : ""}`;
export const dayPath = (day: string): string => `${SCHEDULE_PATH}?view=day&day=${day}`;
export const feedPath = (token: string): string => `/calendars/${token}/diwan.ics`;

export const NOTE_LENGTH = 600;
export const PLACE_LENGTH = 200;
export const TITLE_LENGTH = 120;
export const MOST_HOURS = 21;
export const MOST_DAYS_OFF = 40;
/** The most days that one view asks for. */
export const MOST_DAYS = 45;
/** Days of slots that one request reads. */
export const SLOT_DAYS = 14;
/** Weeks that a profile shows, free times in them, and how many days ahead these are looked for. */
export const PROFILE_WEEKS = 12;
export const PROFILE_SLOTS = 3;
export const PROFILE_SLOT_DAYS = 28;
/** Visits that the page of a request shows. */
export const MOST_OF_REQUEST = 40;
/** Hours before a visit at which both sides are reminded; those who confirmed later than the first are reminded at the second. */
export const REMINDER_HOURS = { first: 24, last: 2 } as const;
/** Of each kind in one view. */
export const MOST_ENTRIES = 500;

/** What one look at the free time reads: more than fits into twelve weeks of quarters of an hour. */
export const MOST_BUSY = 3_000;

/** Minutes that a prayer takes out of the working day. */
export const PRAYER_MINUTES = 30;
/** Slots begin at whole quarters. */
export const STEP_MINUTES = 15;

export const PRAYERS = ["fajr", "dhuhr", "asr", "maghrib", "isha"] as const;
export type Prayer = (typeof PRAYERS)[number];

/** Ends the identity of what this product's feeds have. */
export const OWN_UID = "@diwan";
export const CALENDARS_PATH = `${SCHEDULE_PATH}/calendars`;
/** Of one imported file. */
export const CALENDAR_BYTES = 1_000_000;
export const MOST_EVENTS = 1_000;
/** Why an event of a file is not taken. */
export const REFUSALS = ["unreadable", "noUid", "noStart", "noLength", "tooLong", "cancelled", "free", "elsewhere", "ours", "tooMany"] as const;
export type RefusalReason = (typeof REFUSALS)[number];
