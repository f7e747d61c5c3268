// The rules of working hours and of what can be booked: contract, service and form have them from here.
import * as z from "zod/mini";
import { isDay } from "#app/platform/rules/days.ts";
import { judge, shapeOf, type ValuesOf } from "#app/platform/rules/judge.ts";
import { whole } from "#app/platform/rules/numbers.ts";
import { optionalText } from "#app/platform/rules/texts.ts";
import { MOST_DAYS_OFF, MOST_HOURS, TITLE_LENGTH } from "./schedule.ts";

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const clock = () => z.string().check(z.refine((given) => CLOCK.test(given), "time"));
const day = () => z.string().check(z.refine(isDay, "date"));

type Hours = { weekday: number; from: string; to: string };
const collide = (a: Hours, b: Hours) => a.weekday === b.weekday && a.from < b.to && b.from < a.to;

const SCHEDULE_RULES = {
  takesBookings: z.boolean(),
  hours: z
    .array(z.object({ weekday: whole(0, 6), from: clock(), to: clock() }).check(z.refine(({ from, to }) => from < to, { error: "order", path: ["to"] })))
    .check(
      z.maxLength(MOST_HOURS, "tooMany"),
      z.refine((rows) => rows.every((row, index) => !rows.slice(0, index).some((other) => collide(row, other))), "overlap"),
    ),
  daysOff: z
    .array(
      z
        .object({ first: day(), last: day(), note: optionalText(TITLE_LENGTH) })
        .check(z.refine(({ first, last }) => first <= last, { error: "order", path: ["last"] })),
    )
    .check(z.maxLength(MOST_DAYS_OFF, "tooMany")),
  /** Minutes. */
  length: whole(15, 480, "length"),
  buffer: whole(0, 240, "buffer"),
  /** Hours. */
  notice: whole(0, 720, "notice"),
  /** Days. */
  ahead: whole(1, 180, "ahead"),
  pausesForPrayer: z.boolean(),
  city: z.nullable(z.string()),
};
export type ScheduleFields = ValuesOf<typeof SCHEDULE_RULES>;
export type ScheduleProblem = "time" | "date" | "order" | "overlap" | "tooMany" | "tooLong" | "number" | "length" | "buffer" | "notice" | "ahead" | "city";

/** What a contract takes for them. */
export const scheduleShape = () => shapeOf(SCHEDULE_RULES);

/** The fields as they are stored, and what is wrong with them. */
export function judgeSchedule(given: ScheduleFields): { values: ScheduleFields; problems: Partial<Record<string, ScheduleProblem>> } {
  const { values, problems } = judge(SCHEDULE_RULES, given);
  if (values.pausesForPrayer && !values.city) problems["city"] ??= "city";
  return { values, problems: problems as Partial<Record<string, ScheduleProblem>> };
}

const WORKING_DAYS = [0, 1, 2, 3, 4];

/** Until someone says otherwise: Sunday to Thursday, Friday and Saturday off. */
export const FIRST_SCHEDULE: ScheduleFields = {
  takesBookings: false,
  hours: WORKING_DAYS.map((weekday) => ({ weekday, from: "09:00", to: "17:00" })),
  ...{ daysOff: [], length: 60, buffer: 30, notice: 24, ahead: 30, pausesForPrayer: false, city: null },
};
