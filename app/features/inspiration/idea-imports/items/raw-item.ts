import type { ItemField, ItemProblem } from "../idea-imports.ts";

/** An item's value of a field; a list field is split as its file writes lists. */
export type RawValue = { text: string; list: readonly string[] };

/** An item as its file has it. `row`: as a spreadsheet counts, or the place in a JSON list. */
export type RawItem = { row: number; values: ReadonlyMap<ItemField, RawValue>; problem?: ItemProblem };

/** The field that a header or a key means: 'Room Type', 'roomType' and 'room_type' are one. */
export const fieldName = (header: string): string =>
  header
    .replace(/^\uFEFF/, "")
    .trim()
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
