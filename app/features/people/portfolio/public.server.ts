export { mayEditProject } from "./portfolio.policy.ts";
export { projectPath } from "./portfolio.ts";
export { portfolioCosts } from "./server/costs.server.ts";
export { isOpenProject, portfolioPhotos } from "./server/shown.server.ts";
export { ideaPublishers, projectPieces } from "./server/slots.server.ts";
