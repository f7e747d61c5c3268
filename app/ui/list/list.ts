/** A list as a screen shows it, whichever way its pages come. */
export type List<Item, First = unknown> = {
  /** The items of all loaded pages, each once; undefined until the first has loaded. */
  items: readonly Item[] | undefined;
  /** The first page, with what it says besides its items. */
  first: First | undefined;
  error: unknown;
  /** The items are stale: the new answer is loading. */
  isStale: boolean;
  retry(): void;
  /** For lists with 'show more'. */
  more?: { load(): void; isPending: boolean; hasFailed: boolean } | undefined;
  /** Where the list has numbered pages. */
  numbers?: { page: number; pageSize: number; total: number; hasMore: boolean } | undefined;
};
