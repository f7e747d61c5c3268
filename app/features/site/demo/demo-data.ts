import { DAY_MS } from "#app/platform/rules/durations.ts";
import { demoCategories, type TradeKey } from "./data/categories.ts";
import { trades } from "./data/trades.ts";
import { demoNames } from "./demo-names.ts";
import { demoReviews } from "./demo-reviews.ts";
import { type DemoVendor, makeVendor } from "./demo-vendors.ts";
import { seeded } from "./seeded.ts";

const pendingCount = 12;
const inactiveCount = 6;
const featuredCount = 6;

/** The demo counts back from the beginning of the day it is loaded: nothing in it lies in the future or looks deserted. */
export const demoDay = (): Date => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);

/** Everything the demo says, made from fixed seeds. Nothing in it is younger than `newest`. */
export function demoDirectory(newest: Date) {
  // Trades are mixed, as they would be after years of sign-ups; the first vendor is the demo account's own.
  const all = (Object.keys(demoCategories) as TradeKey[]).flatMap((key) => Array<TradeKey>(trades[key].weight).fill(key));
  const list: TradeKey[] = ["interior", ...seeded("trades").sample(all, all.length)];
  const names = demoNames(list);
  const special = seeded("statuses").sample([...list.keys()].slice(1), pendingCount + inactiveCount);
  const vendors = list.map((trade, index) => {
    const at = special.indexOf(index);
    const status = at === -1 ? "Verified" : at < pendingCount ? "Pending" : "Inactive";
    return { index, vendor: makeVendor({ index, trade, name: names[index] ?? { en: "", ar: "" }, status, isShowcase: index === 0, newest }) };
  });
  const reviewed = vendors.map(({ vendor, index }) => {
    const reviews = demoReviews(vendor, index, newest);
    const rating = reviews.length === 0 ? 0 : Math.round((reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length) * 10) / 10;
    return { vendor, index, reviews, rating, isFeatured: false };
  });
  for (const entry of featured(reviewed)) entry.isFeatured = true;
  // The directory's own order.
  const ranked = [...reviewed].sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured) || b.rating - a.rating || (a.vendor.id < b.vendor.id ? 1 : -1));
  return { ranked };
}

export type DemoEntry = ReturnType<typeof demoDirectory>["ranked"][number];

/** Well-reviewed ones, at most two of a trade, the demo account's own among them. */
function featured<T extends { vendor: DemoVendor; index: number; rating: number; reviews: unknown[] }>(entries: readonly T[]): T[] {
  const perTrade = new Map<TradeKey, number>();
  return [...entries]
    .filter(({ vendor, rating, reviews }) => vendor.status === "Verified" && rating >= 4.4 && reviews.length >= 8)
    .sort((a, b) => Number(b.index === 0) - Number(a.index === 0) || b.reviews.length - a.reviews.length || a.index - b.index)
    .filter(({ vendor }) => {
      const used = perTrade.get(vendor.trade) ?? 0;
      perTrade.set(vendor.trade, used + 1);
      return used < 2;
    })
    .slice(0, featuredCount);
}
