import type { Kysely } from "kysely";
import { type AskedLine, endOfBid, linesOfBid } from "#app/features/projects/requests/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { type AskedItem, THOUSANDTHS } from "../quotation.ts";
import type { QuotationBuilder } from "../quotations.contract.ts";
import { isUnit } from "../units.ts";

export const asAsked = ({ number, name, quantity, unit, note }: AskedLine): AskedItem => ({
  ...{ number, name, note: note ?? "", unit: isUnit(unit) ? unit : null },
  quantity: quantity === null ? null : Math.round(quantity * THOUSANDTHS),
});

/** What the request of a bid asks for. */
export async function askedFor(executor: Kysely<DB>, bidId: string | null): Promise<Pick<QuotationBuilder, "requestId" | "asked" | "bidEnd">> {
  if (!bidId) return { requestId: null, asked: [], bidEnd: null };
  const { requestId, items } = await linesOfBid(executor, bidId);
  return { requestId, asked: items.map(asAsked), bidEnd: await endOfBid(executor, bidId) };
}
