export type { IdeaListInput } from "./list/ideas.list.contract.ts";
export { listIdeas } from "./list/server/list.server.ts";
export { binIdeas, emptyBin } from "./server/bin.server.ts";
export { ideaPhotoJson, isPublicIdea, type PhotoRow, presentIdeaPhoto, publicIdeaCards } from "./server/cards.server.ts";
export { insertIdeas, type NewIdea } from "./server/rows.server.ts";
export { ideaWords, searchIdeas } from "./server/search.server.ts";
export { ideaStatus } from "./server/status.server.ts";
export { newInTaste } from "./server/taste.server.ts";
export { updateIdea } from "./server/update.server.ts";
