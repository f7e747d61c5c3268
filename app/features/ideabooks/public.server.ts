export { addIdeas } from "./ideabooks.many.server.ts";
export { ideabookSubjects } from "./ideabooks.moderation.server.ts";
export { createBook } from "./ideabooks.service.server.ts";
