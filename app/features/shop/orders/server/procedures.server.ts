import { implementContract } from "#app/platform/api/procedure.server.ts";
import { ordersContract } from "../orders.contract.ts";
import { placeOrders } from "./place.server.ts";
import { quoteCart } from "./quote.server.ts";

const orders = implementContract(ordersContract);

export const ordersRouter = orders.router({
  quote: orders.quote.handler(({ input, context }) => quoteCart(input, context.viewer, context.language)),
  place: orders.place.handler(({ input, context }) => placeOrders(input, context)),
});
