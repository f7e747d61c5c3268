import { splitList } from "#app/platform/csv/cells.ts";
import type { Encoding } from "#app/platform/csv/encoding.ts";
import { ITEM_FIELDS, type ItemField, type ItemProblem, MORE_FIELDS } from "../idea-imports.ts";
import { jsonEntries } from "./json-list.ts";
import { fieldName, type RawItem, type RawValue } from "./raw-item.ts";

const FIELDS: ReadonlySet<string> = new Set([...ITEM_FIELDS, ...MORE_FIELDS]);

/** The objects of a JSON list. Throws UploadRefused. */
export async function* jsonItems(bytes: AsyncIterable<Uint8Array>, encoding: Encoding, firstRow = 1): AsyncGenerator<RawItem> {
  let row = firstRow - 1;
  for await (const entry of jsonEntries(bytes, encoding)) {
    row += 1;
    yield itemOf(row, entry);
  }
}

function itemOf(row: number, entry: unknown): RawItem {
  const values = new Map<ItemField, RawValue>();
  if (typeof entry !== "object" || entry === null || Array.isArray(entry))
    return { row, values, problem: { code: "not_an_object", field: "", value: short(entry) } };
  let problem: ItemProblem | undefined;
  for (const [key, value] of Object.entries(entry)) {
    const field = fieldName(key) as ItemField;
    if (!FIELDS.has(field) || values.has(field) || value === null) continue;
    const read = rawValue(value);
    if (!read) problem ??= { code: "invalid_text", field, value: short(value) };
    else if (read.text.trim() !== "") values.set(field, read);
  }
  return problem ? { row, values, problem } : { row, values };
}

/** Texts and numbers as a person reads them, and lists of them; null for anything else. */
function rawValue(value: unknown): RawValue | null {
  if (typeof value === "string") return { text: value, list: splitList(value, true) };
  if (typeof value === "number") return { text: String(value), list: [String(value)] };
  if (!Array.isArray(value)) return null;
  const list = value.filter((entry) => entry !== null);
  if (!list.every((entry) => typeof entry === "string" || typeof entry === "number")) return null;
  return { text: list.join("; "), list: [...new Set(list.map((entry) => String(entry).trim()).filter(Boolean))] };
}

const short = (value: unknown): string => (JSON.stringify(value) ?? "").slice(0, 120);
