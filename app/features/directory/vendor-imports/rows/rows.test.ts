import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cleanText, parseDecimal, splitList } from "#app/platform/csv/cells.ts";
import { readCsv } from "#app/platform/csv/read-csv.ts";
import { problemText, TEMPLATE_HEADERS } from "../vendor-imports.ts";
import { normalPhone, webAddress } from "./cells.ts";
import { readColumns } from "./columns.ts";
import { readRow } from "./read-row.ts";

const columns = readColumns([...TEMPLATE_HEADERS]);
const row = (cells: Partial<Record<(typeof TEMPLATE_HEADERS)[number], string>>) =>
  readRow(columns, { row: 2, cells: TEMPLATE_HEADERS.map((name) => cells[name] ?? "") });
const problemsOf = (cells: Parameters<typeof row>[0]) => row({ name: "x", ...cells }).problems.map((p) => `[${p.code}] ${problemText(p)}`);

describe("numbers, lists, phones, addresses", () => {
  it.each<[string, number | null]>([
    ["12", 12],
    ["4.5", 4.5],
    ["٤٫٥", 4.5],
    ["١٢٬٠٠٠", 12000],
    ["1,234,567.5", 1234567.5],
    ["4,5", 4.5],
    ["1.234,50", 1234.5],
    ["1 200", 1200],
    ["5E+05", 500000],
    ["-3", -3],
    ["abc", null],
    ["12abc", null],
    ["1,23,4", null],
    ["", null],
    ["Infinity", null],
    ["1e999", null],
    ["0x10", null],
    ["--1", null],
  ])("%s is %s", (text, value) => expect(parseDecimal(text)).toBe(value));

  it.each([
    ["'+966504639405", "+966504639405"],
    ["'=SUM(A1)", "=SUM(A1)"],
    ["'Abd al-Aziz", "'Abd al-Aziz"],
  ])("takes the guard of an export from %s", (cell, text) => expect(cleanText(cell)).toBe(text));

  it("splits lists at commas only in quoted cells", () => {
    expect(splitList("a; b ;;A;c,d", false)).toEqual(["A", "b", "c,d"]);
    expect(splitList("a, b؛ج، د", true)).toEqual(["a", "b", "ج", "د"]);
  });

  it.each([
    ["+٩٦٦٥٨٤١٤٠١٥٩", "+966584140159"],
    ["0504639405", "+966504639405"],
    ["508306899", "+966508306899"],
    ["00966562352350", "+966562352350"],
    ["+966 55 508 9353", "+966555089353"],
    ["966555089353", "+966555089353"],
    ["011 465 1234", "+966114651234"],
    ["+971 50 123 4567", "+971501234567"],
    ["ext. 12", "ext. 12"],
  ])("phone %s is %s", (text, phone) => expect(normalPhone(text)).toBe(phone));

  it("takes http(s) addresses only", () => {
    expect(webAddress("www.x.sa/a?b=ج")).toBe("https://www.x.sa/a?b=ج");
    for (const bad of ["javascript:alert(1)", "ftp://a.b", "no spaces.com", "http://", "localhost", "https://user:pw@x.sa"]) expect(webAddress(bad)).toBeNull();
  });
});

describe("rows of the template", () => {
  it("reads a full row; blank cells are not there", () => {
    const { record } = row({
      name: "  Dar   Noor ",
      city: "جدة",
      coverage_areas: "جدة;Riyadh;Jeddah",
      min_project_value_sar: "١٬٥٠٠.5",
      rating: "4.3",
      is_featured: "1",
      vendor_type: "both",
      languages: "العربية;English",
      slug: "x",
    });
    expect(record).toEqual({
      row: 2,
      slug: "x",
      categories: [],
      values: {
        name: "Dar Noor",
        city: "Jeddah",
        coverage_areas: ["Jeddah", "Riyadh"],
        min_project_value: 150_050,
        rating: Math.fround(4.3),
        is_featured: true,
        vendor_type: "Both",
        languages: ["Arabic", "English"],
      },
    });
  });

  it("says what is wrong, with the column", () => {
    expect(row({ vendor_id: "V1" }).problems.map(problemText)).toEqual(["Missing required field 'name'"]);
    expect(problemsOf({ rating: "not a number" })).toEqual(["[invalid_number] rating is not a number: not a number"]);
    expect(problemsOf({ rating: "5.1" })).toEqual(["[out_of_range] rating is out of range: 5.1"]);
    expect(problemsOf({ review_count: "12.7" })).toEqual(["[not_whole] review_count must be a whole number: 12.7"]);
    expect(problemsOf({ review_count: "-1", min_project_value_sar: "-5" }).length).toBe(2);
    expect(problemsOf({ vendor_type: "Shop", status: "Open" })).toEqual([
      "[unknown_value] vendor_type has an unknown value: Shop",
      "[unknown_value] status has an unknown value: Open",
    ]);
    expect(problemsOf({ contact_email: "a@b" })).toEqual(["[invalid_email] contact_email is not an email address: a@b"]);
    expect(problemsOf({ website_url: "javascript:x" })).toEqual(["[invalid_url] website_url is not a web address: javascript:x"]);
    expect(problemsOf({ price_range_min_sar: "9", price_range_max_sar: "3" })).toEqual([
      "[min_above_max] price_range_min_sar is above price_range_max_sar: 9 > 3",
    ]);
    expect(problemsOf({ name: "x".repeat(201) })).toEqual(["[too_long] name is too long"]);
    const extra = readRow(columns, { row: 2, cells: [...TEMPLATE_HEADERS.map(() => "x"), "more"] });
    expect(extra.problems[0]?.code).toBe("too_many_cells");
  });

  it("wants all 27 headers, in any order and case, with others beside them", () => {
    expect(readColumns(["extra", ...TEMPLATE_HEADERS.toReversed().map((h) => ` ${h.toUpperCase()} `)]).format).toBe("template");
    expect(() => readColumns(["name", "city"])).toThrow(/^Missing required headers: vendor_id, categories, vendor_type/);
  });
});

describe("scraped listings", () => {
  const header = [
    "title",
    "totalScore",
    "reviewsCount",
    "street",
    "city",
    "phone",
    "categoryName",
    "categories/0",
    "categories/1",
    "url",
    "placeId",
    "location/lat",
    "location/lng",
    "permanentlyClosed",
    "countryCode",
  ];
  const scraped = readColumns(header);

  it("does not repeat a city, and sets its comma in the script of the street", () => {
    const address = (street: string, city: string) =>
      readRow(scraped, { row: 2, cells: ["Noor", "", "", street, city, "", "", "", "", "", "", "", "", "", ""] }).record?.values.address;
    expect(address("شارع العليا, الرياض", "الرياض")).toBe("شارع العليا, الرياض");
    expect(address("شارع العليا", "الرياض")).toBe("شارع العليا، الرياض");
    expect(address("Olaya St", "Riyadh")).toBe("Olaya St, Riyadh");
  });

  it("maps the columns", () => {
    const cells = [
      "Noor",
      "4.4",
      "1671",
      "Olaya St",
      "الطائف",
      "0515961934",
      "Carpenter, wood",
      "Carpenter, wood",
      "Doors",
      "https://maps.google.com/?cid=1",
      "P1",
      "21.3",
      "40.3",
      "true",
      "SA",
    ];
    expect(readRow(scraped, { row: 5, cells: cells.map((cell) => `\u0001${cell}`) }).record).toEqual({
      row: 5,
      slug: "",
      categories: ["Carpenter, wood", "Doors"],
      values: {
        name: "Noor",
        rating: Math.fround(4.4),
        review_count: 1671,
        address: "Olaya St, الطائف",
        city: "Taif",
        contact_phone: "+966515961934",
        status: "Inactive",
        google_maps_url: "https://maps.google.com/?cid=1",
        google_place_id: "P1",
        latitude: 21.3,
        longitude: 40.3,
      },
    });
  });

  it("is recognized by any of its columns", () => {
    for (const sign of ["title", "categoryName", "totalScore", "place_id", "placeId"]) expect(readColumns([sign, "name"]).format).toBe("scraped");
  });
});

describe("the two example files", () => {
  const verdicts = async (file: string) => {
    async function* bytes() {
      yield readFileSync(new URL(`../../../../../e2e/fixtures/${file}`, import.meta.url));
    }
    const found: string[] = [];
    let count = -1;
    let known: ReturnType<typeof readColumns> | null = null;
    for await (const record of readCsv(bytes(), { encoding: "utf-8" })) {
      count += 1;
      if (!known) known = readColumns(record.cells);
      else found.push(...readRow(known, record).problems.map((p) => `${record.row} ${p.code}`));
    }
    return { count, found };
  };
  it("have exactly their known mistakes", async () => {
    expect(await verdicts("vendors-template.csv")).toEqual({
      count: 2501,
      found: ["51 missing_name", "101 invalid_number", "151 not_whole", "501 missing_name"],
    });
    expect((await verdicts("scraped-listings.csv")).found.length).toBe(1);
  });
});
