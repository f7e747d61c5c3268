export { publicIdeaCards } from "./ideas.cards.server.ts";
export { insertIdeas, type NewIdea } from "./ideas.rows.server.ts";
export { searchIdeas } from "./ideas.search.server.ts";
export { newIdeaVersion, updateIdea } from "./ideas.update.server.ts";
