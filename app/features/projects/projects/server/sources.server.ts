import { type Kysely, sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { slot } from "#app/platform/feature/slot.server.ts";
import type { ProjectSource } from "../projects.contract.ts";
import { MOST_PIECES, NOTE_LENGTH, PROJECT_STYLES, ROOM_KINDS, type SourceKind } from "../projects.ts";

/** What a project takes over: words of its own vocabulary, others are left out. The first picture stands for it. */
export type SourceFound = {
  title: string;
  rooms: readonly string[];
  styles: readonly string[];
  about?: string | null;
  pictures: readonly string[];
  /** Of the shop, one each. */
  pieces?: readonly { id: string; note: string | null }[];
};
type Source = {
  /** Null for what the viewer may not see. */
  find(viewer: Viewer, id: string, language: string): Promise<SourceFound | null>;
  /** Where it is; null where only its name leads there. */
  path(id: string): string | null;
};

/** Each feature whose things a project can begin with registers how they are found. */
export const projectSources = slot<Partial<Record<SourceKind, Source>>>("what a project begins with");

const sources = (): Partial<Record<SourceKind, Source>> => Object.assign({}, ...projectSources.all());

/** Null where nothing leads there. */
export const sourcePath = (kind: SourceKind, id: string): string | null => sources()[kind]?.path(id) ?? null;

const MOST_PICTURES = 12;

const known = <T extends string>(words: readonly string[], vocabulary: readonly T[]): T[] => vocabulary.filter((word) => words.includes(word));

type Wanted = { kind: SourceKind; id: string };

/** @throws NOT_FOUND */
export async function findSource(viewer: Viewer, { kind, id }: Wanted, language: string) {
  const found = await sources()[kind]?.find(viewer, id, language);
  if (!found) throw notFound();
  return {
    ...{ title: found.title, about: found.about ?? null, pictures: found.pictures.slice(0, MOST_PICTURES) },
    ...{ rooms: known(found.rooms, ROOM_KINDS), styles: known(found.styles, PROJECT_STYLES) },
    pieces: (found.pieces ?? []).slice(0, MOST_PIECES).map(({ id: productId, note }) => ({ productId, note: note?.slice(0, NOTE_LENGTH) ?? null })),
  };
}

export async function getSource(viewer: Viewer, wanted: Wanted, language: string): Promise<ProjectSource> {
  const { title, rooms, pictures } = await findSource(viewer, wanted, language);
  const file = pictures[0]
    ? await db.selectFrom("files").select(["id", "width", "height", "placeholder", "is_public"]).where("id", "=", pictures[0]).executeTakeFirst()
    : undefined;
  return {
    ...wanted,
    ...{ title, rooms, isPrivate: file?.is_public === false },
    photo: file?.width && file.height ? { id: file.id, width: file.width, height: file.height, blur: file.placeholder } : null,
  };
}

/** The project has pictures of its own: rows for the same bytes, private to it, whatever becomes of the source. @returns their ids */
export async function copyPictures(trx: Kysely<DB>, ownerId: string, pictures: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (pictures.length === 0) return [];
  const copies = pictures.map((source) => ({ source, id: newId() }));
  const { rows } = await sql<{ id: string; name: string | null }>`
    insert into files (id, storage_key, sha256, mime, byte_size, width, height, placeholder, colors, look, description_version, alt_en, alt_ar, is_public, owner_id)
    select c.id, f.storage_key, f.sha256, f.mime, f.byte_size, f.width, f.height, f.placeholder, f.colors, f.look, f.description_version, f.alt_en, f.alt_ar, false, ${ownerId}
    from unnest(${copies.map(({ source }) => source)}::uuid[], ${copies.map(({ id }) => id)}::uuid[]) with ordinality c(source, id, n)
      join files f on f.id = c.source where f.width is not null order by c.n
    returning id, alt_en name`.execute(trx);
  const made = new Map(rows.map((row) => [row.id, row.name ?? ""]));
  return copies.flatMap(({ id }) => (made.has(id) ? [{ id, name: made.get(id) || "picture" }] : []));
}
