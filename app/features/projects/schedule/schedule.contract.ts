import { z } from "zod";
import { IdSchema, ownerProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { scheduleShape } from "./schedule.rules.ts";
import { PRAYERS, REFUSALS, VISIT_STATUSES } from "./schedule.ts";

const Day = z.iso.date();
const Time = z.iso.datetime();
const Status = z.enum(VISIT_STATUSES);
const text = z.string().max(10_000);
const byId = z.object({ id: IdSchema });
const Span = z.object({ from: Time, to: Time });

/** Someone else took it, or it is no longer offered. */
export const slotTaken = defineError("SLOT_TAKEN", { status: 409, message: "That time is no longer free." });
/** What is past is neither confirmed nor moved, and what is to come is not done. */
export const outOfTime = defineError("OUT_OF_TIME", { status: 409, message: "The visit has begun already, or not yet." });
/** Another window saved first; `current` is the stored one. */
const Settings = z.object({ fields: z.object(scheduleShape()), version: z.string(), cities: z.array(z.object({ value: z.string(), label: z.string() })) });
export type ScheduleSettings = z.infer<typeof Settings>;
export const scheduleConflict = defineError("CONFLICT", { status: 409, message: "Your hours were changed meanwhile.", data: z.object({ current: Settings }) });

const Visit = z.object({
  id: IdSchema,
  status: Status,
  startsAt: Time,
  endsAt: Time,
  /** The other side; its page where it has a public one. */
  person: z.object({ id: IdSchema, name: z.string(), href: z.string().nullable() }),
  isMine: z.boolean().describe("The viewer is the professional."),
  place: z.string().nullable(),
  note: z.string().nullable(),
  reason: z.string().nullable(),
  project: z.object({ id: IdSchema, title: z.string() }).nullable(),
  /** The request for bids that it is about, as bidders call it. */
  request: z.object({ id: IdSchema, title: z.string() }).nullable(),
  permissions: z.object({ canConfirm: z.boolean(), canDecline: z.boolean(), canCancel: z.boolean(), canMove: z.boolean(), canFinish: z.boolean() }),
});
export type Visit = z.infer<typeof Visit>;

const Appointment = z.object({
  id: IdSchema,
  title: z.string(),
  place: z.string().nullable(),
  startsAt: Time,
  endsAt: Time,
  isAllDay: z.boolean(),
  isImported: z.boolean(),
});
export type Appointment = z.infer<typeof Appointment>;

const CalendarDay = z.object({
  day: Day,
  /** In the calendar of Umm al-Qura, in the language of the request. */
  hijri: z.string(),
  isOff: z.boolean(),
  hours: z.array(Span),
  /** Empty without pauses. */
  prayers: z.array(z.object({ prayer: z.enum(PRAYERS), at: Time })),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

const Calendar = z.object({
  today: Day,
  hasHours: z.boolean(),
  days: z.array(CalendarDay),
  visits: z.array(Visit),
  appointments: z.array(Appointment),
  isCut: z.boolean().describe("There is more than one view shows."),
});
export type Calendar = z.infer<typeof Calendar>;

const Slots = z.object({
  professional: z.object({ id: IdSchema, name: z.string(), href: z.string() }),
  takesBookings: z.boolean(),
  lengthMinutes: z.number().int(),
  /** The last day that can be booked. */
  until: Day,
  days: z.array(z.object({ day: Day, hijri: z.string(), starts: z.array(Time) })),
});
export type Slots = z.infer<typeof Slots>;

const Imported = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  known: z.number().int(),
  /** `row`: the line of the file where the event begins. */
  refused: z.array(z.object({ row: z.number().int(), title: z.string(), reason: z.enum(REFUSALS) })),
});
export type ImportedCalendar = z.infer<typeof Imported>;

const tags = ["Schedule"];
const answered = declare(statusConflict, outOfTime);
const withReason = z.object({ id: IdSchema, reason: text.default("") });

export const scheduleContract = {
  /** The viewer's visits, appointments and working hours between two days, at most 45. INVALID: `to`. Anyone signed in. */
  get: signedInProcedure
    .route({ method: "GET", path: "/schedule", summary: "Get your calendar", tags })
    .input(z.object({ from: Day, to: Day }))
    .output(Calendar),
  /** Working hours and what can be booked. Anyone signed in; only professionals have some. */
  getSettings: signedInProcedure.route({ method: "GET", path: "/schedule/settings", summary: "Get your working hours", tags }).output(Settings),
  /** INVALID names each wrong place, CONFLICT when they changed since `version`. Professionals; FORBIDDEN for others. */
  saveSettings: signedInProcedure
    .errors(declare(scheduleConflict))
    .route({ method: "PUT", path: "/schedule/settings", summary: "Save your working hours", tags })
    .input(z.object({ fields: z.object(scheduleShape()), version: z.string().max(60) }))
    .output(Settings),
  /** Two weeks of free times of a professional, from a day on. NOT_FOUND as their profile. Anyone signed in. */
  slots: signedInProcedure
    .route({ method: "GET", path: "/professionals/{id}/slots", summary: "List someone's free times", tags })
    .input(z.object({ id: z.string().max(80), from: Day.optional() }))
    .output(Slots),
  /** Adds something of one's own that takes time. INVALID: title, startsAt, endsAt. Anyone signed in. */
  addAppointment: signedInProcedure
    .route({ method: "POST", path: "/schedule/appointments", summary: "Add an appointment", successStatus: 201, tags })
    .input(z.object({ idempotencyKey: IdSchema, title: text, place: text.default(""), startsAt: Time, endsAt: Time }))
    .output(byId),
  /** The secret address of the viewer's calendar; null without one. Anyone signed in. */
  getFeed: ownerProcedure
    .route({ method: "GET", path: "/schedule/feed", summary: "Get the address of your calendar", tags })
    .output(z.object({ path: z.string().nullable() })),
  /** Makes a new secret address; the one before it ends. Anyone signed in. */
  renewFeed: ownerProcedure
    .route({ method: "POST", path: "/schedule/feed", summary: "Make a new address of your calendar", tags })
    .output(z.object({ path: z.string() })),
  /** Ends the secret address. Anyone signed in. */
  revokeFeed: ownerProcedure
    .route({ method: "DELETE", path: "/schedule/feed", summary: "End the address of your calendar", tags })
    .output(z.object({ path: z.null() })),
  /**
   * Takes the events of an iCalendar file as appointments: up to 1 MB and 1,000 events, of the last 30 and the coming 365 days. The same file again changes nothing.
   * What is refused is named with its row. INVALID: `file` tooLarge or notCalendar. Anyone signed in.
   */
  importCalendar: signedInProcedure
    .meta({ uploadMegabytes: 2 })
    .route({ method: "POST", path: "/schedule/imports", summary: "Import a calendar", tags })
    .input(z.object({ file: z.file() }))
    .output(Imported),
  /** The viewer's visits about a request for bids. NOT_FOUND as the request. */
  ofRequest: signedInProcedure
    .route({ method: "GET", path: "/requests/{id}/visits", summary: "List the visits about a request", tags })
    .input(byId)
    .output(z.array(Visit)),
  /** NOT_FOUND for someone else's. Anyone signed in. */
  removeAppointment: signedInProcedure
    .route({ method: "DELETE", path: "/schedule/appointments/{id}", summary: "Remove an appointment", tags })
    .input(byId)
    .output(byId),
};

export const visitsContract = {
  /**
   * Books a free time of a professional, who is notified and confirms it. Twice with one key, it is one visit. SLOT_TAKEN when it is not free (any more).
   * Anyone signed in with a verified address but the professional; FORBIDDEN where one blocked the other.
   */
  book: ownerProcedure
    .errors(declare(slotTaken))
    .route({ method: "POST", path: "/professionals/{id}/visits", summary: "Book a visit", successStatus: 201, tags })
    .input(
      z.object({
        id: IdSchema,
        idempotencyKey: IdSchema,
        startsAt: Time,
        place: text.default(""),
        note: text.default(""),
        /** Of the viewer's household; the professional sees its title. */
        projectId: IdSchema.nullable().default(null),
        /** Of the viewer's household, for someone who may bid on it; its project takes the place of `projectId`. */
        requestId: IdSchema.nullable().default(null),
      }),
    )
    .output(byId),
  /** Confirms the time that the other side chose. */
  confirm: ownerProcedure.errors(answered).route({ method: "POST", path: "/visits/{id}/confirm", summary: "Confirm a visit", tags }).input(byId).output(byId),
  /** Says no to the time that the other side chose. */
  decline: ownerProcedure
    .errors(answered)
    .route({ method: "POST", path: "/visits/{id}/decline", summary: "Decline a visit", tags })
    .input(withReason)
    .output(byId),
  /** Takes a visit out of both calendars. Both sides, before it begins. */
  cancel: ownerProcedure
    .errors(answered)
    .route({ method: "POST", path: "/visits/{id}/cancel", summary: "Cancel a visit", tags })
    .input(withReason)
    .output(byId),
  /** Proposes another free time in its place: a new visit that the other side confirms. Both sides, before it begins. */
  move: ownerProcedure
    .errors(declare(statusConflict, outOfTime, slotTaken))
    .route({ method: "POST", path: "/visits/{id}/move", summary: "Move a visit", tags })
    .input(z.object({ id: IdSchema, startsAt: Time, idempotencyKey: IdSchema }))
    .output(byId),
  /** It took place. The professional, once it has begun. */
  finish: ownerProcedure
    .errors(answered)
    .route({ method: "POST", path: "/visits/{id}/finish", summary: "Mark a visit as done", tags })
    .input(byId)
    .output(byId),
};
