/** One finished page as it goes over the wire. */
export type Page = {
  status: number;
  etag: string;
  headers: Readonly<Record<string, string>>;
  brotli: Buffer;
  gzip: Buffer;
  tags: readonly string[];
  madeAt: number;
};

/** Pages by key, bounded in number and bytes; the least recently used is evicted first. */
export function pageStore({ maxEntries, maxBytes }: { maxEntries: number; maxBytes: number }) {
  const pages = new Map<string, Page>();
  let bytes = 0;
  const sizeOf = (page: Page) => page.brotli.length + page.gzip.length;

  function remove(key: string) {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= sizeOf(page);
  }

  return {
    get(key: string): Page | undefined {
      const page = pages.get(key);
      if (page) {
        // A Map preserves insertion order: what is used moves to the end.
        pages.delete(key);
        pages.set(key, page);
      }
      return page;
    },
    set(key: string, page: Page): void {
      remove(key);
      if (sizeOf(page) > maxBytes) return;
      pages.set(key, page);
      bytes += sizeOf(page);
      for (const oldest of pages.keys()) {
        if (pages.size <= maxEntries && bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    removeTagged(tags: ReadonlySet<string> | "all"): void {
      for (const [key, page] of pages) if (tags === "all" || page.tags.some((tag) => tags.has(tag))) remove(key);
    },
    size: () => ({ entries: pages.size, bytes }),
  };
}
