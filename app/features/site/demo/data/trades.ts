import type { TradeKey, Words } from "./categories.ts";
import { buildingTrades } from "./trades-building.ts";
import { designTrades } from "./trades-design.ts";

export type Trade = {
  /** How many vendors it has. */
  weight: number;
  /** Range of the smallest project taken, SAR. */
  price: readonly [number, number];
  /** Shares of vendor types. */
  kinds: { Service: number; Both: number; Product: number };
  /** Photographs that suit it: rooms and products first, extra rooms only behind the cover. */
  rooms: readonly string[];
  products: readonly string[];
  extraRooms?: readonly string[];
  related: readonly TradeKey[];
  suffixes: readonly Words[];
  openers: readonly Words[];
  details: readonly Words[];
  tags: readonly string[];
  tagsAr: readonly string[];
};

export const trades: Record<TradeKey, Trade> = { ...designTrades, ...buildingTrades };

/** What any good business says of itself. {coverage} and {minimum} are its own fields. */
export const closings: readonly Words[] = [
  ["We work in {coverage}; projects start at {minimum}.", "نعمل في {coverage}، وتبدأ المشاريع من {minimum}."],
  ["Service area: {coverage}. The smallest order we take is {minimum}.", "نطاق الخدمة: {coverage}. أقل طلب نقبله {minimum}."],
  [
    "Our teams travel to {coverage} for projects from {minimum}, and the first visit is free.",
    "تصل فرقنا إلى {coverage} للمشاريع من {minimum}، والزيارة الأولى مجانية.",
  ],
  ["Based in {city} and available in {coverage}; budgets from {minimum} are welcome.", "مقرنا في {city} ونخدم {coverage}، ونرحب بالميزانيات من {minimum}."],
];

export const offers: readonly Words[] = [
  ["The focus is on {categories}.", "ينصب التركيز على {categories}."],
  ["People come to us above all for {categories}.", "يقصدنا الناس قبل كل شيء من أجل {categories}."],
  ["Our main lines are {categories}.", "مجالاتنا الرئيسية: {categories}."],
  ["Most of our work is {categories}.", "معظم أعمالنا في {categories}."],
];
