import { sql } from "kysely";
import type { ideaPublishers } from "#app/features/people/portfolio/public.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { ideaPath, type RoomType, type Style } from "../ideas.ts";
import { binIdeas } from "./bin.server.ts";
import { isPublicIdea } from "./cards.server.ts";
import { insertIdeas } from "./rows.server.ts";

/** Design ideas made of projects in portfolios. Their photographs are files of their own with the same bytes: what one loses, the other has. */
export const projectIdeas: Parameters<typeof ideaPublishers.with>[0] = {
  async publish(trx, { ownerId, title, titleAr, description, descriptionAr, room, style, cost, photoIds, beforeId }) {
    const originals = beforeId ? [...photoIds, beforeId] : photoIds;
    const copies = new Map(originals.map((id) => [id, newId()]));
    await sql`
      insert into files (id, storage_key, sha256, mime, byte_size, width, height, placeholder, colors, alt_en, alt_ar, look, description_version, is_public, owner_id)
      select x.copy, f.storage_key, f.sha256, f.mime, f.byte_size, f.width, f.height, f.placeholder, f.colors, f.alt_en, f.alt_ar, f.look, f.description_version, true, f.owner_id
      from unnest(${[...copies.keys()]}::uuid[], ${[...copies.values()]}::uuid[]) x(original, copy) join files f on f.id = x.original`.execute(trx);
    const [idea] = await insertIdeas(trx, [
      {
        ...{ title, titleAr, contentAr: descriptionAr, estimatedCost: cost, authorId: ownerId, uploadSource: "manual" as const },
        content: description ?? "",
        style: style as Style,
        roomType: room as RoomType,
        photoIds: photoIds.flatMap((id) => copies.get(id) ?? []),
        beforeId: (beforeId && copies.get(beforeId)) || null,
      },
    ]);
    if (!idea) throw new Error("the idea was not written");
    return idea.id;
  },
  withdraw: (trx, ideaId) => binIdeas(trx, [ideaId], new Date()),
  async pathsOf(source, ideaIds) {
    const { rows } = await sql<{ id: string; slug: string }>`
      select i.id, i.slug from design_ideas i where i.id = any (${ideaIds}::uuid[]) and ${isPublicIdea}`.execute(source);
    return new Map(rows.map(({ id, slug }) => [id, ideaPath(slug)]));
  },
};
