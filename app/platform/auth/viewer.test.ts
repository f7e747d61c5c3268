import { expect, test } from "vitest";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { isAdministrator, isRole, isSignUpRole, mayActAsProfessional, mayEnterVendorArea, mayManageContent, nameIn, namesOf, ROLES } from "./viewer.ts";

const people = ROLES.map((role) => aViewer(role));
const roles = (may: (viewer: (typeof people)[number]) => boolean) => people.filter(may).map(({ role }) => role);

test("nobody signs up as an admin", () => {
  expect([ROLES.every(isRole), isRole("owner"), isRole(null)]).toEqual([true, false, false]);
  expect(ROLES.filter(isSignUpRole)).toEqual(["homeowner", "professional", "vendor"]);
});

test("what roles open, and what is given beside them", () => {
  expect([roles(mayEnterVendorArea), roles(isAdministrator), roles(mayManageContent)]).toEqual([["vendor", "admin"], ["admin"], ["admin"]]);
  expect(isAdministrator(null)).toBe(false);
  expect(mayEnterVendorArea(aViewer("homeowner", { isVendorStaff: true }))).toBe(true);
  expect([roles(mayActAsProfessional), mayActAsProfessional(aViewer("homeowner", { isProfessionalStaff: true }))]).toEqual([["professional"], true]);
  expect(mayManageContent(aViewer("vendor", { permissions: ["content_manager"] }))).toBe(true);
});

test("a person is called as their language writes it, if they say how", () => {
  const noura = aViewer("homeowner", { name: "Noura", nameAr: "نورة" });
  expect([nameIn(noura, "ar"), nameIn(noura, "en"), nameIn({ name: "Noura" }, "ar")]).toEqual(["نورة", "Noura", "Noura"]);
  expect([namesOf(noura), namesOf(aViewer("homeowner", { name: "Noura" }))]).toEqual([{ name: "Noura", nameAr: "نورة" }, { name: "Noura" }]);
});
