type Layer = typeof globalThis & { dataLayer?: unknown[]; gtag?: (...command: unknown[]) => void } & Record<`ga-disable-${string}`, boolean>;

/** Adds the third party's script to the page, once. The page's policy names its host only when analytics is configured. */
export function startAnalytics(id: string): void {
  const page = globalThis as Layer;
  page[`ga-disable-${id}`] = false;
  if (page.gtag) return;
  const layer: unknown[] = [];
  page.dataLayer = layer;
  page.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the script takes commands only as an arguments object
    layer.push(arguments);
  };
  page.gtag("js", new Date());
  page.gtag("config", id, { anonymize_ip: true, allow_google_signals: false, allow_ad_personalization_signals: false });
  const script = document.createElement("script");
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  script.async = true;
  document.head.append(script);
}

/** A consent that was taken back counts at once, in a page that has the script, too: it sends nothing more, and its cookies go. */
export function stopAnalytics(id: string): void {
  (globalThis as Layer)[`ga-disable-${id}`] = true;
  const domains = location.hostname.split(".").map((_, index, parts) => parts.slice(index).join("."));
  for (const [name] of document.cookie.matchAll(/(?<=^|;\s*)_ga[^=;]*/g))
    for (const domain of ["", ...domains.map((each) => `; Domain=${each}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
}
