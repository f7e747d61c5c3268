export { newProjectPath, projectPath } from "./projects.ts";
