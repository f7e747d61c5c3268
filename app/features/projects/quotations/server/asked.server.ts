import type { Kysely } from "kysely";
import { type AskedLine, linesOfBid } from "#app/features/projects/requests/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { type AskedItem, THOUSANDTHS } from "../quotation.ts";
import { isUnit } from "../units.ts";

export const asAsked = ({ number, name, quantity, unit, note }: AskedLine): AskedItem => ({
  ...{ number, name, note: note ?? "", unit: isUnit(unit) ? unit : null },
  quantity: quantity === null ? null : Math.round(quantity * THOUSANDTHS),
});

/** What the request of a bid asks for. */
export async function askedFor(executor: Kysely<DB>, bidId: string | null): Promise<{ requestId: string | null; asked: AskedItem[] }> {
  if (!bidId) return { requestId: null, asked: [] };
  const { requestId, items } = await linesOfBid(executor, bidId);
  return { requestId, asked: items.map(asAsked) };
}
