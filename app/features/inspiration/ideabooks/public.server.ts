export { addIdeas } from "./server/many.server.ts";
export { ideabookSubjects } from "./server/moderation.server.ts";
export { createBook } from "./server/service.server.ts";
