import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { subscriptionsAdminContract, subscriptionsContract } from "../subscriptions.contract.ts";
import { listSubscriptions, overview } from "./admin.server.ts";
import { payInvoice } from "./invoices.server.ts";
import { confirm, getMine, listPlans, setCancel, start } from "./service.server.ts";

const subscriptions = implementContract(subscriptionsContract);
const admin = implementContract(subscriptionsAdminContract);

export const subscriptionsRouter = subscriptions.router({
  listPlans: subscriptions.listPlans.handler(() => listPlans()),
  getMine: subscriptions.getMine.handler(({ context }) => getMine(signedIn(context))),
  start: subscriptions.start.handler(({ input, context }) => start(signedIn(context), input, context.language)),
  pay: subscriptions.pay.handler(({ input, context }) => payInvoice(signedIn(context), input.id, context.language)),
  confirm: subscriptions.confirm.handler(({ context }) => confirm(signedIn(context))),
  cancel: subscriptions.cancel.handler(({ context }) => setCancel(signedIn(context), true)),
  resume: subscriptions.resume.handler(({ context }) => setCancel(signedIn(context), false)),
});

export const subscriptionsAdminRouter = admin.router({
  overview: admin.overview.handler(() => overview()),
  list: admin.list.handler(({ input }) => listSubscriptions(input)),
});
