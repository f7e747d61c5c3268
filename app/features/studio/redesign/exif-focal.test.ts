import sharp from "sharp";
import { expect, test } from "vitest";
import { focalLength35 } from "./exif-focal.ts";

const exifWith = async (focal: string) => {
  const image = sharp({ create: { width: 2, height: 2, channels: 3, background: "#fff" } });
  return (
    await sharp(
      await image
        .withExif({ IFD2: { FocalLengthIn35mmFilm: focal } })
        .jpeg()
        .toBuffer(),
    ).metadata()
  ).exif;
};

test("the focal length of what a camera writes", async () => {
  expect(focalLength35(await exifWith("26"))).toBe(26);
  expect(focalLength35(await exifWith("0"))).toBeNull();
  expect(focalLength35(undefined)).toBeNull();
});

test("both byte orders, with and without the heading", () => {
  for (const isLittle of [true, false]) {
    const view = new DataView(new ArrayBuffer(44));
    view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
    view.setUint32(4, 8, isLittle);
    const entry = (at: number, tag: number, type: number, value: number) => {
      view.setUint16(at, 1, isLittle);
      view.setUint16(at + 2, tag, isLittle);
      view.setUint16(at + 4, type, isLittle);
      if (type === 4) view.setUint32(at + 10, value, isLittle);
      else view.setUint16(at + 10, value, isLittle);
    };
    entry(8, 0x8769, 4, 26);
    entry(26, 0xa405, 3, 24);
    const block = new Uint8Array(view.buffer);
    expect(focalLength35(block)).toBe(24);
    expect(focalLength35(new Uint8Array([...Buffer.from("Exif\0\0"), ...block]))).toBe(24);
    // cut off anywhere, and with any byte broken: no error
    for (let at = 0; at < block.length; at += 1) {
      focalLength35(block.subarray(0, at));
      focalLength35(block.map((byte, index) => (index === at ? 255 - byte : byte)));
    }
  }
});
