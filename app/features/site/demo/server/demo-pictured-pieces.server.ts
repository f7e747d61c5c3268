import type { Kysely } from "kysely";
import type { NewIdea } from "#app/features/inspiration/ideas/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { HOUR_MS } from "#app/platform/rules/durations.ts";
import { demoIdeas } from "../data/ideas.ts";
import { picturedPieces } from "../data/pictured-pieces.ts";
import { seededId } from "../seeded.ts";
import { insertMany } from "./rows.server.ts";

type Input = { ideas: readonly NewIdea[] /** By the name of its photograph. */; products: ReadonlyMap<string, { id: string; createdAt: Date }> };

/** Authors say which pieces of the shop stand in their rooms. */
export async function insertPicturedPieces(trx: Kysely<DB>, { ideas, products }: Input): Promise<void> {
  const rows = ideas.flatMap(({ id, photoIds, authorId, publishedAt }, index) => {
    const cover = demoIdeas[index]?.photos[0] ?? "";
    const fileId = photoIds?.[0];
    return (picturedPieces[cover] ?? []).flatMap(([piece, x, y], place) => {
      const product = products.get(piece);
      if (!product || !id || !fileId || !publishedAt) throw new Error(`The demo has no ${piece} for ${cover}`);
      const at = new Date(Math.max(publishedAt.getTime(), product.createdAt.getTime()) + (place + 1) * HOUR_MS);
      return [
        { id: seededId(`mark ${cover} ${piece}`, at), idea_id: id, file_id: fileId, product_id: product.id, x, y, marked_by: authorId ?? null, created_at: at },
      ];
    });
  });
  await insertMany(trx, "pictured_pieces", rows);
}
