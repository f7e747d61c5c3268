// Until sign-in, a photograph stays on this device, in the browser's Cache Storage.
const STORE = "redesign-photo";
const PLACE = "/redesign/stored-photo";
const STORED_AT = "x-stored-at";
/** Signing up takes a mail and its link: longer than a visit, shorter than a day. */
const VALID_MS = 60 * 60_000;

/** @returns whether this browser could store it */
export async function storePhoto(file: File): Promise<boolean> {
  try {
    const store = await caches.open(STORE);
    await store.put(PLACE, new Response(file, { headers: { "content-type": file.type, [STORED_AT]: String(Date.now()) } }));
    return true;
  } catch {
    return false;
  }
}

/** The stored photograph, once. */
export async function takeStoredPhoto(): Promise<File | null> {
  try {
    if (!(await caches.has(STORE))) return null;
    const stored = await (await caches.open(STORE)).match(PLACE);
    const file = stored && Date.now() - Number(stored.headers.get(STORED_AT)) < VALID_MS ? await stored.blob() : null;
    await caches.delete(STORE);
    return file ? new File([file], "photo", { type: file.type }) : null;
  } catch {
    return null;
  }
}
