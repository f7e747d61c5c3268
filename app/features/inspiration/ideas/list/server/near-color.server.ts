import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { oklab } from "../../ideas.color-names.ts";
import type { IdeaListFilters } from "../ideas.list.contract.ts";
import { filtered } from "./filters.server.ts";

// Cells of 20 thousandths of OKLab, as 0018_idea_lists.sql numbers them.
const CELL = 20;
const SHIFT = 640;
const WIDTH = 64;

/** Beyond the last distance it is a different color. In thousandths; a just noticeable difference is about 20. */
const DISTANCES = [12, 24, 48, 80] as const;
const FARTHEST = DISTANCES[DISTANCES.length - 1] ?? 80;
/** The nearest that are ever listed. */
const MOST = 1_000;
/** Up to this many ideas are measured one by one; beyond that the cells around the color are searched. */
const FEW = 1_500;
/** How many candidates per wanted idea are read before the other filters: first a few more, then many. */
const SPARE = [1.5, 40] as const;

type Wanted = { l: number; a: number; b: number };
type Found = { ids: string[]; total: number };

/** Ids of the ideas with a color nearest to the one asked for, nearest first, among those that match the other filters. */
export async function nearestIds(input: IdeaListFilters, limit: number, offset: number): Promise<Found> {
  const { lightness, a, b } = oklab(`#${input.color}`);
  const wanted = { l: Math.round(lightness * 1000), a: Math.round(a * 1000), b: Math.round(b * 1000) };
  const words = input.search ? sql`and i.search @@ search_query(${input.search})` : sql``;
  const condition = sql`${filtered(input)} ${words}`;
  const page = (ids: string[]): Found => ({ ids: ids.slice(offset, offset + limit), total: ids.length });
  if (await isFew(condition)) return page(await measured(condition, wanted));
  const enough = Math.min(offset + limit, MOST);
  let ids: string[] = [];
  for (const distance of DISTANCES) {
    for (const spare of SPARE) {
      const near = Math.ceil(enough * spare);
      const found = await around(condition, wanted, distance, near);
      ids = found.ids;
      if (ids.length >= enough) return page(ids);
      if (found.near < near) break;
    }
  }
  return page(ids);
}

async function isFew(condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`select count(*)::int n from (select from design_ideas i where ${condition} limit ${FEW + 1}) few`.execute(db);
  return (rows[0]?.n ?? 0) <= FEW;
}

const distanceTo = ({ l, a, b }: Wanted) => sql`((c.l - ${l}::integer) ^ 2 + (c.a - ${a}::integer) ^ 2 + (c.b - ${b}::integer) ^ 2)`;

/** All that match, by the distance of each. */
async function measured(condition: RawBuilder<unknown>, wanted: Wanted): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from design_ideas i join idea_colors c on c.idea_id = i.id where ${condition} and ${distanceTo(wanted)} <= ${FARTHEST * FARTHEST}
    group by i.id order by min(${distanceTo(wanted)}), i.id limit ${MOST}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The `near` nearest within a distance that match, and how many candidates there were. */
async function around(condition: RawBuilder<unknown>, wanted: Wanted, distance: number, near: number): Promise<{ ids: string[]; near: number }> {
  const { rows } = await sql<{ near: number; ids: string[] }>`
    with near as materialized (
      select c.idea_id, min(${distanceTo(wanted)}) d from idea_colors c
      where c.cell = any(${cellsAround(wanted, distance)}::integer[]) and ${distanceTo(wanted)} <= ${distance * distance}
      group by 1 order by 2, 1 limit ${near})
    select (select count(*)::int from near) near,
      array(select i.id from near join design_ideas i on i.id = near.idea_id where ${condition} order by near.d, i.id limit ${MOST}) ids`.execute(db);
  return rows[0] ?? { near: 0, ids: [] };
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
