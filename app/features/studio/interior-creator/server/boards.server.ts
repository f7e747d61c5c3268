import { type Kysely, sql } from "kysely";
import { ideaPhotoJson, isPublicIdea, type PhotoRow, presentIdeaPhoto, publicIdeaCards } from "#app/features/inspiration/ideas/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { MorePage } from "#app/platform/list/list-schema.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { presentPieces } from "#app/platform/pieces/pieces.server.ts";
import type { Board, BoardCard, BoardPicture } from "../interior-creator.contract.ts";
import { BOARDS_PER_PAGE, type Brief, type Reason } from "../interior-creator.ts";
import { costOf } from "./match.server.ts";

type BoardRow = { id: string; owner_id: string; title: string; brief: Board["brief"]; share_key: string | null; updated_at: Date };

const columns = sql`b.id, b.owner_id, b.title, b.brief, b.share_key, b.updated_at`;

/** NOT_FOUND for anyone but the owner. Within a transaction it locks the row. */
export async function ownBoard(viewer: Viewer, id: string, trx?: Kysely<DB>): Promise<BoardRow> {
  const { rows } = await sql<BoardRow>`
    select ${columns} from interior_boards b where b.id = ${id} and b.owner_id = ${viewer.id} ${trx ? sql`for update` : sql``}`.execute(trx ?? db);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

type PictureRow = Omit<BoardPicture, "createdAt"> & { created_at: Date };

const picturesOf = async (id: string, isShared: boolean): Promise<BoardPicture[]> => {
  const { rows } = await sql<PictureRow>`
    select p.id, p.engine_name "engineName", p.model, p.state, p.failure, p.reason, p.created_at,
      case when f.id is not null then json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder) end photo
    from interior_pictures p left join files f on f.id = p.file_id
    where p.board_id = ${id} ${isShared ? sql`and p.state = 'done'` : sql``} order by p.created_at desc, p.id desc`.execute(db);
  return rows.map(({ created_at, ...picture }) => ({ ...picture, createdAt: created_at.toISOString() }));
};

async function ideasOf(id: string, language: string): Promise<Board["ideas"]> {
  const rows = await db.selectFrom("interior_board_ideas").select(["idea_id", "reasons"]).where("board_id", "=", id).orderBy("position").execute();
  const reasons = new Map(rows.map((row) => [row.idea_id, row.reasons as Reason[]]));
  const cards = await publicIdeaCards([...reasons.keys()], language);
  return cards.map((idea) => ({ idea, reasons: reasons.get(idea.id) ?? [] }));
}

/** One of each, in the order in which they were chosen. */
async function piecesOf(boardId: string, language: string): Promise<Board["pieces"]> {
  const rows = await db
    .selectFrom("interior_board_pieces")
    .select(["id", "product_id as productId", "name", "seller"])
    .where("board_id", "=", boardId)
    .orderBy("position")
    .execute();
  return presentPieces(
    rows.map((row) => ({ ...row, quantity: 1, note: null })),
    language,
  );
}

async function contentOf(row: BoardRow, language: string, isShared: boolean) {
  const [ideas, pieces, pictures, cost] = await Promise.all([
    ideasOf(row.id, language),
    piecesOf(row.id, language),
    picturesOf(row.id, isShared),
    costOf(row.brief),
  ]);
  return { title: row.title, brief: row.brief, ideas, pieces, cost, pictures, updatedAt: row.updated_at.toISOString() };
}

export async function getBoard(viewer: Viewer, id: string, language: string): Promise<Board> {
  const row = await ownBoard(viewer, id);
  return { ...(await contentOf(row, language, false)), id: row.id, shareKey: row.share_key };
}

export async function getSharedBoard(key: string, language: string): Promise<Omit<Board, "id" | "shareKey">> {
  const { rows } = await sql<BoardRow>`select ${columns} from interior_boards b where b.share_key = ${key}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return contentOf(row, language, true);
}

const PHOTOS = 4;
type CardRow = { id: string; title: string; brief: Brief & BoardCard["brief"]; updated_at: Date; ideas: number; photos: PhotoRow[] | null };

export async function listBoards(viewer: Viewer, after: string | undefined, language: string, limit = BOARDS_PER_PAGE): Promise<MorePage<BoardCard>> {
  const query = sql<CardRow>`
    select b.id, b.title, b.brief, b.updated_at, (select count(*)::int from interior_board_ideas n where n.board_id = b.id) ideas,
      (select json_agg(x.photo) from (select ${ideaPhotoJson} photo from interior_board_ideas it
        join design_ideas i on i.id = it.idea_id and ${isPublicIdea} join files f on f.id = i.cover_id and f.width is not null
        where it.board_id = b.id order by it.position limit ${PHOTOS}) x) photos
    from interior_boards b where b.owner_id = ${viewer.id}`;
  const { rows, next } = await pageOf(query, { order: newestFirst("boards", "updated_at"), after, limit });
  const items = rows.map((row) => ({
    id: row.id,
    title: row.title,
    brief: row.brief,
    ideaCount: row.ideas,
    photos: (row.photos ?? []).map((photo) => presentIdeaPhoto(photo, language)),
    updatedAt: row.updated_at.toISOString(),
  }));
  return { items, next };
}
