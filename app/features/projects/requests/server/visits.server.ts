import type { Kysely } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { areBidsOpened, isHousehold } from "../requests.policy.ts";
import { findRequest } from "./sides.server.ts";

/** @throws NOT_FOUND for those who may not read it */
export async function requireRequest(executor: Kysely<DB>, viewer: Viewer, id: string): Promise<void> {
  await findRequest(executor, viewer, id);
}

/**
 * The project of a request whose household asks a professional to come about it.
 * @throws NOT_FOUND for strangers, and for a professional who was not asked; a sealed bid does not show by it
 */
export async function requireVisitable(executor: Kysely<DB>, viewer: Viewer, id: string, professionalId: string): Promise<string> {
  const { request, sides } = await findRequest(executor, viewer, id);
  const asked = (await findRequest(executor, { id: professionalId }, id)).sides;
  const isAsked = asked.isInvited || asked.fits || (asked.hasBid && areBidsOpened(request, new Date()));
  if (!isHousehold(sides) || isHousehold(asked) || !isAsked) throw notFound();
  return request.project_id;
}
