import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { slot } from "#app/platform/feature/slot.server.ts";
import type { PicturedPieceData } from "#app/platform/media/pictured-piece.ts";
import { isPublicIdea } from "./cards.server.ts";

/** What stands in an idea's photographs, by its id. */
export const ideaPieces = slot<(ideaId: string, language: string) => Promise<PicturedPieceData[]>>("pieces of ideas");

/** Of the public idea at this address; null when there is none. */
export async function readIdeaPieces(slug: string, language: string): Promise<PicturedPieceData[] | null> {
  const { rows } = await sql<{ id: string }>`select i.id from design_ideas i where i.slug = ${slug} and ${isPublicIdea}`.execute(db);
  const [idea] = rows;
  if (!idea) return null;
  return (await Promise.all(ideaPieces.all().map((read) => read(idea.id, language)))).flat();
}
