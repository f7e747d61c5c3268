import { describe, expect, test } from "vitest";
import { type PhotoWidth, photoUrl, photoWidths, pictureUrl, shortId, srcSet } from "./photo.ts";

const ID = "019a0000-0000-7000-8000-0000000000ff";
const ids = [ID, "ffffffff-ffff-ffff-ffff-ffffffffffff", "fbefbefb-efbe-fbef-befb-efbefbefbefb", "00000000-0000-0000-0000-000000000000"];

describe("addresses", () => {
  test("name the file, the width and the format, and whether it is private", () => {
    expect(photoUrl(ID, 640)).toBe(`/media/${ID}/640.webp`);
    expect(photoUrl(ID, 1920, "jpg", true)).toBe(`/media/private/${ID}/1920.jpg`);
    expect(pictureUrl(ID, 320)).toBe(`/m/${shortId(ID)}/320`);
    expect(pictureUrl(ID, 320, true)).toBe(`/m/private/${shortId(ID)}/320`);
  });

  test.each(ids)("the short form of %s is the same id, in signs of addresses", (id) => {
    const short = shortId(id);
    expect(short).toMatch(/^[\w-]{22}$/);
    expect(Buffer.from(short, "base64url").toString("hex")).toBe(id.replaceAll("-", ""));
    expect(shortId(id)).toBe(short);
  });
});

describe("sizes worth offering", () => {
  const widths = (own: number, from?: PhotoWidth) =>
    srcSet(ID, own, false, from)
      .split(",")
      .map((candidate) => candidate.replace(`/m/${shortId(ID)}/`, ""));
  test.each<[number, string[]]>([
    [100, ["160 100w"]],
    [160, ["160 160w"]],
    [161, ["160 160w", "320 161w"]],
    [640, ["160 160w", "320 320w", "640 640w"]],
    [5_000, photoWidths.map((width) => `${width} ${width}w`)],
  ])("of %i pixels are those up to its own", (own, expected) => expect(widths(own)).toEqual(expected));

  test.each<[number, PhotoWidth, string[]]>([
    [800, 320, ["320 320w", "640 640w", "960 800w"]],
    [320, 320, ["320 320w"]],
    [100, 320, ["160 100w"]],
    [160, 320, ["160 160w"]],
    [161, 320, ["320 161w"]],
  ])("of %i pixels from %i on", (own, from, expected) => expect(widths(own, from)).toEqual(expected));

  test("of a private one are at private addresses", () => expect(srcSet(ID, 160, true)).toBe(`/m/private/${shortId(ID)}/160 160w`));
});
