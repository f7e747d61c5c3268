export { portfolioPhotos } from "./server/shown.server.ts";
export { ideaPublishers } from "./server/slots.server.ts";
