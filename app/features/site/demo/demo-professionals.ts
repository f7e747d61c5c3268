import { families } from "./data/brands.ts";
import type { DemoPerson } from "./data/people.ts";
import { CLOSINGS, FIRST_NAMES, HOMES, TRADES } from "./data/professionals.ts";
import { seeded } from "./seeded.ts";

/** Of each trade that has a page in the directory. */
const OF_EACH = 18;
const SPECIALITIES = 4;
const TEAMS = ["1", "2-10", "2-10", "11-50"];
const MORE_LANGUAGES = ["ur", "hi", "fr", "tr", "fil"];
const SCHOOLS = ["King Saud University", "King Abdulaziz University", "Effat University", "Dar Al Uloom University", "Imam Abdulrahman Bin Faisal University"];

/** The directory's people beside those who have stories of their own: the same on every machine, no name twice. */
export function demoProfessionals(): DemoPerson[] {
  return Array.from({ length: OF_EACH * TRADES.length }, (_, index): DemoPerson => {
    const random = seeded(`professional ${index}`);
    const words = TRADES[index % TRADES.length] ?? random.pick(TRADES);
    const turn = Math.floor(index / TRADES.length);
    const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? random.pick(FIRST_NAMES);
    // The family moves on with each round of first names, so that no two people share both.
    const family = families[(index * 5 + Math.floor(index / FIRST_NAMES.length)) % families.length] ?? random.pick(families);
    const company = words.company[turn % words.company.length] ?? random.pick(words.company);
    const [city, region] = HOMES[(index * 3 + turn) % HOMES.length] ?? random.pick(HOMES);
    const years = random.int(3, 26);
    const house = family[0].replace("Al ", "");
    return {
      name: `${first[0]} ${family[0]}`,
      nameAr: `${first[1]} ${family[1]}`,
      username: `${first[0]}.${house}.${index + 1}`.toLowerCase().replace(/[^a-z0-9.]/g, ""),
      type: words.trade,
      city,
      company: `${house} ${company[0]}`,
      companyAr: `${family[1]} ${company[1]}`,
      founded: 2026 - years,
      team: random.pick(TEAMS),
      bio: bioOf(words.bios, turn),
      specializations: random.sample(words.specializations, SPECIALITIES),
      areas: random.chance(0.6) ? [region] : [city],
      certifications: [],
      education: { school: random.pick(SCHOOLS), degree: "Bachelor", year: 2025 - years },
      years,
      rate: random.chance(0.85) ? random.int(words.rates[0] / 10, words.rates[1] / 10) * 10 : null,
      languages: ["ar", ...(random.chance(0.7) ? ["en"] : []), ...(random.chance(0.25) ? [random.pick(MORE_LANGUAGES)] : [])],
      accepts: random.chance(0.85),
      highlights: [],
    };
  });
}

/** What somebody says about themselves; the second time around it ends otherwise. */
function bioOf(bios: readonly string[], turn: number): string {
  const bio = bios[turn % bios.length] ?? "";
  const closing = CLOSINGS[turn % CLOSINGS.length];
  return turn < bios.length || !closing ? bio : `${bio} ${closing[/[\u0621-\u064a]/.test(bio) ? 1 : 0]}`;
}
