import { describe, expect, test } from "vitest";
import { checkVendor, tidyVendor, type VendorFields } from "./vendors.admin.rules.ts";

type Values = Partial<VendorFields>;
const x = (length: number) => "x".repeat(length);
const items = (count: number) => Array.from({ length: count }, (_, n) => `a${n}`);
const link = (length: number) => `https://a.example/${x(length - "https://a.example/".length)}`;

describe("tidied", () => {
  test.each<[string, Values, Values]>([
    ["one line", { city: " Jeddah \n North " }, { city: "Jeddah North" }],
    ["empty is unknown", { city: "  ", notesInternal: " " }, { city: null, notesInternal: null }],
    ["name and address word are never unknown: what is wrong stays as it was typed", { name: " ", slug: "" }, { name: " ", slug: "" }],
    [
      "lines of long texts stay",
      { description: " a\r\nb ", descriptionAr: "a\rb", notesInternal: "a\nb", address: "a\r\nb" },
      { description: "a\nb", descriptionAr: "a\nb", notesInternal: "a\nb", address: "a\nb" },
    ],
    ["telephones, in any digits", { contactPhone: "٠٥٠ ٥٠٣ ٢٨٠٧", whatsapp: "۰۵۰۵۰۳۲۸۰۷" }, { contactPhone: "+966505032807", whatsapp: "+966505032807" }],
    ["what is no telephone stays to be judged", { contactPhone: "call me" }, { contactPhone: "call me" }],
    [
      "addresses get their scheme",
      { websiteUrl: "a.example", googleMapsUrl: "HTTPS://maps.example" },
      { websiteUrl: "https://a.example", googleMapsUrl: "HTTPS://maps.example" },
    ],
    ["a name in Instagram", { instagramUrl: "@bayt.sidra" }, { instagramUrl: "https://www.instagram.com/bayt.sidra" }],
    [
      "a name of more than 30 letters is none, nor one on a site",
      { instagramUrl: `@${x(31)}`, websiteUrl: "@bayt" },
      { instagramUrl: `@${x(31)}`, websiteUrl: "@bayt" },
    ],
    [
      "lists without empty ones and doubles in any case, the last spelling",
      { tags: [" Oak ", "", "oak", "teak"], languages: ["ar", "ar"] },
      { tags: ["oak", "teak"], languages: ["ar"] },
    ],
    ["categories", { categoryIds: ["1", "1", "2"] }, { categoryIds: ["1", "2"] }],
    [
      "mail addresses are small",
      { contactEmail: "Shop@A.example", ownerEmail: "Me@A.example" },
      { contactEmail: "shop@a.example", ownerEmail: "me@a.example" },
    ],
    ["choices stay as they are", { vendorType: "Both", status: "Pending", rating: 4.5 }, { vendorType: "Both", status: "Pending", rating: 4.5 }],
  ])("%s", (_, given, tidy) => expect(tidyVendor(given)).toEqual(tidy));

  test("what is not named stays unnamed, and what is unknown stays unknown", () => {
    expect(tidyVendor({})).toEqual({});
    expect(tidyVendor({ contactPhone: null, websiteUrl: null, contactEmail: null })).toEqual({ contactPhone: null, websiteUrl: null, contactEmail: null });
  });
});

/** What is right, and the same one step too far. */
const EDGES: [field: keyof VendorFields, problem: string, right: Values, wrong: Values][] = [
  ["name", "required", { name: "Noor" }, { name: "" }],
  ["name", "tooLong", { name: x(200) }, { name: x(201) }],
  ["nameAr", "tooLong", { nameAr: x(200) }, { nameAr: x(201) }],
  ["description", "tooLong", { description: x(10_000) }, { description: x(10_001) }],
  ["descriptionAr", "tooLong", { descriptionAr: x(10_000) }, { descriptionAr: x(10_001) }],
  ["notesInternal", "tooLong", { notesInternal: x(10_000) }, { notesInternal: x(10_001) }],
  ["address", "tooLong", { address: x(500) }, { address: x(501) }],
  ["licenseNumber", "tooLong", { licenseNumber: x(300) }, { licenseNumber: x(301) }],
  ["vendorId", "tooLong", { vendorId: x(300) }, { vendorId: x(301) }],
  ["websiteUrl", "tooLong", { websiteUrl: link(2_000) }, { websiteUrl: link(2_001) }],
  ["slug", "tooLong", {}, { slug: x(101) }],
  ["slug", "required", {}, { slug: "" }],
  ["slug", "slug", { slug: "noor-home" }, { slug: "Noor Home" }],
  ["tags", "tooMany", { tags: items(60) }, { tags: items(61) }],
  ["tags", "tooLong", { tags: [x(100)] }, { tags: ["a", x(101)] }],
  ["contactEmail", "email", { contactEmail: "a@b.co" }, { contactEmail: "a@b.c" }],
  ["ownerEmail", "email", { ownerEmail: "a@b.example" }, { ownerEmail: "a b@c.example" }],
  ["contactPhone", "phone", { contactPhone: "+966505032807" }, { contactPhone: "call me" }],
  ["whatsapp", "phone", { whatsapp: "0505032807" }, { whatsapp: "05050" }],
  ["websiteUrl", "url", { websiteUrl: "http://a.example" }, { websiteUrl: "ftp://a.example" }],
  ["googleMapsUrl", "url", { googleMapsUrl: "https://maps.example/x" }, { googleMapsUrl: "https://localhost" }],
  ["instagramUrl", "url", {}, { instagramUrl: "https://me@a.example" }],
  ["instagramUrl", "url", {}, { instagramUrl: "https://" }],
  ["minProjectValue", "negative", { minProjectValue: 0 }, { minProjectValue: -1 }],
  ["minProjectValue", "number", { minProjectValue: 1 }, { minProjectValue: 0.5 }],
  ["priceRangeMin", "number", { priceRangeMin: 100_000_000_000_00 }, { priceRangeMin: 100_000_000_000_01 }],
  ["priceRangeMin", "number", {}, { priceRangeMin: Number.NaN }],
  ["priceRangeMax", "minAboveMax", { priceRangeMin: 5, priceRangeMax: 5 }, { priceRangeMin: 6, priceRangeMax: 5 }],
  ["rating", "rating", { rating: 0 }, { rating: -0.1 }],
  ["rating", "rating", { rating: 5 }, { rating: 5.1 }],
  ["reviewCount", "whole", { reviewCount: 0 }, { reviewCount: -1 }],
  ["reviewCount", "whole", { reviewCount: 2_000_000_000 }, { reviewCount: 2_000_000_001 }],
  ["reviewCount", "whole", {}, { reviewCount: 1.5 }],
  ["latitude", "latitude", { latitude: 90 }, { latitude: 90.1 }],
  ["latitude", "latitude", { latitude: -90 }, { latitude: -90.1 }],
  ["longitude", "longitude", { longitude: 180 }, { longitude: 180.1 }],
  ["longitude", "longitude", { longitude: -180 }, { longitude: -180.1 }],
];

describe("judged", () => {
  test.each(EDGES)("%s: %s one step further, and not before", (field, problem, right, wrong) => {
    expect(checkVendor(right)).toEqual({});
    expect(checkVendor(wrong)).toEqual({ [field]: problem });
  });

  test("only what is there, each field with its first problem", () => {
    expect(checkVendor({})).toEqual({});
    expect(checkVendor({ contactPhone: null, contactEmail: null, websiteUrl: null, latitude: null, minProjectValue: null })).toEqual({});
    expect(checkVendor({ priceRangeMin: 6, priceRangeMax: null })).toEqual({});
    expect(checkVendor({ contactEmail: x(301) })).toEqual({ contactEmail: "tooLong" });
    expect(checkVendor({ minProjectValue: -0.5 })).toEqual({ minProjectValue: "negative" });
  });
});
