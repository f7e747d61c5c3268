import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { HOUR_MS } from "#app/platform/rules/durations.ts";
import { seededId } from "../seeded.ts";

type Input = { homeownerId: string | null; products: ReadonlyMap<string, { id: string }>; newest: Date };

/** The shared one has the same address everywhere. */
const LISTS = [
  { name: "المجلس · Majlis", token: "bQ4nVt0pWm8sLxK2yRe7HdUa", pieces: 4 },
  { name: "روان · Rawan", token: null, pieces: 3 },
];
const IN_DEFAULT = 3;
const STEP = 7;
/** Hundredths of what a piece costs today: some were saved before a change of price. */
const PRICE_THEN = [100, 112, 100, 95];

/** Pieces that the demo homeowner saved: some in the default list, the others in lists by name, one of them shared. */
export async function insertWishlists(trx: Kysely<DB>, { homeownerId, products, newest }: Input): Promise<void> {
  if (!homeownerId) return;
  const ids = [...products.values()].map(({ id }) => id).filter((_, n) => n % STEP === 2);
  const lists = LISTS.map(({ name, token }, n) => {
    const at = new Date(newest.getTime() - (90 - n * 30) * HOUR_MS);
    return { id: seededId(`wishlist ${name}`, at), user_id: homeownerId, name, share_token: token, created_at: at };
  });
  await trx.insertInto("wishlists").values(lists).execute();
  const places = [...LISTS.flatMap(({ pieces }, n) => Array<string | null>(pieces).fill(lists[n]?.id ?? null)), ...Array<null>(IN_DEFAULT).fill(null)];
  for (const [n, listId] of places.entries())
    await sql`
      insert into saved_items (user_id, entity_type, entity_id, wishlist_id, created_at, saved_price, saved_currency)
      select ${homeownerId}, 'product', p.id, ${listId}, ${new Date(newest.getTime() - (n + 1) * 11 * HOUR_MS)},
        round(p.price_from * ${PRICE_THEN[n % PRICE_THEN.length] ?? 100}::int / 10000.0) * 100, 'SAR'
      from products p where p.id = ${ids[n] ?? null} and p.price_from is not null`.execute(trx);
}
