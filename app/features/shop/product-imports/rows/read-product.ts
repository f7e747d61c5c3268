// Rows of one piece into what they say about it. Pure: nothing is looked up here.

import { MATERIALS, PRODUCT_CATEGORIES, PRODUCT_ROOMS, PRODUCT_STYLES, type ProductCategory } from "#app/features/shop/products/public.ts";
import { latinDigits } from "#app/platform/text/digits.ts";
import { slugify } from "#app/platform/text/slug.ts";
import { readNumber } from "#app/ui/form/typed-number.ts";
import type { RowProblem, RowProblemCode } from "../product-imports.ts";
import { type Field, headerOf } from "./columns.ts";

/** One row by its fields; what is blank is not there. */
export type FileRow = { row: number; cells: Partial<Record<Field, string>> };

export type FileVariant = {
  row: number;
  sku?: string;
  fabric?: string;
  fabricAr?: string;
  size?: string;
  sizeAr?: string;
  color?: string;
  price?: number;
  compareAt?: number;
  stock?: number;
};
export type FileProduct = {
  row: number;
  handle: string;
  status: "active" | "draft" | "archived" | null;
  fields: {
    name?: string;
    nameAr?: string;
    description?: string;
    descriptionAr?: string;
    category?: ProductCategory;
    rooms?: string[];
    styles?: string[];
    materials?: string[];
    care?: string;
    careAr?: string;
    leadDays?: number;
    warrantyMonths?: number;
    widthMm?: number;
    depthMm?: number;
    heightMm?: number;
    weightG?: number;
  };
  variants: FileVariant[];
  photos: { row: number; address: string; altEn: string | null; altAr: string | null }[];
};
export type ReadProduct = { product: FileProduct; problems: RowProblem[] };

const HALALAS = 100;
const MILLIMETERS = 10;
const SIZE = /size|width|length|dimension|مقاس|عرض|طول|حجم/i;
const DEFAULT_TITLE = "default title";

/** The category that a file's type names: its code, or a word of it. */
const WORDS: Record<ProductCategory, RegExp> = {
  seating: /seat|sofa|couch|chair|armchair|bench|ottoman|pouf|stool|جلس|كنب|كرسي|كراسي|مقعد/i,
  beds: /\bbed|headboard|mattress|سرير|أسرة|مرتبة/i,
  tables: /table|desk|طاول|مكتب/i,
  storage: /storage|shel|cabinet|wardrobe|dresser|console|sideboard|bookcase|تخزين|خزان|رف|مكتبة|كونسول/i,
  lighting: /light|lamp|chandelier|lantern|إضاءة|مصباح|ثريا|فانوس/i,
  decor: /decor|rug|carpet|mirror|art|vase|curtain|cushion|plant|ديكور|سجاد|مرآة|مزهرية|ستار|وساد/i,
  accessories: /accessor|tray|incense|coffee set|إكسسوار|مبخرة|صينية|دلة/i,
};

export function categoryOf(type: string): ProductCategory | undefined {
  const code = type.trim().toLowerCase();
  return PRODUCT_CATEGORIES.find((category) => category === code) ?? PRODUCT_CATEGORIES.find((category) => WORDS[category].test(type));
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The text of a description that a shop wrote as HTML: paragraphs and lists as lines. */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, "")
    .replace(/<(br|\/p|\/div|\/li|\/h\d|\/tr)\b[^>]*>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#\d+|[a-z]+);/gi, (whole, name: string) =>
      name.startsWith("#") ? String.fromCodePoint(Number(name.slice(1))) : (ENTITIES[name.toLowerCase()] ?? whole),
    )
    .replace(/[ \t]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const listOf = (text: string): string[] =>
  text
    .split(/[;,،]/)
    .map((item) => item.trim())
    .filter(Boolean);
const codeOf = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, "_");

/** Known codes of a list; without the tags' help, an unknown word is a problem. */
function codes(text: string, known: readonly string[]): { found: string[]; unknown: string[] } {
  const items = listOf(text).map(codeOf);
  return { found: [...new Set(items.filter((item) => known.includes(item)))], unknown: items.filter((item) => !known.includes(item)) };
}

const STATUSES = { active: "active", draft: "draft", archived: "archived", unlisted: "draft" } as const;

/** @param rows all rows of one piece, the first with its name */
export function readProduct(rows: readonly [FileRow, ...FileRow[]]): ReadProduct {
  const problems: RowProblem[] = [];
  const [first] = rows;
  const name = first.cells.title ?? "";
  const problem = (row: number, code: RowProblemCode, field: Field, value = "") =>
    problems.push({ row, code, column: headerOf(field), value: value.slice(0, 300), item: name.slice(0, 200) });
  const number = ({ row, cells }: FileRow, field: Field, scale = 1): number | undefined => {
    const text = cells[field];
    if (text === undefined) return undefined;
    const value = readNumber(latinDigits(text).replace(/\s*(sar|ر\.?س\.?|riyals?|cm|سم)\s*/gi, ""), scale);
    if (value === null) return undefined;
    if (Number.isNaN(value)) problem(row, "invalid_number", field, text);
    else if (value < 0) problem(row, "negative", field, text);
    else return Math.round(value);
    return undefined;
  };
  const known = (field: "rooms" | "styles" | "materials", all: readonly string[]): string[] | undefined => {
    const given = first.cells[field];
    const fromTags = codes(first.cells.tags ?? "", all).found;
    if (given === undefined) return fromTags.length > 0 ? fromTags : undefined;
    const { found, unknown } = codes(given, all);
    if (unknown[0] !== undefined) problem(first.row, "unknown_value", field, unknown.join("; "));
    return found;
  };
  if (!name) problem(first.row, "missing_title", "title");
  const category = first.cells.type === undefined ? undefined : categoryOf(first.cells.type);
  const fields = {
    name: name || undefined,
    nameAr: first.cells.titleAr,
    description: first.cells.body && plainText(first.cells.body),
    descriptionAr: first.cells.bodyAr && plainText(first.cells.bodyAr),
    category,
    rooms: known("rooms", PRODUCT_ROOMS),
    styles: known("styles", PRODUCT_STYLES),
    materials: known("materials", MATERIALS),
    care: first.cells.care,
    careAr: first.cells.careAr,
    leadDays: number(first, "leadDays") || undefined,
    warrantyMonths: number(first, "warranty") || undefined,
    widthMm: number(first, "width", MILLIMETERS) || undefined,
    depthMm: number(first, "depth", MILLIMETERS) || undefined,
    heightMm: number(first, "height", MILLIMETERS) || undefined,
    weightG: number(first, "grams") || undefined,
  };
  const names = [first.cells.option1Name, first.cells.option2Name];
  const variants = rows.flatMap((row) => variantOf(row, names, number));
  const photos = rows.flatMap(({ row, cells }) =>
    cells.imageSrc ? [{ row, address: cells.imageSrc, altEn: cells.imageAlt ?? null, altAr: cells.imageAltAr ?? null }] : [],
  );
  const status = STATUSES[(first.cells.status ?? "").toLowerCase() as keyof typeof STATUSES] ?? null;
  const product: FileProduct = {
    ...{ row: first.row, handle: first.cells.handle ?? slugify(name), status, variants, photos },
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  };
  return { product, problems };
}

/** A row with a price, a number of its own or an option is a variant; one with a photograph alone is not. */
function variantOf(
  row: FileRow,
  names: readonly (string | undefined)[],
  number: (row: FileRow, field: Field, scale?: number) => number | undefined,
): FileVariant[] {
  const { cells } = row;
  if (!cells.price && !cells.sku && !cells.option1Value) return [];
  const options = [
    { name: names[0], value: cells.option1Value, arabic: cells.option1ValueAr },
    { name: names[1], value: cells.option2Value, arabic: cells.option2ValueAr },
  ].filter(({ value }) => value && value.toLowerCase() !== DEFAULT_TITLE);
  const size = options.find((option) => SIZE.test(option.name ?? ""));
  const fabric = options.find((option) => option !== size);
  const color = cells.color && /^#[0-9a-f]{6}$/i.test(cells.color) ? cells.color.toUpperCase() : undefined;
  const given = {
    ...{ sku: cells.sku, fabric: fabric?.value, fabricAr: fabric?.arabic, size: size?.value, sizeAr: size?.arabic, color },
    ...{ price: number(row, "price", HALALAS), compareAt: number(row, "compareAt", HALALAS), stock: number(row, "stock") },
  };
  return [{ row: row.row, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) }];
}
