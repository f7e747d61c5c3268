import { describe, expect, test } from "vitest";
import { areaOf, isOpenTo, missingStep, needsCompleteProfile, roleFor } from "./onboarding.rules.ts";
import { ABOUT_LENGTH } from "./onboarding.ts";
import { checkStep } from "./onboarding-answers.rules.ts";

const profile = (more = {}) => ({ full_name: "Faisal", phone: "+966505032807", company_name: "Studio", ...more });

describe("missingStep", () => {
  test.each([
    ["no profile", { role: "homeowner", roleIsFallback: false, profile: null }, "/onboarding/role-selection"],
    ["no role", { role: "homeowner", roleIsFallback: true, profile: profile() }, "/onboarding/role-selection"],
    ["a professional without name", { role: "professional", roleIsFallback: false, profile: profile({ full_name: " " }) }, "/professional-onboarding"],
    ["a professional without phone", { role: "professional", roleIsFallback: false, profile: profile({ phone: null }) }, "/professional-onboarding"],
    ["a professional without company", { role: "professional", roleIsFallback: false, profile: profile({ company_name: null }) }, null],
    ["a vendor without company", { role: "vendor", roleIsFallback: false, profile: profile({ company_name: "" }) }, "/vendor-onboarding"],
    ["a vendor without phone", { role: "vendor", roleIsFallback: false, profile: profile({ phone: null }) }, null],
    ["a homeowner with nothing", { role: "homeowner", roleIsFallback: false, profile: profile({ full_name: null, phone: null }) }, null],
    ["an admin with nothing", { role: "admin", roleIsFallback: false, profile: profile({ full_name: null, company_name: null }) }, null],
  ] as const)("%s", (_, facts, expected) => expect(missingStep(facts)).toBe(expected));
});

describe("what a step must have", () => {
  const work = (yearsOfExperience: number | null) => checkStep("work", { professionalType: "architect", yearsOfExperience });
  test("years may be left out, and are a whole number", () => {
    expect([work(null), work(0), work(12)]).toEqual([{}, {}, {}]);
    expect([work(Number.NaN), work(1.5)]).toEqual([{ yearsOfExperience: "number" }, { yearsOfExperience: "number" }]);
  });
  test("spaces are nothing, and a list needs an entry", () => {
    expect(checkStep("company", { companyName: " ", fullName: "Sara", phone: "" })).toEqual({ companyName: "required", phone: "required" });
    const offer = (description: string) => checkStep("offer", { city: "Riyadh", vendorType: "retailer", categoryIds: ["a"], description });
    expect([offer("x".repeat(ABOUT_LENGTH)), offer("x".repeat(ABOUT_LENGTH + 1))]).toEqual([{}, { description: "tooLong" }]);
    expect(checkStep("areas", { specializations: [], serviceAreas: ["riyadh"] })).toEqual({ specializations: "required" });
  });
});

describe("needsCompleteProfile", () => {
  test.each([
    "/dashboard",
    "/dashboard/",
    "/dashboard.data",
    "/dashboard/_.data",
    "/dashboard/admin",
    "/dashboard/admin/feedback",
    "/dashboard/feedback-history",
  ])("%s is open", (path) => expect(needsCompleteProfile(path)).toBe(false));
  test.each([
    "/dashboard/professional",
    "/dashboard/professional/profile",
    "/dashboard/professional/messages/1",
    "/dashboard/messages",
    "/dashboard/settings/security",
    "/home",
    "/vendors/a",
    "/vendor-dashboard",
    "/dashboards/saved",
    "/user/vendor",
  ])("%s is open", (path) => expect(needsCompleteProfile(path)).toBe(false));
  test.each([
    "/dashboard/saved",
    "/dashboard/profile",
    "/dashboard/verification",
    "/dashboard/messages-of-others",
    "/dashboard/homeowner/profile",
    "/dashboard/admin/other",
    "/dashboard/professionals",
    "/dashboard/feedback-history/x",
    "/vendor",
    "/vendor/quotes",
    "/dashboard/saved.data",
    "/dashboard/saved/_.data",
    "/vendor.data",
  ])("%s waits for it", (path) => expect(needsCompleteProfile(path)).toBe(true));
});

describe("whose place an address is", () => {
  test.each([
    ["/admin", "admin"],
    ["/admin/users", "admin"],
    ["/dashboard/admin/feedback", "admin"],
    ["/vendor", "vendor"],
    ["/vendor/quotes?status=new", "vendor"],
    ["/vendor-onboarding", "vendor"],
    ["/dashboard/vendor", "vendor"],
    ["/dashboard/claims/1", "vendor"],
    ["/professional-onboarding", "professional"],
    ["/dashboard/professional/profile#top", "professional"],
    ["/dashboard/homeowner", "homeowner"],
    ["/dashboard/verification/new", "business"],
    ["/dashboard", null],
    ["/dashboard/saved", null],
    ["/vendors/a", null],
    ["/administration", null],
    ["/dashboard/professionals", null],
    ["/dashboard/verifications", null],
    ["/home?next=/admin", null],
    ["/home#/vendor", null],
    ["", null],
  ])("%s: %s", (path, area) => expect(areaOf(path)).toBe(area));
});

test.each([
  ["admin", null],
  [null, null],
  ["business", "professional"],
  ["vendor", "vendor"],
  ["professional", "professional"],
  ["homeowner", "homeowner"],
] as const)("into the place of %s one comes by asking for %s", (area, role) => expect(roleFor(area)).toBe(role));

test.each([
  ["admin", "/vendor/quotes?status=new", true],
  ["admin", "/vendor", true],
  ["admin", "/vendor-onboarding", false],
  ["admin", "/dashboard/claims", false],
  ["vendor", "/vendor-onboarding", true],
  ["vendor", "/dashboard/claims?open=1", true],
  ["vendor", "/dashboard/verification", true],
  ["homeowner", "/vendor", false],
  ["admin", "/admin/users", false],
  ["vendor", "/settings", false],
] as const)("%s is sent back to %s: %s", (role, path, isOpen) => expect(isOpenTo(role, path)).toBe(isOpen));
