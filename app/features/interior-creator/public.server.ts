export { interiorPictureJob } from "./interior-creator.pictures.server.ts";
