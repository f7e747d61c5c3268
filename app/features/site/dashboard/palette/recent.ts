/** What was opened from the palette last, in this browser. */
export type Recent = { to: string; title: string };

const KEY = "commands.recent";
const KEPT = 5;

const isRecent = (value: unknown): value is Recent => {
  const { to, title } = (value ?? {}) as Partial<Recent>;
  return typeof to === "string" && to.startsWith("/") && !to.startsWith("//") && typeof title === "string";
};

/** Belongs to one person: the next one at this browser must not read names from it. */
export function readRecent(viewerId: string | undefined): Recent[] {
  try {
    const { owner, items } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { owner?: string; items?: unknown[] };
    return owner === (viewerId ?? "") && Array.isArray(items) ? items.filter(isRecent) : [];
  } catch {
    return [];
  }
}

export function rememberRecent(viewerId: string | undefined, item: Recent): void {
  const items = [item, ...readRecent(viewerId).filter(({ to }) => to !== item.to)].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify({ owner: viewerId ?? "", items }));
  } catch {
    // Without storage nothing is remembered; the palette works all the same.
  }
}
