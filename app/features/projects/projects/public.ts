export { newProjectPath, PROJECT_STATUSES, projectPath } from "./projects.ts";
