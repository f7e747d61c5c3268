import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { splitList } from "./cells.ts";
import { detectDialect } from "./dialect.ts";
import { type Encoding, EncodingDetector } from "./encoding.ts";
import { FileError } from "./file-error.ts";
import { cellText, isQuotedCell, readCsv } from "./read-csv.ts";

async function* inPieces(bytes: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
function detect(bytes: Uint8Array, size = 5): Encoding {
  const detector = new EncodingDetector();
  for (let at = 0; at < bytes.length; at += size) detector.add(bytes.subarray(at, at + size));
  return detector.finish();
}
async function read(bytes: Uint8Array, encoding: Encoding = detect(bytes), size = 7) {
  const rows: string[][] = [];
  for await (const { cells } of readCsv(inPieces(bytes, size), { encoding })) rows.push(cells.map(cellText));
  return rows;
}
const utf16 = (text: string, isBig: boolean, mark: boolean) => {
  const bytes = Buffer.from((mark ? "\uFEFF" : "") + text, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};
// The Arabic letters of windows-1256 that the sample needs.
const toWindows1256 = (text: string) => {
  const bytesOf = new Map<string, number>();
  const decoder = new TextDecoder("windows-1256");
  for (let byte = 0; byte < 256; byte += 1) bytesOf.set(decoder.decode(Uint8Array.of(byte)), byte);
  return Uint8Array.from([...text].map((character) => bytesOf.get(character) ?? 63));
};

const sample = 'name,city,tags\r\nمفروشات,"جدة, البلد",a;b\r\n"Dar ""Home"" Co","two\r\nlines",x\r\n';
const expected = [
  ["name", "city", "tags"],
  ["مفروشات", "جدة, البلد", "a;b"],
  ['Dar "Home" Co', "two\r\nlines", "x"],
];

describe("reading delimited files", () => {
  const files: [string, Uint8Array, Encoding][] = [
    ["UTF-8", Buffer.from(sample), "utf-8"],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${sample}`), "utf-8"],
    ["UTF-16 LE with a mark", utf16(sample, false, true), "utf-16le"],
    ["UTF-16 BE with a mark", utf16(sample, true, true), "utf-16be"],
    ["UTF-16 LE without", utf16(sample, false, false), "utf-16le"],
    ["UTF-16 BE without", utf16(sample, true, false), "utf-16be"],
    ["windows-1256", toWindows1256(sample), "windows-1256"],
  ];
  it.each(files)("%s", async (_, bytes, encoding) => {
    expect(detect(bytes)).toBe(encoding);
    for (const size of [1, 2, 3, 1000]) expect(await read(bytes, encoding, size)).toEqual(expected);
  });

  it.each([";", "\t", ","])("finds the delimiter %j and every line ending", async (delimiter) => {
    for (const end of ["\n", "\r", "\r\n"]) {
      const text = [
        ["a", "b", "c"],
        ["1", "2,5", "3"],
      ]
        .map((row) => row.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter))
        .join(end);
      expect(await read(Buffer.from(text + end))).toEqual([
        ["a", "b", "c"],
        ["1", "2,5", "3"],
      ]);
    }
  });

  it("ignores delimiters in quoted headers and obeys the hint of spreadsheets", () => {
    expect(detectDialect('"a,b,c,d";e;f\n').delimiter).toBe(";");
    expect(detectDialect("sep=;\r\na;b,c,d,e\r\n")).toEqual({ delimiter: ";", skip: 7 });
    expect(detectDialect("only").delimiter).toBe(",");
  });

  it("distinguishes quoted cells and preserves stray quotation marks", async () => {
    const rows = [];
    for await (const record of readCsv(inPieces(Buffer.from('a,"b,c",5" pipe\n')), { encoding: "utf-8" })) rows.push(record.cells);
    expect(rows[0]?.map(isQuotedCell)).toEqual([false, true, false]);
    expect(rows[0]?.map(cellText)).toEqual(["a", "b,c", '5" pipe']);
  });

  it("treats commas as part of a cell where another delimiter separates cells, as spreadsheets write lists", async () => {
    for (const delimiter of [";", "\t"]) {
      const rows = [];
      for await (const record of readCsv(inPieces(Buffer.from(["name", "languages\nBayt", "Arabic,English\n"].join(delimiter))), { encoding: "utf-8" }))
        rows.push(record.cells);
      expect(rows[1]?.map((cell) => splitList(cellText(cell), isQuotedCell(cell)))).toEqual([["Bayt"], ["Arabic", "English"]]);
    }
  });

  it("refuses what is no text, and says where a quotation mark stays open", async () => {
    for (const bytes of [
      Buffer.from("PK\u0003\u0004aaaaaaaa"),
      Buffer.from("%PDF-1.7 x"),
      Buffer.from([1, 2, 3, 0, 0, 0, 255]),
      readFileSync(process.execPath).subarray(0, 5000),
    ]) {
      expect(() => detect(bytes)).toThrow("Please select a valid CSV file");
    }
    await expect(read(Buffer.from('a,b\n1,"open\n2,3\n'))).rejects.toThrow("Row 2: a quotation mark is opened and never closed");
    const huge = Buffer.from(`a,b\n1,"${"x".repeat(1_200_000)}`);
    await expect(read(huge, "utf-8", 65_536)).rejects.toThrow(/Row 2 is larger than 1 MB/);
    await expect(read(Buffer.from(",".repeat(2000)), "utf-8", 65_536)).rejects.toThrow("Row 1 has more than 1000 columns");
  });

  it("never crashes or hangs on random bytes (seeded)", async () => {
    let seed = 20_261_120;
    const next = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed % below;
    };
    const pieces = ['"', ",", ";", "\t", "\r", "\n", "\r\n", '""', "name", "ء", "\u0000", "\u00FF", '5"', " ", "=1+1", "😀"];
    for (let round = 0; round < 400; round += 1) {
      const bytes = Buffer.concat(
        Array.from({ length: next(60) }, () => (next(8) === 0 ? Buffer.from([next(256), next(256)]) : Buffer.from(pieces[next(pieces.length)] ?? ""))),
      );
      try {
        const whole = await read(bytes, detect(bytes), 1 + next(9));
        expect(await read(bytes, detect(bytes), 4096)).toEqual(whole);
      } catch (error) {
        expect(error, bytes.toString("hex")).toBeInstanceOf(FileError);
      }
    }
  });
});
