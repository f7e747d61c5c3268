import { families, firstNames } from "./data/brands.ts";
import { generalReviews, tradeReviews } from "./data/reviews.ts";
import type { DemoVendor } from "./demo-vendors.ts";
import { type Seeded, seeded, seededId } from "./seeded.ts";

export type DemoReview = { id: string; vendorId: string; authorName: string; rating: number; body: string | null; language: "en" | "ar"; createdAt: Date };

/** What customers say of a vendor; a few new ones have no reviews yet. */
export function demoReviews(vendor: DemoVendor, index: number, newest: Date): DemoReview[] {
  const random = seeded(`reviews ${index}`);
  if (vendor.status === "Pending" || (index > 0 && random.chance(0.05))) return [];
  const count = index === 0 ? 58 : 3 + Math.floor(57 * random.next() ** 2.2);
  // Share of fives; what is left is mostly fours.
  const quality = index === 0 ? 0.86 : 0.42 + random.next() * 0.45;
  const span = newest.getTime() - vendor.createdAt.getTime() - 20 * 24 * 3600 * 1000;
  const said = new Set<string>();
  return Array.from({ length: count }, (_, n) => {
    const rating = random.chance(quality) ? 5 : random.chance(0.72) ? 4 : random.chance(0.7) ? 3 : random.int(1, 2);
    const language = random.chance(0.62) ? "ar" : "en";
    const createdAt = new Date(newest.getTime() - Math.floor(random.next() * span));
    const body = random.chance(0.12) && n > 2 ? null : text(random, vendor, rating, language === "en" ? 0 : 1, said);
    return { id: seededId(`review ${index} ${n}`, createdAt), vendorId: vendor.id, authorName: person(random, language), rating, body, language, createdAt };
  });
}

function text(random: Seeded, vendor: DemoVendor, rating: number, language: 0 | 1, said: Set<string>): string | null {
  const general =
    rating >= 4 ? (rating === 4 && random.chance(0.4) ? generalReviews.fair : generalReviews.good) : rating === 3 ? generalReviews.fair : generalReviews.poor;
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const first = random.pick(general)[language];
    const own = random.pick(tradeReviews[vendor.trade])[language];
    const body =
      rating >= 4 && random.chance(0.55) ? (random.chance(0.5) ? `${own} ${first}` : `${first} ${own}`) : rating >= 4 && random.chance(0.3) ? own : first;
    if (said.has(body)) continue;
    said.add(body);
    return body;
  }
  // Out of sentences: a rating without text.
  return null;
}

export function person(random: Seeded, language: "en" | "ar"): string {
  const at = language === "en" ? 0 : 1;
  const [first, family] = [random.pick(firstNames)[at], random.pick(families)[at]];
  return random.chance(0.3) ? `${first} ${family.replace(/^(Al |ال)/, "").charAt(0)}.` : `${first} ${family}`;
}
