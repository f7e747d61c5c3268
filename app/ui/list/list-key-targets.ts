// The targets of a list's keys on the current page. The real focus moves, so that Enter, screen readers and Tab continue from there.

/** By its place on the keyboard: with an Arabic layout, J writes ت. */
export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  if (key === "?" || key === "؟" || (code === "Slash" && shiftKey)) return "?";
  if (key === "/" || code === "Slash") return "/";
  return code.startsWith("Key") ? code.slice(3).toLowerCase() : key.toLowerCase();
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]") !== null;

const OFF = "list.keys.off";

/** Single keys can be turned off, for this browser. */
export const areKeysOff = (): boolean => localStorage.getItem(OFF) !== null;

export function turnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(OFF);
  else localStorage.setItem(OFF, "1");
}

/** True while an open dialog or menu is above the element: keys are for that one. */
export function isCovered(element: Element | null): boolean {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  return document.querySelector(".menu") !== null || (dialog !== undefined && !dialog.contains(element));
}

export const searchBox = (): HTMLInputElement | null => document.querySelector("main input[type=search]");

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("main .table tbody tr:not([aria-hidden])")];

export const rowInFocus = (): HTMLElement | undefined => rows().find((row) => row.contains(document.activeElement));

/** The next or previous row, by what opens it; the first from outside. @returns false without rows */
export function goToRow(step: 1 | -1): boolean {
  const all = rows();
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const next = all[at === -1 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)];
  next?.querySelector<HTMLElement>(".c-name :is(a, button), a, button")?.focus();
  return next !== undefined;
}

/** The form one is in, else that of the dialog, else the page's long one. */
export function formToSave(): HTMLFormElement | null {
  const dialog = [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1);
  if (dialog) return dialog.querySelector("form");
  return document.activeElement?.closest("form") ?? document.querySelector<HTMLFormElement>("main form:has(.save-bar)");
}
