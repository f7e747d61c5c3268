export { ideabookSubjects } from "./ideabooks.moderation.server.ts";
