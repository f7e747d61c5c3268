import type { ClipboardEvent, KeyboardEvent } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import type { VariantFields } from "../../products.vendor.rules.ts";
import { SHEET_COLUMNS } from "./sheet.ts";
import { useSheetKeys } from "./use-sheet-keys.ts";

const variant = (sku: string, price: number) => ({ sku, price, compareAt: null, stock: 1 }) as unknown as VariantFields;
const VARIANTS = [variant("a", 100), variant("b", 200), variant("c", 300)];
const onChange = vi.fn<(variants: VariantFields[]) => void>();
beforeEach(() => void vi.resetAllMocks());

async function sheet(dir = "ltr") {
  const host = await renderHook((variants: readonly VariantFields[]) => useSheetKeys(variants, onChange), VARIANTS);
  document.documentElement.dir = dir;
  const table = document.createElement("table");
  table.innerHTML = VARIANTS.map(
    (_, row) => `<tr>${SHEET_COLUMNS.map((__, column) => `<td><input data-cell="${row}:${column}" value="12"></td>`).join("")}</tr>`,
  ).join("");
  document.body.replaceChildren(table);
  host.current.table.ref.current = table;
  const cell = (row: number, column: number) => table.querySelector(`[data-cell="${row}:${column}"]`) as HTMLInputElement;
  const press = async (target: HTMLInputElement, key: string, more: object = {}) => {
    const event = { key, target, preventDefault: vi.fn(), ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more };
    await host.act(() => host.current.table.onKeyDown(event as unknown as KeyboardEvent<HTMLTableElement>));
    return event.preventDefault.mock.calls.length > 0;
  };
  const focused = () => (document.activeElement as HTMLElement | null)?.dataset["cell"];
  const selected = () => VARIANTS.map((_, row) => host.current.isSelected(row, 1));
  return { host, cell, press, focused, selected };
}

test("arrows and Enter move through the column, to its edges and no further", async () => {
  const { cell, press, focused } = await sheet();
  await press(cell(0, 1), "ArrowDown");
  expect(focused()).toBe("1:1");
  await press(cell(1, 1), "Enter");
  expect(focused()).toBe("2:1");
  // At the end Enter must not send the form.
  expect([await press(cell(2, 1), "Enter"), focused()]).toEqual([true, "2:1"]);
});

test("sideways it leaves the cell at an end of its text alone, in the direction of the page", async () => {
  const { cell, press, focused } = await sheet("rtl");
  const input = cell(0, 1);
  input.setSelectionRange(1, 1);
  expect(await press(input, "ArrowLeft")).toBe(false);
  input.setSelectionRange(0, 0);
  await press(input, "ArrowLeft");
  expect(focused()).toBe("0:2");
});

test("Shift takes more rows, and Ctrl-D fills them with the first one", async () => {
  const { cell, press, selected } = await sheet();
  await press(cell(0, 1), "ArrowDown", { shiftKey: true });
  await press(cell(1, 1), "ArrowDown", { shiftKey: true });
  expect(selected()).toEqual([true, true, true]);
  await press(cell(2, 1), "ArrowUp", { shiftKey: true });
  expect(selected()).toEqual([true, true, false]);
  expect(await press(cell(1, 1), "d", { ctrlKey: true })).toBe(true);
  expect(onChange.mock.calls[0]?.[0].map(({ price }) => price)).toEqual([100, 100, 300]);
});

test("Ctrl-D without a range takes the price above, and the other columns stay", async () => {
  const { cell, press } = await sheet();
  await press(cell(1, 1), "D", { metaKey: true });
  expect(onChange.mock.calls[0]?.[0]).toEqual([VARIANTS[0], variant("b", 100), VARIANTS[2]]);
});

test("Escape gives up the range, and is the dialog's again after that", async () => {
  const { cell, press, selected } = await sheet();
  await press(cell(0, 1), "ArrowDown", { shiftKey: true });
  expect([await press(cell(1, 1), "Escape"), selected()]).toEqual([true, [false, false, false]]);
  expect(await press(cell(1, 1), "Escape")).toBe(false);
});

test("a column is pasted as rows; a single value is the browser's own", async () => {
  const { host, cell } = await sheet();
  const paste = (text: string) => {
    const event = { target: cell(1, 1), preventDefault: vi.fn(), clipboardData: { getData: () => text } };
    host.current.table.onPaste(event as unknown as ClipboardEvent<HTMLTableElement>);
    return event.preventDefault.mock.calls.length;
  };
  expect([paste("5\r\n"), onChange.mock.calls.length]).toEqual([0, 0]);
  expect(paste("5\n6\n7\n")).toBe(1);
  expect(onChange.mock.calls[0]?.[0].map(({ price }) => price)).toEqual([100, 500, 600]);
});
