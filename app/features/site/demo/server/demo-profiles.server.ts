import type { Kysely } from "kysely";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { toMinor } from "#app/platform/money/money.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { type DemoPerson, demoPeople } from "../data/people.ts";
import { demoProfessionals } from "../demo-professionals.ts";
import { seededId } from "../seeded.ts";

/** Where the mail of those goes who are in the directory and do nothing else: they rate nothing and write nothing. */
export const DIRECTORY_PEOPLE = "professionals";
const WORK_DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday"];

type Company = { name: string; nameAr: string; city: string };
type Options = { accounts: Partial<Record<Role, string>>; company: Company; newest: Date };

const json = (value: unknown) => JSON.stringify(value);
const dayAfter = (newest: Date, days: number) => new Date(newest.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** What the people who can sign in say about themselves. */
function accountProfiles({ company, newest }: Options) {
  const verified = { phone_verified_at: new Date(newest.getTime() - 40 * DAY_MS) };
  return {
    homeowner: {
      full_name_ar: "ريم الحربي",
      username: "reem.h",
      phone: "+966550009001",
      city: "Riyadh",
      address: "Al Yasmin District",
      bio: "Renovating my parents' house one room at a time. The majlis comes first.",
      preferences: json({ contactBy: "message", languages: ["ar", "en"] }),
      design_preferences: json({
        styles: ["contemporary", "traditional", "minimalist"],
        notes: "Warm stone and wood, a majlis for twenty guests, and nothing that shows every fingerprint.",
      }),
    },
    professional: {
      full_name_ar: "فيصل العتيبي",
      username: "faisal.alotaibi",
      phone: "+966550009002",
      ...verified,
      city: "Riyadh",
      address: "King Fahd Road, Al Olaya",
      website: "https://faisal-studio.example",
      bio: "Architect and interior designer in Riyadh. I care for how a house sounds and smells as much as for how it looks: thick curtains, oud-friendly ventilation, floors that children can run on.\n\nFirst visits are free within the city.",
      professional_type: "architect",
      company_name: "Alotaibi Studio",
      business_license: "1010000002",
      specializations: ["villas", "majlis", "renovation", "space_planning", "najdi", "lighting"],
      service_areas: ["SA-01", "Buraydah", "Dammam", "Khobar"],
      travel_fees: json({ "SA-01": 0, Buraydah: toMinor(450), Dammam: toMinor(600), Khobar: toMinor(600) }),
      certifications: ["Professional architect, Saudi Council of Engineers", "LEED Green Associate"],
      hourly_rate: toMinor(350),
      years_of_experience: 12,
      education_history: json([
        { school: "Politecnico di Milano", degree: "MSc Interior and Spatial Design", year: 2015 },
        { school: "King Saud University", degree: "Bachelor of Architecture", year: 2012 },
      ]),
      social_links: json({ instagram: "https://www.instagram.com/faisal.studio.example", linkedin: "https://www.linkedin.com/in/faisal-studio-example" }),
      preferences: json({ contactBy: "whatsapp", languages: ["ar", "en"] }),
      company_details: json({
        nameAr: "استوديو العتيبي",
        foundedYear: 2016,
        teamSize: "2-10",
        about: "Six people: three designers, two site engineers and a carpenter who says no when something will not last.",
      }),
      portfolio_highlights: json([
        { title: "Family villa, Al Nakheel", text: "A 1990s villa opened to its garden; the stair became the light well.", year: 2025, url: "" },
        { title: "Majlis with a carved ceiling, Diriyah", text: "Gypsum carved on site, tamarisk beams, seating for twenty-four.", year: 2024, url: "" },
      ]),
      availability_preferences: json({ isAcceptingProjects: true, earliestStart: dayAfter(newest, 45), days: WORK_DAYS, from: "09:00", to: "17:00" }),
    },
    vendor: {
      full_name_ar: "نورة القحطاني",
      username: "noura.q",
      phone: "+966550009003",
      ...verified,
      city: company.city,
      bio: "I run the showroom and answer every message myself, usually before the coffee is cold.",
      company_name: company.name,
      business_license: "1010000003",
      specializations: ["living_rooms", "majlis", "furniture", "space_planning"],
      service_areas: ["SA-01", "SA-05"],
      years_of_experience: 9,
      preferences: json({ contactBy: "phone", languages: ["ar", "en"] }),
      company_details: json({ nameAr: company.nameAr, foundedYear: 2017, teamSize: "11-50", about: "" }),
      availability_preferences: json({ isAcceptingProjects: true, earliestStart: null, days: [...WORK_DAYS, "saturday"], from: "10:00", to: "22:00" }),
    },
    admin: {
      full_name_ar: "سامي الدوسري",
      username: "sami.d",
      phone: "+966550009004",
      city: "Riyadh",
      preferences: json({ contactBy: "email", languages: ["ar", "en"] }),
    },
  };
}

const personRow = (person: DemoPerson, id: string, email: string, index: number, joined: Date, newest: Date) => ({
  id,
  email,
  role: "professional",
  full_name: person.name,
  full_name_ar: person.nameAr,
  username: person.username,
  phone: `+96655000${9200 + index}`,
  bio: person.bio,
  city: person.city,
  professional_type: person.type,
  company_name: person.company,
  specializations: person.specializations,
  service_areas: person.areas,
  // Every third says nothing of it.
  travel_fees: json(index % 3 === 0 ? {} : Object.fromEntries(person.areas.map((area, at) => [area, at === 0 ? 0 : toMinor(150 + ((index + at) % 5) * 100)]))),
  certifications: person.certifications,
  hourly_rate: person.rate === null ? null : toMinor(person.rate),
  years_of_experience: person.years,
  education_history: json([person.education]),
  social_links: json(index % 2 === 0 ? { instagram: `https://www.instagram.com/${person.username}.example` } : {}),
  preferences: json({ contactBy: "message", languages: person.languages }),
  company_details: json({ nameAr: person.companyAr, foundedYear: person.founded, teamSize: person.team, about: "" }),
  portfolio_highlights: json(person.highlights.map((highlight) => ({ ...highlight, url: "" }))),
  availability_preferences: json({
    isAcceptingProjects: person.accepts,
    earliestStart: person.accepts
      ? dayAfter(newest, index < demoPeople.length ? 14 + index * 5 : (index * 17) % 120)
      : index % 2 === 0
        ? dayAfter(newest, 70 + index)
        : null,
    days: WORK_DAYS,
    from: "08:30",
    to: "17:30",
  }),
  created_at: joined,
});

/** Fills the profiles of the demo accounts and adds professionals without a password, so that nobody can sign in as them. */
export async function insertProfiles(trx: Kysely<DB>, options: Options): Promise<void> {
  for (const [role, profile] of Object.entries(accountProfiles(options))) {
    const id = options.accounts[role as Role];
    // edited demo profiles stay as they are
    if (id) await trx.updateTable("profiles").set(profile).where("id", "=", id).where("username", "is", null).execute();
  }
  const { newest } = options;
  const people = [...demoPeople, ...demoProfessionals()].map((person, index) => {
    const joined = new Date(newest.getTime() - (60 + index * 37) * DAY_MS);
    const site = index < demoPeople.length ? "people" : DIRECTORY_PEOPLE;
    return { person, index, joined, id: seededId(`person ${person.username}`, joined), email: `${person.username}@${site}.example` };
  });
  await trx
    .insertInto("users")
    .values(
      people.map(({ person, id, email, joined }) => ({
        id,
        name: person.name,
        email,
        email_verified: true,
        is_demo: true,
        created_at: joined,
        updated_at: joined,
      })),
    )
    .execute();
  await trx
    .insertInto("profiles")
    .values(people.map(({ person, id, email, index, joined }) => personRow(person, id, email, index, joined, newest)))
    .execute();
  await trx
    .insertInto("user_roles")
    .values(people.map(({ id }) => ({ user_id: id, role: "professional" })))
    .execute();
}
