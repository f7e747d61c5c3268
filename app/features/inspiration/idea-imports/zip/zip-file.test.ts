import { describe, expect, test } from "vitest";
import { newId } from "#app/platform/database/ids.ts";
import { PART_BYTES } from "../idea-imports.ts";
import { PartedBytes, storeFile } from "../parts/part-files.server.ts";
import { type RawEntry, rawZip } from "../testing/raw-zip.ts";
import { climbsOut, foldPath, readingsOf } from "./entry-names.ts";
import { Archive } from "./zip-file.server.ts";

const MAX = 1024 * 1024;
const list: RawEntry = { name: "ideas.csv", data: "title,style,room_type\n" };

async function parted(bytes: Buffer): Promise<PartedBytes> {
  const id = newId();
  return new PartedBytes({ id, byteSize: bytes.length, partHashes: await storeFile(id, bytes) });
}
const open = async (...entries: RawEntry[]) => Archive.open(await parted(rawZip(entries)));
async function read(archive: Archive, name: string, maxBytes = MAX): Promise<string> {
  try {
    return (await archive.find(name, maxBytes).read()).toString();
  } catch (error) {
    return (error as { code: string }).code;
  }
}
async function text(archive: Archive): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of archive.list()) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
const encoded = (word: string, encoding: string) => {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from([...word].map((letter) => bytes.get(letter) ?? 63));
};

describe("a list and its photographs", () => {
  test("beside each other, in folders, across parts, with what packers add", async () => {
    const large = Buffer.alloc(PART_BYTES + 1000, "x");
    const archive = await open(
      { name: "filler.bin", data: large, method: 0 },
      { name: "set/", data: "", method: 0 },
      { ...list, name: "set/Ideas.CSV", data: `${list.data}a,modern,attic\n` },
      { name: "set/photos/One.JPG", data: "one" },
      { name: "two.jpg", data: "two" },
      { name: "__MACOSX/set/._Ideas.csv", data: "junk" },
      { name: "set/.DS_Store", data: "junk" },
    );
    expect([archive.listType, await text(archive)]).toEqual(["csv", "title,style,room_type\na,modern,attic\n"]);
    for (const name of ["photos/one.jpg", "set/photos/One.JPG", "one.JPG", "./photos/One.jpg", "photos\\One.JPG"])
      expect(await read(archive, name)).toBe("one");
    expect(await read(archive, "two.jpg")).toBe("two");
    expect((await archive.find("filler.bin", PART_BYTES * 2).read()).equals(large)).toBe(true);
    expect(archive.find("two.jpg", MAX).identity).not.toBe(archive.find("one.jpg", MAX).identity);
  });

  test.each([
    ["no list", [{ name: "a.jpg", data: "x" }], "zip_no_list"],
    ["two lists", [list, { ...list, name: "more/other.json" }], "zip_many_lists"],
    ["a list with a password", [{ ...list, flags: 0x801 }], "zip_damaged"],
    ["a list that lies about its size", [{ ...list, size: 4 }], "zip_damaged"],
    ["a list with another checksum", [{ ...list, crc: 1 }], "zip_damaged"],
    ["a list packed unknown", [{ ...list, method: 14 }], "zip_damaged"],
  ])("refuses %s", async (_, entries, failure) => {
    await expect(open(...(entries as RawEntry[])).then(text)).rejects.toMatchObject({ failure });
  });

  test("refuses what is no archive or breaks off", async () => {
    const whole = rawZip([list, { name: "a.jpg", data: "a".repeat(500), method: 0 }]);
    for (const bytes of [Buffer.from("no archive"), whole.subarray(0, -10), whole.subarray(0, 60), whole.subarray(30), Buffer.alloc(5000)])
      await expect(Archive.open(await parted(bytes)).then(text)).rejects.toMatchObject({ failure: "zip_damaged" });
  });
});

describe("photographs that cannot be used", () => {
  test("each says why, and the others are there", async () => {
    const archive = await open(
      list,
      { name: "../../etc/passwd", data: "x" },
      { name: "/root.jpg", data: "x" },
      { name: "C:\\windows\\a.jpg", data: "x" },
      { name: "link.jpg", data: "/etc/passwd", mode: 0o120777 },
      { name: "locked.jpg", data: "x", flags: 0x801 },
      { name: "odd.jpg", data: "x", method: 12 },
      { name: "bomb.jpg", data: Buffer.alloc(8 * MAX), method: 8 },
      { name: "liar.jpg", data: Buffer.alloc(3 * MAX), method: 8, size: 10 },
      { name: "huge.jpg", data: Buffer.from(Array.from({ length: MAX + 5 }, (_, n) => (n * 7919) % 251)), method: 0 },
      { name: "wrong.jpg", data: "x", crc: 5 },
      { name: "a/same.jpg", data: "1" },
      { name: "b/same.jpg", data: "2" },
      { name: "twice.jpg", data: "1" },
      { name: "twice.jpg", data: "2" },
      { name: "good.jpg", data: "good" },
    );
    const wanted = {
      passwd: "image_outside",
      "../../etc/passwd": "image_outside",
      "root.jpg": "image_outside",
      "a.jpg": "image_outside",
      "../good.jpg": "image_outside",
      "/good.jpg": "image_outside",
      "link.jpg": "image_link",
      "locked.jpg": "image_encrypted",
      "odd.jpg": "image_compression",
      "bomb.jpg": "image_bomb",
      "liar.jpg": "image_bomb",
      "huge.jpg": "image_too_large",
      "wrong.jpg": "image_damaged",
      "same.jpg": "image_ambiguous",
      "twice.jpg": "image_ambiguous",
      "none.jpg": "image_missing",
      "a/same.jpg": "1",
      "good.jpg": "good",
    };
    for (const [name, result] of Object.entries(wanted)) expect([name, await read(archive, name)]).toEqual([name, result]);
  });
});

describe("names", () => {
  // 'مجلس' as Arabic DOS writes it.
  const dos = Uint8Array.of(0xea, 0xa4, 0xe9, 0xab);
  test.each([
    ["UTF-8, and says so", "مجلس.jpg", Buffer.from("مجلس.jpg"), 0x800],
    ["UTF-8, and forgets to say so", "مجلس.jpg", Buffer.from("مجلس.jpg"), 0],
    ["UTF-8 as a Mac takes letters apart", "أفكار.jpg", Buffer.from("أفكار.jpg".normalize("NFD")), 0x800],
    ["Windows-1256", "مجلس.jpg", encoded("مجلس.jpg", "windows-1256"), 0],
    ["Arabic DOS", "مجلس.jpg", Buffer.concat([dos, Buffer.from(".jpg")]), 0],
  ])("in %s", async (_, wanted, name, flags) => {
    expect(await read(await open(list, { name, data: "majlis", flags }), wanted)).toBe("majlis");
  });
  test("paths are compared without what does not matter", () => {
    expect(foldPath(".\\Photos//ONE.jpg")).toBe("photos/one.jpg");
    expect(["../a", "a/../b", "..\\a", "/a", "\\a", "c:a"].map(climbsOut)).toEqual(Array(6).fill(true));
    expect(["a..b/c", "a/b", "...", "مجلس.jpg"].map(climbsOut)).toEqual(Array(4).fill(false));
    expect(readingsOf(Uint8Array.of(0x82), false, null)).toContain("é");
  });
});
