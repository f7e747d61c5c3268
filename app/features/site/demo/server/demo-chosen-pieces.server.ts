import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { seededId } from "../seeded.ts";

const IN_A_BRIEF = 3;
const IN_A_BOARD = 4;
/** Those of the demo's homeowner, and of others some. */
const EVERY_NTH = 4;

type Chosen = { id: string; name: string; seller: string };
type Room = { of: string; room: string; styles: readonly string[]; count: number };

/** One of each kind (no room has three sofas) that suits the room, in its style first; others for another room. */
async function suitable(trx: Kysely<DB>, { of, room, styles, count }: Room): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select k.id, k.name, v.name seller from (
      select distinct on (p.category) p.id, p.name, p.vendor_id, p.style && ${[...styles]}::text[] is_in_style, md5(p.id::text || ${of}) turn from products p
      where p.status = 'live' and p.deleted_at is null and ${room} = any(p.room_types)
      order by p.category, p.style && ${[...styles]}::text[] desc, md5(p.id::text || ${of})) k
    join vendors v on v.id = k.vendor_id order by k.is_in_style desc, k.turn limit ${count}`.execute(trx);
  return rows;
}

/** What households chose in the shop for their projects; before the requests, which carry it. */
export async function insertBriefPieces(trx: Kysely<DB>, homeownerId: string | undefined): Promise<void> {
  const { rows: projects } = await sql<{ id: string; ownerId: string; styles: string[]; room: string; madeAt: Date }>`
    select p.id, p.owner_id "ownerId", p.styles, r.kind room, p.created_at "madeAt" from projects p join project_rooms r on r.project_id = p.id
    order by p.created_at desc, p.id`.execute(trx);
  for (const [n, { id, ownerId, styles, room, madeAt }] of projects.entries()) {
    if (ownerId !== homeownerId && n % EVERY_NTH !== 0) continue;
    const chosen = await suitable(trx, { of: id, room, styles, count: IN_A_BRIEF });
    if (chosen.length === 0) continue;
    const rows = chosen.map(({ id: product_id, name, seller }, position) => ({
      ...{ id: seededId(`brief piece ${id} ${position}`, madeAt), project_id: id, product_id, name, seller, position, created_at: madeAt },
    }));
    await trx.insertInto("brief_pieces").values(rows).execute();
  }
}

export async function insertBoardPieces(trx: Kysely<DB>): Promise<void> {
  const { rows: boards } = await sql<{ id: string; room: string; style: string; madeAt: Date }>`
    select id, brief->>'room' room, brief->>'style' style, created_at "madeAt" from interior_boards order by id`.execute(trx);
  for (const { id, room, style, madeAt } of boards) {
    const chosen = await suitable(trx, { of: id, room, styles: [style], count: IN_A_BOARD });
    if (chosen.length === 0) continue;
    const rows = chosen.map(({ id: product_id, name, seller }, position) => ({
      ...{ id: seededId(`board piece ${id} ${position}`, madeAt), board_id: id, product_id, name, seller, position, created_at: madeAt },
    }));
    await trx.insertInto("interior_board_pieces").values(rows).execute();
  }
}
