export { keepIdea, newestSaved } from "./saved.service.server.ts";
