import type { Kysely } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { NOTICE_SECONDS } from "../redesign.ts";
import type { Run } from "./run.server.ts";

/** Notifies people who waited so long that they may have left the page. */
export async function notifyReady(trx: Kysely<DB>, { ownerId, redesignId, style, createdAt }: Run): Promise<void> {
  if (Date.now() - createdAt.getTime() < NOTICE_SECONDS * 1000) return;
  await notifyPerson(trx, { userId: ownerId, kind: "redesign_ready", params: { style }, href: `/redesign/${redesignId}`, groupKey: redesignId });
}
