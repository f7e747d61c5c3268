import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { invalidatePages, onPagesInvalidated } from "#app/platform/pages/page-cache.server.ts";

const TAG = "prelaunch";

let known: Promise<boolean> | undefined;

async function read(): Promise<boolean> {
  const row = await db.selectFrom("prelaunch_switch").select("is_on").executeTakeFirst();
  return row?.is_on ?? false;
}

/** Whether the launch is still to come: the environment decides, else the switch. Read once, and again when it changed anywhere. */
export function isPrelaunch(): Promise<boolean> {
  if (env.isPrelaunch !== undefined) return Promise.resolve(env.isPrelaunch);
  known ??= read().catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** Subscribes to the switch; needs the live connection. @returns unsubscribe. */
export const watchPrelaunch = (): (() => void) =>
  onPagesInvalidated((tags) => {
    if (tags === "all" || tags.has(TAG)) known = undefined;
  });

/** The switch was moved, in the transaction or before it. */
export async function announceSwitch(): Promise<void> {
  known = undefined;
  await invalidatePages([TAG]);
}
