// Prayer times by the convention of Umm al-Qura: Fajr at 18.5° below the horizon, Isha 90 minutes after Maghrib, 120 in Ramadan.
// The sun: "Approximate Solar Coordinates" of the U.S. Naval Observatory (aa.usno.navy.mil/faq/sun_approx, to a minute of arc until 2200);
// times from its declination and the equation of time as in praytimes.org/calculation.
import { MINUTE_MS } from "#app/platform/rules/durations.ts";
import { startOfDay } from "./riyadh-time.ts";
import type { Prayer } from "./schedule.ts";

export type Coordinates = { latitude: number; longitude: number };

const FAJR_ANGLE = 18.5;
/** Refraction and the sun's radius. */
const HORIZON = 0.833;
const ISHA_MINUTES = 90;
const ISHA_MINUTES_IN_RAMADAN = 120;
const RAMADAN = 9;
const ZONE_HOURS = 3;
const MS_PER_HOUR = 60 * MINUTE_MS;
/** 1 January 2000, 12:00 UTC. */
const EPOCH = Date.UTC(2000, 0, 1, 12);

const RADIANS = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * RADIANS);
const cos = (degrees: number) => Math.cos(degrees * RADIANS);
const arcsin = (value: number) => Math.asin(value) / RADIANS;
const arccos = (value: number) => Math.acos(value) / RADIANS;
const within = (value: number, whole: number) => ((value % whole) + whole) % whole;

/** Declination in degrees, equation of time in hours. */
function sunAt(time: number): { declination: number; equation: number } {
  const days = (time - EPOCH) / (24 * MS_PER_HOUR);
  const anomaly = within(357.529 + 0.98560028 * days, 360);
  const mean = within(280.459 + 0.98564736 * days, 360);
  const longitude = mean + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const obliquity = 23.439 - 0.00000036 * days;
  const ascension = within(Math.atan2(cos(obliquity) * sin(longitude), cos(longitude)) / RADIANS, 360) / 15;
  const difference = within(mean / 15 - ascension + 12, 24) - 12;
  return { declination: arcsin(sin(obliquity) * sin(longitude)), equation: difference };
}

const hijriMonth = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", { month: "numeric", timeZone: "Asia/Riyadh" });
const isRamadan = (day: string) => Number.parseInt(hijriMonth.format(startOfDay(day).getTime() + 12 * MS_PER_HOUR), 10) === RAMADAN;

/** The five times of a day in Riyadh's calendar, to the minute. */
export function prayerTimes(day: string, { latitude, longitude }: Coordinates): Record<Prayer, Date> {
  const start = startOfDay(day).getTime();
  const at = (hours: number) => start + hours * MS_PER_HOUR;
  const noon = (hours: number) => 12 + ZONE_HOURS - longitude / 15 - sunAt(at(hours)).equation;
  /** Hours between noon and the sun's altitude. */
  const distance = (altitude: number, hours: number) => {
    const { declination } = sunAt(at(hours));
    return arccos((sin(altitude) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination))) / 15;
  };
  const before = (altitude: number, guess: number) => noon(guess) - distance(altitude, guess);
  const after = (altitude: number, guess: number) => noon(guess) + distance(altitude, guess);
  // A second look where the sun is by then.
  const twice = (find: (guess: number) => number, guess: number) => find(find(guess));
  /** The shadow has grown by the height of what throws it. */
  const shadow = (guess: number) => 90 - Math.atan(1 + Math.tan(Math.abs(latitude - sunAt(at(guess)).declination) * RADIANS)) / RADIANS;
  const toMinute = (hours: number) => new Date(Math.round(at(hours) / MINUTE_MS) * MINUTE_MS);
  const maghrib = toMinute(twice((guess) => after(-HORIZON, guess), 18));
  return {
    fajr: toMinute(twice((guess) => before(-FAJR_ANGLE, guess), 5)),
    dhuhr: toMinute(twice(noon, 12)),
    asr: toMinute(twice((guess) => after(shadow(guess), guess), 15)),
    maghrib,
    isha: new Date(maghrib.getTime() + (isRamadan(day) ? ISHA_MINUTES_IN_RAMADAN : ISHA_MINUTES) * MINUTE_MS),
  };
}
