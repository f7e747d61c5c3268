import type { Kysely } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { areBidsOpened, isHousehold } from "../requests.policy.ts";
import { findBid } from "./sides.server.ts";

/** @throws NOT_FOUND for everybody but the household that asked, while the bids are sealed, and for a bid that was never sent or taken back */
export async function requireOpenedBid(executor: Kysely<DB>, viewer: Viewer, id: string): Promise<void> {
  const { bid, request, sides } = await findBid(executor, viewer, id);
  const isSent = bid.status !== "draft" && bid.status !== "withdrawn";
  if (!isHousehold(sides) || !areBidsOpened(request, new Date()) || !isSent) throw notFound();
}
