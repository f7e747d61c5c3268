import "#app/api/router.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { orderStatus } from "./server/status.server.ts";
import { aSeller, aVariant, ordersOf, place } from "./testing/a-checkout.ts";

let first: ReturnType<typeof placed> | undefined;
async function placed() {
  const { checkoutId } = await place({ [await aVariant(await aSeller())]: 1 });
  const [order] = await ordersOf(checkoutId);
  if (!order) throw new Error("No order was placed.");
  return order;
}

describeStatus(orderStatus, {
  /** Copies of one real order, without its lines. */
  async make(status) {
    first ??= placed();
    const { search: _search, ...model } = await first;
    const id = newId();
    const texts = { seller: JSON.stringify(model.seller), delivery: JSON.stringify(model.delivery) };
    await db
      .insertInto("orders")
      .values({ ...model, ...texts, id, number: id, status })
      .execute();
    return id;
  },
  run: plainMoves(orderStatus),
});
