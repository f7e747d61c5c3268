export { keepIdea, newestSaved } from "./server/service.server.ts";
