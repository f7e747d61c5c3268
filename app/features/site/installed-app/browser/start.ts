import { pageLanguage } from "#app/platform/languages/languages.ts";
import { loadMessages } from "#app/platform/languages/messages.ts";
import { makeTranslate } from "#app/platform/languages/translator.ts";
import { toast } from "#app/ui/toast.tsx";

const HOUR_MS = 60 * 60_000;
/** Which language and theme the stored offline page has. */
const OFFLINE_PAGE_IS = "offline-page";

/** Registers the service worker, once the page answers; then looks for a new version every hour, and when the page is looked at again. */
export async function start(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register("/sw.js").catch(() => null);
  // Browsers that refuse (a private window) have the product without it.
  if (!registration) return;
  watchVersions(registration);
  let checkedAt = Date.now();
  const check = () => {
    if (document.hidden || Date.now() - checkedAt < HOUR_MS) return;
    checkedAt = Date.now();
    void registration.update().catch(() => undefined);
  };
  setInterval(check, HOUR_MS);
  document.addEventListener("visibilitychange", check);
  await renewOfflinePage();
}

function watchVersions(registration: ServiceWorkerRegistration): void {
  const say = () => {
    // Without a controller it is the first one: there is nothing to replace.
    if (registration.waiting && navigator.serviceWorker.controller) void sayNewVersion(registration.waiting);
  };
  say();
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => installing.state === "installed" && say());
  });
}

/** The page reloads only when its person says so, and forms with changes ask once more (LeaveGuard). */
async function sayNewVersion(waiting: ServiceWorker): Promise<void> {
  const { code, intlLocale } = pageLanguage(document.documentElement.dataset["language"] as Parameters<typeof pageLanguage>[0]);
  const t = makeTranslate("installed-app", await loadMessages(code, "installed-app"), intlLocale);
  const onAction = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("activate");
  };
  toast({ title: t("update.title"), description: t("update.text"), action: { label: t("update.reload"), onAction } });
}

/** The stored page follows the language and the theme. */
async function renewOfflinePage(): Promise<void> {
  const { language, theme } = document.documentElement.dataset;
  const wanted = `${language} ${theme}`;
  const { active } = await navigator.serviceWorker.ready;
  try {
    if (localStorage.getItem(OFFLINE_PAGE_IS) === wanted) return;
    localStorage.setItem(OFFLINE_PAGE_IS, wanted);
  } catch {
    // Without storage it is renewed with every page.
  }
  active?.postMessage("language");
}
