import { describe, expect, test } from "vitest";
import { stopClockAt } from "#app/platform/testing/clock.ts";
import { checkProfile, tidyProfile } from "./profiles.rules.ts";
import type { ProfileFields } from "./profiles.ts";

type Values = Partial<ProfileFields>;
const x = (length: number) => "x".repeat(length);
const items = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
const school = (more = {}) => ({ school: "KSU", degree: "BArch", year: 2012, ...more });
const work = (more = {}) => ({ title: "Courtyard", text: "", year: null, url: "", ...more });
const hours = (more = {}) => ({ isAcceptingProjects: true, earliestStart: null, days: [], from: null, to: null, ...more });
const company = (more = {}) => ({ nameAr: "", about: "", foundedYear: null, teamSize: null, ...more });
const link = (length: number) => `https://a.example/${x(length - "https://a.example/".length)}`;
const onX = (length: number) => `https://x.com/${x(length - "https://x.com/".length)}`;

describe("tidied", () => {
  test.each<[string, object, object]>([
    ["one line", { city: " Jeddah \n North " }, { city: "Jeddah North" }],
    ["empty is unknown", { city: "  " }, { city: null }],
    ["a name is never unknown", { fullName: " " }, { fullName: "" }],
    ["lines of a text stay", { bio: " One.\r\nTwo.\rThree. " }, { bio: "One.\nTwo.\nThree." }],
    ["a telephone", { phone: "٠٥٠ ٥٠٣ ٢٨٠٧" }, { phone: "+966505032807" }],
    ["what is no telephone stays to be judged", { phone: "call me" }, { phone: "call me" }],
    ["an address gets its scheme", { website: "studio.example" }, { website: "https://studio.example" }],
    ["and none that it has", { website: "HTTP://studio.example" }, { website: "HTTP://studio.example" }],
    ["no address gets none", { website: "" }, { website: null }],
    ["a username", { username: "@Faisal.Design" }, { username: "faisal.design" }],
    [
      "lists without doubles",
      { specializations: ["villas", "majlis", "villas"], serviceAreas: ["SA-01", "SA-01"] },
      { specializations: ["villas", "majlis"], serviceAreas: ["SA-01"] },
    ],
    ["certificates", { certifications: [{ name: " SCE  2019 " }, { name: " " }, { name: "SCE 2019" }] }, { certifications: [{ name: "SCE 2019" }] }],
    [
      "schools, not empty rows",
      { educationHistory: [school({ school: " KSU ", degree: " B " }), { school: " ", degree: "", year: null }] },
      { educationHistory: [{ school: "KSU", degree: "B", year: 2012 }] },
    ],
    [
      "a row with only a degree or a year stays",
      {
        educationHistory: [
          { school: "", degree: "B", year: null },
          { school: "", degree: "", year: 2012 },
        ],
      },
      {
        educationHistory: [
          { school: "", degree: "B", year: null },
          { school: "", degree: "", year: 2012 },
        ],
      },
    ],
    [
      "highlights, not empty rows",
      { portfolioHighlights: [work({ title: " A ", text: " a\r\nb ", url: "a.example" }), work({ title: "" })] },
      { portfolioHighlights: [{ title: "A", text: "a\nb", year: null, url: "https://a.example" }] },
    ],
    [
      "a highlight with only a text, an address or a year stays",
      { portfolioHighlights: [work({ title: "", text: "t" }), work({ title: "", url: "https://a.example" }), work({ title: "", year: 2020 })] },
      { portfolioHighlights: [work({ title: "", text: "t" }), work({ title: "", url: "https://a.example" }), work({ title: "", year: 2020 })] },
    ],
    [
      "names in networks become addresses, empty ones go",
      { socialLinks: { instagram: "@faisal.design", x: "faisal", linkedin: "http://www.linkedin.com/in/faisal", youtube: " ", tiktok: "tiktok.com/@f" } },
      {
        socialLinks: {
          instagram: "https://www.instagram.com/faisal.design",
          x: "https://x.com/faisal",
          linkedin: "https://www.linkedin.com/in/faisal",
          tiktok: "https://tiktok.com/@f",
        },
      },
    ],
    ["a name of more than 40 letters is no name", { socialLinks: { x: x(41) } }, { socialLinks: { x: `https://${x(41)}` } }],
    ["languages", { preferences: { contactBy: "phone", languages: ["ar", "en", "ar"] } }, { preferences: { contactBy: "phone", languages: ["ar", "en"] } }],
    ["wishes", { designPreferences: { styles: ["modern", "modern"], notes: " a\r\nb " } }, { designPreferences: { styles: ["modern"], notes: "a\nb" } }],
    [
      "a company",
      { companyDetails: company({ nameAr: " شركة  نجد ", about: " a\r\nb " }) },
      { companyDetails: company({ nameAr: "شركة نجد", about: "a\nb" }) },
    ],
    [
      "days in their order",
      { availabilityPreferences: hours({ days: ["monday", "sunday"] }) },
      { availabilityPreferences: hours({ days: ["sunday", "monday"] }) },
    ],
  ])("%s", (_, given, tidy) => expect(tidyProfile(given as Values)).toEqual(tidy));

  test("what is not named stays unnamed, and what is unknown stays unknown", () => {
    expect(tidyProfile({})).toEqual({});
    expect(tidyProfile({ city: null, phone: null })).toEqual({ city: null, phone: null });
  });
});

/** What is right, and the same one step too far. */
const EDGES: [place: string, problem: string, right: object, wrong: object][] = [
  ["fullName", "required", { fullName: "F" }, { fullName: "" }],
  ["fullName", "tooLong", { fullName: x(120) }, { fullName: x(121) }],
  ["bio", "tooLong", { bio: x(2_000) }, { bio: x(2_001) }],
  ["address", "tooLong", { address: x(300) }, { address: x(301) }],
  ["website", "tooLong", { website: link(500) }, { website: link(501) }],
  ["website", "url", { website: "https://a.example" }, { website: "https://localhost" }],
  ["website", "url", { website: "http://a.example" }, { website: "ftp://a.example" }],
  ["website", "url", {}, { website: "https://me@a.example" }],
  ["website", "url", {}, { website: "https://:secret@a.example" }],
  ["website", "url", {}, { website: "https://" }],
  ["phone", "phone", { phone: "+966505032807" }, { phone: "0505032807" }],
  ["username", "username", { username: "faisal" }, { username: "f" }],
  ["professionalType", "unknownChoice", { professionalType: "architect" }, { professionalType: "wizard" }],
  ["specializations", "unknownChoice", { specializations: ["villas"] }, { specializations: ["villas", "castles"] }],
  ["specializations", "tooMany", { specializations: items(60, "villas") }, { specializations: items(61, "villas") }],
  ["travelFees.SA-01", "number", { travelFees: { "SA-01": 100_000_00, Jeddah: 0 } }, { travelFees: { "SA-01": 100_000_01 } }],
  ["travelFees.SA-01", "number", { travelFees: { "SA-01": 1 } }, { travelFees: { "SA-01": -1 } }],
  ["travelFees.SA-01", "number", { travelFees: { "SA-01": 15000 } }, { travelFees: { "SA-01": 0.5 } }],
  ["serviceAreas", "tooMany", { serviceAreas: items(100, "SA-01") }, { serviceAreas: items(101, "SA-01") }],
  ["hourlyRate", "number", { hourlyRate: 0 }, { hourlyRate: -1 }],
  ["hourlyRate", "number", { hourlyRate: 10_000_000 }, { hourlyRate: 10_000_001 }],
  ["hourlyRate", "number", { hourlyRate: null }, { hourlyRate: 0.5 }],
  ["yearsOfExperience", "number", { yearsOfExperience: 0 }, { yearsOfExperience: -1 }],
  ["yearsOfExperience", "number", { yearsOfExperience: 80 }, { yearsOfExperience: 81 }],
  ["yearsOfExperience", "number", { yearsOfExperience: null }, { yearsOfExperience: 1.5 }],
  ["certifications", "tooMany", { certifications: items(30, { name: "a" }) }, { certifications: items(31, { name: "a" }) }],
  ["certifications.1.name", "tooLong", { certifications: items(2, { name: x(120) }) }, { certifications: [{ name: "a" }, { name: x(121) }] }],
  ["educationHistory", "tooMany", { educationHistory: items(15, school()) }, { educationHistory: items(16, school()) }],
  ["educationHistory.0.school", "required", { educationHistory: [school()] }, { educationHistory: [school({ school: "" })] }],
  ["educationHistory.1.school", "tooLong", { educationHistory: [school({ school: x(120) })] }, { educationHistory: [school(), school({ school: x(121) })] }],
  ["educationHistory.0.degree", "tooLong", { educationHistory: [school({ degree: x(120) })] }, { educationHistory: [school({ degree: x(121) })] }],
  ["educationHistory.0.year", "year", { educationHistory: [school({ year: 2034 })] }, { educationHistory: [school({ year: 2035 })] }],
  ["educationHistory.0.year", "year", { educationHistory: [school({ year: 1900 })] }, { educationHistory: [school({ year: 1899 })] }],
  ["educationHistory.0.year", "year", { educationHistory: [school({ year: null })] }, { educationHistory: [school({ year: 2012.5 })] }],
  ["portfolioHighlights", "tooMany", { portfolioHighlights: items(12, work()) }, { portfolioHighlights: items(13, work()) }],
  ["portfolioHighlights.0.title", "required", { portfolioHighlights: [work()] }, { portfolioHighlights: [work({ title: "" })] }],
  ["portfolioHighlights.0.title", "tooLong", { portfolioHighlights: [work({ title: x(120) })] }, { portfolioHighlights: [work({ title: x(121) })] }],
  ["portfolioHighlights.0.text", "tooLong", { portfolioHighlights: [work({ text: x(600) })] }, { portfolioHighlights: [work({ text: x(601) })] }],
  ["portfolioHighlights.0.year", "year", { portfolioHighlights: [work({ year: 2026 })] }, { portfolioHighlights: [work({ year: 2027 })] }],
  ["portfolioHighlights.0.url", "url", { portfolioHighlights: [work({ url: link(500) })] }, { portfolioHighlights: [work({ url: link(501) })] }],
  ["portfolioHighlights.0.url", "url", {}, { portfolioHighlights: [work({ url: "javascript:alert(1)" })] }],
  ["socialLinks.x", "socialHost", { socialLinks: { x: "https://x.com/f" } }, { socialLinks: { x: "https://x.com/" } }],
  ["socialLinks.x", "socialHost", { socialLinks: { x: "https://www.x.com/f" } }, { socialLinks: { x: "https://notx.com/f" } }],
  ["socialLinks.x", "socialHost", {}, { socialLinks: { x: "http://x.com/f" } }],
  ["socialLinks.x", "socialHost", {}, { socialLinks: { x: "https://x.com:8443/f" } }],
  ["socialLinks.x", "socialHost", { socialLinks: { x: onX(500) } }, { socialLinks: { x: onX(501) } }],
  ["socialLinks.x", "socialHost", {}, { socialLinks: { x: "https://" } }],
  ["socialLinks.myspace", "socialHost", {}, { socialLinks: { myspace: "https://myspace.com/f" } }],
  ["preferences.contactBy", "unknownChoice", { preferences: { contactBy: "phone", languages: [] } }, { preferences: { contactBy: "pigeon", languages: [] } }],
  [
    "preferences.languages",
    "unknownChoice",
    { preferences: { contactBy: null, languages: ["ar"] } },
    { preferences: { contactBy: null, languages: ["ar", "xx"] } },
  ],
  [
    "designPreferences.styles",
    "unknownChoice",
    { designPreferences: { styles: ["modern"], notes: "" } },
    { designPreferences: { styles: ["modern", "odd"], notes: "" } },
  ],
  ["designPreferences.notes", "tooLong", { designPreferences: { styles: [], notes: x(1_000) } }, { designPreferences: { styles: [], notes: x(1_001) } }],
  ["companyDetails.nameAr", "tooLong", { companyDetails: company({ nameAr: x(120) }) }, { companyDetails: company({ nameAr: x(121) }) }],
  ["companyDetails.about", "tooLong", { companyDetails: company({ about: x(2_000) }) }, { companyDetails: company({ about: x(2_001) }) }],
  ["companyDetails.foundedYear", "year", { companyDetails: company({ foundedYear: 2026 }) }, { companyDetails: company({ foundedYear: 2027 }) }],
  ["companyDetails.teamSize", "unknownChoice", { companyDetails: company() }, { companyDetails: company({ teamSize: "a few" }) }],
  [
    "availabilityPreferences.earliestStart",
    "date",
    { availabilityPreferences: hours({ earliestStart: "2027-06-30" }) },
    { availabilityPreferences: hours({ earliestStart: "2027-06-31" }) },
  ],
  ["availabilityPreferences.earliestStart", "date", {}, { availabilityPreferences: hours({ earliestStart: "soon" }) }],
  [
    "availabilityPreferences.days",
    "unknownChoice",
    { availabilityPreferences: hours({ days: ["sunday"] }) },
    { availabilityPreferences: hours({ days: ["sunday", "someday"] }) },
  ],
  [
    "availabilityPreferences.from",
    "hours",
    { availabilityPreferences: hours({ from: "09:00", to: "17:00" }) },
    { availabilityPreferences: hours({ from: "09:00" }) },
  ],
  [
    "availabilityPreferences.from",
    "hours",
    { availabilityPreferences: hours({ from: "00:00", to: "23:59" }) },
    { availabilityPreferences: hours({ to: "17:00" }) },
  ],
  [
    "availabilityPreferences.from",
    "hours",
    { availabilityPreferences: hours({ from: "09:00", to: "09:01" }) },
    { availabilityPreferences: hours({ from: "09:00", to: "09:00" }) },
  ],
  ["availabilityPreferences.from", "hours", {}, { availabilityPreferences: hours({ from: "09:00", to: "24:00" }) }],
  ["availabilityPreferences.from", "hours", {}, { availabilityPreferences: hours({ from: "9:00", to: "a" }) }],
];

describe("judged", () => {
  test.each(EDGES)("%s: %s one step further, and not before", (place, problem, right, wrong) => {
    stopClockAt("2026-06-15T12:00:00Z");
    expect(checkProfile(right as Values)).toEqual({});
    expect(checkProfile(wrong as Values)).toEqual({ [place]: problem });
  });

  test("only what is there, each place with its first problem", () => {
    expect(checkProfile({})).toEqual({});
    expect(checkProfile({ phone: null, website: null, username: null, professionalType: null, city: null })).toEqual({});
    expect(checkProfile({ website: x(501) })).toEqual({ website: "tooLong" });
    expect(checkProfile({ username: "admin" })).toEqual({ username: "usernameReserved" });
  });
});
