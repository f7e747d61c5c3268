export { newestSaved, saveIdeas } from "./server/service.server.ts";
export { type SavedCard, savableKinds, showSaved } from "./server/shown.server.ts";
