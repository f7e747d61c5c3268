const NAME = "diwan:forum";
const PHOTOS = "photos";
const place = (viewerId: string, name: string) => `${viewerId}:${name}`;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function inStore(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(PHOTOS);
  const database = await done(opening);
  try {
    return await done(act(database.transaction(PHOTOS, mode).objectStore(PHOTOS)));
  } finally {
    // once what was begun is through
    database.close();
  }
}

/** A draft's photographs, stored in the browser as its text is. Browsers may refuse storage, and its content cannot be trusted. */
export async function readPhotos(viewerId: string, name: string): Promise<File[]> {
  try {
    const stored = await inStore("readonly", (store) => store.get(place(viewerId, name)));
    return Array.isArray(stored) ? stored.filter((file) => file instanceof File) : [];
  } catch {
    return [];
  }
}

export async function savePhotos(viewerId: string, name: string, files: readonly File[]): Promise<void> {
  try {
    const key = place(viewerId, name);
    await inStore("readwrite", (store) => (files.length === 0 ? store.delete(key) : store.put([...files], key)));
  } catch {
    // full or forbidden: the photographs stay on the screen
  }
}
