import type { SourceFound } from "#app/features/projects/projects/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { getBoard } from "./boards.server.ts";

/** What a project that begins with a board takes over: its brief, its pieces, its own pictures, then those of its ideas. @throws NOT_FOUND */
export async function projectFromBoard(viewer: Viewer, id: string, language: string): Promise<SourceFound> {
  const board = await getBoard(viewer, id, language);
  const { room, style, words } = board.brief;
  return {
    ...{ title: board.title, about: words.trim() || null, rooms: room ? [room] : [], styles: style ? [style] : [] },
    pieces: board.pieces.flatMap(({ productId, piece }) => (productId && piece ? [{ id: productId, note: null }] : [])),
    pictures: [...board.pictures.flatMap(({ photo }) => photo?.id ?? []), ...board.ideas.flatMap(({ idea }) => idea.photo?.id ?? [])],
  };
}
