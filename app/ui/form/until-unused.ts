const PAUSE_MS = 200;

/** With the focus in it, or a menu or a dialog of it open. */
const isUsed = (part: Element) => part.contains(document.activeElement) || part.querySelector('[aria-expanded="true"], dialog[open]') !== null;

/** Until none of these parts of the page is in use: what replaces one would close its menu and drop the focus. */
export async function untilUnused(selector: string): Promise<void> {
  // Asked again and again: focus that goes with a removed element, or a part that leaves the page, sends no event.
  while ([...document.querySelectorAll(selector)].some(isUsed)) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
