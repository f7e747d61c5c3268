import { isAppleTouch } from "#app/kit/apple-touch.ts";

/** The page registers the same one, in production. */
const WORKER = "/sw.js";

/** Why this browser cannot show notifications: a key of the texts at `push`. */
export type Obstacle = "unsupported" | "install" | "denied";

export function obstacle(): Obstacle | null {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return isAppleTouch() ? "install" : "unsupported";
  return Notification.permission === "denied" ? "denied" : null;
}

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** Whether messages for this browser can arrive: its own side may have ended. */
export const isSubscribed = async (): Promise<boolean> => obstacle() === null && (await subscription()) !== null;

/** Asks for permission where it is open. @returns what the server needs; null when the person said no */
export async function subscribe(key: string): Promise<{ endpoint: string; keys: { p256dh: string; auth: string } } | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key, or of who was here before, cannot be used.
  await (await pushManager.getSubscription())?.unsubscribe();
  const { endpoint = "", keys = {} } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  return { endpoint, keys: { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" } };
}

export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
