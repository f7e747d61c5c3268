export { keepIdea, newestSaved } from "./server/service.server.ts";
export { type SavedCard, savableKinds } from "./server/shown.server.ts";
