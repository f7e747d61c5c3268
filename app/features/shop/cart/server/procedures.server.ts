import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { cartContract } from "../cart.contract.ts";
import { mergeItems, readItems, updateItems } from "./account.server.ts";
import { checkCart } from "./check.server.ts";

const cart = implementContract(cartContract);

export const cartRouter = cart.router({
  check: cart.check.handler(({ input, context }) => checkCart(input, context.language)),
  get: cart.get.handler(({ context }) => readItems(db, signedIn(context).id)),
  merge: cart.merge.handler(({ input, context }) => mergeItems(signedIn(context).id, input.items)),
  update: cart.update.handler(({ input, context }) => updateItems(signedIn(context).id, input.items)),
});
