import type { ProductVariant } from "./products.contract.ts";

// What a buyer chooses a variant by. A fabric is identified by its name and color.

export const fabricKey = ({ fabric, color }: Pick<ProductVariant, "fabric" | "color">): string => `${fabric ?? ""} ${color ?? ""}`;

/** The first variant of each fabric; fewer than two are no choice. */
export function fabricsOf(variants: readonly ProductVariant[]): ProductVariant[] {
  const first = new Map<string, ProductVariant>();
  for (const variant of variants) if (variant.fabric && !first.has(fabricKey(variant))) first.set(fabricKey(variant), variant);
  return [...first.values()];
}

/** Every size, each as its variant in the fabric that is chosen where that has it, else in another one. */
export function sizesOf(variants: readonly ProductVariant[], chosen: ProductVariant): ProductVariant[] {
  const sizes = [...new Set(variants.flatMap(({ size }) => (size === null ? [] : [size])))];
  return sizes.flatMap((size) => {
    const ofSize = variants.filter((variant) => variant.size === size);
    return ofSize.find((variant) => fabricKey(variant) === fabricKey(chosen)) ?? ofSize[0] ?? [];
  });
}

/** The variant of another fabric in the size that is chosen, else the first of that fabric. */
export const inFabric = (variants: readonly ProductVariant[], chosen: ProductVariant, key: string): ProductVariant =>
  variants.find((variant) => fabricKey(variant) === key && variant.size === chosen.size) ?? variants.find((variant) => fabricKey(variant) === key) ?? chosen;

/** What one sees first: the cheapest that is in stock, else the cheapest. */
export function firstVariant(variants: readonly ProductVariant[]): ProductVariant | undefined {
  const byPrice = variants.toSorted((a, b) => a.price.amount - b.price.amount);
  return byPrice.find(({ stock }) => stock > 0) ?? byPrice[0];
}
