// The columns of a file of pieces. Headers are those of Shopify's product CSV where it has them; others are our own.
import { missingHeaders } from "#app/platform/csv/file-error.ts";
import { foldText } from "#app/platform/text/fold.ts";

/** By field: the header as the export writes it, then other names that files have. */
export const COLUMNS = {
  handle: ["Handle", "URL handle"],
  title: ["Title", "Name", "name_en", "الاسم", "الاسم بالإنجليزية"],
  titleAr: ["Title (Arabic)", "Name (Arabic)", "name_ar", "الاسم بالعربية"],
  body: ["Body (HTML)", "Description", "Body", "description_en", "الوصف", "الوصف بالإنجليزية"],
  bodyAr: ["Body (Arabic)", "Description (Arabic)", "description_ar", "الوصف بالعربية"],
  type: ["Type", "Product type", "Category", "Custom product type"],
  tags: ["Tags"],
  status: ["Status"],
  option1Name: ["Option1 Name"],
  option1Value: ["Option1 Value"],
  option1ValueAr: ["Option1 Value (Arabic)"],
  option2Name: ["Option2 Name"],
  option2Value: ["Option2 Value"],
  option2ValueAr: ["Option2 Value (Arabic)"],
  sku: ["Variant SKU", "SKU"],
  price: ["Variant Price", "Price"],
  compareAt: ["Variant Compare At Price", "Compare-at price", "Compare at price"],
  stock: ["Variant Inventory Qty", "Inventory quantity", "Stock"],
  grams: ["Variant Grams", "Weight value (grams)"],
  imageSrc: ["Image Src", "Product image URL"],
  imageAlt: ["Image Alt Text", "Image alt text"],
  imageAltAr: ["Image Alt Text (Arabic)"],
  color: ["Color"],
  width: ["Width (cm)"],
  depth: ["Depth (cm)"],
  height: ["Height (cm)"],
  rooms: ["Rooms"],
  styles: ["Styles"],
  materials: ["Materials"],
  leadDays: ["Lead time (days)"],
  care: ["Care"],
  careAr: ["Care (Arabic)"],
  warranty: ["Warranty (months)"],
} as const satisfies Record<string, readonly [string, ...string[]]>;
export type Field = keyof typeof COLUMNS;
export const FIELDS = Object.keys(COLUMNS) as Field[];
export const headerOf = (field: Field): string => COLUMNS[field][0];

const fold = (header: string): string =>
  foldText(header)
    .replace(/[\s_()-]+/g, " ")
    .trim();

const KNOWN = new Map<string, Field>(FIELDS.flatMap((field) => COLUMNS[field].map((header) => [fold(header), field] as const)));

/** Header by header, as texts: the field that it means; null where nobody knows. A person's mapping goes first. */
export function fieldsOf(headers: readonly string[], mapping: Readonly<Record<string, Field>> = {}): (Field | null)[] {
  const taken = new Set<Field>();
  const take = (field: Field | undefined): Field | null => {
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const said = headers.map((header) => take(mapping[header]));
  return headers.map((header, at) => said[at] ?? take(KNOWN.get(fold(header))));
}

/** Throws FileError for a file in which nothing is a name. */
export function requireColumns(fields: readonly (Field | null)[]): void {
  if (!fields.includes("title")) throw missingHeaders([headerOf("title")]);
}
