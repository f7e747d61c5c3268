export { flushViews } from "./server/buffer.server.ts";
export { productViewRoutes } from "./server/routes.server.ts";
