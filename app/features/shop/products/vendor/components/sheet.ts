// The sheet of variants as data: what a cell says, what a pasted column means, where the arrows lead. Pure.
import { readNumber, writeNumber } from "#app/ui/form/typed-number.ts";
import type { VariantFields } from "../../products.vendor.rules.ts";

export const SHEET_COLUMNS = ["sku", "price", "compareAt", "stock"] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];
export type Cell = { row: number; column: number };

const HALALAS = 100;
const scaleOf = (column: SheetColumn): number => (column === "stock" ? 1 : HALALAS);

export const cellText = (variant: VariantFields, column: SheetColumn): string =>
  column === "sku" ? (variant.sku ?? "") : writeNumber(variant[column], scaleOf(column));

/** NaN where the text is no number: the rules name it. */
export function withText(variant: VariantFields, column: SheetColumn, text: string): VariantFields {
  if (column === "sku") return { ...variant, sku: text.trim() || null };
  const number = readNumber(text, scaleOf(column));
  return { ...variant, [column]: column === "stock" ? (number ?? 0) : number };
}

/** What a spreadsheet puts on the clipboard: rows by lines, cells by tabs. What has no place is left out. */
export function pasted(variants: readonly VariantFields[], at: Cell, text: string): VariantFields[] {
  const rows = text.replace(/\r?\n$/, "").split(/\r?\n/);
  return variants.map((variant, row) => {
    const cells = rows[row - at.row]?.split("\t") ?? [];
    return cells.reduce((changed, cell, index) => {
      const column = SHEET_COLUMNS[at.column + index];
      return column ? withText(changed, column, cell.trim()) : changed;
    }, variant);
  });
}

/** Fills a range of a column with its first cell; a range of one cell takes the value above it. */
export function filledDown(variants: readonly VariantFields[], column: SheetColumn, from: number, to: number): VariantFields[] {
  const source = variants[from === to ? from - 1 : from];
  if (!source) return [...variants];
  return variants.map((variant, row) => (row >= from && row <= to ? { ...variant, [column]: source[column] } : variant));
}

type Keyed = { key: string; isRtl: boolean /** The caret stands at this end of the text. */; atStart: boolean; atEnd: boolean };

/** The cell that a key leads to; null where the key is for the text in the cell, or leads nowhere. */
export function cellAfter({ row, column }: Cell, { key, isRtl, atStart, atEnd }: Keyed, rows: number): Cell | null {
  const next = (cell: Cell): Cell | null => (cell.row >= 0 && cell.row < rows && cell.column >= 0 && cell.column < SHEET_COLUMNS.length ? cell : null);
  if (key === "ArrowUp") return next({ row: row - 1, column });
  if (key === "ArrowDown" || key === "Enter") return next({ row: row + 1, column });
  // physical side: the keys say left and right, and texts in cells run from left to right in both languages
  if (key === "ArrowLeft" && atStart) return next({ row, column: column + (isRtl ? 1 : -1) });
  if (key === "ArrowRight" && atEnd) return next({ row, column: column + (isRtl ? -1 : 1) });
  return null;
}

/** The price that most others have in the same size, else in any. */
export function usualPrice(variants: readonly VariantFields[], row: number): number | null {
  const own = variants[row];
  const others = variants.filter((variant, index) => index !== row && variant.price);
  const near = others.filter(({ size }) => size !== null && size === own?.size);
  const counts = Map.groupBy(near.length > 0 ? near : others, ({ price }) => price);
  return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}
