import { expect, test } from "vitest";
import { isDay } from "./days.ts";

test.each(["2026-11-24", "2028-02-29", "0001-01-01", "9999-12-31"])("%s is a day", (text) => expect(isDay(text)).toBe(true));

test.each(["", "today", "2026-1-1", "2026-02-31", "2026-02-29", "2026-13-01", "2026-00-10", "2026-11-00", "0000-01-01", "2026-11-24T00:00:00Z", " 2026-11-24"])(
  "%j is none",
  (text) => expect(isDay(text)).toBe(false),
);
