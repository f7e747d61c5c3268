// Three invented bids on one kitchen, compared by the rule that compares real ones.
import { stageAmounts } from "#app/features/projects/quotations/public.ts";
import { compareBids } from "#app/features/projects/requests/public.tsx";
import type { RequestComparison } from "#app/features/projects/requests/requests.contract.ts";

const ITEMS = [
  { number: 1, key: "demolition", quantity: null, unit: null },
  { number: 2, key: "electrics", quantity: 18, unit: "point" },
  { number: 3, key: "plumbing", quantity: 4, unit: "point" },
  { number: 4, key: "floor", quantity: 22, unit: "m2" },
  { number: 5, key: "ceiling", quantity: 22, unit: "m2" },
  { number: 6, key: "cabinets", quantity: 6.4, unit: "m" },
  { number: 7, key: "counter", quantity: 6.4, unit: "m" },
] as const;
export type ItemKey = (typeof ITEMS)[number]["key"];
type ItemNumber = (typeof ITEMS)[number]["number"];

/** Riyals before VAT for a unit, by item; what is absent is not priced. */
type Bid = {
  id: BidKey;
  prices: Partial<Record<ItemNumber, number>>;
  less?: { item: ItemNumber; quantity: number };
  weeks: number;
  warrantyMonths: number | null;
  shares: readonly number[];
};
export type BidKey = "a" | "b" | "c";
const BIDS: readonly Bid[] = [
  { id: "a", prices: { 1: 2_800, 2: 165, 3: 420, 4: 128, 5: 96, 6: 1_480, 7: 780 }, weeks: 6, warrantyMonths: 24, shares: [30, 40, 30] },
  { id: "b", prices: { 3: 380, 4: 119, 5: 92, 6: 1_390, 7: 760 }, weeks: 5, warrantyMonths: null, shares: [50, 50] },
  {
    id: "c",
    prices: { 1: 2_500, 2: 150, 3: 450, 4: 134, 5: 99, 6: 1_520, 7: 810 },
    less: { item: 4, quantity: 18 },
    weeks: 8,
    warrantyMonths: 12,
    shares: [25, 25, 25, 25],
  },
];
/** The one that leaves out most. */
export const INCOMPLETE: BidKey = "b";
const DAY = "2026-11-01";

type Words = { item(key: ItemKey): string; bidder(key: BidKey): string; stage(n: number): string; less: string };

/** @param isFilled the incomplete bid prices what it lacked, at the average of the others */
export function exampleComparison(words: Words, isFilled: boolean): Pick<RequestComparison, "bids" | "groups" | "lastDay" | "apart"> {
  const items = ITEMS.map(({ number, key, quantity, unit }) => ({
    ...{ number, name: words.item(key), note: "", group: "kitchen", unit },
    quantity: quantity === null ? null : Math.round(quantity * 1_000),
  }));
  const averageOf = (number: ItemNumber) => {
    const known = BIDS.flatMap(({ prices }) => prices[number] ?? []);
    return known.reduce((sum, price) => sum + price, 0) / known.length;
  };
  const priceOf = ({ id, prices }: Bid, number: ItemNumber) => prices[number] ?? (isFilled && id === INCOMPLETE ? averageOf(number) : undefined);
  const written = BIDS.map((bid) => ({
    id: bid.id,
    pricedOn: DAY,
    content: {
      ...{ title: "", intro: "", terms: "", startsOn: null, weeks: bid.weeks, validDays: 30, warrantyMonths: bid.warrantyMonths, chargesVat: true },
      groups: [
        {
          ...{ id: "kitchen", name: "" },
          lines: ITEMS.flatMap(({ number, key, quantity, unit }) => {
            const price = priceOf(bid, number);
            if (price === undefined) return [];
            const isLess = bid.less?.item === number;
            const count = isLess ? (bid.less?.quantity ?? 0) : (quantity ?? 1);
            return {
              ...{
                id: `${bid.id}-${number}`,
                item: number,
                text: words.item(key),
                note: isLess ? words.less : "",
                kind: "included" as const,
                nature: "both" as const,
              },
              ...{
                quantity: Math.round(count * 1_000),
                unit: unit ?? ("job" as const),
                unitPrice: Math.round(price * 100),
                vat: "standard" as const,
                replaces: null,
              },
            };
          }),
        },
      ],
      stages: bid.shares.map((share, n) => ({ id: `${n}`, text: words.stage(n + 1), due: "", share: share * 100 })),
    },
  }));
  const { groups, bids, apart } = compareBids(items, written);
  return {
    ...{ lastDay: DAY, apart },
    groups: groups.map(({ name, sums, items: rows }) => ({
      ...{ name, sums },
      items: rows.map(({ item, cells, isEqual }, at) => ({
        ...{ number: item.number, name: item.name, cells, isEqual },
        quantity: ITEMS[at]?.quantity ?? null,
        unit: item.unit,
      })),
    })),
    bids: bids.map(({ id, ...sums }, at) => {
      const bid = BIDS[at] as Bid;
      const { content } = written[at] as (typeof written)[number];
      return {
        ...sums,
        ...{ id, bidder: { id, name: words.bidder(bid.id), href: null, isVendor: false }, face: null, status: "submitted" as const, revision: 1, note: "" },
        ...{
          total: { amount: sums.gross, currency: "SAR" as const },
          validUntil: null,
          submittedAt: `${DAY}T09:00:00.000Z`,
          isContactReleased: false,
          isRenewalDue: false,
          canAskRenewal: false,
        },
        ...{ weeks: bid.weeks, startsOn: null, warrantyMonths: bid.warrantyMonths, chargesVat: true },
        stages: content.stages.map(({ text, share }, n) => ({ text, share, amount: stageAmounts(content, sums.gross)[n] ?? 0 })),
      };
    }),
  };
}
