import { expect, test } from "vitest";
import { makeFormat } from "./format.ts";
import { pageLanguage } from "./languages.ts";
import { makeTranslate } from "./translator.ts";

const english = makeFormat(pageLanguage("en").intlLocale);
const arabic = makeFormat(pageLanguage("ar").intlLocale);

test("Western digits in both languages", () => {
  expect(english.number(1234567)).toBe("1,234,567");
  expect(arabic.number(1234567)).toBe("1,234,567");
  expect(arabic.date("2026-11-20T10:00:00Z")).toContain("20");
});

test("money from minor units", () => {
  expect(english.amount(480_000)).toBe("4,800");
  expect(english.amount(480_050)).toBe("4,800.50");
  expect(arabic.amount(480_000)).toBe("4,800");
  expect(english.money(1000, "USD")).toBe("USD 10");
  expect(english.amount(500, "JPY")).toBe("500");
  expect(english.money(480_050)).toBe("SAR 4,800.50");
  expect(arabic.money(1_000_000)).toBe("10,000 ريال");
  expect(makeFormat(pageLanguage("fr").intlLocale).money(1_000_000)).toMatch(/SAR/);
});

test("sizes of files: whole kilobytes, megabytes from a million bytes on with one digit", () => {
  expect([0, 1, 499, 1_499, 1_500, 999_499].map((bytes) => english.fileSize(bytes))).toEqual(["0 kB", "1 kB", "1 kB", "1 kB", "2 kB", "999 kB"]);
  expect([1_000_000, 1_250_000, 20_000_000].map((bytes) => english.fileSize(bytes))).toEqual(["1 MB", "1.3 MB", "20 MB"]);
  // As the texts write it: with the short name, two spellings stood on one screen.
  expect([20_000, 200_000_000].map((bytes) => arabic.fileSize(bytes))).toEqual(["20 كيلوبايت", "200 ميغابايت"]);
});

test("days are those of Riyadh", () => {
  expect(english.date("2026-11-20T22:30:00Z", "day")).toBe(english.date("2026-11-21T08:00:00Z", "day"));
});

test("relative times", () => {
  const now = "2026-11-20T12:00:00Z";
  expect(english.relativeTime("2026-11-20T11:51:00Z", now)).toBe("9 min. ago");
  expect(english.relativeTime("2026-11-19T11:00:00Z", now)).toBe("yesterday");
  expect(english.relativeTime("2026-11-20T11:59:50Z", now)).toBe("this minute");
});

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;
test.each([
  [MINUTE - SECOND, "this minute", "this minute"],
  [MINUTE, "1 min. ago", "in 1 min."],
  [2 * MINUTE - SECOND, "1 min. ago", "in 1 min."],
  [HOUR - SECOND, "59 min. ago", "in 59 min."],
  [HOUR, "1 hr. ago", "in 1 hr."],
  [DAY - SECOND, "23 hr. ago", "in 23 hr."],
  [DAY, "yesterday", "tomorrow"],
  [7 * DAY - SECOND, "6 days ago", "in 6 days"],
  [7 * DAY, "last wk.", "next wk."],
  [YEAR / 12 - SECOND, "4 wk. ago", "in 4 wk."],
  [YEAR / 12, "last mo.", "next mo."],
  [YEAR - SECOND, "11 mo. ago", "in 11 mo."],
  [YEAR, "last yr.", "next yr."],
  [3 * YEAR, "3 yr. ago", "in 3 yr."],
])("%i ms are %s, %s", (ms, past, future) => {
  const now = Date.UTC(2026, 10, 20);
  expect([english.relativeTime(now - ms, now), english.relativeTime(now + ms, now)]).toEqual([past, future]);
});

test("a relative time is of now, in full words where asked and in Arabic", () => {
  expect(english.relativeTime(Date.now() - 3 * HOUR)).toBe("3 hr. ago");
  expect(english.relativeTime(0, 3 * HOUR, "long")).toBe("3 hours ago");
  expect(arabic.relativeTime(0, 3 * HOUR)).toBe("قبل 3 ساعات");
});

test("dates and times, each in its style", () => {
  const at = (style?: "date" | "day" | "long" | "dateTime" | "time") => english.date("2026-11-20T11:05:00Z", style);
  expect([at(), at("day"), at("long")]).toEqual(["Nov 20, 2026", "Nov 20", "November 20, 2026"]);
  expect([at("time"), at("dateTime")]).toEqual([expect.stringMatching(/^2:05\spm$/i), expect.stringMatching(/^Nov 20, 2026, 2:05\spm$/i)]);
});

test("shares, lists, sizes in both languages", () => {
  expect([english.percent(0.8), english.percent(0.1234), english.percent(0.1256), arabic.percent(0.8)]).toEqual(["80%", "12.3%", "12.6%", "80%"]);
  expect([english.list(["a", "b", "c"]), english.list(["a", "b"], "disjunction")]).toEqual(["a, b, and c", "a or b"]);
  expect(english.number(0.5, { style: "percent" })).toBe("50%");
});

test("texts: values, plurals, tags, missing keys", () => {
  const t = makeTranslate(
    "ui",
    { hello: ["Hello ", ["name"]], rooms: [["n", 2, { one: [0, " room"], other: [0, " rooms"] }]] } as never,
    pageLanguage("en").intlLocale,
  ) as unknown as (key: string, values?: object) => string;
  expect(t("hello", { name: "Reem" })).toBe("Hello Reem");
  expect(t("rooms", { n: 1 })).toBe("1 room");
  expect(t("rooms", { n: 1200 })).toBe("1,200 rooms");
});
