import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { storage } from "#app/platform/storage/storage.server.ts";
import { derivative, derivativeKeys, imageNoteKey, makeDerivatives } from "./derivative.server.ts";
import { photoFormats, photoWidths } from "./photo.ts";

/** A stored image of that size, half of it transparent. */
async function anImage(width: number, height = 40) {
  const sha256 = randomUUID().replaceAll("-", "");
  const storage_key = `originals/${sha256}.png`;
  const opaque = await sharp({ create: { width: Math.ceil(width / 2), height, channels: 4, background: "#1f5b4a" } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width, height, channels: 4, background: "#00000000" } })
    .composite([{ input: opaque, left: 0, top: 0 }])
    .png()
    .toBuffer();
  await storage.put(storage_key, bytes, { type: "image/png" });
  return { sha256, storage_key, width };
}
const stored = async ({ sha256 }: { sha256: string }) => {
  const keys = derivativeKeys(sha256);
  const there = await Promise.all(keys.map((key) => storage.exists(key)));
  return keys.filter((_, index) => there[index]).map((key) => key.split("/").at(-1));
};
const sizes = (most: number) => photoWidths.filter((width) => width <= most).flatMap((width) => [`${width}.avif`, `${width}.webp`]);
const widthAt = async (sha256: string, name: string) => (await sharp(await storage.read(`derived/${sha256.slice(0, 2)}/${sha256}/${name}`)).metadata()).width;

test.each([
  ["a small image: up to 640, which pages name whatever its width", 90, 640],
  ["one as wide as a size", 960, 960],
  ["one a little wider: the next size shows all of it", 961, 1280],
  ["a large one", 5_000, photoWidths.at(-1) ?? 0],
])("sizes that pages offer of %s", async (_, width, most) => {
  const image = await anImage(width);
  await makeDerivatives(image);
  expect(await stored(image)).toEqual(sizes(most));
  expect(await widthAt(image.sha256, `${most}.webp`)).toBe(Math.min(width, most));
});

test("what is there is not made again, and an image that is gone is asked for nothing then", async () => {
  const image = await anImage(90);
  await makeDerivatives(image);
  await storage.put(`derived/${image.sha256.slice(0, 2)}/${image.sha256}/160.webp`, Buffer.from("as it was"), { type: "image/webp" });
  await storage.remove(image.storage_key);
  await makeDerivatives(image);
  expect((await derivative(image, 160, "webp")).toString()).toBe("as it was");
});

test("making stops between two sizes", async () => {
  const image = await anImage(90);
  await expect(makeDerivatives(image, AbortSignal.abort(new Error("stopped")))).rejects.toThrow("stopped");
  expect(await stored(image)).toEqual([]);
});

test("a size is made at the first request, once for all who ask together, and stored", async () => {
  const image = await anImage(700);
  const read = vi.spyOn(storage, "read");
  const [one, other] = await Promise.all([derivative(image, 320, "jpg"), derivative(image, 320, "jpg")]);
  expect(read.mock.calls.filter(([key]) => key === image.storage_key)).toHaveLength(1);
  read.mockRestore();
  expect(other).toBe(one);
  expect(await stored(image)).toEqual(["320.jpg"]);
  expect(await derivative(image, 320, "jpg")).toEqual(one);
  const { width, format } = await sharp(one).metadata();
  expect([width, format]).toEqual([320, "jpeg"]);
  // JPEG knows no transparency: what was clear is white.
  const { data, info } = await sharp(one).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray((info.width - 4) * info.channels, (info.width - 3) * info.channels)].every((value) => value > 250)).toBe(true);
});

test("a size that cannot be stored is shown all the same; an image that is gone is a failure", async () => {
  const image = await anImage(90);
  const put = vi.spyOn(storage, "put").mockRejectedValueOnce(new Error("the disk is full"));
  expect((await sharp(await derivative(image, 160, "webp")).metadata()).format).toBe("webp");
  put.mockRestore();
  expect(await stored(image)).toEqual([]);
  await storage.remove(image.storage_key);
  await expect(derivative(image, 160, "webp")).rejects.toThrow();
  await expect(derivative(image, 160, "webp")).rejects.toThrow();
});

test("all that was made of an image is known, to erase it", () => {
  expect(derivativeKeys("ab12")).toHaveLength(photoWidths.length * photoFormats.length + 1);
  expect(derivativeKeys("ab12")).toContain("derived/ab/ab12/640.avif");
  expect(derivativeKeys("ab12")).toContain(imageNoteKey("ab12", "room"));
});
