export type { IdeaListInput } from "./list/ideas.list.contract.ts";
export { listIdeas } from "./list/server/list.server.ts";
export { ideaPhotoJson, isPublicIdea, type PhotoRow, presentIdeaPhoto, publicIdeaCards } from "./server/cards.server.ts";
export { insertIdeas, type NewIdea } from "./server/rows.server.ts";
export { searchIdeas } from "./server/search.server.ts";
export { emptyBin, setIdeaState } from "./server/state.server.ts";
export { updateIdea } from "./server/update.server.ts";
