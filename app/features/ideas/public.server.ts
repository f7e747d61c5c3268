export { ideaDetailPages } from "./detail/detail.cached-pages.ts";
export { ideaAddresses } from "./detail/sitemap.server.ts";
export { ideaPhotoJson, isPublicIdea, type PhotoRow, presentIdeaPhoto, publicIdeaCards } from "./ideas.cards.server.ts";
export { ideaSubjects } from "./ideas.moderation.server.ts";
export { insertIdeas, type NewIdea } from "./ideas.rows.server.ts";
export { searchIdeas } from "./ideas.search.server.ts";
// For code that runs without screens.
export {
  DESCRIPTION_LENGTH,
  DIFFICULTIES,
  type Difficulty,
  IMAGE_MAX_MB,
  MOST_COLORS,
  MOST_COST,
  MOST_PHOTOS,
  MOST_TAGS,
  PALETTE,
  REGIONS,
  type Region,
  ROOM_TYPES,
  type RoomType,
  STYLES,
  type Style,
  TAG_LENGTH,
  TIME_LENGTH,
  TITLE_LENGTH,
} from "./ideas.ts";
export { newIdeaVersion, updateIdea } from "./ideas.update.server.ts";
export { ideaListPages } from "./list/ideas.cached-pages.ts";
