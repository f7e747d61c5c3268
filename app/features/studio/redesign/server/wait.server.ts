import { subscribe } from "#app/platform/live/live.server.ts";
import { PERSON_TOPIC } from "#app/platform/live/person-events.server.ts";
import type { RedesignPicture } from "../redesign.contract.ts";
import { findPicture, presentPicture } from "./pictures.rows.server.ts";

/** Polling interval without events. */
const LOOK_MS = 2_000;

const isOpen = (picture: RedesignPicture | undefined) => picture?.state === "queued" || picture?.state === "running";

/** The picture once it has ended, or its state at the timeout; undefined when it was deleted. */
export async function waitForEnd(pictureId: string, waitMs: number): Promise<RedesignPicture | undefined> {
  const until = Date.now() + waitMs;
  let wake = () => {};
  let redesignId = "";
  const unsubscribe = subscribe(PERSON_TOPIC, (payload) => void (redesignId && payload.includes(redesignId) && wake()));
  try {
    for (;;) {
      const row = await findPicture(pictureId);
      const picture = row && presentPicture(row, new Map());
      redesignId = row?.redesign_id ?? "";
      const left = until - Date.now();
      if (!isOpen(picture) || left <= 0) return picture;
      await new Promise<void>((next) => {
        const timer = setTimeout(next, Math.min(LOOK_MS, left));
        wake = () => {
          clearTimeout(timer);
          next();
        };
      });
    }
  } finally {
    unsubscribe();
  }
}
