import type { SourceFound } from "#app/features/projects/projects/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { getBook } from "./detail.server.ts";

/** What a project that begins with an ideabook takes over: the rooms and styles of its ideas, their pictures with the cover first, and its pieces. @throws NOT_FOUND */
export async function projectFromBook(viewer: Viewer, id: string, language: string): Promise<SourceFound> {
  const book = await getBook(viewer, { id }, language);
  const items = [...book.items].sort((a, b) => Number(b.isCover) - Number(a.isCover));
  const pieces = book.items.flatMap(({ ideaId, piece, note }) => (piece ? [{ id: ideaId, note }] : []));
  return {
    ...{ title: book.title, about: book.description || null },
    rooms: book.items.flatMap(({ idea }) => idea?.roomType ?? []),
    styles: book.items.flatMap(({ idea }) => idea?.style ?? []),
    pieces,
    pictures: items.flatMap(({ idea, picture, piece }) => idea?.photo?.id ?? picture?.photo.id ?? piece?.photo?.id ?? []),
  };
}
