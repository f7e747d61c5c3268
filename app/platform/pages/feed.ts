/** Addresses of what is new, as Atom (RFC 4287), each in every language. */
export const IDEA_FEED = "/ideas/feed.xml";
export const FORUM_FEED = "/ideas/forums/feed.xml";
export const GUIDE_FEED = "/resources/feed.xml";
export const FEEDS = [IDEA_FEED, FORUM_FEED, GUIDE_FEED] as const;

export type FeedEntry = {
  path: string;
  title: string;
  /** Plain text. */
  summary: string;
  published: Date;
  updated: Date;
  /** A public photograph. */
  photo?: string | null;
};

export type Feed = {
  path: (typeof FEEDS)[number];
  /** The page that shows the same. */
  page: string;
  title(language: string): Promise<string>;
  /** The newest first. */
  entries(language: string): Promise<FeedEntry[]>;
};

/** In one feed. */
export const FEED_ENTRIES = 50;
