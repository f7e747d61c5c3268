import type { Kysely } from "kysely";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { membershipOf } from "#app/platform/organizations/membership.server.ts";
import { mayRunOrder, maySeeOrder, type OrderParties } from "../orders.policy.ts";
import { isTokenOf } from "./token.server.ts";

type Order = { checkout_id: string; vendor_id: string; buyer_id: string | null };

/** @param token of the checkout, for buyers without an account */
export async function partiesOf(executor: Kysely<DB>, order: Order, viewer: Viewer | null, token?: string | null): Promise<OrderParties> {
  const isBuyer = (viewer !== null && order.buyer_id === viewer.id) || Boolean(token && isTokenOf(order.checkout_id, token));
  const vendor = viewer && (await executor.selectFrom("vendors").select("organization_id").where("id", "=", order.vendor_id).executeTakeFirst());
  const teamRole = viewer && vendor ? ((await membershipOf(executor, vendor.organization_id, viewer.id))?.role ?? null) : null;
  return { isBuyer, teamRole };
}

/** @throws NOT_FOUND unless the viewer may see it, FORBIDDEN for those of the team who only read */
export async function requireSeller(executor: Kysely<DB>, order: Order, viewer: Viewer): Promise<OrderParties> {
  const parties = await partiesOf(executor, order, viewer);
  if (mayRunOrder(viewer, parties)) return parties;
  throw maySeeOrder(viewer, { ...parties, isBuyer: false }) ? forbidden() : notFound();
}
