import { type Action, BEACON } from "../counts.ts";

/** So long a page is in sight before it counts; words may still be typed. */
const IN_SIGHT_MS = 1_000;
const SETTLED_MS = 2_000;

function send(beacon: object): void {
  if (!navigator.webdriver) navigator.sendBeacon?.(BEACON, JSON.stringify(beacon));
}

/** Once for each tab: a page that is opened again by Back is not looked at anew. */
function isFirst(what: string): boolean {
  try {
    const key = `seen ${what}`;
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "1");
  } catch {
    // Without storage every visit counts.
  }
  return true;
}

const contentsOf = (name: string): string[] => [...document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)].map(({ content }) => content);
const isInSight = () => document.visibilityState === "visible";

function countPages(): void {
  if (!isInSight()) return;
  for (const page of contentsOf("counted")) {
    const [subject, id] = page.split(" ");
    if (isFirst(page)) send({ subject, action: "view", id });
  }
}

function countSearches(): void {
  if (!isInSight()) return;
  for (const search of contentsOf("searched")) {
    const [place = "", found, ...rest] = search.split(" ");
    const words = rest.join(" ");
    if (isFirst(`${place} ${words}`)) send({ place, words, found: Number(found) });
  }
}

/** How a link gets in touch with whom the page is about. Maps are no contact. */
function contactOf({ protocol, host }: HTMLAnchorElement): Action | undefined {
  if (protocol === "tel:") return "phone";
  if (protocol === "mailto:") return "email";
  if (!protocol.startsWith("http") || host === location.host || /(^|\.)google\./.test(host)) return undefined;
  return /(^|\.)(wa\.me|whatsapp\.com)$/.test(host) ? "whatsapp" : "website";
}

function countContact({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest("main a[href]");
  // A link of a drawing is none of these: it has no protocol, and leads to a page of ours.
  const action = link instanceof HTMLAnchorElement ? contactOf(link) : undefined;
  const page = action && contentsOf("counted").find((each) => /^(vendor|professional) /.test(each));
  if (!page) return;
  const [subject, id] = page.split(" ");
  if (isFirst(`${action} ${page}`)) send({ subject, action, id });
}

export const countCart = (id: string): void => send({ subject: "product", action: "cart", id });

/**
 * Counts what pages say of themselves: `<meta name="counted" content="vendor ID">` is a page about something,
 * `<meta name="searched" content="vendors 12 WORDS">` a search that found so many. Loaded when the page has long answered.
 */
export function watchPages(): void {
  let present = "";
  let timers: ReturnType<typeof setTimeout>[] = [];
  const look = () => {
    const shown = JSON.stringify([contentsOf("counted"), contentsOf("searched"), isInSight()]);
    if (shown === present) return;
    present = shown;
    for (const timer of timers) clearTimeout(timer);
    timers = [setTimeout(countPages, IN_SIGHT_MS), setTimeout(countSearches, SETTLED_MS)];
  };
  new MutationObserver(look).observe(document.head, { childList: true, subtree: true, attributeFilter: ["content"] });
  document.addEventListener("visibilitychange", look);
  document.addEventListener("click", countContact, true);
  look();
}
