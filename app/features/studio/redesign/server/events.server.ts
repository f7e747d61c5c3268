import { db } from "#app/platform/database/db.server.ts";
import { notify, subscribe } from "#app/platform/live/live.server.ts";
import { sendEvent } from "#app/platform/live/person-events.server.ts";

const ENDED_TOPIC = "redesign-picture-ended";

/** Notifies the owner's open pages of a change of a redesign. */
export const sendToOwner = (ownerId: string, redesignId: string, executor: typeof db = db): Promise<void> =>
  sendEvent(ownerId, { topic: "redesign", id: redesignId }, executor);

/** Notifies the process that makes a picture of its cancellation. */
export const announceEnd = (pictureId: string, executor: typeof db = db): Promise<void> => notify(ENDED_TOPIC, pictureId, executor);

/** @returns unsubscribe */
export const onEnd = (pictureId: string, listener: () => void): (() => void) => subscribe(ENDED_TOPIC, (id) => void (id === pictureId && listener()));
