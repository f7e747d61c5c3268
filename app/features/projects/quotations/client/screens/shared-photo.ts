export { sharedPhotoLoader as loader } from "../../server/paper.server.ts";
