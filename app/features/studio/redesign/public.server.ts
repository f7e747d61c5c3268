export { redesignPictureRoutes } from "./server/redesigns.download.server.ts";
export { DESIGN_BODY_BYTES, generateDesign } from "./server/redesigns.function.server.ts";
