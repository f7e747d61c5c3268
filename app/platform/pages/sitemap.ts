/** One address for search engines, with the pictures that belong to it. */
export type SitemapEntry = {
  path: string;
  changed?: Date /** Paths of this site. */;
  images?: readonly string[] /** The only language of the page. */;
  onlyIn?: string;
};

/** What a feature offers to search engines: its fixed pages, and a list in files of `limit` addresses in a stable order. */
export type SitemapSource = {
  /** Begins the names of the files: '<name>-1.xml'. */
  name: string;
  pages(): Promise<readonly string[]>;
  count(): Promise<number>;
  list(page: { limit: number; offset: number }): Promise<SitemapEntry[]>;
};
