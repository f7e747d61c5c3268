import type { RawBuilder } from "kysely";

/** One address for search engines. */
export type SitemapEntry = {
  path: string;
  changed?: Date;
  /** Photographs of the page. */
  photos?: readonly string[];
  /** The only language of the page. */
  onlyIn?: string;
};

/** Rows with a page each, walked through by their ids. */
export type SitemapRows = {
  /** `table i where what is public`, with an index that has these ids in order. */
  from: RawBuilder<unknown>;
  /** What `entryOf` needs, beside `changed` (a time), `photos` (ids of files) and `enough` (see `hasEnough`). */
  columns: RawBuilder<unknown>;
  pathOf(row: never): string;
};

/** What a feature offers to search engines: its fixed pages, a short list, or any number of rows. */
export type SitemapSource = {
  /** Begins the names of the files: '<name>-<language>-1.xml'. */
  name: string;
  /** What its first page is called and about, in English, for /llms.txt. */
  about?(): Promise<readonly [title: string, text: string]>;
  /** In the file of pages. */
  pages?(): Promise<readonly string[]>;
  entries?(): Promise<readonly SitemapEntry[]>;
  rows?: SitemapRows;
};

/** Rows with the type of what `columns` reads. */
export const sitemapRows = <Row>(rows: Omit<SitemapRows, "pathOf"> & { pathOf(row: Row): string }): SitemapRows => rows;
