import type { Finishes } from "#app/engines/room/finishes.ts";
import type { Restyle } from "#app/engines/room/style-names.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import type { RedesignPicture } from "../redesign.contract.ts";
import { PREVIEW_SIDE, PREVIEWS_A_MINUTE } from "../redesign.ts";
import { inWorker } from "../work/in-worker.server.ts";
import { ownRedesign, roomPhotoOf, wasLookedAt } from "./rows.server.ts";

/** The pending preview; the next one supersedes it. */
const running = new Map<string, AbortController>();

type Preview = { picture: string } & Pick<RedesignPicture, "changed" | "leftAlone">;

/** A small, quick preview with the saved corrections. It is not stored. */
export async function previewLook(id: string, ownerId: string, style: Restyle, finishes: Finishes | null): Promise<Preview> {
  const redesign = await ownRedesign(id, ownerId);
  if (!wasLookedAt(redesign)) throw notFound();
  await enforceLimit(`redesign-preview:${ownerId}`, { max: PREVIEWS_A_MINUTE, windowSeconds: 60 });
  const photo = await roomPhotoOf(redesign);
  running.get(ownerId)?.abort(notFound());
  const mine = new AbortController();
  running.set(ownerId, mine);
  try {
    const wanted = { photo, corrections: redesign.corrections, style, finishes, side: PREVIEW_SIDE };
    const { jpeg, changed, left } = await inWorker("showLook", wanted, { signal: mine.signal, isUrgent: true, isShort: true, key: photo.sha256 });
    // Not a file: Node ends the process when a client disconnects during a multipart answer (undici 6, "ReadableStream is already closed").
    return { picture: `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`, changed, leftAlone: left };
  } finally {
    if (running.get(ownerId) === mine) running.delete(ownerId);
  }
}
