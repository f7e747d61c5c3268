import { describe, expect, test } from "vitest";
import { pngPicture } from "./png.ts";
import { isBareWebp } from "./webp.ts";

const uint32 = (value: number, order: "LE" | "BE") => {
  const bytes = Buffer.alloc(4);
  if (order === "LE") bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
};

describe("a WebP file", () => {
  const chunk = (name: string, size: number) => Buffer.concat([Buffer.from(name), uint32(size, "LE"), Buffer.alloc(size + (size % 2))]);
  const file = (...chunks: Buffer[]) => {
    const body = Buffer.concat([Buffer.from("WEBP"), ...chunks]);
    return Buffer.concat([Buffer.from("RIFF"), uint32(body.length, "LE"), body]);
  };
  const whole = file(chunk("VP8X", 10), chunk("ALPH", 3), chunk("VP8 ", 6));

  test("is bare when it is nothing but a picture", () => {
    expect([isBareWebp(whole), isBareWebp(file(chunk("VP8L", 5)))]).toEqual([true, true]);
  });

  test.each([
    ["metadata", file(chunk("VP8 ", 6), chunk("EXIF", 4))],
    ["a color profile", file(chunk("ICCP", 4), chunk("VP8 ", 6))],
    ["bytes after its end", Buffer.concat([whole, Buffer.from("<html>")])],
    ["a chunk that is cut off", file(chunk("VP8 ", 6).subarray(0, 12))],
    ["a part of a chunk after the last", file(chunk("VP8 ", 6), Buffer.from("VP8"))],
    ["another name", Buffer.concat([Buffer.from("RIFX"), whole.subarray(4)])],
    ["another kind", Buffer.concat([whole.subarray(0, 8), Buffer.from("WAVE"), whole.subarray(12)])],
  ])("is not with %s", (_, bytes) => expect(isBareWebp(bytes)).toBe(false));
});

describe("a PNG file", () => {
  const chunk = (name: string, data = "") => Buffer.concat([uint32(data.length, "BE"), Buffer.from(name), Buffer.from(data), uint32(7, "BE")]);
  const head = Buffer.from("\u0089PNG\r\n\u001a\n", "latin1");
  const [start, data, end] = [chunk("IHDR", "0123456789abc"), chunk("IDAT", "picture"), chunk("IEND")];

  test("loses what is not picture, and all after its end", () => {
    const file = Buffer.concat([head, start, chunk("zTXt", "a bomb"), chunk("eXIf", "turned"), data, chunk("tIME"), end, chunk("IDAT", "more")]);
    expect(pngPicture(file)).toEqual(Buffer.concat([head, start, chunk("eXIf", "turned"), data, end]));
  });

  test("ends where its bytes are no chunk", () => {
    expect(pngPicture(Buffer.concat([head, start, data, Buffer.alloc(11)]))).toEqual(Buffer.concat([head, start, data]));
    expect(pngPicture(Buffer.concat([head, end]))).toEqual(Buffer.concat([head, end]));
    expect(pngPicture(head)).toEqual(head);
  });
});
