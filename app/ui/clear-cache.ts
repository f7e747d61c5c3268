/** Clears this site's caches (never sign-in or drafts) and reloads the page. */
export async function clearCacheAndReload(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    const workers = await navigator.serviceWorker?.getRegistrations();
    await Promise.all((workers ?? []).map((worker) => worker.unregister()));
    // The HTTP cache of this address, and of what it loads, is renewed by requests that may not use it.
    const loaded = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload],link[rel=stylesheet]")].map(({ href }) => href);
    await Promise.all([location.href, ...loaded].map((address) => fetch(address, { cache: "reload" })));
  } catch {
    // Without a network or storage there is nothing to clear; still reload.
  }
  location.reload();
}
