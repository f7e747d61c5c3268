/** A family of public pages that look the same to every visitor of one language and theme. */
export type CachedPage = {
  match(pathname: string): boolean;
  /**
   * The canonical address of this and all equivalent ones: known parameters only, in a fixed order.
   * Null when this one should not be stored (a free search, for instance).
   */
  canonical(url: URL): string | null;
  /** Names of the data it shows; when one of them is invalidated, the page is rendered again. */
  tags(canonical: string): readonly string[];
};
