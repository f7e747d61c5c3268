export { flushCounts } from "./server/buffer.server.ts";
export { countRoutes } from "./server/routes.server.ts";
export { countedSubjects } from "./server/subjects.server.ts";
