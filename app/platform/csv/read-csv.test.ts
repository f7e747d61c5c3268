import { describe, expect, test, vi } from "vitest";
import { type Delimiter, detectDialect } from "./dialect.ts";
import { FileError } from "./file-error.ts";
import { cellText, isBlankRecord, isQuotedCell, MAX_COLUMNS, MAX_ROW_BYTES, readCsv } from "./read-csv.ts";

async function* inPieces(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function read(text: string, size = 65_536) {
  const delimiters: Delimiter[] = [];
  const records: { row: number; cells: string[] }[] = [];
  for await (const { row, cells } of readCsv(inPieces(text, size), { encoding: "utf-8", onDelimiter: (delimiter) => delimiters.push(delimiter) }))
    records.push({ row, cells: cells.map(cellText) });
  return { records, delimiters };
}
const refusal = async (text: string): Promise<FileError> => {
  const error = await read(text).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FileError);
  return error as FileError;
};

describe("the delimiter", () => {
  test.each<[string, Delimiter]>([
    ["", ","],
    ["one", ","],
    ["a;b", ";"],
    ["a\tb", "\t"],
    // As many of each: the comma, then the semicolon.
    ["a,b;c", ","],
    ["a;b\tc", ";"],
    ["a,b;c;d", ";"],
    ["a;b,c\td\te\tf", "\t"],
    // The first record alone, also when empty lines come before it, and when it is cut in quotation marks.
    ["a;b\n1,2,3,4", ";"],
    ["a;b\r1,2,3,4", ";"],
    ["\n\r\n  \na;b\n1,2,3,4", ";"],
    ['"a,b\n,c";d\n', ";"],
    [';;"a\n', ";"],
    ['"a";b,c,d\n', ","],
  ])("of %j is %j", (start, delimiter) => expect(detectDialect(start)).toEqual({ delimiter, skip: 0 }));

  test.each<[string, Delimiter, number]>([
    ["sep=;\na,b", ";", 6],
    ["sep=\t\r\na,b", "\t", 7],
    ["sep=,\ra;b", ",", 6],
    ["sep=|\na;b", ";", 0],
    ["sep=;a,b", ",", 0],
    ["x sep=;\na,b", ",", 0],
  ])("is what a spreadsheet says, if it can be: %j", (start, delimiter, skip) => {
    const found = detectDialect(start);
    expect(found.skip).toBe(skip);
    if (skip > 0) expect(found.delimiter).toBe(delimiter);
  });

  test("is said once, before the first row, and its hint is no row", async () => {
    const { records, delimiters } = await read("sep=;\r\na;b\r\n1;2\r\n", 3);
    expect([delimiters, records]).toEqual([
      [";"],
      [
        { row: 1, cells: ["a", "b"] },
        { row: 2, cells: ["1", "2"] },
      ],
    ]);
  });
});

describe("records", () => {
  test("are numbered as a spreadsheet numbers rows: empty ones count, and lines within quotation marks do not", async () => {
    const { records } = await read('a,b\n\n"two\nlines",x\nlast');
    expect(records).toEqual([
      { row: 1, cells: ["a", "b"] },
      { row: 2, cells: [""] },
      { row: 3, cells: ["two\nlines", "x"] },
      { row: 4, cells: ["last"] },
    ]);
  });

  test("are the same however the bytes arrive, beyond the head of the file, too", async () => {
    const text = `name,note\n${Array.from({ length: 7_000 }, (_, n) => `row ${n},"note, ${n}"`).join("\n")}\n`;
    expect(Buffer.byteLength(text)).toBeGreaterThan(2 * 64 * 1024);
    const { records } = await read(text, 1_000_000);
    expect(records).toHaveLength(7_001);
    expect(records.at(-1)).toEqual({ row: 7_001, cells: ["row 6999", "note, 6999"] });
    for (const size of [999, 64 * 1024]) expect((await read(text, size)).records).toEqual(records);
  });

  test("of an empty file are none", async () => expect(await read("")).toEqual({ records: [], delimiters: [","] }));

  test("that are blank have nothing but spaces, in quotation marks, too", async () => {
    expect([isBlankRecord([]), isBlankRecord(["", " ", "\u0001 "]), isBlankRecord(["", "x"]), isBlankRecord(["x", ""])]).toEqual([true, true, false, false]);
  });
});

test("a cell knows whether its commas are part of it", async () => {
  const rows: string[][] = [];
  for await (const { cells } of readCsv(inPieces('plain,"quoted",""\n', 100), { encoding: "utf-8" })) rows.push(cells);
  expect(rows[0]?.map(isQuotedCell)).toEqual([false, true, true]);
  for await (const { cells } of readCsv(inPieces("a;b,c\n1;2\n", 100), { encoding: "utf-8" })) rows.push(cells);
  // "a;b,c" begins with as many of both: the comma separates.
  expect(rows[1]?.map(cellText)).toEqual(["a;b", "c"]);
  expect([isQuotedCell(undefined), cellText(undefined)]).toEqual([false, ""]);
});

describe("refused", () => {
  test("a row with more than a thousand columns, by its number; a thousand are fine", async () => {
    const row = (columns: number) => Array(columns).fill("x").join(",");
    expect((await read(`${row(MAX_COLUMNS)}\n`)).records[0]?.cells).toHaveLength(1_000);
    const error = await refusal(`a,b\n${row(1_001)}\n`);
    expect([error.name, error.problem, error.detail, error.message]).toEqual(["FileError", "too_many_columns", "2", "Row 2 has more than 1000 columns"]);
  });

  test("a row of more than a megabyte; one of a megabyte is fine", async () => {
    expect(MAX_ROW_BYTES).toBe(2 ** 20);
    const fits = "x".repeat(MAX_ROW_BYTES - 10);
    expect((await read(`a\n${fits}\n`)).records[1]?.cells).toEqual([fits]);
    expect(await refusal(`a\nb\n${"x".repeat(MAX_ROW_BYTES + 10)}\nc\n`)).toMatchObject({ problem: "row_too_large", detail: "3" });
  });

  test("a quotation mark that stays open, by the row in which it opens", async () => {
    expect(await refusal('a,b\n1,2\n3,"open\n')).toMatchObject({ problem: "unclosed_quote", detail: "3" });
    expect(await refusal('"open')).toMatchObject({ problem: "unclosed_quote", detail: "1" });
  });

  test("what fails while it is read, as it fails; nothing goes on reading", async () => {
    const closed = vi.fn();
    async function* broken() {
      try {
        yield Buffer.from("a,b\n");
        throw new TypeError("the connection broke");
      } finally {
        closed();
      }
    }
    const reading = (async () => {
      for await (const _ of readCsv(broken(), { encoding: "utf-8" }));
    })();
    await expect(reading).rejects.toThrow("the connection broke");
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
