type Edges = { top: number; bottom: number; left: number; right: number };
type Size = { width: number; height: number };

/** How far from the window's edge a menu stays, and from its button. */
const MARGIN = 8;
const GAP = 6;

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

const within = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));

/**
 * Where a menu stands in the window: below its button or above it, on the other side where it does not fit and there is more room, and never over an edge.
 * `isUp`: above is preferred. `isLeft`: their left edges meet, otherwise the right ones.
 */
export function placeOf(menu: Size, button: Edges, room: Size, { isUp, isLeft }: { isUp: boolean; isLeft: boolean }): { left: number; top: number } {
  const below = room.height - MARGIN - button.bottom - GAP;
  const above = button.top - GAP - MARGIN;
  const [wanted, other] = isUp ? [above, below] : [below, above];
  const goesUp = isUp === (menu.height <= wanted || wanted >= other);
  return {
    top: within(MARGIN, goesUp ? button.top - GAP - menu.height : button.bottom + GAP, room.height - MARGIN - menu.height),
    left: within(MARGIN, isLeft ? button.left : button.right - menu.width, Math.max(MARGIN, room.width - MARGIN - menu.width)),
  };
}
