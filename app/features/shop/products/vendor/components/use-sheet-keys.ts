import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import type { VariantFields } from "../../products.vendor.rules.ts";
import { type Cell, cellAfter, filledDown, pasted, SHEET_COLUMNS, type SheetColumn } from "./sheet.ts";

type Range = { column: number; from: number; to: number };

const cellOf = (target: EventTarget): Cell | null => {
  const [row, column] = ((target as HTMLElement).dataset?.["cell"] ?? "").split(":").map(Number);
  return row === undefined || column === undefined ? null : { row, column };
};

/** The keyboard of the sheet: arrows and Enter move, Shift extends, Ctrl-D fills down, a column is pasted, Escape clears. */
export function useSheetKeys(variants: readonly VariantFields[], onChange: (variants: VariantFields[]) => void) {
  const table = useRef<HTMLTableElement>(null);
  const [range, setRange] = useState<(Range & { anchor: number }) | null>(null);
  const focus = ({ row, column }: Cell) => {
    const input = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`);
    input?.focus();
    input?.select();
  };
  const extend = ({ row, column }: Cell, to: number) => {
    if (to < 0 || to >= variants.length) return;
    const anchor = range?.column === column ? range.anchor : row;
    setRange({ column, anchor, from: Math.min(anchor, to), to: Math.max(anchor, to) });
    focus({ row: to, column });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    const { key } = event;
    const { selectionStart, selectionEnd, value } = event.target as HTMLInputElement;
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === "d") {
      event.preventDefault();
      const chosen = range?.column === cell.column ? range : { from: cell.row, to: cell.row };
      return onChange(filledDown(variants, SHEET_COLUMNS[cell.column] as SheetColumn, chosen.from, chosen.to));
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "Escape" && range) {
      event.preventDefault();
      return setRange(null);
    }
    if (event.shiftKey && (key === "ArrowDown" || key === "ArrowUp")) {
      event.preventDefault();
      return extend(cell, cell.row + (key === "ArrowDown" ? 1 : -1));
    }
    if (event.shiftKey) return;
    const isWhole = selectionStart === 0 && selectionEnd === value.length;
    const isRtl = document.documentElement.dir === "rtl";
    const next = cellAfter(cell, { key, isRtl, atStart: isWhole || selectionEnd === 0, atEnd: isWhole || selectionStart === value.length }, variants.length);
    // Up and down would move the caret to an end of the text.
    if (next || key === "ArrowUp" || key === "ArrowDown" || key === "Enter") event.preventDefault();
    if (!next) return;
    setRange(null);
    focus(next);
  };
  const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target);
    const text = event.clipboardData.getData("text/plain");
    // A single value is the browser's own paste.
    if (!cell || !/[\t\n]/.test(text.replace(/\r?\n$/, ""))) return;
    event.preventDefault();
    onChange(pasted(variants, cell, text));
  };
  const onBlur = (event: FocusEvent<HTMLTableElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setRange(null);
  };
  const isSelected = (row: number, column: number) => range !== null && range.column === column && row >= range.from && row <= range.to;
  return { isSelected, table: { ref: table, onKeyDown, onPaste, onBlur } };
}
