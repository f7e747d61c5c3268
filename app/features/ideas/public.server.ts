export { publicIdeaCards } from "./ideas.cards.server.ts";
export { insertIdeas, type NewIdea } from "./ideas.rows.server.ts";
