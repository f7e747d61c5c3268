import { z } from "zod";
import { adminProcedure, IdSchema, ownerProcedure, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";
import { PERIODS } from "#app/platform/plans/plans.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { INVOICE_STATUSES, SUBSCRIPTION_STATUSES } from "./subscriptions.ts";

/** One at a time: what is paid for is used up or canceled first. */
export const subscribed = defineError("SUBSCRIBED", { status: 409, message: "You have a plan already." });

const Words = z.object({ en: z.string(), ar: z.string() }).catchall(z.string().optional());
const Plan = z.object({
  id: z.string(),
  name: Words,
  text: Words,
  /** Halalas, VAT included. */
  price: z.object({ month: z.number().int(), year: z.number().int() }).nullable(),
  limits: z.object({ quotes: z.number().int().nullable(), seats: z.number().int().nullable() }),
});
export type OfferedPlan = z.infer<typeof Plan>;

const Moment = z.iso.datetime();
const Invoice = z.object({
  id: IdSchema,
  plan: z.string(),
  period: z.enum(PERIODS),
  amount: z.number().int(),
  status: z.enum(INVOICE_STATUSES),
  number: z.string().nullable(),
  periodFrom: Moment.nullable(),
  periodUntil: Moment.nullable(),
  paidAt: Moment.nullable(),
});
export type PlanInvoice = z.infer<typeof Invoice>;

const Own = z.object({
  subscription: z
    .object({ plan: z.string(), period: z.enum(PERIODS), status: z.enum(SUBSCRIPTION_STATUSES), paidUntil: Moment.nullable(), cancelsAtEnd: z.boolean() })
    .nullable(),
  /** Of this month, in the viewer's own name. */
  quotes: z.number().int(),
  /** The newest first, at most 36. */
  invoices: z.array(Invoice),
});
export type OwnPlan = z.infer<typeof Own>;

const Listed = z.object({
  id: IdSchema,
  person: z.object({ id: IdSchema, name: z.string() }),
  plan: z.string(),
  period: z.enum(PERIODS),
  status: z.enum(SUBSCRIPTION_STATUSES),
  paidUntil: Moment.nullable(),
  cancelsAtEnd: z.boolean(),
  createdAt: Moment,
});
export type ListedSubscription = z.infer<typeof Listed>;

const tags = ["Plans"];
const ToPay = z.object({ invoiceId: IdSchema, payUrl: z.string().nullable() });

export const subscriptionsContract = {
  /** The plans of this deployment; none where everything is free. Open to everybody. */
  listPlans: publicProcedure
    .route({ method: "GET", path: "/plans", summary: "List plans", tags })
    .output(z.object({ isEnforced: z.boolean(), graceDays: z.number().int(), canPay: z.boolean(), plans: z.array(Plan) })),
  /** The viewer's plan with its invoices. Anyone signed in. */
  getMine: signedInProcedure.route({ method: "GET", path: "/subscription", summary: "Get your plan", tags }).output(Own),
  /** Begins a plan: its invoice waits for its money. INVALID names plan; NOT_FOUND where nothing is sold. Professionals and vendors, never while impersonating. */
  start: ownerProcedure
    .errors(declare(subscribed))
    .route({ method: "POST", path: "/subscription", summary: "Begin a plan", successStatus: 201, tags })
    .input(z.object({ plan: z.string().max(30), period: z.enum(PERIODS) }))
    .output(ToPay),
  /** Where an open invoice is paid. Its owner. */
  pay: ownerProcedure
    .errors(declare(statusConflict))
    .route({ method: "POST", path: "/subscription/invoices/{id}/pay", summary: "Pay an invoice", tags })
    .input(z.object({ id: IdSchema }))
    .output(ToPay),
  /** Asks the provider whether the open invoice was paid. Its owner. */
  confirm: ownerProcedure.route({ method: "POST", path: "/subscription/confirm", summary: "Check the payment of your plan", tags }).output(Own),
  /** Ends the plan with the time that is paid. Its owner. */
  cancel: ownerProcedure.route({ method: "POST", path: "/subscription/cancel", summary: "Cancel your plan", tags }).output(Own),
  /** Takes the cancellation back while the paid time runs. Its owner. */
  resume: ownerProcedure.route({ method: "POST", path: "/subscription/resume", summary: "Continue your plan", tags }).output(Own),
};

export const subscriptionsAdminContract = {
  /** How many have which plan, and what came in this month, VAT included. Admins. */
  overview: adminProcedure.route({ method: "GET", path: "/admin/subscriptions/overview", summary: "Count subscriptions", tags }).output(
    z.object({
      isEnforced: z.boolean(),
      graceDays: z.number().int(),
      plans: z.array(Plan.extend({ active: z.number().int(), pastDue: z.number().int() })),
      paidThisMonth: z.number().int(),
    }),
  ),
  /** The newest first. Admins. */
  list: adminProcedure.route({ method: "GET", path: "/admin/subscriptions", summary: "List subscriptions", tags }).input(afterInput).output(morePage(Listed)),
};
