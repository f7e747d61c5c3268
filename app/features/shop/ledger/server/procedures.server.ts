import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { payoutsContract } from "../ledger.contract.ts";
import { createPayout, listOwnPayouts, listPayouts, setCommission } from "./payouts.server.ts";

const payouts = implementContract(payoutsContract);

export const payoutsRouter = payouts.router({
  list: payouts.list.handler(({ input, context }) => listPayouts(input.after, context.language)),
  listMine: payouts.listMine.handler(({ context }) => listOwnPayouts(signedIn(context), context.language)),
  create: payouts.create.handler(({ input, context }) => createPayout(input, signedIn(context))),
  setRate: payouts.setRate.handler(({ input, context }) => setCommission(input, signedIn(context))),
});
