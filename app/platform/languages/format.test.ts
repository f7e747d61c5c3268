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
  expect([0, 1_499, 1_500, 999_499].map((bytes) => english.fileSize(bytes))).toEqual(["0 kB", "1 kB", "2 kB", "999 kB"]);
  expect([1_000_000, 1_250_000, 20_000_000].map((bytes) => english.fileSize(bytes))).toEqual(["1 MB", "1.3 MB", "20 MB"]);
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
