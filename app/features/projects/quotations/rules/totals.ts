import { allocate } from "#app/platform/money/allocate.ts";
import { portion, sumOf } from "#app/platform/money/exact.ts";
import { type VatCategory, type VatShare, vatBreakdown } from "#app/platform/money/vat.ts";
import {
  allLines,
  type LineKind,
  MOST_QUANTITY,
  MOST_UNIT_PRICE,
  type PrivateNotes,
  type QuotationContent,
  type QuotationLine,
  THOUSANDTHS,
} from "../quotation.ts";

type Priced = Pick<QuotationLine, "quantity" | "unitPrice">;
type Content = Pick<QuotationContent, "groups" | "chargesVat">;

/** What is typed can be no number or out of bounds. */
const isWithin = (value: number | null, most: number): value is number => value !== null && Number.isSafeInteger(value) && value >= 0 && value <= most;

export const isQuantity = (value: number | null): value is number => isWithin(value, MOST_QUANTITY) && value > 0;
export const isUnitPrice = (value: number | null): value is number => isWithin(value, MOST_UNIT_PRICE);

/** Quantity × price in halalas, rounded once; null while one of them is missing. */
export const sumOfLine = ({ quantity, unitPrice }: Priced): number | null =>
  isQuantity(quantity) && isUnitPrice(unitPrice) ? portion(unitPrice, quantity, THOUSANDTHS) : null;

const categoryOf = ({ vat }: QuotationLine, { chargesVat }: Content): VatCategory => (chargesVat ? vat : "outside");

export type Sums = { net: number; vat: number; gross: number };
export type Choice = Sums & {
  id: string;
  kind: "optional" | "alternative";
  text: string;
  /** What the total changes by, VAT included. */
  difference: number;
};
export type QuotationTotals = Sums & {
  shares: VatShare[];
  /** Before VAT, in the order of the groups. */
  groups: number[];
  /** Each taken alone. */
  choices: Choice[];
};

function sumsOf(lines: readonly QuotationLine[], content: Content, day: string): Sums & { shares: VatShare[] } {
  const amounts = lines.map((line) => ({ amount: sumOfLine(line) ?? 0, category: categoryOf(line, content) }));
  const shares = vatBreakdown(amounts, day, false);
  const [net, vat] = [sumOf(shares.map((share) => share.net)), sumOf(shares.map((share) => share.vat))];
  return { shares, net, vat, gross: sumOf([net, vat]) };
}

const isIncluded = ({ kind }: QuotationLine): boolean => kind === "included";

/** @param day the day of Riyadh whose VAT applies */
export function totalsOf(content: Content, day: string): QuotationTotals {
  const lines = allLines(content);
  const included = lines.filter(isIncluded);
  const total = sumsOf(included, content, day);
  const choices = lines.flatMap((line): Choice[] => {
    const { id, kind, text } = line;
    if ((kind !== "optional" && kind !== "alternative") || sumOfLine(line) === null) return [];
    if (kind === "alternative" && !included.some((other) => other.id === line.replaces)) return [];
    const { net, vat, gross } = sumsOf([...included.filter((other) => kind === "optional" || other.id !== line.replaces), line], content, day);
    return [{ id, kind, text, net, vat, gross, difference: gross - total.gross }];
  });
  const groups = content.groups.map((group) => sumOf(group.lines.filter(isIncluded).map((line) => sumOfLine(line) ?? 0)));
  return { ...total, groups, choices };
}

/** The content as if these optional and alternative lines were taken. */
export function withTaken<Given extends Content>(content: Given, taken: ReadonlySet<string>): Given {
  const lines = allLines(content);
  const replaced = new Set(lines.flatMap(({ id, kind, replaces }) => (kind === "alternative" && taken.has(id) ? [replaces] : [])));
  const kindOf = ({ id, kind }: QuotationLine): LineKind => (taken.has(id) ? "included" : replaced.has(id) && kind === "included" ? "optional" : kind);
  return { ...content, groups: content.groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, kind: kindOf(line) })) })) };
}

/** What each stage of payment comes to: they add up to the total; halalas that are left over go to the largest fractions, the earlier first. */
export const stageAmounts = ({ stages }: Pick<QuotationContent, "stages">, gross: number): number[] =>
  stages.length > 0 && stages.every(({ share }) => Number.isSafeInteger(share) && share >= 0)
    ? allocate(
        gross,
        stages.map(({ share }) => share),
      )
    : stages.map(() => 0);

/** What the included lines cost the author, of those whose cost is known; null where none is. */
export function costOf(content: Content, notes: PrivateNotes): { cost: number; margin: number | null } | null {
  const known = allLines(content).filter((line) => isIncluded(line) && isUnitPrice(notes[line.id]?.cost ?? null) && sumOfLine(line) !== null);
  if (known.length === 0) return null;
  const cost = sumOf(known.map((line) => sumOfLine({ quantity: line.quantity, unitPrice: notes[line.id]?.cost ?? null }) ?? 0));
  const price = sumOf(known.map((line) => sumOfLine(line) ?? 0));
  return { cost, margin: price > 0 ? (price - cost) / price : null };
}
