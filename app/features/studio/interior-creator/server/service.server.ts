import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { addToBook, createBook } from "#app/features/inspiration/ideabooks/public.server.ts";
import { isPublicIdea } from "#app/features/inspiration/ideas/public.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { oneLine } from "#app/platform/rules/plain-texts.ts";
import type { Board } from "../interior-creator.contract.ts";
import { MOST_BOARDS, TITLE_LENGTH } from "../interior-creator.ts";
import { ownBoard } from "./boards.server.ts";
import { matchBrief } from "./match.server.ts";

const KEY_BYTES = 18;

function tidyTitle(title: string): string {
  const tidy = oneLine(title);
  if (!tidy) throw invalid({ title: "required" });
  if (tidy.length > TITLE_LENGTH) throw invalid({ title: "titleTooLong" });
  return tidy;
}

type Given = { title: string; brief: Board["brief"]; ideaIds: readonly string[] };

/** The ideas as they were chosen, with the reasons that the brief gives now. */
async function putIdeas(trx: Kysely<DB>, boardId: string, { brief, ideaIds }: Given, language: string): Promise<void> {
  const { ideas } = await matchBrief(brief, language);
  const reasons = ideaIds.map((id) => (ideas.find(({ idea }) => idea.id === id)?.reasons ?? []).join(","));
  await trx.deleteFrom("interior_board_ideas").where("board_id", "=", boardId).execute();
  await sql`
    insert into interior_board_ideas (board_id, idea_id, position, reasons)
    select ${boardId}, i.id, min(x.place), string_to_array(min(x.reasons), ',') from unnest(${[...ideaIds]}::uuid[], ${reasons}::text[]) with ordinality x(id, reasons, place)
      join design_ideas i on i.id = x.id and ${isPublicIdea} group by i.id`.execute(trx);
}

export async function createBoard(viewer: Viewer, given: Given & { requestKey?: string | undefined }, language: string): Promise<{ id: string }> {
  const values = { id: newId(), owner_id: viewer.id, title: tidyTitle(given.title), brief: JSON.stringify(given.brief), request_key: given.requestKey ?? null };
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('interior boards of ' || ${viewer.id}))`.execute(trx);
    const known = await trx
      .selectFrom("interior_boards")
      .select("id")
      .where("owner_id", "=", viewer.id)
      .where("request_key", "=", values.request_key)
      .executeTakeFirst();
    if (known) return known;
    const { rows } = await sql<{ n: number }>`select count(*)::int n from interior_boards where owner_id = ${viewer.id}`.execute(trx);
    if ((rows[0]?.n ?? 0) >= MOST_BOARDS) throw invalid({ limit: "tooManyBoards" });
    await trx.insertInto("interior_boards").values(values).execute();
    await putIdeas(trx, values.id, given, language);
    return { id: values.id };
  });
}

export async function updateBoard(viewer: Viewer, { id, ...given }: Given & { id: string }, language: string): Promise<{ id: string }> {
  const title = tidyTitle(given.title);
  await db.transaction().execute(async (trx) => {
    await ownBoard(viewer, id, trx);
    await trx
      .updateTable("interior_boards")
      .set({ title, brief: JSON.stringify(given.brief), updated_at: sql`now()` })
      .where("id", "=", id)
      .execute();
    await putIdeas(trx, id, given, language);
  });
  return { id };
}

export async function removeBoard(viewer: Viewer, id: string): Promise<{ id: string }> {
  await db.transaction().execute(async (trx) => {
    await ownBoard(viewer, id, trx);
    await removeFiles(trx, sql`select file_id from interior_pictures where board_id = ${id} and file_id is not null`);
    await trx.deleteFrom("interior_boards").where("id", "=", id).execute();
  });
  return { id };
}

export async function shareBoard(viewer: Viewer, id: string): Promise<{ key: string }> {
  return db.transaction().execute(async (trx) => {
    const { share_key } = await ownBoard(viewer, id, trx);
    if (share_key) return { key: share_key };
    const key = randomBytes(KEY_BYTES).toString("base64url");
    await trx.updateTable("interior_boards").set({ share_key: key }).where("id", "=", id).execute();
    return { key };
  });
}

export async function unshareBoard(viewer: Viewer, id: string): Promise<{ id: string }> {
  await db.transaction().execute(async (trx) => {
    await ownBoard(viewer, id, trx);
    await trx.updateTable("interior_boards").set({ share_key: null }).where("id", "=", id).execute();
  });
  return { id };
}

/** A new private ideabook with the board's ideas and then its pieces, in their order; what is no longer public is left out. */
export async function makeIdeabook(viewer: Viewer, id: string, title: string): Promise<{ id: string }> {
  await ownBoard(viewer, id);
  const ideas = await db.selectFrom("interior_board_ideas").select("idea_id").where("board_id", "=", id).orderBy("position").execute();
  const pieces = await db.selectFrom("interior_board_pieces").select("product_id").where("board_id", "=", id).orderBy("position").execute();
  const book = await createBook(viewer, { title, description: "", visibility: "private" });
  await addToBook(viewer, book.id, { ideas: ideas.map(({ idea_id }) => idea_id), pieces: pieces.flatMap(({ product_id }) => product_id ?? []) });
  return { id: book.id };
}
