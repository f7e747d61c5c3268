import { z } from "zod";
import { trades } from "./data/trades.ts";
import type { DemoVendor } from "./demo-vendors.ts";
import { seeded } from "./seeded.ts";

export const DemoImages = z.object({
  images: z.array(
    z.object({
      file: z.string(),
      kind: z.enum(["room", "product"]),
      room_type: z.string(),
      alt_en: z.string(),
      alt_ar: z.string(),
    }),
  ),
});
export type DemoImage = z.infer<typeof DemoImages>["images"][number];

type Ranked = { vendor: DemoVendor; index: number };

/**
 * Photographs for each vendor, cover first. `ranked` is the order of the directory: each cover is the fitting one
 * that was used longest ago, so that neighbors differ, in the whole list and within a trade.
 */
export function demoPhotos(ranked: readonly Ranked[], images: readonly DemoImage[]): Map<string, DemoImage[]> {
  const lastUse = new Map<string, number>();
  const photos = new Map<string, DemoImage[]>();
  for (const [position, { vendor, index }] of ranked.entries()) {
    const random = seeded(`photos ${index}`);
    const trade = trades[vendor.trade];
    const fits = (image: DemoImage, rooms: readonly string[]) =>
      image.kind === "room" ? rooms.includes(image.room_type) : trade.products.some((product) => image.file === `product-${product}.webp`);
    const candidates = images.filter((image) => fits(image, trade.rooms));
    const shuffled = random.sample(candidates, candidates.length);
    const cover = shuffled.sort((a, b) => (lastUse.get(a.file) ?? -1) - (lastUse.get(b.file) ?? -1))[0];
    if (!cover) throw new Error(`No photograph fits ${vendor.trade}`);
    lastUse.set(cover.file, position);
    const others = images.filter((image) => image !== cover && fits(image, [...trade.rooms, ...(trade.extraRooms ?? [])]));
    photos.set(vendor.id, [cover, ...random.sample(others, random.int(2, 5))]);
  }
  return photos;
}
