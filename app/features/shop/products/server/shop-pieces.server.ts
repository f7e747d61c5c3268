import { sql } from "kysely";
import type { ShopPieceData } from "#app/platform/pieces/piece-schema.ts";
import { productPath } from "../products.ts";
import { isPublicProduct, selectCards } from "./cards.server.ts";

/** What people put into ideabooks, briefs and boards: whatever is on sale, sold out or not, with today's price. */
export const shopPieceSource = {
  onSale: sql<{ id: string }>`select i.id from products i where ${isPublicProduct}`,
  async show(ids: readonly string[], language: string): Promise<ReadonlyMap<string, ShopPieceData>> {
    const cards = await selectCards(sql`select i.id, 0 place from products i where i.id = any(${[...ids]}::uuid[]) and ${isPublicProduct}`, language);
    return new Map(
      cards.map(({ id, slug, name, vendor, price, isFrom, inStock, isMadeToOrder, photo }) => [
        id,
        { name, to: productPath(slug), vendor, price, isFrom, inStock, isMadeToOrder, photo },
      ]),
    );
  },
};
