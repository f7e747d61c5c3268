export { interiorPictureJob } from "./server/pictures.server.ts";
