import { randomUUID } from "node:crypto";
import { onCopy, processorSeconds, productsDatabase } from "./database.ts";

const CHECKOUTS = 2_000;
const BUYERS = 16;
const VARIANTS = 40;
const SELLERS = 10;
const STOCK = 10_000;

/** Buyers at once, each from price to paid order by the sandbox: what they take from the stock, pay and book must add up to the last piece and halala. */
export async function run(): Promise<void> {
  await onCopy(await productsDatabase(), "bench_checkout", async () => {
    const { sql } = await import("kysely");
    await import("#app/api/router.server.ts");
    const { db } = await import("#app/platform/database/db.server.ts");
    const { aSeller, aVariant, checkoutOf, asBuyer } = await import("#app/features/shop/orders/testing/a-checkout.ts");
    const { receiveWebhook } = await import("#app/features/shop/payments/server/webhook.server.ts");
    const { sandboxWebhook } = await import("#app/features/shop/payments/server/sandbox.server.ts");
    const variants: string[] = [];
    for (let n = 0; n < SELLERS; n += 1) {
      const seller = await aSeller({ name: `Seller ${n}` });
      for (let piece = 0; piece < VARIANTS / SELLERS; piece += 1) variants.push(await aVariant(seller, { stock: STOCK }));
    }
    const pick = (n: number) => variants[n % variants.length] ?? "";
    const baskets = await Promise.all(variants.map((_, n) => checkoutOf({ [pick(n)]: 1, [pick(n + 7)]: 1 })));
    const buy = async (n: number) => {
      const input = { ...baskets[n % baskets.length], key: randomUUID() } as (typeof baskets)[number];
      const { next } = await asBuyer(null).place(input);
      const ref = next.split("/").at(-1) ?? "";
      await db.updateTable("sandbox_payments").set({ outcome: "approved" }).where("id", "=", ref).execute();
      const { headers, body } = sandboxWebhook(ref, "paid");
      if ((await receiveWebhook("sandbox", headers, body)) !== "taken") throw new Error("The webhook was not taken");
    };
    const all = async (count: number) => {
      let begun = 0;
      const buyer = async () => {
        while (begun < count) await buy(begun++);
      };
      await Promise.all(Array.from({ length: BUYERS }, buyer));
    };
    await all(100);
    const before = await processorSeconds();
    const started = performance.now();
    await all(CHECKOUTS);
    const seconds = (performance.now() - started) / 1000;
    const after = await processorSeconds();
    const { rows } = await sql<{ taken: number; sold: number; paid: number; booked: number }>`
      select (select sum(${STOCK} - stock)::int from product_variants where id = any(${variants}::uuid[])) taken, (select sum(quantity)::int from order_lines) sold,
        (select sum(total) from orders where status = 'paid') paid, (select sum(p.captured) from payments p) booked`.execute(db);
    const [{ taken, sold, paid, booked } = { taken: 0, sold: 0, paid: 0, booked: 0 }] = rows;
    const { rows: unbalanced } = await sql`select entry_id from ledger_postings group by entry_id, currency having sum(amount) <> 0`.execute(db);
    console.log(
      `${Math.round(CHECKOUTS / seconds)} checkouts/s from price to paid order (${BUYERS} buyers at once, two pieces of ${SELLERS} sellers each, ${seconds.toFixed(1)} s; ` +
        `processor: Node ${(after.node - before.node).toFixed(1)} s, database ${(after.database - before.database).toFixed(1)} s)`,
    );
    console.log(
      `taken from the stock ${taken}, sold ${sold}; paid ${paid}, captured ${booked}; entries of the ledger that do not balance: ${unbalanced.length}`,
    );
  });
}
