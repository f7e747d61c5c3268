import { describe, expect, test } from "vitest";
import { fieldsOf } from "./columns.ts";
import { type FileGroup, fileProducts } from "./file-products.ts";
import { categoryOf, plainText } from "./read-product.ts";

async function read(lines: readonly (readonly string[])[], mapping = {}): Promise<FileGroup[]> {
  async function* records() {
    for (const [at, cells] of lines.entries()) yield { row: at + 1, cells: [...cells] };
  }
  const groups: FileGroup[] = [];
  for await (const group of fileProducts(records(), mapping)) groups.push(group);
  return groups;
}

const SHOPIFY = ["Handle", "Title", "Body (HTML)", "Vendor", "Type", "Tags", "Option1 Name", "Option1 Value", "Option2 Name", "Option2 Value"];
const MORE = ["Variant SKU", "Variant Price", "Variant Compare At Price", "Variant Inventory Qty", "Variant Grams", "Image Src", "Image Alt Text", "Status"];

test("Shopify's rows are one piece: variants and photographs below its first row", async () => {
  const [sofa, lamp] = await read([
    [...SHOPIFY, ...MORE],
    [
      "sofa",
      "Velvet sofa",
      "<p>Deep.</p><ul><li>Brass &amp; velvet</li></ul>",
      "Areen",
      "Sofas",
      "majlis, velvet, new",
      "Fabric",
      "Emerald",
      "Width",
      "182 cm",
    ].concat([...["S-1", "5,300.00", "5900", "6", "61000", "https://example.com/1.jpg", "Front", "active"]]),
    ["sofa", "", "", "", "", "", "", "Ruby", "", "228 cm", "S-2", "6450", "", "3", "", "", "", ""],
    ["sofa", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "https://example.com/2.jpg", "", ""],
    ["lamp", "Lantern", "", "", "Lighting", "", "Title", "Default Title", "", "", "", "1250", "", "", "", "", "", "draft"],
  ]);
  expect(sofa?.rows).toBe(3);
  expect(sofa?.problems).toEqual([]);
  expect(sofa?.product).toEqual({
    ...{ row: 2, handle: "sofa", status: "active" },
    fields: { name: "Velvet sofa", description: "Deep.\nBrass & velvet", category: "seating", rooms: ["majlis"], materials: ["velvet"], weightG: 61_000 },
    variants: [
      { row: 2, sku: "S-1", fabric: "Emerald", size: "182 cm", price: 530_000, compareAt: 590_000, stock: 6 },
      { row: 3, sku: "S-2", fabric: "Ruby", size: "228 cm", price: 645_000, stock: 3 },
    ],
    photos: [
      { row: 2, address: "https://example.com/1.jpg", altEn: "Front", altAr: null },
      { row: 4, address: "https://example.com/2.jpg", altEn: null, altAr: null },
    ],
  });
  expect(lamp?.product).toMatchObject({ row: 5, handle: "lamp", status: "draft", variants: [{ price: 125_000 }], fields: { category: "lighting" } });
  expect(lamp?.product.variants[0]).not.toHaveProperty("fabric");
});

describe("pieces without handles", () => {
  test("part at each new title, and are called after it", async () => {
    const groups = await read([
      ["Title", "Price"],
      ["Sofa", "1"],
      ["", "2"],
      ["Sofa", "3"],
      ["Table", "4"],
    ]);
    expect(groups.map(({ rows, product }) => [product.handle, rows, product.variants.map(({ price }) => price)])).toEqual([
      ["sofa", 3, [100, 200, 300]],
      ["table", 1, [400]],
    ]);
  });
});

test("wrong cells are named by row, column and value", async () => {
  const [group] = await read([
    ["Title", "Price", "Stock", "Rooms"],
    ["Sofa", "about 5", "-1", "majlis; garage"],
  ]);
  expect(group?.problems).toEqual([
    { row: 2, code: "unknown_value", column: "Rooms", value: "garage", item: "Sofa" },
    { row: 2, code: "invalid_number", column: "Variant Price", value: "about 5", item: "Sofa" },
    { row: 2, code: "negative", column: "Variant Inventory Qty", value: "-1", item: "Sofa" },
  ]);
});

test("a name is required, and a column for it", async () => {
  expect(
    (
      await read([
        ["Handle", "Title"],
        ["a", ""],
      ])
    )[0]?.problems,
  ).toMatchObject([{ code: "missing_title", row: 2 }]);
  await expect(
    read([
      ["Handle", "Price"],
      ["a", "1"],
    ]),
  ).rejects.toMatchObject({ problem: "missing_headers" });
  await expect(read([["Title"]])).rejects.toMatchObject({ problem: "no_rows" });
});

test("columns: known ones in any case, a person's word first, none twice", () => {
  expect(fieldsOf(["title", "VARIANT PRICE", "اسم", "Price", "Colour"])).toEqual(["title", "price", null, null, null]);
  expect(fieldsOf(["title", "اسم", "Price"], { اسم: "title", Price: "compareAt" })).toEqual([null, "title", "compareAt"]);
});

test("columns are known by their names in databases and in Arabic, with or without parentheses and hamza", () => {
  const texts = ["title", "titleAr", "body", "bodyAr"];
  expect(fieldsOf(["name_en", "name_ar", "description_en", "description_ar"])).toEqual(texts);
  expect(fieldsOf(["الاسم", "الاسم بالعربية", "الوصف", "الوصف (بالعربية)"])).toEqual(texts);
  expect(fieldsOf(["الاسم بالانجليزية", "NAME_AR", "الوصف بالإنجليزية", "title arabic"])).toEqual(["title", "titleAr", "body", null]);
});

test.each([
  ["Sofas & Couches", "seating"],
  ["كنب", "seating"],
  ["Coffee Tables", "tables"],
  ["Bedroom > Beds", "beds"],
  ["storage", "storage"],
  ["سجاد", "decor"],
  ["Gift card", undefined],
] as const)("type %s is %s", (type, category) => expect(categoryOf(type)).toBe(category));

test("HTML becomes lines of text", () => {
  expect(plainText("<style>p{}</style><p>One &quot;two&quot;</p><p>Three<br>four&nbsp;&#1593;</p>&unknown;")).toBe('One "two"\nThree\nfour ع\n&unknown;');
});
