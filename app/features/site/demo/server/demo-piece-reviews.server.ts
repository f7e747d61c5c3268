import type { Insertable, Kysely } from "kysely";
import type { ProductCategory } from "#app/features/shop/products/public.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { categoryReviews, pieceReplies, pieceReviews } from "../data/piece-reviews.ts";
import { type Seeded, seeded, seededId } from "../seeded.ts";
import { insertMany } from "./rows.server.ts";

const SHARE = 0.62;

type Order = { id: string; contact_name: string; buyer_id?: string | null; delivered_at?: unknown; refunded: number };
type Line = { order_id: string; product_id: string; variant?: string | null; variant_ar?: string | null; refunded: number };
type Input = { orders: readonly Order[]; lines: readonly Line[]; newest: Date };

/** What buyers say of pieces that arrived; each of a piece once. The demo homeowner has not written any yet. */
export async function insertPieceReviews(trx: Kysely<DB>, { orders, lines, newest }: Input): Promise<void> {
  const categories = new Map(
    (await trx.selectFrom("products").select(["id", "category"]).execute()).map(({ id, category }) => [id, category as ProductCategory]),
  );
  const byId = new Map(orders.map((order) => [order.id, order]));
  const said = new Set<string>();
  const rows = lines.flatMap((line): Insertable<DB["reviews"]>[] => {
    const order = byId.get(line.order_id);
    const category = categories.get(line.product_id);
    const random = seeded(`piece review ${order?.contact_name} ${line.product_id}`);
    if (!order || !category || order.buyer_id || line.refunded || !(order.delivered_at instanceof Date) || !random.chance(SHARE)) return [];
    const at = new Date(order.delivered_at.getTime() + Math.round((1 + random.next() * 12) * DAY_MS));
    const isArabic = /\p{Script=Arabic}/u.test(order.contact_name);
    const person = `${order.contact_name} ${line.product_id}`;
    if (at > newest || said.has(person)) return [];
    said.add(person);
    const rating = order.refunded ? random.int(2, 3) : random.weighted({ 5: 64, 4: 27, 3: 9 });
    const body = random.chance(0.85) ? textOf(random, Number(rating), category, line.product_id, isArabic ? 1 : 0, said) : null;
    const repliedAt = Number(rating) <= 3 ? new Date(at.getTime() + DAY_MS) : null;
    const isReplied = repliedAt !== null && repliedAt <= newest;
    return [
      {
        ...{
          id: seededId(`piece review ${person}`, at),
          subject_type: "product",
          subject_id: line.product_id,
          author_name: order.contact_name,
          created_at: at,
        },
        ...{ rating: Number(rating), body, language: body && (isArabic ? "ar" : "en"), basis: "order", basis_id: order.id },
        ...{ bought: line.variant ?? null, bought_ar: line.variant_ar ?? null },
        ...(isReplied && { reply: random.pick(pieceReplies)[isArabic ? 1 : 0], reply_language: isArabic ? "ar" : "en", replied_at: repliedAt }),
      },
    ];
  });
  await insertMany(trx, "reviews", rows);
}

/** A sentence that nobody wrote about this piece yet. */
function textOf(random: Seeded, rating: number, category: ProductCategory, productId: string, language: 0 | 1, said: Set<string>): string | null {
  const general = rating >= 4 ? pieceReviews.good : rating === 3 ? pieceReviews.fair : pieceReviews.poor;
  for (const [first] of random.sample(general, general.length).map((words) => [words[language]])) {
    const own = random.pick(categoryReviews[category])[language];
    const body = rating >= 4 && random.chance(0.4) ? `${first} ${own}` : first;
    if (!first || said.has(`${productId} ${first}`)) continue;
    said.add(`${productId} ${first}`);
    return body ?? null;
  }
  return null;
}
