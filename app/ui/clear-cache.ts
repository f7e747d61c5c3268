/** Empties what this site keeps for speed (never sign-in or what was typed) and loads the page anew. */
export async function clearCacheAndReload(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    const workers = await navigator.serviceWorker?.getRegistrations();
    await Promise.all((workers ?? []).map((worker) => worker.unregister()));
    // The HTTP cache of this address is renewed by a request that may not use it.
    await fetch(location.href, { cache: "reload" });
  } catch {
    // Without a network or storage there is nothing to clear; loading again is still right.
  }
  location.reload();
}
