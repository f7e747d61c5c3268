// Bids side by side, by the items of the brief. Pure; halalas throughout.
import {
  type AskedItem,
  allLines,
  type Mismatch,
  mismatchOf,
  type QuotationContent,
  type QuotationLine,
  totalsOf,
} from "#app/features/projects/quotations/public.ts";
import { roundedHalfAway, sumOf } from "#app/platform/money/exact.ts";

export type ComparedItem = AskedItem & { group: string };
export type BidToCompare = { id: string; content: QuotationContent; pricedOn: string };
export type Sum = { net: number; gross: number };

/** The bidder's own words of a line; what only repeats the item is empty. */
export type Said = { text: string; note: string };
/** An option or alternative, outside the total; `difference` is what the total changes by, VAT included. */
export type Offer = { text: string; difference: number };

export type Cell =
  | ({ kind: "priced"; isLowest: boolean; mismatch: Mismatch | null; said: Said[] } & Sum)
  /** Its price is inside another line's. */
  | { kind: "within" }
  /** `others`: their average; null where nobody priced it. */
  | { kind: "missing" | "excluded"; reason: string; others: Sum | null };

export type Remark =
  | { kind: "nothing" }
  | { kind: "missing" | "excluded"; names: string[] }
  | { kind: "different"; name: string; note: string }
  /** In hundredths of a percent. */
  | { kind: "upfront"; share: number }
  /** While another states one. */
  | { kind: "noWarranty" }
  /** More than the next slowest. */
  | { kind: "slowest"; weeks: number };

export type ComparedBid = Sum & {
  id: string;
  vat: number;
  /** Of what the brief does not ask for. */
  extras: Sum | null;
  /** Items without a price. */
  unpriced: number;
  /** At the others' average, VAT included. */
  gaps: number;
  /** As written, with the gaps. */
  likely: number;
  /** Items without a price for which nobody else priced what was asked. */
  unknown: number;
  remarks: Remark[];
  offers: Offer[];
};
export type Comparison = {
  groups: { name: string; items: { item: ComparedItem; cells: Cell[]; isEqual: boolean }[]; sums: Sum[] }[];
  bids: ComparedBid[];
  /** Between the dearest and the cheapest. */
  apart: { written: number; likely: number };
};

const HALF = 5_000;
const MOST_REMARKS = 3;

const sumsOf = (lines: readonly QuotationLine[], { content, pricedOn }: BidToCompare): Sum => {
  const { net, gross } = totalsOf({ groups: [{ id: "", name: "", lines: [...lines] }], chargesVat: content.chargesVat }, pricedOn);
  return { net, gross };
};

function saidOf(item: ComparedItem, lines: readonly QuotationLine[]): Said[] {
  const own = (words: string, asked: string) => (words.trim() === asked.trim() ? "" : words.trim());
  return lines.map(({ text, note }) => ({ text: own(text, item.name), note: own(note, item.note) })).filter(({ text, note }) => text || note);
}

function ownCell(item: ComparedItem, bid: BidToCompare): Cell {
  const lines = allLines(bid.content).filter((line) => line.item === item.number);
  const priced = lines.filter(({ kind }) => kind === "included");
  if (priced.length > 0)
    return { kind: "priced", ...sumsOf(priced, bid), isLowest: false, mismatch: mismatchOf(bid.content, item), said: saidOf(item, priced) };
  if (lines.some(({ kind }) => kind === "within")) return { kind: "within" };
  const excluded = lines.find(({ kind }) => kind === "excluded");
  return excluded ? { kind: "excluded", reason: excluded.note.trim(), others: null } : { kind: "missing", reason: "", others: null };
}

type Priced = Extract<Cell, { kind: "priced" }>;
const isPriced = (cell: Cell): cell is Priced => cell.kind === "priced";
const isGap = (cell: Cell): cell is Extract<Cell, { kind: "missing" | "excluded" }> => cell.kind === "missing" || cell.kind === "excluded";

const average = (sums: readonly number[]): number => Number(roundedHalfAway(BigInt(sumOf(sums)), BigInt(sums.length)));

/** 'Lowest' goes only to a price for what was asked, and only where there is another to be lower than; others' average is of such prices alone. */
function compared(cells: readonly Cell[]): Cell[] {
  const priced = cells.filter(isPriced);
  const asked = priced.filter(({ mismatch }) => mismatch === null);
  const lowest = Math.min(...asked.map(({ net }) => net));
  const others: Sum | null = asked.length > 0 ? { net: average(asked.map(({ net }) => net)), gross: average(asked.map(({ gross }) => gross)) } : null;
  const hasChoice = asked.length > 1 && asked.some(({ net }) => net > lowest);
  return cells.map((cell) => {
    if (isPriced(cell)) return { ...cell, isLowest: hasChoice && cell.mismatch === null && cell.net === lowest };
    return isGap(cell) ? { ...cell, others } : cell;
  });
}

const isEqual = (cells: readonly Cell[]): boolean => {
  const [first, ...rest] = cells;
  return (
    first !== undefined &&
    rest.every((cell) => cell.kind === first.kind && (!isPriced(cell) || !isPriced(first) || cell.net === first.net)) &&
    !cells.some((cell) => isGap(cell) || (isPriced(cell) && cell.mismatch !== null))
  );
};

function remarksOf(own: readonly { item: ComparedItem; cell: Cell }[], bid: BidToCompare, all: readonly BidToCompare[]): Remark[] {
  const named = (kind: "missing" | "excluded") => own.filter(({ cell }) => cell.kind === kind).map(({ item }) => item.name);
  const gaps = (["missing", "excluded"] as const).flatMap((kind): Remark[] => (named(kind).length > 0 ? [{ kind, names: named(kind) }] : []));
  const different = own.flatMap(({ item, cell }): Remark[] =>
    isPriced(cell) && cell.mismatch ? [{ kind: "different", name: item.name, note: cell.said.map(({ text, note }) => note || text)[0] ?? "" }] : [],
  );
  const { stages, weeks } = bid.content;
  const [first] = stages;
  const upfront: Remark[] = first && stages.length > 1 && first.share >= HALF ? [{ kind: "upfront", share: first.share }] : [];
  const isAlone = !bid.content.warrantyMonths && all.some(({ content }) => content.warrantyMonths);
  const noWarranty: Remark[] = isAlone ? [{ kind: "noWarranty" }] : [];
  const others = all.flatMap(({ id, content }) => (id !== bid.id && content.weeks !== null ? [content.weeks] : []));
  const late = weeks !== null && others.length > 0 ? weeks - Math.max(...others) : 0;
  const slowest: Remark[] = late > 0 ? [{ kind: "slowest", weeks: late }] : [];
  const faults = [...gaps, ...different, ...upfront, ...noWarranty];
  return [...(gaps.length + different.length === 0 ? [{ kind: "nothing" } as const] : []), ...faults, ...slowest].slice(0, MOST_REMARKS);
}

const apart = (sums: readonly number[]): number => (sums.length > 0 ? Math.max(...sums) - Math.min(...sums) : 0);
const total = (cells: readonly Cell[]): Sum => {
  const priced = cells.filter(isPriced);
  return { net: sumOf(priced.map(({ net }) => net)), gross: sumOf(priced.map(({ gross }) => gross)) };
};

/** @param items of the brief, in its order */
export function compareBids(items: readonly ComparedItem[], bids: readonly BidToCompare[]): Comparison {
  const rows = items.map((item) => ({ item, cells: compared(bids.map((bid) => ownCell(item, bid))) }));
  const names = [...new Set(items.map(({ group }) => group))];
  const numbers = new Set(items.map(({ number }) => number));
  const groups = names.map((name) => {
    const own = rows.filter(({ item }) => item.group === name).map((row) => ({ ...row, isEqual: isEqual(row.cells) }));
    return { name, items: own, sums: bids.map((_, at) => total(own.flatMap(({ cells }) => cells.slice(at, at + 1)))) };
  });
  const results = bids.map((bid, at): ComparedBid => {
    const own = rows.flatMap(({ item, cells }) => cells.slice(at, at + 1).map((cell) => ({ item, cell })));
    const { net, vat, gross, choices } = totalsOf(bid.content, bid.pricedOn);
    const gaps = own.map(({ cell }) => cell).filter(isGap);
    const filled = sumOf(gaps.map(({ others }) => others?.gross ?? 0));
    const extras = allLines(bid.content).filter(({ item, kind }) => kind === "included" && (item === null || !numbers.has(item)));
    return {
      ...{ id: bid.id, net, vat, gross, extras: extras.length > 0 ? sumsOf(extras, bid) : null },
      ...{ unpriced: gaps.length, gaps: filled, likely: gross + filled, unknown: gaps.filter(({ others }) => others === null).length },
      remarks: remarksOf(own, bid, bids),
      offers: choices.map(({ text, difference }) => ({ text: text.trim(), difference })),
    };
  });
  return { groups, bids: results, apart: { written: apart(results.map(({ gross }) => gross)), likely: apart(results.map(({ likely }) => likely)) } };
}
