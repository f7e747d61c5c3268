export { ideaDetailPages } from "./detail/detail.cached-pages.ts";
export { ideaAddresses } from "./detail/sitemap.server.ts";
export { ideaPhotoJson, isPublicIdea, type PhotoRow, presentIdeaPhoto, publicIdeaCards } from "./ideas.cards.server.ts";
export { ideaSubjects } from "./ideas.moderation.server.ts";
export { insertIdeas, type NewIdea } from "./ideas.rows.server.ts";
export { searchIdeas } from "./ideas.search.server.ts";
export { newIdeaVersion, updateIdea } from "./ideas.update.server.ts";
export { ideaListPages } from "./list/ideas.cached-pages.ts";
