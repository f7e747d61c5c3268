import { canonicalCity, cityName } from "#app/platform/places/places.ts";
import { slugify } from "#app/platform/text/slug.ts";
import { demoCategories, type TradeKey, type Words } from "./data/categories.ts";
import { demoCities } from "./data/cities.ts";
import { closings, offers, trades } from "./data/trades.ts";
import type { DemoName } from "./demo-names.ts";
import { type Seeded, seeded, seededId } from "./seeded.ts";

export type DemoVendor = ReturnType<typeof makeVendor>;

const day = 24 * 3600 * 1000;
const languages = [
  ["Arabic"],
  ["Arabic", "English"],
  ["Arabic", "English"],
  ["Arabic", "English"],
  ["Arabic", "English", "Urdu"],
  ["Arabic", "English", "Turkish"],
  ["Arabic", "English", "French"],
  ["Arabic", "English", "Hindi"],
];

/** Steps that people ask for: 2,500 and not 2,437. */
const rounded = (amount: number): number => {
  const step = amount < 5_000 ? 100 : amount < 20_000 ? 500 : amount < 100_000 ? 1_000 : 5_000;
  return Math.max(step, Math.round(amount / step) * step);
};

const lower = (name: string): string => (/^(3D|Sadu)/.test(name) ? name : name.toLowerCase());
const list = (language: "en" | "ar", items: readonly string[]): string => new Intl.ListFormat(language, { type: "conjunction" }).format(items);
const fill = (text: string, values: Record<string, string>): string => text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");

export type VendorSeed = { index: number; trade: TradeKey; name: DemoName; status: "Verified" | "Pending" | "Inactive"; isShowcase: boolean; newest: Date };

export function makeVendor({ index, trade: tradeKey, name, status, isShowcase, newest }: VendorSeed) {
  const random = seeded(`vendor ${index}`);
  const trade = trades[tradeKey];
  const cityKey = isShowcase ? "Riyadh" : random.weighted(Object.fromEntries(Object.entries(demoCities).map(([key, { weight }]) => [key, weight])));
  const city = canonicalCity(cityKey);
  const place = demoCities[cityKey];
  if (!city || !place) throw new Error(`The demo names a city that the directory lacks: ${cityKey}`);
  const createdAt = new Date(newest.getTime() - (status === "Pending" ? random.int(1, 12) : random.int(40, 1100)) * day - random.int(0, 86_399) * 1000);
  const children = random.sample(demoCategories[tradeKey].children, random.int(1, 3));
  const related = random.chance(0.3) ? [random.pick(demoCategories[random.pick(trade.related)].children)] : [];
  const coverage = [city, ...random.sample(place.near, random.int(0, Math.min(3, place.near.length)))];
  const [low, high] = trade.price;
  // Most take small projects, a few only large ones.
  const minimum = rounded(low + (high - low) * random.next() ** 3);
  const handle = slugify(name.en).replaceAll("-", "");
  const phone = `+9665${random.pick(["0", "3", "4", "5", "6", "9"])}000${String(1000 + index * 7).padStart(4, "0")}`;
  const isSmall = random.chance(0.12) && !isShowcase;
  const kind = random.weighted(trade.kinds);
  return {
    id: seededId(`vendor ${index}`, createdAt),
    trade: tradeKey,
    categories: [...children, ...related].map(([en]) => en),
    name: name.en,
    nameAr: name.ar,
    slug: slugify(name.en),
    vendorType: isShowcase ? "Both" : kind,
    status,
    city,
    coverage,
    phone,
    whatsapp: random.chance(0.85) || isShowcase ? phone : null,
    email: isSmall ? null : `${random.pick(["hello", "info", "sales", "studio", "contact"])}@${handle}.example`,
    website: isSmall || (random.chance(0.2) && !isShowcase) ? null : `https://${handle}.example`,
    instagram: random.chance(0.7) || isShowcase ? `https://instagram.example/${handle}` : null,
    ...addresses(random, cityKey, place.districts, place.streets),
    license: place.registration && random.chance(0.55) ? `${place.registration}${random.int(100_000, 999_999)}` : `70${random.int(10_000_000, 49_999_999)}`,
    minimum,
    priceMin: minimum,
    priceMax: rounded(minimum * (2 + random.next() * 5)),
    languages: isShowcase ? ["Arabic", "English"] : random.pick(languages),
    tags: [...random.sample(trade.tags, random.int(3, 6)), ...(random.chance(0.25) ? random.sample(trade.tagsAr, random.int(1, 2)) : [])],
    createdAt,
    updatedAt: new Date(Math.min(newest.getTime(), createdAt.getTime() + random.int(0, 30) * day)),
    ...descriptions(random, { tradeKey, name, city, coverage, minimum, children: children.map(([en, ar]): Words => [en, ar]) }),
  };
}

/** As businesses write it: some in Arabic only, nobody in English only. */
function addresses(random: Seeded, city: string, districts: readonly Words[], streets: readonly Words[]) {
  const [district, street, building] = [random.pick(districts), random.pick(streets), random.int(2101, 8990)];
  return {
    address: `${building} ${street[0]}, ${district[0]}, ${city}`,
    addressAr: `${building} ${street[1]}، حي ${district[1]}، ${cityName(city, "ar")}`,
  };
}

type About = { tradeKey: TradeKey; name: DemoName; city: string; coverage: readonly string[]; minimum: number; children: readonly Words[] };

function descriptions(random: Seeded, about: About) {
  const trade = trades[about.tradeKey];
  const [first, ...others] = random.sample(trade.details, random.chance(0.45) ? 2 : 1);
  const parts = [
    random.pick(trade.openers),
    first,
    random.pick(offers),
    ...others,
    random.pick(about.coverage.length > 1 ? closings : closings.slice(0, 2)),
  ].filter((part) => part !== undefined);
  const amount = about.minimum.toLocaleString("en");
  const write = (language: "en" | "ar") =>
    parts
      .map((part) =>
        fill(part[language === "en" ? 0 : 1], {
          name: about.name[language],
          city: cityName(about.city, language),
          coverage: list(
            language,
            about.coverage.map((city) => cityName(city, language)),
          ),
          categories: list(
            language,
            about.children.map((child) => (language === "en" ? lower(child[0]) : child[1])),
          ),
          minimum: language === "en" ? `SAR ${amount}` : `${amount} ريال`,
        }),
      )
      .join(" ");
  return { description: write("en"), descriptionAr: write("ar") };
}
