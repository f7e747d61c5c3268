import { notFound } from "#app/platform/api/errors.ts";
import type { RedesignRoom } from "../redesign.contract.ts";
import { inWorker } from "../work/in-worker.server.ts";
import { ownRedesign, roomPhotoOf, wasLookedAt } from "./rows.server.ts";

/** The room as furniture sees it, or why it cannot be furnished. NOT_FOUND before the photograph was looked at. */
export async function roomOfRedesign(id: string, ownerId: string): Promise<RedesignRoom> {
  const redesign = await ownRedesign(id, ownerId);
  if (!wasLookedAt(redesign)) throw notFound();
  const photo = await roomPhotoOf(redesign);
  return (await inWorker("seeRoom", { photo, corrections: redesign.corrections }, { isUrgent: true, key: photo.sha256 })) as RedesignRoom;
}
