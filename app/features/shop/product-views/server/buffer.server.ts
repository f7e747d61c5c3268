import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import type { Counted } from "../product-views.ts";

const FLUSH_MS = 5_000;
/** More pieces than this wait for the next flush: what comes then is not counted. */
const MOST_WAITING = 5_000;

type Count = { id: string; day: string; view: number; cart: number };

const state: { waiting: Map<string, Count>; timer: NodeJS.Timeout | null } = { waiting: new Map(), timer: null };

/** Counts in memory; the next flush writes it. */
export function countOne(kind: Counted, id: string, now = new Date()): void {
  const day = riyadhDay(now);
  const key = `${day} ${id}`;
  const count = state.waiting.get(key) ?? { id, day, view: 0, cart: 0 };
  if (!state.waiting.has(key) && state.waiting.size >= MOST_WAITING) return;
  count[kind] += 1;
  state.waiting.set(key, count);
  state.timer ??= setTimeout(() => void flushViews(), FLUSH_MS).unref();
}

/** Writes what waits, in one statement. What is not on sale is nobody's page. */
export async function flushViews(): Promise<void> {
  if (state.timer) clearTimeout(state.timer);
  state.timer = null;
  const counts = [...state.waiting.values()];
  state.waiting = new Map();
  if (counts.length === 0) return;
  // In one order, so that two processes never wait for each other in a circle.
  const rows = counts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await sql`
    insert into product_views as v (product_id, day, views, carts)
    select p.id, c.day, c.view, c.cart
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) c(id uuid, day date, view int, cart int) join products p on p.id = c.id and p.is_public order by p.id, c.day
    on conflict (product_id, day) do update set views = v.views + excluded.views, carts = v.carts + excluded.carts`
    .execute(db)
    .catch((error) => log.warn({ err: error, pieces: counts.length }, "views were not written"));
}
