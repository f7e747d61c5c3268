import type { NewProduct } from "#app/features/shop/products/public.server.ts";
import type { TradeKey, Words } from "./categories.ts";
import { accentProducts } from "./products-accents.ts";
import { chairProducts } from "./products-chairs.ts";
import { decorProducts } from "./products-decor.ts";
import { furnitureProducts } from "./products-furniture.ts";
import { moreAccents } from "./products-more-accents.ts";
import { moreFurniture } from "./products-more-furniture.ts";
import { roomProducts } from "./products-rooms.ts";
import { seatProducts } from "./products-seats.ts";
import { sofaProducts } from "./products-sofas.ts";
import { tableProducts } from "./products-tables.ts";

/** A fabric with a picture of its own, where the piece comes in several. */
export type DemoFabric = { name: Words; color: string; photo?: string };
/** A size of the piece: its width in centimeters and its price in riyals. */
export type DemoSize = { name: Words; width: number; price: number };

export type DemoProduct = Pick<NewProduct, "category" | "styles" | "rooms" | "materials"> & {
  /** A photograph of demo/media: 'sofa_velvet' is product-sofa_velvet.webp; product-sofa_velvet_side.webp, where there is one, shows it from the other side, product-sofa_velvet.glb from all. */
  photo: string;
  /** Who sells it: one of this trade's vendors. */
  trade: TradeKey;
  name: Words;
  text: Words;
  /** Width, depth and height in centimeters. */
  cm: readonly [width: number, depth: number, height: number];
  seat?: number;
  kg: number;
  /** Riyals. */
  price: number;
  /** What it cost before. */
  was?: number;
  stock: number;
  /** Weeks, where it is made to order. */
  weeks?: number;
  years?: number;
  care?: Words;
  fabrics?: readonly DemoFabric[];
  sizes?: readonly DemoSize[];
};

/** The newest first. */
export const demoProducts: readonly DemoProduct[] = [
  ...interleaved([sofaProducts, furnitureProducts, decorProducts, chairProducts]),
  ...interleaved([tableProducts, seatProducts]),
  ...interleaved([roomProducts, accentProducts]),
  ...interleaved([moreFurniture, moreAccents]),
];

/** One of each in turn, so that the finder begins as varied as a showroom. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
