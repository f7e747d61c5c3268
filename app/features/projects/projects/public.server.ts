export { briefOf } from "./briefing/brief.server.ts";
export { roomCosts } from "./briefing/costs.server.ts";
export { householdOf, projectFor, projectsOf } from "./server/access.server.ts";
export { projectParts } from "./server/archive-parts.server.ts";
export { recordEvent } from "./server/events.server.ts";
export { joinProfessional } from "./server/join.server.ts";
export { runningProject } from "./server/list.server.ts";
export { projectSources, type SourceFound } from "./server/sources.server.ts";
export { projectStatus } from "./server/status.server.ts";
