/** What answers programs, not people. */
const NO_PAGES = /^\/(api|rpc|rest|functions|webhooks|health|metrics|events|assets|media|m|texts|share-picture|__manifest)(\/|$)/;

/** Whether a path is of a screen, or of its data. */
export const isPage = (path: string): boolean => !NO_PAGES.test(path) && (!path.includes(".") || path.endsWith(".data"));
