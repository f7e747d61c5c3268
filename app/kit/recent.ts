type Recent<Item> = {
  /** In this browser's storage. */
  key: string;
  most: number;
  isItem(value: unknown): value is Item;
  isSame(one: Item, other: Item): boolean;
};

/** Recently used items in this browser, newest first. Separate per person: the next one must not read it. */
export function recentItems<Item>({ key, most, isItem, isSame }: Recent<Item>) {
  function read(viewerId: string | undefined): Item[] {
    try {
      const { owner, items } = JSON.parse(localStorage.getItem(key) ?? "{}") as { owner?: unknown; items?: unknown };
      return owner === (viewerId ?? "") && Array.isArray(items) ? items.filter(isItem).slice(0, most) : [];
    } catch {
      return [];
    }
  }
  function write(viewerId: string | undefined, items: readonly Item[]): void {
    try {
      localStorage.setItem(key, JSON.stringify({ owner: viewerId ?? "", items: items.slice(0, most) }));
    } catch {
      // Without storage nothing is remembered; everything works all the same.
    }
  }
  const others = (viewerId: string | undefined, item: Item) => read(viewerId).filter((other) => !isSame(other, item));
  return {
    read,
    remember: (viewerId: string | undefined, item: Item): void => write(viewerId, [item, ...others(viewerId, item)]),
    forget: (viewerId: string | undefined, item: Item): void => write(viewerId, others(viewerId, item)),
    clear: (viewerId: string | undefined): void => write(viewerId, []),
  };
}
