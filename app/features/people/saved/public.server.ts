export { newestSaved, saveIdeas } from "./server/service.server.ts";
export { type SavedCard, savableKinds } from "./server/shown.server.ts";
