import { z } from "zod";
import { IdSchema, vendorProcedure } from "#app/platform/api/contract.ts";
import { listInput, moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { customerAddress, salesAddress } from "./sales-reports.search.ts";

/** Halalas. */
const Amount = z.number().int();

const Customer = z.object({
  /** Of the latest order. */
  id: IdSchema,
  name: z.string(),
  city: z.string(),
  vendor: z.string(),
  orders: z.number().int(),
  /** Paid, less what was given back. VAT included. */
  spent: Amount,
  currency: z.string(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type Customer = z.infer<typeof Customer>;
const CustomerFilters = moreInput(customerAddress);
export type CustomerFilters = z.infer<typeof CustomerFilters>;
const CustomerPage = morePage(Customer);
export type CustomerPage = z.infer<typeof CustomerPage>;

/** VAT included, unless it says otherwise. */
const Figures = z.object({ orders: z.number().int(), sales: Amount, salesVat: Amount, refunds: Amount, refundsVat: Amount });
const SalesDay = Figures.extend({ day: z.iso.date() });
export type SalesDay = z.infer<typeof SalesDay>;
const SoldPiece = z.object({
  productId: IdSchema,
  name: z.string(),
  quantity: z.number().int(),
  returned: z.number().int(),
  /** Before refunds. */
  sales: Amount,
});
export type SoldPiece = z.infer<typeof SoldPiece>;
const Report = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  currency: z.string(),
  totals: Figures,
  /** Commission with its VAT, of the sales. */
  commission: Amount,
  days: z.array(SalesDay),
  pieces: z.array(SoldPiece),
});
export type SalesReport = z.infer<typeof Report>;
/** Null: views were not counted yet. Orders are those that were paid. */
const Funnel = z.object({ views: z.number().int(), carts: z.number().int(), orders: z.number().int() });
const AnalyticsDay = z.object({ day: z.iso.date(), views: z.number().int().nullable(), carts: z.number().int().nullable(), orders: z.number().int() });
export type AnalyticsDay = z.infer<typeof AnalyticsDay>;
const AnalyticsPiece = Funnel.extend({ productId: IdSchema, name: z.string() });
export type AnalyticsPiece = z.infer<typeof AnalyticsPiece>;
const Analytics = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** The first day of counting. */
  countedSince: z.iso.date(),
  totals: Funnel,
  /** Every day of the period, the earliest first. */
  days: z.array(AnalyticsDay),
  pieces: z.array(AnalyticsPiece),
});
export type Analytics = z.infer<typeof Analytics>;

const SalesFilters = listInput(salesAddress);
export type SalesFilters = z.infer<typeof SalesFilters>;

const tags = ["Vendors: reports"];

export const vendorReportsContract = {
  /** Who bought from the viewer's vendors, the latest first. Vendors and their people. */
  customers: vendorProcedure
    .route({ method: "GET", path: "/vendor/customers", summary: "List your customers", tags })
    .input(CustomerFilters)
    .output(CustomerPage),
  /** What the viewer's vendors sold in a period of a year at most: by day, by piece, with VAT. Vendors and their people. */
  sales: vendorProcedure.route({ method: "GET", path: "/vendor/reports/sales", summary: "Report your sales", tags }).input(SalesFilters).output(Report),
  /** How often the pieces of the viewer's vendors were looked at, put into a cart and ordered, by day and by piece. Vendors and their people. */
  analytics: vendorProcedure
    .route({ method: "GET", path: "/vendor/analytics", summary: "Report views and orders", tags })
    .input(SalesFilters)
    .output(Analytics),
};
