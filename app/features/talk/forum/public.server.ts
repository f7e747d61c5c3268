export { forumPages } from "./forum.cached-pages.ts";
export { forumPostSubjects, forumThreadSubjects } from "./server/moderation.server.ts";
export { threadAddresses } from "./server/sitemap.server.ts";
