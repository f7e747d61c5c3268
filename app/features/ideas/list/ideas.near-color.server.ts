import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { oklab } from "../ideas.colors.ts";
import { filtered } from "./ideas.filters.server.ts";
import type { IdeaListFilters } from "./ideas.list.contract.ts";

// Cells of 20 thousandths of OKLab, as 0018_idea_lists.sql numbers them.
const CELL = 20;
const SHIFT = 640;
const WIDTH = 64;

/** Beyond this distance nobody would call it the same color. In thousandths; a step that the eye just sees is about 20. */
const FARTHEST = 120;
const FIRST = 25;
/** The nearest that are ever listed. */
const MOST = 1_000;
/** So few ideas are measured one by one; of more the nearest are looked for in the cells around the color. */
const FEW = 1_500;

type Wanted = { l: number; a: number; b: number };
type Found = { ids: string[]; total: number };

/** Ids of the ideas with a color nearest to the one asked for, nearest first, among those that match the other filters. */
export async function nearestIds(input: IdeaListFilters, limit: number, offset: number): Promise<Found> {
  const { lightness, a, b } = oklab(`#${input.color}`);
  const wanted = { l: Math.round(lightness * 1000), a: Math.round(a * 1000), b: Math.round(b * 1000) };
  const words = input.search ? sql`and i.search @@ search_query(${input.search})` : sql``;
  const condition = sql`${filtered(input)} ${words}`;
  const page = (ids: string[]): Found => ({ ids: ids.slice(offset, offset + limit), total: ids.length });
  if (await isFew(condition)) return page(await ranked(condition, wanted, FARTHEST, null));
  const enough = Math.min(offset + limit, MOST);
  for (let radius = FIRST; ; radius *= 2) {
    const reach = Math.min(radius, FARTHEST);
    const ids = await ranked(condition, wanted, reach, cellsAround(wanted, reach));
    if (ids.length >= enough || reach === FARTHEST) return page(ids);
  }
}

async function isFew(condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`select count(*)::int n from (select from design_ideas i where ${condition} limit ${FEW + 1}) few`.execute(db);
  return (rows[0]?.n ?? 0) <= FEW;
}

/** Up to a thousand ids with a color within reach, nearest first. */
async function ranked(condition: RawBuilder<unknown>, { l, a, b }: Wanted, reach: number, cells: number[] | null): Promise<string[]> {
  const distance = sql`((c.l - ${l}::integer) ^ 2 + (c.a - ${a}::integer) ^ 2 + (c.b - ${b}::integer) ^ 2)`;
  const within = sql`${distance} <= ${reach * reach}`;
  const { rows } = await (cells
    ? sql<{ id: string }>`
      select i.id from (select c.idea_id, min(${distance}) d from idea_colors c where c.cell = any(${cells}::integer[]) and ${within} group by 1) near
        join design_ideas i on i.id = near.idea_id where ${condition} order by near.d, i.id limit ${MOST}`
    : sql<{ id: string }>`
      select i.id from design_ideas i join idea_colors c on c.idea_id = i.id where ${condition} and ${within} group by i.id order by min(${distance}), i.id limit ${MOST}`
  ).execute(db);
  return rows.map(({ id }) => id);
}

/** Every cell that the ball around a color touches. */
function cellsAround({ l, a, b }: Wanted, reach: number): number[] {
  const cells: number[] = [];
  const range = (value: number) => [Math.floor((value - reach) / CELL), Math.floor((value + reach) / CELL)] as const;
  // How far the color is from a cell along one axis; 0 inside.
  const gap = (value: number, cell: number) => Math.max(cell * CELL - value, value - (cell + 1) * CELL, 0);
  const [l0, l1] = range(l);
  const [a0, a1] = range(a + SHIFT);
  const [b0, b1] = range(b + SHIFT);
  for (let x = Math.max(l0, 0); x <= l1; x += 1)
    for (let y = a0; y <= a1; y += 1)
      for (let z = b0; z <= b1; z += 1)
        if (gap(l, x) ** 2 + gap(a + SHIFT, y) ** 2 + gap(b + SHIFT, z) ** 2 <= reach * reach) cells.push((x * WIDTH + y) * WIDTH + z);
  return cells;
}
