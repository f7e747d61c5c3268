import type { Format } from "./format.ts";

/** A time of day that is stored as HH:MM in the page's language: 9:00 AM. */
export const clock = (format: Format, time: string): string => format.date(`2026-01-01T${time}:00+03:00`, "time");
