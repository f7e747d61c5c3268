import { describe, expect, test } from "vitest";
import { missingStep, needsCompleteProfile } from "./onboarding.rules.ts";

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

describe("needsCompleteProfile", () => {
  test.each(["/dashboard", "/dashboard/", "/dashboard/admin", "/dashboard/admin/feedback", "/dashboard/feedback-history"])("%s is open", (path) =>
    expect(needsCompleteProfile(path)).toBe(false),
  );
  test.each(["/dashboard/professional", "/dashboard/professional/profile", "/dashboard/professional/messages/1", "/home", "/vendors/a", "/vendor-dashboard"])(
    "%s is open",
    (path) => expect(needsCompleteProfile(path)).toBe(false),
  );
  test.each([
    "/dashboard/saved",
    "/dashboard/profile",
    "/dashboard/messages",
    "/dashboard/settings/security",
    "/dashboard/verification",
    "/dashboard/homeowner/profile",
    "/dashboard/admin/other",
    "/dashboard/professionals",
    "/dashboard/feedback-history/x",
    "/vendor",
    "/vendor/quotes",
    "/dashboard/saved.data",
  ])("%s waits for it", (path) => expect(needsCompleteProfile(path)).toBe(true));
});
