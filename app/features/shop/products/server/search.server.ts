import { findByWords, RANKED } from "#app/platform/list/find-words.server.ts";
import type { ProductCardData } from "../products.contract.ts";
import { cardsInOrder, isPublicProduct } from "./cards.server.ts";
import { publicProducts } from "./filters.server.ts";

/** The words of products, for `correctWords`. */
export const productWords = publicProducts.vocabulary;

export type ProductHits = { items: ProductCardData[]; total: number; isCapped: boolean };

/** Products on sale by words, the best first. */
export async function searchProducts(words: string, language: string, limit: number, page = 1): Promise<ProductHits> {
  const { total, ids } = await findByWords(publicProducts, words, isPublicProduct, { limit, offset: (page - 1) * limit });
  return { items: await cardsInOrder(ids, language), total: Math.min(total, RANKED), isCapped: total > RANKED };
}
