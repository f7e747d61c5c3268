// The service worker, as browsers get it at /sw.js: the server puts `const RELEASE = "..."` in front. It runs alone, so it imports nothing.
/* global RELEASE */

/** The page that stands in for those that cannot be had. */
const OFFLINE_PAGE = "/offline.html";
const OFFLINE = `offline-${RELEASE}`;
/** Public pages that were looked at, and the styles and fonts that they are read with. */
const PAGES = "pages";
const PARTS = "parts";
const MOST_PAGES = 30;
const MOST_PARTS = 60;
/** What another app shared, until the screen at /share takes it (browser/shared-photo.ts). */
const SHARED = "shared-photo";
const SHARED_AT = "/share/photo";
/** A photograph that waits for the sign-in. */
const WAITING = "redesign-photo";
const SIGN_OUT = ["/api/auth/sign-out", "/logout"];

addEventListener("install", (event) => event.waitUntil(storeOfflinePage()));
addEventListener("activate", (event) => event.waitUntil(begin()));
addEventListener("message", (event) => {
  // Only when the person asks for the new version: a page of the old one may hold what is not saved yet.
  if (event.data === "activate") event.waitUntil(skipWaiting());
  if (event.data === "language") event.waitUntil(storeOfflinePage());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST") {
    if (pathname === "/share-target") event.respondWith(receive(request));
    else if (SIGN_OUT.includes(pathname)) event.waitUntil(forget());
  } else if (request.method === "GET") {
    if (request.mode === "navigate") event.respondWith(openPage(event));
    else if (/^\/assets\/[^/]+\.(css|woff2)$/.test(pathname)) event.respondWith(openPart(event));
  }
});

addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function begin() {
  for (const name of await caches.keys()) if (name.startsWith("offline-") && name !== OFFLINE) await caches.delete(name);
  await registration.navigationPreload?.enable();
  await clients.claim();
}

/** In the language and theme of the browser's cookies. */
async function storeOfflinePage() {
  await (await caches.open(OFFLINE)).add(new Request(OFFLINE_PAGE, { cache: "reload" }));
}

/** The network first: what is stored is only for those who have none. */
async function openPage(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isPublicPage(response)) event.waitUntil(store(PAGES, event.request.url, response.clone(), MOST_PAGES));
    return response;
  } catch {
    const offline = await caches.match(OFFLINE_PAGE, { cacheName: OFFLINE, ignoreVary: true });
    const page = await caches.match(event.request.url, { cacheName: PAGES, ignoreVary: true });
    if (!offline || !page) return offline ?? Response.error();
    return new Response(stillPage(await page.text(), await offline.text()), { headers: page.headers });
  }
}

/** Pages that are the same for every visitor: the server says so of no other. */
const isPublicPage = ({ status, headers }) =>
  status === 200 && headers.get("content-type")?.startsWith("text/html") && headers.get("cache-control")?.startsWith("public");

/** A stored page to read: scripts would ask for what is not there. Above it, the offline page's bar says that it is from before. */
function stillPage(html, offline) {
  const bar = /<template>(.*?)<\/template>/s.exec(offline)?.[1] ?? "";
  return html
    .replaceAll(/<script\b.*?<\/script>/gs, "")
    .replaceAll(/<link\b[^>]*(?:modulepreload|data-later)[^>]*>/g, "")
    .replace(/<body[^>]*>/, (body) => body + bar);
}

async function openPart(event) {
  const known = await caches.match(event.request.url, { cacheName: PARTS, ignoreVary: true });
  if (known) return known;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(store(PARTS, event.request.url, response.clone(), MOST_PARTS));
  return response;
}

/** The newest stay; a cache lists its entries in the order in which they came. */
async function store(name, address, response, most) {
  const cache = await caches.open(name);
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, response);
  const all = await cache.keys();
  for (const request of all.slice(0, Math.max(0, all.length - most))) await cache.delete(request, { ignoreVary: true });
}

/** Signing out: nothing stays that says who was here, or what they looked at. */
async function forget() {
  for (const name of [PAGES, SHARED, WAITING]) await caches.delete(name);
  for (const notification of await registration.getNotifications()) notification.close();
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
}

/** A photo from another app stays on the device until its person has chosen what becomes of it. */
async function receive(request) {
  try {
    const form = await request.formData();
    const photo = form.get("photo");
    const words = ["title", "text", "url"].map((name) => String(form.get(name) ?? "").trim());
    const headers = { "x-stored-at": String(Date.now()), "x-words": encodeURIComponent(words.filter(Boolean).join("\n").slice(0, 500)) };
    if (photo instanceof File && photo.type.startsWith("image/"))
      await (await caches.open(SHARED)).put(SHARED_AT, new Response(photo, { headers: { ...headers, "content-type": photo.type } }));
  } catch {
    // The screen asks for the photo again.
  }
  return Response.redirect("/share", 303);
}

async function show({ title, body, href, tag, lang, dir }) {
  await registration.showNotification(title, { body, tag, lang, dir, data: href, icon: "/icon-192.png", badge: "/badge-96.png" });
}

/** In a window of its own, unless one shows that page: another may hold what is not saved yet. */
async function open(href) {
  const address = new URL(href, location.origin);
  if (address.origin !== location.origin) return;
  const windows = await clients.matchAll({ type: "window" });
  const there = windows.find(({ url }) => url === address.href);
  await (there ? there.focus() : clients.openWindow(address.href));
}

/** The push service gave the browser another address. */
async function renew({ oldSubscription, newSubscription }) {
  const made = newSubscription ?? (oldSubscription && (await registration.pushManager.subscribe(oldSubscription.options)));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  await fetch("/api/v1/push-devices", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ endpoint, keys }) });
}
