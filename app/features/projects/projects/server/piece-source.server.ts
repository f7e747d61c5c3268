import type { Viewer } from "#app/platform/auth/viewer.ts";
import { piecesById } from "#app/platform/pieces/pieces.server.ts";
import type { SourceFound } from "./sources.server.ts";

/** A piece of the shop that is on sale: its picture, and itself in the brief. */
export async function projectFromPiece(_viewer: Viewer, id: string, language: string): Promise<SourceFound | null> {
  const piece = (await piecesById([id], language)).get(id);
  return piece ? { title: piece.name, rooms: [], styles: [], pictures: piece.photo ? [piece.photo.id] : [], pieces: [{ id, note: null }] } : null;
}
