import { describe, expect, test } from "vitest";
import { checkVerification } from "./verifications.rules.ts";
import { NOTE_LENGTH, numberProblem, tidyNumber, today, trustStatus, untilProblem, type VerificationKind } from "./verifications.ts";

const problem = (kind: VerificationKind, typed: string) => numberProblem(kind, tidyNumber(kind, typed));

describe("numbers", () => {
  test.each([
    ["commercial_registration", "1010203040"],
    ["commercial_registration", "١٠١٠٢٠٣٠٤٠"],
    ["commercial_registration", "1010-203 040"],
    ["unified_number", "7001234567"],
    ["unified_number", "٧٠٠١٢٣٤٥٦٧"],
    ["unified_number", "۷۰۰۱۲۳۴۵۶۷"],
    ["vat", "300012345600003"],
    ["vat", "٣٠٠٠١٢٣٤٥٦٠٠٠٠٣"],
    ["vat", "3000 1234 5600 003"],
    ["licence", "eng-2024/118"],
    ["classification", "صنف-3"],
  ] as const)("%s %s is right", (kind, typed) => expect(problem(kind, typed)).toBeNull());

  test.each([
    ["commercial_registration", "", "required"],
    ["commercial_registration", "101020304", "tenDigits"],
    ["commercial_registration", "10102030401", "tenDigits"],
    ["commercial_registration", "101020304A", "tenDigits"],
    ["unified_number", "1010203040", "unifiedBegins"],
    ["unified_number", "700123456", "tenDigits"],
    ["vat", "30001234560000", "vatLength"],
    ["vat", "200012345600003", "vatEnds"],
    ["vat", "300012345600004", "vatEnds"],
    ["vat", "3000123456000O3", "vatLength"],
    ["licence", "ab", "licenceNumber"],
    ["licence", "<script>", "licenceNumber"],
    ["classification", "x".repeat(41), "licenceNumber"],
  ] as const)("%s %s is not: %s", (kind, typed, code) => expect(problem(kind, typed)).toBe(code));

  test("are stored in one spelling", () => {
    expect(tidyNumber("vat", " ٣٠٠-٠١٢٣٤٥٦٠٠٠٠٣\u200f")).toBe("300012345600003");
    expect(tidyNumber("licence", "eng-١٢")).toBe("ENG-12");
  });
});

test("the last day: exists, is not over, is not too far away", () => {
  const now = Date.parse("2026-11-21T21:30:00Z"); // the 22nd in Riyadh
  expect(today(now)).toBe("2026-11-22");
  expect(untilProblem("2026-11-22", now)).toBeNull();
  expect(untilProblem("2026-11-21", now)).toBe("past");
  expect(untilProblem("2027-02-30", now)).toBe("date");
  expect(untilProblem("soon", now)).toBe("date");
  expect(untilProblem("2099-01-01", now)).toBe("date");
});

test("licence and classification name who issued them", () => {
  const text = { kind: "licence" as const, number: "ENG-118", issuedBy: "", statedUntil: "", note: "" };
  expect(checkVerification(text)).toEqual({ issuedBy: "required" });
  expect(checkVerification({ ...text, kind: "vat", number: "300012345600003" })).toEqual({});
});

describe("trustStatus", () => {
  const now = Date.parse("2026-11-21T10:00:00Z");
  const check = (kind: VerificationKind, status: "submitted" | "approved" | "rejected" | "withdrawn" | "expired", validUntil: string | null = null) => ({
    kind,
    status,
    validUntil,
  });
  test.each([
    ["nothing sent", "vendor", [], "unverified"],
    ["what is needed is in force", "vendor", [check("commercial_registration", "approved", "2026-11-21")], "verified"],
    ["its last day is over", "vendor", [check("commercial_registration", "approved", "2026-11-20")], "unverified"],
    ["a renewal waits beside it", "vendor", [check("unified_number", "submitted"), check("unified_number", "approved", "2027-01-01")], "verified"],
    ["it waits", "vendor", [check("unified_number", "submitted")], "pending"],
    ["only an extra was approved", "vendor", [check("vat", "approved", "2027-01-01")], "unverified"],
    ["a licence counts for a professional", "professional", [check("licence", "approved", "2027-01-01")], "verified"],
    ["and not for a vendor", "vendor", [check("licence", "approved", "2027-01-01")], "unverified"],
    ["rejected and taken back after", "vendor", [check("unified_number", "withdrawn"), check("unified_number", "rejected")], "rejected"],
    ["expired after a rejection long ago", "vendor", [check("unified_number", "expired"), check("unified_number", "rejected")], "unverified"],
    ["a homeowner", "homeowner", [check("unified_number", "approved", "2027-01-01")], "unverified"],
  ] as const)("%s", (_, role, checks, expected) => expect(trustStatus(role, checks, now)).toBe(expected));
});

test.each([
  [{ number: "3000" }, { number: "vatLength" }],
  [{ statedUntil: "2020-01-01" }, { statedUntil: "past" }],
  [{ statedUntil: "soon" }, { statedUntil: "date" }],
  [{ note: "x".repeat(NOTE_LENGTH) }, {}],
  [{ note: "x".repeat(NOTE_LENGTH + 1) }, { note: "tooLong" }],
  [{ issuedBy: "x".repeat(121) }, {}],
  [{ kind: "licence" as const, number: "ENG-118", issuedBy: "x".repeat(120) }, {}],
  [{ kind: "licence" as const, number: "ENG-118", issuedBy: "x".repeat(121) }, { issuedBy: "tooLong" }],
])("%j is judged as %j", (more, problems) =>
  expect(checkVerification({ kind: "vat", number: "300012345600003", issuedBy: "", statedUntil: "", note: "", ...more })).toEqual(problems),
);
