type Edges = { top: number; bottom: number; left: number; right: number };
type Room = { width: number; height: number };

/** How far from the window's edge a menu stays. */
const MARGIN = 8;

const stepOf = (key: string, at: number, count: number): number | null => {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowDown") return at + 1;
  return key === "ArrowUp" ? (at === -1 ? count : at) - 1 : null;
};

/** The item that a key leads to: arrows go round, a letter finds the next item that begins with it. Null for other keys. */
export function itemByKey(key: string, texts: readonly string[], at: number): number | null {
  const { length } = texts;
  if (length === 0) return null;
  const step = stepOf(key, at, length);
  if (step !== null) return (step + length) % length;
  if (!/^[\p{L}\p{N}]$/u.test(key)) return null;
  const letter = key.toLowerCase();
  const later = texts.map((_, index) => (at + 1 + index) % length);
  return later.find((index) => texts[index]?.trim().toLowerCase().startsWith(letter)) ?? null;
}

/** Whether a menu that was opened downwards fits better above its button. */
export const fitsAbove = (menu: Edges, anchor: Edges, { height }: Room): boolean =>
  menu.bottom > height - MARGIN && anchor.top - (menu.bottom - menu.top) > MARGIN;

/** By how much a menu is moved so that it stays within the window; positive to the right. */
export function shiftInto({ left, right }: Edges, { width }: Room): number {
  if (left < MARGIN) return MARGIN - left;
  return right > width - MARGIN ? Math.max(MARGIN - left, width - MARGIN - right) : 0;
}
