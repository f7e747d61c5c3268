import { describe, expect, test, vi } from "vitest";
import { csvCell, csvFile, csvLine, csvStream, csvText, isFormula } from "./write-csv.ts";

describe("a cell", () => {
  test.each<[string | number | null, string]>([
    [null, ""],
    ["", ""],
    [0, "0"],
    [-12.5, "-12.5"],
    ["plain words", "plain words"],
    ["a,b", '"a,b"'],
    ['say "so"', '"say ""so"""'],
    ["two\nlines", '"two\nlines"'],
    ["two\rlines", '"two\rlines"'],
    [" before", '" before"'],
    ["after ", '"after "'],
  ])("with %j is %j", (value, cell) => expect(csvCell(value)).toBe(cell));

  test.each(["=1+1", "+A1", "-A1", "@sum", "\tx", "\rx", "＝1", "＋A1", "－A1", "＠sum"])("that a spreadsheet would run is none: %j", (text) => {
    expect(isFormula(text)).toBe(true);
    expect(csvCell(text).replace(/^"/, "")).toMatch(/^'/);
  });
  test.each(["+966 50 123 4567", "-12.5", "+1 (555) 010", "a=b", "5+5", "x@example.com"])("that is none stays as it is: %j", (text) => {
    expect(isFormula(text)).toBe(false);
    expect(csvCell(text)).toBe(text);
  });
  test.each(["+1+cmd", "-", "+x 1", "-1=1"])("that begins as a number and is none is a formula: %j", (text) => expect(isFormula(text)).toBe(true));
});

test("a line, a file: spreadsheets see that it is UTF-8", async () => {
  expect(csvLine(["a", 1, null, "b,c"])).toBe('a,1,,"b,c"\r\n');
  const lines = [csvLine(["اسم"]), csvLine(["ريم"])];
  expect(csvText(lines)).toBe("\uFEFFاسم\r\nريم\r\n");
  const file = csvFile(lines, "names.csv");
  expect([file.name, file.type, [...new Uint8Array(await file.arrayBuffer())].slice(0, 3)]).toEqual(["names.csv", "text/csv", [0xef, 0xbb, 0xbf]]);
});

describe("a long file", () => {
  async function* batches(ended: () => void) {
    try {
      yield [{ n: 1 }, { n: 2 }];
      yield [{ n: 3 }];
    } finally {
      ended();
    }
  }
  test("has its head and every row, batch by batch", async () => {
    const stream = csvStream(["number", "double"], batches(vi.fn()), ({ n }) => [n, n * 2]);
    const bytes = Buffer.from(await new Response(stream).arrayBuffer());
    expect(bytes.toString()).toBe("\uFEFFnumber,double\r\n1,2\r\n2,4\r\n3,6\r\n");
  });
  test("that nobody reads on asks for no further rows", async () => {
    const ended = vi.fn();
    const reader = csvStream(["number"], batches(ended), ({ n }) => [n]).getReader();
    for (let part = 0; part < 2; part += 1) expect((await reader.read()).done).toBe(false);
    expect(ended).not.toHaveBeenCalled();
    await reader.cancel();
    expect(ended).toHaveBeenCalled();
  });
});
