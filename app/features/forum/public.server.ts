export { forumPages } from "./forum.cached-pages.ts";
export { forumPostSubjects, forumThreadSubjects } from "./forum.moderation.server.ts";
export { threadAddresses } from "./forum.sitemap.server.ts";
