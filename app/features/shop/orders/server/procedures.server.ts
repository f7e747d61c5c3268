import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { ordersContract } from "../orders.contract.ts";
import { orderRunContract } from "../orders.run.contract.ts";
import { orderViewContract } from "../orders.view.contract.ts";
import { adoptCheckout } from "./adopt.server.ts";
import { askReturn, cancelOrder, closeDispute, disputeOrder, takeBack } from "./end.server.ts";
import { listOrders } from "./list.server.ts";
import { placeOrders } from "./place.server.ts";
import { quoteCart } from "./quote.server.ts";
import { refundOrder } from "./refund.server.ts";
import { acceptOrder, addNote, deliverOrder, prepareOrder, shipOrder, undoParcel } from "./run.server.ts";
import { confirmTransfer, refuseTransfer, sendReceipt } from "./transfer.server.ts";
import { getCheckout, getOrder } from "./view.server.ts";

/** Buying and reading. */
export const allOrdersContract = { ...ordersContract, ...orderViewContract };
const orders = implementContract(allOrdersContract);
const steps = implementContract(orderRunContract);

export const ordersRouter = orders.router({
  quote: orders.quote.handler(({ input, context }) => quoteCart(input, context.viewer, context.language)),
  place: orders.place.handler(({ input, context }) => placeOrders(input, context)),
  getCheckout: orders.getCheckout.handler(({ input, context }) => getCheckout(input.id, { ...context, token: input.token }, context.language)),
  adopt: orders.adopt.handler(({ input, context }) => adoptCheckout(input, signedIn(context))),
  get: orders.get.handler(({ input, context }) => getOrder(input.id, { ...context, token: input.token }, context.language)),
  listMine: orders.listMine.handler(({ input, context }) => listOrders({ buyer: signedIn(context).id }, input, context.language)),
  listReceived: orders.listReceived.handler(({ input, context }) => listOrders({ team: signedIn(context).id }, input, context.language)),
  listAll: orders.listAll.handler(({ input, context }) => listOrders("all", input, context.language)),
});

export const orderStepsRouter = steps.router({
  accept: steps.accept.handler(({ input, context }) => acceptOrder(input.id, signedIn(context))),
  prepare: steps.prepare.handler(({ input, context }) => prepareOrder(input.id, signedIn(context))),
  ship: steps.ship.handler(({ input, context }) => shipOrder(input, signedIn(context))),
  undoParcel: steps.undoParcel.handler(({ input, context }) => undoParcel(input.id, input.parcelId, signedIn(context))),
  deliver: steps.deliver.handler(({ input, context }) => deliverOrder(input.id, signedIn(context))),
  refund: steps.refund.handler(({ input, context }) => refundOrder(input, signedIn(context))),
  takeBack: steps.takeBack.handler(({ input, context }) => takeBack(input.id, signedIn(context))),
  addNote: steps.addNote.handler(({ input, context }) => addNote(input.id, input.note, signedIn(context))),
  cancel: steps.cancel.handler(({ input, context }) => cancelOrder(input, { viewer: context.viewer, token: input.token })),
  askReturn: steps.askReturn.handler(({ input, context }) => askReturn(input, { viewer: context.viewer, token: input.token })),
  dispute: steps.dispute.handler(({ input, context }) => disputeOrder(input, { viewer: context.viewer, token: input.token })),
  confirmTransfer: steps.confirmTransfer.handler(({ input, context }) => confirmTransfer(input.id, signedIn(context))),
  sendReceipt: steps.sendReceipt.handler(({ input, context }) => sendReceipt(input.id, input.receipt, { viewer: context.viewer, token: input.token })),
  refuseReceipt: steps.refuseReceipt.handler(({ input, context }) => refuseTransfer(input.id, input.reason, signedIn(context))),
  closeDispute: steps.closeDispute.handler(({ input, context }) => closeDispute(input.id, input.note, signedIn(context))),
});
