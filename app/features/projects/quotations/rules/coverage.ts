import { type AskedItem, allLines, isSomethingElse, type QuotationContent, type QuotationLine } from "../quotation.ts";
import { addUp, dimensionOf, measured } from "../units.ts";

type Content = Pick<QuotationContent, "groups">;
export type Mismatch = "other" | "otherUnit" | "less" | "more";

/** An excluded line is an answer, too; an option or alternative alone is not. */
const answers = ({ item, kind }: QuotationLine): boolean => item !== null && kind !== "optional" && kind !== "alternative";

export function coverageOf(content: Content, asked: readonly AskedItem[]) {
  const numbers = new Set(allLines(content).flatMap((line) => (answers(line) ? [line.item] : [])));
  const missing = asked.filter(({ number }) => !numbers.has(number));
  const own = allLines(content).filter(({ item, kind }) => item === null && (kind === "optional" || kind === "alternative")).length;
  return { asked: asked.length, answered: asked.length - missing.length, missing, own };
}

/** How what is priced for an item differs from what was asked; null where it does not, or nothing can be said. */
export function mismatchOf(content: Content, { number, quantity, unit }: AskedItem): Mismatch | null {
  const lines = allLines(content).filter(({ item, kind }) => item === number && kind === "included");
  if (lines.some(isSomethingElse)) return "other";
  const counted = lines.flatMap((line) => (line.quantity !== null && line.unit !== "job" ? [{ quantity: line.quantity, unit: line.unit }] : []));
  if (unit === null || counted.length === 0) return null;
  // Labor and material of one item are two lines over the same quantity: each dimension is compared by its largest line.
  if (counted.some((line) => dimensionOf(line.unit) !== dimensionOf(unit))) return "otherUnit";
  if (quantity === null) return null;
  const natures = new Set(lines.map(({ nature }) => nature));
  const sums = [...natures].flatMap((nature) => {
    const sum = addUp(lines.flatMap((line) => (line.nature === nature && line.quantity !== null ? [{ quantity: line.quantity, unit: line.unit }] : [])));
    return sum ? [sum.amount] : [];
  });
  const [most, wanted] = [Math.max(...sums), measured({ quantity, unit }).amount];
  if (most === wanted) return null;
  return most < wanted ? "less" : "more";
}
