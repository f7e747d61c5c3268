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
};
