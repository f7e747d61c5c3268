export { newestSaved } from "./saved.service.server.ts";
