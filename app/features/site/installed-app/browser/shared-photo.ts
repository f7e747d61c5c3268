// Written by worker/service-worker.js, which imports nothing.
const STORE = "shared-photo";
const PLACE = "/share/photo";
/** Signing up takes a mail and its link: longer than a visit, shorter than a day. */
const VALID_MS = 60 * 60_000;

export type Shared = { photo: File /** What the other app said about it. */; words: string };

/** The photo that another app shared; it stays until it is used, or an hour. */
export async function sharedPhoto(): Promise<Shared | null> {
  try {
    if (!(await caches.has(STORE))) return null;
    const stored = await (await caches.open(STORE)).match(PLACE);
    if (!stored || Date.now() - Number(stored.headers.get("x-stored-at")) > VALID_MS) {
      await caches.delete(STORE);
      return null;
    }
    const bytes = await stored.blob();
    return { photo: new File([bytes], "photo", { type: bytes.type }), words: decodeURIComponent(stored.headers.get("x-words") ?? "") };
  } catch {
    return null;
  }
}

/** One that was chosen on the screen waits there, too, while its person signs in. */
export async function storeShared(photo: File): Promise<void> {
  const headers = { "content-type": photo.type, "x-stored-at": String(Date.now()) };
  await (await caches.open(STORE)).put(PLACE, new Response(photo, { headers })).catch(() => undefined);
}

export const removeShared = async (): Promise<void> => void (await caches.delete(STORE).catch(() => false));
