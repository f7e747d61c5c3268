import { describe, expect, test } from "vitest";
import { type Encoding, EncodingDetector, toUtf8 } from "./encoding.ts";

const TEXT = "name,city\nمجلس,الرياض\nSofa,Jeddah\n";
const latin = (text: string) => Buffer.from(text, "latin1");
const wide = (text: string) => Buffer.from(text, "utf16le");
const swapped = (text: string) => wide(text).swap16();
/** "مجلس" as an old Arabic Windows writes it. */
const WINDOWS = Buffer.concat([latin("name\n"), Buffer.from([0xe3, 0xcc, 0xe1, 0xd3])]);

function found(bytes: Buffer, { size = bytes.length, isWhole = true } = {}): Encoding {
  const detector = new EncodingDetector();
  for (let at = 0; at < bytes.length; at += size) detector.add(bytes.subarray(at, at + size));
  return detector.finish(isWhole);
}

describe("the encoding", () => {
  test.each<[string, Buffer, Encoding]>([
    ["UTF-8", Buffer.from(TEXT), "utf-8"],
    ["nothing at all", Buffer.alloc(0), "utf-8"],
    ["UTF-16 with a mark", Buffer.concat([Buffer.from([0xff, 0xfe]), wide("مجلس")]), "utf-16le"],
    ["UTF-16 the other way with a mark", Buffer.concat([Buffer.from([0xfe, 0xff]), swapped("مجلس")]), "utf-16be"],
    ["UTF-16 without a mark", wide(TEXT), "utf-16le"],
    ["UTF-16 the other way without a mark", swapped(TEXT), "utf-16be"],
    ["three letters of UTF-16", wide("abc"), "utf-16le"],
    ["three letters the other way", swapped("abc"), "utf-16be"],
    ["an Arabic Windows", WINDOWS, "windows-1256"],
    ["one control character in a hundred", latin(`\u0001${"x".repeat(99)}`), "utf-8"],
    ["tabs, lines and the end of DOS", latin("a\tb\r\nc\u001a"), "utf-8"],
  ])("of %s", (_, bytes, encoding) => {
    expect(found(bytes)).toBe(encoding);
    if (bytes.length > 0) expect(found(bytes, { size: 1 })).toBe(encoding);
  });

  test("of a file that ends within a letter is another one, of a part it is not", () => {
    const cut = Buffer.from("name,م").subarray(0, -1);
    expect([found(cut), found(cut, { isWhole: false })]).toEqual(["windows-1256", "utf-8"]);
  });

  test("of a text with a zero in it is none", () => {
    expect(() => found(latin(`${"x".repeat(5_000)}\u0000${"y".repeat(5_000)}`))).toThrow("valid CSV file");
  });

  test("is told by all bytes, not the first ones", () => {
    const long = Buffer.concat([Buffer.alloc(70_000, "x"), WINDOWS]);
    expect([found(long), found(long, { size: 1_000 })]).toEqual(["windows-1256", "windows-1256"]);
  });

  test.each([
    ["a ZIP", latin("PK\u0003\u0004 and so on")],
    ["a PDF", latin("%PDF-1.7")],
    ["an old Excel", latin("\u00d0\u00cf\u0011\u00e0")],
    ["a zero", latin("name\u0000city")],
    ["two letters of UTF-16, which are too few", wide("ab")],
    ["two control characters in a hundred", latin(`\u0001\u0002${"x".repeat(98)}`)],
  ])("there is none of %s", (_, bytes) => expect(() => found(bytes)).toThrow());
});

test.each<[Encoding, Buffer, string]>([
  ["utf-8", Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(TEXT)]), TEXT],
  ["utf-16le", wide(TEXT), TEXT],
  ["utf-16be", swapped(TEXT), TEXT],
  ["windows-1256", WINDOWS, "name\nمجلس"],
  ["utf-8", Buffer.from("م").subarray(0, 1), "\ufffd"],
])("%s is read byte by byte, without empty pieces", async (encoding, bytes, text) => {
  async function* single() {
    for (const byte of bytes) yield Buffer.from([byte]);
  }
  const pieces: Buffer[] = [];
  for await (const piece of toUtf8(single(), encoding)) pieces.push(piece);
  expect(Buffer.concat(pieces).toString()).toBe(text);
  expect(pieces.filter(({ length }) => length === 0)).toEqual([]);
});
