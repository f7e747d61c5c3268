import { db } from "#app/platform/database/db.server.ts";
import { notify, subscribe } from "#app/platform/live/live.server.ts";
import { sendEvent } from "#app/platform/live/person-events.server.ts";

const ENDED_TOPIC = "redesign-picture-ended";

/** Tells the open pages of its owner that something about a redesign is new. */
export const sendToOwner = (ownerId: string, redesignId: string, executor: typeof db = db): Promise<void> =>
  sendEvent(ownerId, { topic: "redesign", id: redesignId }, executor);

/** Tells whichever process works on a picture that nobody wants it any more. */
export const announceEnd = (pictureId: string, executor: typeof db = db): Promise<void> => notify(ENDED_TOPIC, pictureId, executor);

/** @returns the function that ends it */
export const onEnd = (pictureId: string, listener: () => void): (() => void) => subscribe(ENDED_TOPIC, (id) => void (id === pictureId && listener()));
