import { z } from "zod";
import { IdSchema, publicProcedure } from "#app/platform/api/contract.ts";
import { SANDBOX_ACTIONS } from "./payments.ts";

const tags = ["Payments"];
const one = z.object({ id: IdSchema });

export const paymentsContract = {
  /** A payment of the sandbox, by its link. NOT_FOUND where the sandbox is off. Open to everybody. */
  getSandbox: publicProcedure
    .route({ method: "GET", path: "/payments/sandbox/{id}", summary: "Get a payment of the sandbox", tags })
    .input(one)
    .output(z.object({ id: IdSchema, amount: z.number().int(), currency: z.string(), isOpen: z.boolean(), isDeclined: z.boolean(), returnUrl: z.string() })),
  /**
   * What a person does on the sandbox's page: pays, is declined, leaves, or pays with a message that comes ten seconds late. `next` is where the browser goes.
   * Open to everybody.
   */
  actInSandbox: publicProcedure
    .route({ method: "POST", path: "/payments/sandbox/{id}", summary: "Approve or decline a payment of the sandbox", tags })
    .input(one.extend({ action: z.enum(SANDBOX_ACTIONS) }))
    .output(z.object({ next: z.string().nullable() })),
};
