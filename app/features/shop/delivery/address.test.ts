import { describe, expect, test } from "vitest";
import { type Address, addressRules, buildingOf, likelyNumber, NO_ADDRESS } from "#app/platform/rules/national-address.ts";
import { judgeAddress } from "./public.server.ts";

const good: Address = {
  ...NO_ADDRESS,
  ...{ shortCode: "rama 3184", buildingNumber: "٣١٨٤", street: " Anas Ibn  Malik Road ", district: "الملقا", city: "الرياض" },
  ...{ postalCode: "13 521", additionalNumber: "78-26", unit: " ", note: null },
};

test("every field has its rule", () => expect(Object.keys(NO_ADDRESS)).toEqual(Object.keys(addressRules)));

describe("judgeAddress", () => {
  test("forgives digits of any script, spaces and hyphens; the city is stored under its own name", () => {
    expect(judgeAddress(good)).toEqual({
      problems: {},
      address: {
        ...{ shortCode: "RAMA3184", buildingNumber: "3184", street: "Anas Ibn Malik Road", district: "الملقا", city: "Riyadh" },
        ...{ postalCode: "13521", additionalNumber: "7826", unit: null, note: null },
      },
    });
  });
  test.each([
    ["postalCode", "1352", "fiveDigits"],
    ["postalCode", "135211", "fiveDigits"],
    ["postalCode", "  ", "required"],
    ["buildingNumber", "318", "fourDigits"],
    ["buildingNumber", "31845", "fourDigits"],
    ["additionalNumber", "78a6", "fourDigits"],
    ["shortCode", "RAM3184", "shortCode"],
    ["shortCode", "3184RAMA", "shortCode"],
    ["street", "", "required"],
    ["district", " ", "required"],
    ["city", "", "required"],
    ["city", "Dubai", "city"],
  ])("%s '%s' is wrong: %s, and nothing else is", (field, value, problem) => {
    expect(judgeAddress({ ...good, [field]: value }).problems).toEqual({ [field]: problem });
  });
  test("an empty address names every field that must be there", () => {
    expect(Object.keys(judgeAddress(NO_ADDRESS).problems).sort()).toEqual(["additionalNumber", "buildingNumber", "city", "district", "postalCode", "street"]);
  });
});

test.each([
  ["postalCode", "13521-7826", "13521"],
  ["postalCode", "1352I", "13521"],
  ["buildingNumber", "318O", "3180"],
  ["postalCode", "1352", null],
  ["postalCode", "13521", null],
  ["additionalNumber", "135217826", null],
] as const)("the likely %s of %s is %s", (field, typed, likely) => expect(likelyNumber(field, typed)).toBe(likely));

test.each([
  ["rama 3184", "3184"],
  ["RAMA٣١٨٤", "3184"],
  ["RAMA318", null],
])("a short code %s stands at building %s", (code, building) => expect(buildingOf(code)).toBe(building));
