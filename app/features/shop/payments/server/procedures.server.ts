import { implementContract } from "#app/platform/api/procedure.server.ts";
import { paymentsContract } from "../payments.contract.ts";
import { actInSandbox, getSandboxPayment } from "./sandbox-page.server.ts";

const payments = implementContract(paymentsContract);

export const paymentsRouter = payments.router({
  getSandbox: payments.getSandbox.handler(({ input }) => getSandboxPayment(input.id)),
  actInSandbox: payments.actInSandbox.handler(({ input }) => actInSandbox(input.id, input.action)),
});
