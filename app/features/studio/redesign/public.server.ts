export { redesignPictureRoutes } from "./server/download.server.ts";
export { DESIGN_BODY_BYTES, generateDesign } from "./server/function.server.ts";
export { listRedesigns } from "./server/service.server.ts";
