export { sharePictureRoutes } from "./server/routes.server.ts";
