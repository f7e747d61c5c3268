export { installedAppRoutes } from "./server/routes.server.ts";
