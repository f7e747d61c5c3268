import { sql } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { describeImage } from "#app/platform/media/clean-image.server.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { LOOK_SIZE, type Look } from "#app/platform/media/look.ts";
import { cellsByDistance, difference, signatureDigits, unpackLook } from "#app/platform/media/look-index.ts";
import { collectImage } from "#app/platform/media/store-image.server.ts";
import type { IdeaCardData } from "../../ideas.contract.ts";
import type { RoomType } from "../../ideas.ts";
import { isPublicIdea, publicIdeaCards } from "../../server/cards.server.ts";
import { SEARCH_PHOTO_MB } from "../look.ts";
import { varied } from "../varied.ts";

// How many signatures are compared, nearest cells first, and then how many looks. docs/decisions/0014-finding-by-eye.md has the figures.
const COMPARED = 24_000;
const SHORTLIST = 500;
/** The bonus for the same kind of room. Unrelated rooms differ by about 110. */
const OTHER_ROOM = 20;

type Wanted = { look: Look; room: RoomType | ""; isOnlyRoom: boolean; limit: number; except?: string };
type Candidate = { idea_id: string; room_type: string; look: Buffer };

const asLook = (bytes: Uint8Array): Look => Int8Array.from(bytes, (byte) => (byte << 24) >> 24);
export const lookAsText = (look: Look): string => Buffer.from(look.buffer, look.byteOffset, LOOK_SIZE).toString("base64url");
export const lookFromText = (text: string): Look => asLook(Buffer.from(text, "base64url"));

/** Ideas of the nearest cells with the closest signatures, by an index-only scan in the order of the cells. */
async function shortlist({ look, room, isOnlyRoom }: Wanted): Promise<Candidate[]> {
  const cells = cellsByDistance(look);
  const signature = sql`${signatureDigits(look)}::bit(256)`;
  const passes = [...(room ? [sql`and room_type = ${room}`] : []), ...(isOnlyRoom ? [] : [sql``])];
  const compared = Math.round(COMPARED / passes.length);
  const parts = passes.map(
    (condition) => sql`
    (select idea_id from (
      select l.idea_id, l.signature from unnest(${cells}::smallint[]) c(cell)
        cross join lateral (select idea_id, signature from idea_looks where cell = c.cell ${condition} limit ${compared}) l
      limit ${compared}) compared
    order by bit_count(signature # ${signature}) limit ${Math.round(SHORTLIST / passes.length)})`,
  );
  const { rows } = await sql<Candidate>`
    select idea_id, room_type, look from idea_looks where idea_id in (${sql.join(parts, sql` union `)})`.execute(db);
  return rows;
}

/** The ideas that look most like it, the most alike first. */
async function ranked(wanted: Wanted) {
  return (await shortlist(wanted))
    .filter(({ idea_id }) => idea_id !== wanted.except)
    .map(({ idea_id, room_type, look }) => ({
      id: idea_id,
      room: room_type,
      away: difference(asLook(look), wanted.look) + (room_type === wanted.room ? 0 : OTHER_ROOM),
    }))
    .sort((a, b) => a.away - b.away || (a.id < b.id ? -1 : 1));
}

const cardsOf = (ideas: readonly { id: string }[], language: string) =>
  publicIdeaCards(
    ideas.map(({ id }) => id),
    language,
  );

/** Cards of the ideas that look most like it. */
export const ideasLike = async (wanted: Wanted, language: string): Promise<IdeaCardData[]> => cardsOf((await ranked(wanted)).slice(0, wanted.limit), language);

export async function similarIdeas(id: string, limit: number, viewer: Viewer | null, language: string): Promise<IdeaCardData[]> {
  const { rows } = await sql<{ room_type: RoomType; is_public: boolean; look: Buffer | null }>`
    select i.room_type, ${isPublicIdea} is_public, f.look from design_ideas i left join files f on f.id = i.cover_id where i.id = ${id} and i.deleted_at is null`.execute(
    db,
  );
  const idea = rows[0];
  if (!idea || !(idea.is_public || (viewer && mayManageContent(viewer)))) throw notFound();
  if (!idea.look?.length) return ofRoom(idea.room_type, id, limit, language);
  const near = await ranked({ look: unpackLook(idea.look), room: idea.room_type, isOnlyRoom: false, limit, except: id });
  return cardsOf(varied(near, idea.room_type, limit), language);
}

/** For an idea without a photograph. */
async function ofRoom(room: RoomType, except: string, limit: number, language: string): Promise<IdeaCardData[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from design_ideas i where ${isPublicIdea} and i.room_type = ${room} and i.id <> ${except} order by i.published_at desc, i.id desc limit ${limit}`.execute(
    db,
  );
  return cardsOf(rows, language);
}

export const ideasByLook = (text: string, room: RoomType | "", limit: number, language: string): Promise<IdeaCardData[]> =>
  ideasLike({ look: lookFromText(text), room, isOnlyRoom: room !== "", limit }, language);

export async function ideasByPhoto(photo: File, room: RoomType | "", limit: number, language: string) {
  try {
    const { look: packed, colors } = await describeImage(await collectImage(photo.stream(), SEARCH_PHOTO_MB * 1024 * 1024));
    const look = unpackLook(packed);
    return { look: lookAsText(look), colors, ideas: await ideasLike({ look, room, isOnlyRoom: room !== "", limit }, language) };
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ photo: error.code });
    throw error;
  }
}
